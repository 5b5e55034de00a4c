"""What the host can ask about sub-groups: they are the lanes of a vector, along dimension 0 (docs/opencl.md)."""

from __future__ import annotations

import struct
from collections.abc import Callable
from math import prod
from typing import Any

from wfv.driver import constants as cl
from wfv.driver import queries
from wfv.driver.devices import MAX_LOCAL_ITEMS, Device
from wfv.driver.entry_points import entry_point
from wfv.driver.kernels import Kernel, check_device
from wfv.driver.objects import ClError

_SIZES = (8, 16, 24)  # bytes of one, two or three size_t


@entry_point("clGetKernelSubGroupInfo", "clGetKernelSubGroupInfoKHR")
def get_kernel_sub_group_info(
    kernel: Kernel, device: Device | None, name: int, input_nbytes: int, input_value: int,
    nbytes: int, value: int, nbytes_ret: Any,
) -> None:  # fmt: skip
    check_device(kernel, device)
    getter = _INFO.get(name)
    if getter is None:
        raise ClError(cl.INVALID_VALUE)
    given: tuple[int, ...] = ()
    if name in _WITH_INPUT:
        if not input_value or input_nbytes not in (_SIZES if name in _NDRANGE else (8,)):
            raise ClError(cl.INVALID_VALUE)
        given = struct.unpack(f"<{input_nbytes // 8}Q", queries.load(input_value, input_nbytes))
    queries.give(queries.sizes(getter(kernel, given, nbytes)), nbytes, value, nbytes_ret)


def _lanes(kernel: Kernel) -> int:
    return int(kernel.compiled.options.lanes)


def _count(kernel: Kernel, local: tuple[int, ...]) -> tuple[int, ...]:
    """A row of work-items has as many whole sub-groups as fit, and a smaller one behind them."""
    return (-(-local[0] // _lanes(kernel)) * prod(local[1:]),)


def _local_size(kernel: Kernel, count: int, nbytes: int) -> tuple[int, ...]:
    """A local size with that many sub-groups, in as many dimensions as there is room for; zeros if there is none."""
    if nbytes not in _SIZES:
        raise ClError(cl.INVALID_VALUE)
    items = count * _lanes(kernel)
    first, others = (items, 1) if 0 < items <= MAX_LOCAL_ITEMS else (0, 0)
    return (first, *(others for _ in range(nbytes // 8 - 1)))


# By the parameter: what is answered for a kernel, the input, and the room for the answer in bytes.
_INFO: dict[int, Callable[[Kernel, tuple[int, ...], int], tuple[int, ...]]] = {
    cl.KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE: lambda kernel, *_: (_lanes(kernel),),
    cl.KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE: lambda kernel, local, _: _count(kernel, local),
    cl.KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT: lambda kernel, given, nbytes: _local_size(kernel, given[0], nbytes),
    cl.KERNEL_MAX_NUM_SUB_GROUPS: lambda *_: (MAX_LOCAL_ITEMS,),
    cl.KERNEL_COMPILE_NUM_SUB_GROUPS: lambda *_: (0,),
}
_NDRANGE = (cl.KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, cl.KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE)
_WITH_INPUT = (*_NDRANGE, cl.KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT)
