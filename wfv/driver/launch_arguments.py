"""The arguments of launches, packed as compiled kernels read them, and launches that native code repeats.

repeated_source.c repeats a launch of the same kernel object, sizes and arguments as the one before.
"""

import ctypes
import weakref
from typing import NamedTuple

from passes.interface import SCRATCH_ALIGN, KernelInterface
from wfv.driver.constants import cl
from wfv.driver.devices import Device
from wfv.driver.images import Image
from wfv.driver.kernels import Kernel
from wfv.driver.memory import LocalBytes, Memory, Value
from wfv.driver.native import lib
from wfv.driver.objects import ClError, ulong
from wfv.ir.types import round_up
from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch.native_launch import native_launch
from wfv.runtime.launch.plan import LaunchPlan
from wfv.runtime.launch.variant import Variant


def packed(interface: KernelInterface, values: list[Value]) -> ArgumentBlock:
    """A block with these arguments, as a kernel with this interface reads them. Raises ClError."""
    storage = (ctypes.c_char * (interface.args_size + SCRATCH_ALIGN))()
    start = round_up(ctypes.addressof(storage), SCRATCH_ALIGN)
    local_end = interface.local_variables
    for value, param in zip(values, interface.params, strict=True):
        data: bytes | int = 0
        if isinstance(value, bytes):
            data = value
        elif isinstance(value, Image):
            data = value.fields
        elif isinstance(value, Memory):
            if value.address % param.align:
                raise ClError(cl.MISALIGNED_SUB_BUFFER_OFFSET)
            data = value.address
        elif value is not None:
            data = round_up(local_end, max(SCRATCH_ALIGN, param.align))
            local_end = data + int(value)
        data = data if isinstance(data, bytes) else ulong(data)
        ctypes.memmove(start + param.offset, data, len(data))
    return ArgumentBlock(start, local_end, are_large(values), (storage,))


class RawArguments:
    """The arguments of a launch as `KernelVariants.prepare` takes them: packed without the checks of Python's."""

    def __init__(self, values: list[Value]) -> None:
        self._values, self.are_large = values, are_large(values)
        self._blocks: dict[Variant, ArgumentBlock] = {}

    def block(self, variant: Variant) -> ArgumentBlock:
        """The packed arguments. Raises ClError."""
        found = self._blocks.get(variant)
        if found is None:
            found = self._blocks[variant] = packed(variant.interface, self._values)
        return found


def are_large(values: list[Value]) -> bool:
    """Whether a buffer is too large for code with 32-bit indices."""
    return max([each.size for each in values if isinstance(each, Memory)], default=0) > INDEX32_BUFFER_BYTES


def local_bytes_of(values: list[Value]) -> int:
    """The size of the local memory arguments."""
    return sum([int(each) for each in values if isinstance(each, LocalBytes)])


_MAX_SCRATCH = 1 << 20  # bytes that are kept for a kernel object
Sizes = tuple[int, ...]


class Range(NamedTuple):
    """The sizes of a launch as the host gave them."""

    offset: Sizes | None
    size: Sizes
    local: Sizes | None


def repeat(kernel: Kernel, plan: LaunchPlan, block: ArgumentBlock, sizes: Range, device: Device) -> None:
    """Further launches of the kernel object with these sizes run in native code, until an argument is set.

    Nothing happens if the launch needs Python: its kernel prints, may end with an error, or needs much memory.
    """
    memories = tuple([each for each in kernel.values if type(each) is weakref.ref])
    if plan.may_end or kernel.references < 1 or (plan.needs_scratch and plan.nbytes > _MAX_SCRATCH):
        return
    scratch, address = _scratch(plan) if plan.needs_scratch else (None, 0)
    kept = plan, block, scratch, kernel.context, device
    record = lib.wfv_new_repeated(id(memories), id(kept))
    if not record:
        return
    record.launch = ctypes.cast(native_launch.call, ctypes.c_void_p).value  # type: ignore[arg-type]  # a function of ctypes
    record.plan, record.arguments, record.scratch = plan.address, block.address, address
    record.context, record.device = id(kernel.context), id(device)
    record.dimensions = len(sizes.size)
    record.has_offset, record.has_local = sizes.offset is not None, sizes.local is not None
    for numbers, given in zip((record.offset, getattr(record, "global"), record.local), sizes, strict=True):
        numbers[0 : len(given or ())] = given or ()
    kernel.is_repeated = True
    lib.wfv_repeat(kernel.handle, record)


def _scratch(plan: LaunchPlan) -> tuple[object, int]:
    """Scratch memory for the thread that launches, and its address."""
    align = max(plan.align, SCRATCH_ALIGN)
    storage = (ctypes.c_char * (plan.nbytes + align))()
    return storage, round_up(ctypes.addressof(storage), align)
