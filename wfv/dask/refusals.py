"""Kernels that cannot run by chunks, found in their IR: each chunk has its own group ids, sizes and atomics."""

from __future__ import annotations

import re

from wfv.errors import UnsupportedError
from wfv.ir.items import reached_only
from wfv.runtime.kernel import Kernel

# Operations on global or generic memory: by LLVM's instructions, or by OpenCL's functions, whose names have the types.
_ATOMIC = re.compile(
    r"^ .*?(?:\b(?:atomicrmw|cmpxchg|load atomic|store atomic)\b|@_Z\d+atom(?:ic)?_\w+).*$", re.MULTILINE
)
_IS_LOCAL = re.compile(r"addrspace\(3\)|PU3AS3|PU3AS3VU7_Atomic")
_OF_DIMENSION = re.compile(
    r"call [^\n]*@_Z\d+(get_global_size|get_num_groups|get_group_id|get_global_offset)j\(i32 [^\n)]*?(\S+)\)"
)
_OF_WHOLE = re.compile(r"call [^\n]*@_Z\d+(get_global_linear_id)v\(")


def check_splittable(kernel: Kernel, dimensions: int) -> None:
    """Raises UnsupportedError if chunks of rows, along the last of `dimensions`, would not have the results of one
    launch."""
    text = reached_only(kernel.source or "", kernel.name)
    for line in _ATOMIC.findall(text):
        if not _IS_LOCAL.search(line):
            raise UnsupportedError(
                f"kernel {kernel.name!r} has atomic operations on global memory, which chunks do not share",
                help="return one result for each work-item, and reduce them by dask",
            )
    last = str(dimensions - 1)
    names = [name for name, dimension in _OF_DIMENSION.findall(text) if dimension == last or not dimension.isdecimal()]
    for name in [*names, *_OF_WHOLE.findall(text)]:
        raise UnsupportedError(
            f"kernel {kernel.name!r} calls {name}: it would be that of a chunk, not of the whole",
            help="pass the number as an argument of the kernel",
        )
