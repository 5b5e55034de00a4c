"""OpenCL's built-in functions in a kernel: parameters, intrinsics, libm calls and memory take their places.

`lower_builtins` takes a normalized kernel. It makes parameters of the work-item functions (work_item_parameters.py) and
of the `__local` variables that the kernel uses; no OpenCL built-in but barriers is left.
Source: Karrenberg & Hack (CC 2012), section 3.
"""
