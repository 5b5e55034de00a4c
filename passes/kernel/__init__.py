"""Both ends of the pipeline: from a kernel to a function of its ids, and from SIMD code to a launch function.

`lower_builtins` takes a normalized kernel. It makes parameters of the work-item functions (work_item_parameters.py) and
of the `__local` variables that the kernel uses; no OpenCL built-in but barriers is left.
`group_kernel` takes the forms of each continuation (`Body`). It returns the text of the group kernel, with the vector
loop and the remainder loop, and of the launch function, which claims groups until none is left.
Source: Karrenberg & Hack (CC 2012), sections 3 and 5.
"""
