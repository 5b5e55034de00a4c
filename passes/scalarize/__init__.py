"""OpenCL's vectors become scalars, one for each component; structs and arrays likewise.

`scalarize_vectors` takes a function with composite values. It leaves vectors only where they are loaded or stored, and
structs only as results of calls and cmpxchg, so that the lanes of work-items are the only SIMD dimension.
Source: Karrenberg (2015).
"""
