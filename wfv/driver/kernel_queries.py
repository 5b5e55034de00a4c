"""What can be asked about kernels, and about their sub-groups: the work-items of one vector."""

import math
from typing import Any

from _wfv_driver import ffi

from wfv.driver import objects
from wfv.driver.devices import MAX_LOCAL_ITEMS, Device
from wfv.driver.entry_points import entry_point, information
from wfv.driver.kernels import Kernel
from wfv.driver.memory import LocalBytes
from wfv.driver.objects import ClError, Rows, refuse_if, sizes, text, uint, ulong
from wfv.driver.prototypes import cl

_MAX_SCRATCH = 64 << 20  # of a group: wfv.runtime.launch.local_size.MAX_SCRATCH


information("clGetKernelInfo")


def _local_bytes(kernel: Kernel) -> int:
    """The local memory of the kernel's variables, and of the arguments that are set."""
    arguments = sum(int(each) for each in kernel.values if isinstance(each, LocalBytes))
    return kernel.memory.local_bytes + arguments


def _private_bytes(kernel: Kernel) -> int:
    """What a group keeps for each work-item across barriers. Only a kernel with barriers must be analyzed for that."""
    return sum(kernel.compiled.interface.item_slots) if kernel.memory.meets else 0


def _group_size(kernel: Kernel) -> int:
    """The most work-items of a group: of the size that the kernel requires, or as many as scratch memory allows."""
    if (required := kernel.compiled.hints.required_size) is not None:
        return math.prod(required)
    fits = _MAX_SCRATCH // max(_private_bytes(kernel), 1)
    return min(MAX_LOCAL_ITEMS, 1 << max(fits.bit_length() - 1, 0))


_GROUP_INFO: Rows = {
    cl.KERNEL_WORK_GROUP_SIZE: lambda kernel: objects.size(_group_size(kernel)),
    cl.KERNEL_COMPILE_WORK_GROUP_SIZE: lambda kernel: sizes(kernel.compiled.hints.required_size or (0, 0, 0)),
    cl.KERNEL_LOCAL_MEM_SIZE: lambda kernel: ulong(_local_bytes(kernel)),
    cl.KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: (objects.size, "compiled.most_lanes"),
    cl.KERNEL_PRIVATE_MEM_SIZE: lambda kernel: ulong(_private_bytes(kernel)),
}


@entry_point("clGetKernelWorkGroupInfo")
def get_kernel_work_group_info(
    kernel: Kernel, device: Device | None, name: int, nbytes: int, value: int, nbytes_ret: Any
) -> None:
    check_device(kernel, device)
    objects.answer(_GROUP_INFO, kernel, name, nbytes, value, nbytes_ret)


def check_device(kernel: Kernel, device: Device | None) -> None:
    """Raises ClError if the device is not the kernel's; none is needed if the kernel has one only."""
    devices = kernel.program.devices
    refuse_if(device not in devices if device is not None else len(devices) > 1, cl.INVALID_DEVICE)


_SPACES = {1: "GLOBAL", 2: "CONSTANT", 3: "LOCAL"}


def _constant(kind: str, word: str) -> int:
    """`KERNEL_ARG_ACCESS_READ_ONLY` for `read_only`; 0 if there is none."""
    return int(getattr(cl, f"KERNEL_ARG_{kind}_{word.upper()}", 0))


_ARG_INFO: Rows = {
    cl.KERNEL_ARG_ADDRESS_QUALIFIER: lambda each: uint(_constant("ADDRESS", _SPACES.get(each.space, "PRIVATE"))),
    cl.KERNEL_ARG_ACCESS_QUALIFIER: lambda each: uint(_constant("ACCESS", each.access)),
    cl.KERNEL_ARG_TYPE_NAME: (text, "type"),
    cl.KERNEL_ARG_TYPE_QUALIFIER: lambda each: ulong(sum(_constant("TYPE", word) for word in each.qualifiers.split())),
    cl.KERNEL_ARG_NAME: (text, "name"),
}


@entry_point("clGetKernelArgInfo")
def get_kernel_arg_info(kernel: Kernel, index: int, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    refuse_if(index >= len(kernel.header.parameters), cl.INVALID_ARG_INDEX)
    program = kernel.program
    if program.source is None or "-cl-kernel-arg-info" not in program.options.split():
        raise ClError(cl.KERNEL_ARG_INFO_NOT_AVAILABLE)
    objects.answer(_ARG_INFO, kernel.header.parameters[index], name, nbytes, value, nbytes_ret)


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
            found = [-(-first // lanes) * math.prod(others)]
        case cl.KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT:
            found = _local_size(_numbers(given, input_bytes, 1)[0], lanes, nbytes if value else 8)
        case cl.KERNEL_MAX_NUM_SUB_GROUPS:
            found = [MAX_LOCAL_ITEMS // lanes]
        case cl.KERNEL_COMPILE_NUM_SUB_GROUPS:
            found = [0]
        case _:
            raise ClError(cl.INVALID_VALUE)
    objects.give(objects.sizes(found), nbytes, value, nbytes_ret)


def _numbers(given: int, nbytes: int, most: int = 3) -> list[int]:
    """The sizes that the host passes. Raises ClError."""
    refuse_if(not given or nbytes % 8 or not 1 <= nbytes // 8 <= most, cl.INVALID_VALUE)
    found = list(ffi.cast("size_t *", given)[0 : nbytes // 8])
    refuse_if(0 in found, cl.INVALID_VALUE)
    return found


def _local_size(count: int, lanes: int, nbytes: int) -> list[int]:
    """A local size with so many sub-groups; zeros if there is none."""
    dimensions = nbytes // 8
    refuse_if(nbytes % 8 or not 1 <= dimensions <= 3, cl.INVALID_VALUE)
    fits = count * lanes <= MAX_LOCAL_ITEMS
    return [count * lanes, *([1] * (dimensions - 1))] if fits else [0] * dimensions
