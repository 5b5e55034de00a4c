"""An OpenCL platform: a driver that the ICD loader loads, whose entry points are Python functions (docs/driver.md).

library.py          makes the shared library, C that cffi writes, translated by Clang, and installs it
prototypes.py       the entry points of opencl.h, in the order of the dispatch table; its constants
entry_points.py     the table of functions; errors become error codes; `start` runs at the first call
objects.py          handles, reference counts, answers of queries
one file for each kind of object, or of command
"""
