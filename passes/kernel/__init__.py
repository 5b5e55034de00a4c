"""The two ends of the pipeline: from a kernel to a function of its ids, and from SIMD code to a launch function.

`lower_builtins` takes a normalized kernel. It makes parameters of its work-item functions and `__local` variables.
`group_kernel` takes the scalar and the SIMD form of each continuation. It builds the loops over the work-items of a
group, the remainder loop, and the launch function, which claims groups until none is left.
Source: Karrenberg & Hack (CC 2012), sections 3 and 5.
"""

from passes.kernel.builtins import lower_builtins, lower_calls
from passes.kernel.work_item_loops import Body, group_kernel

__all__ = ["Body", "group_kernel", "lower_builtins", "lower_calls"]
