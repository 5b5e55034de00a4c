"""clGetKernelSubGroupInfo: a sub-group is the work-items of one vector, neighbours along dimension 0."""

from __future__ import annotations

from typing import Any

from wfv.driver import constants as cl
from wfv.driver import queries
from wfv.driver.device_limits import MAX_LOCAL_ITEMS
from wfv.driver.devices import Device
from wfv.driver.entry_points import entry_point
from wfv.driver.kernel_queries import check_device
from wfv.driver.kernels import Kernel
from wfv.driver.native import ffi
from wfv.driver.objects import ClError


@entry_point("clGetKernelSubGroupInfo", "clGetKernelSubGroupInfoKHR")
def get_sub_group_info(
    kernel: Kernel, device: Device | None, name: int, input_bytes: int, given: int, nbytes: int, value: int,
    nbytes_ret: Any,
) -> None:  # fmt: skip
    check_device(kernel, device)
    lanes = kernel.compiled.options.lanes
    match name:
        case cl.KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE:
            _numbers(given, input_bytes)
            found = [lanes]  # what get_max_sub_group_size() returns, in small groups too
        case cl.KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE:
            first, *others = _numbers(given, input_bytes)
            found = [-(-first // lanes) * _product(others)]
        case cl.KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT:
            found = _local_size(_numbers(given, input_bytes, 1)[0], lanes, nbytes if value else 8)
        case cl.KERNEL_MAX_NUM_SUB_GROUPS:
            found = [MAX_LOCAL_ITEMS // lanes]
        case cl.KERNEL_COMPILE_NUM_SUB_GROUPS:
            found = [0]
        case _:
            raise ClError(cl.INVALID_VALUE)
    queries.give(queries.sizes(found), nbytes, value, nbytes_ret)


def _numbers(given: int, nbytes: int, most: int = 3) -> list[int]:
    """The sizes that the host passes. Raises ClError."""
    if not given or nbytes % 8 or not 1 <= nbytes // 8 <= most:
        raise ClError(cl.INVALID_VALUE)
    found = list(ffi.cast("size_t *", given)[0 : nbytes // 8])
    if 0 in found:
        raise ClError(cl.INVALID_VALUE)
    return found


def _local_size(count: int, lanes: int, nbytes: int) -> list[int]:
    """A local size with so many sub-groups; zeros if there is none."""
    dimensions = nbytes // 8
    if nbytes % 8 or not 1 <= dimensions <= 3:
        raise ClError(cl.INVALID_VALUE)
    fits = count * lanes <= MAX_LOCAL_ITEMS
    return [count * lanes, *([1] * (dimensions - 1))] if fits else [0] * dimensions


def _product(sizes: list[int]) -> int:
    found = 1
    for each in sizes:
        found *= each
    return found
