"""An OpenCL platform: a driver that the ICD loader loads, whose entry points are Python functions (docs/driver.md).

library.py          makes the shared library: C that cffi writes, translated by Clang
prototypes.py       the entry points of opencl.h, in the order of the dispatch table
start.py            runs in the library's interpreter at the first call: connects the functions here with it
entry_points.py     the table of functions; errors become error codes
objects.py          handles, reference counts, answers of queries
constants.py        the constants of opencl.h
one file for each kind of object, or of command
"""
