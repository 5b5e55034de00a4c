"""Launches that native code repeats: the same kernel object, sizes and arguments as in the launch before.

It needs the runtime, so that it is loaded at the first launch. repeated_source.c runs them.
"""

from __future__ import annotations

import ctypes
import weakref
from typing import NamedTuple

from passes.interface import SCRATCH_ALIGN
from wfv.driver.devices import Device
from wfv.driver.kernels import Kernel
from wfv.driver.native import lib
from wfv.ir.types import round_up
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch.native_launch import NativePlan, native_launch
from wfv.runtime.launch.plan import LaunchPlan

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
    native, memories = plan.sequence_plan(), tuple([each for each in kernel.values if type(each) is weakref.ref])
    if native is None or native.may_end or kernel.references < 1:
        return
    if native.needs_scratch and native.nbytes > _MAX_SCRATCH:
        return
    scratch, address = _scratch(native) if native.needs_scratch else (None, 0)
    kept = plan, native, block, scratch, kernel.context, device
    record = lib.wfv_new_repeated(id(memories), id(kept))
    if not record:
        return
    record.launch = ctypes.cast(native_launch.call, ctypes.c_void_p).value  # type: ignore[arg-type]  # a function of ctypes
    record.plan, record.arguments, record.scratch = native.address, block.address, address
    record.context, record.device = id(kernel.context), id(device)
    record.dimensions = len(sizes.size)
    record.has_offset, record.has_local = sizes.offset is not None, sizes.local is not None
    for numbers, given in zip((record.offset, getattr(record, "global"), record.local), sizes, strict=True):
        numbers[0 : len(given or ())] = given or ()
    kernel.is_repeated = True
    lib.wfv_repeat(kernel.handle, record)


def _scratch(native: NativePlan) -> tuple[object, int]:
    """Scratch memory for the thread that launches, and its address."""
    align = max(native.align, SCRATCH_ALIGN)
    storage = (ctypes.c_char * (native.nbytes + align))()
    return storage, round_up(ctypes.addressof(storage), align)
