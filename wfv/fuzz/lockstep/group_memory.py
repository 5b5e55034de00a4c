"""What a launch supplies to a group in the interpreter: `__local` memory, slots, and the parameters `wfv.*`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from passes.barriers.slots import EXCHANGE_BYTES
from passes.functions.names import MASK
from passes.interface import NEXT_BYTES, KernelInterface
from passes.kernel.traps import CELL
from wfv import LocalMemory
from wfv.fuzz.lockstep.work_group import Ids, WorkGroup
from wfv.ir.core import Module
from wfv.ir.interp import Memory
from wfv.ir.types import I32, size_of
from wfv.ir.values import Argument
from wfv.opencl.builtins import EXCHANGE

LANE = "wfv.test.lane"  # a parameter that a check adds: the number of the lane
DONE = 2**32 - 1  # -1 as the interpreter returns it
LOCAL = 3  # the address space of `__local` memory


def group_memory(
    interface: KernelInterface, module: Module, group: WorkGroup, given: Sequence[Any], memory: Memory
) -> dict[str, Any]:
    """The values of the parameters that a group's work-items share; `given`: the arguments, arrays as addresses."""
    shared = _local_memory(interface, module, given, memory) | _slots(interface, group, memory)
    shared[CELL] = memory.map(np.zeros(1, np.int32))
    items = len(list(group.items()))
    shared[EXCHANGE] = memory.allocate(EXCHANGE_BYTES * items, 64)  # in forms in which it is no slot yet
    return shared


def _local_memory(interface: KernelInterface, module: Module, given: Sequence[Any], memory: Memory) -> dict[str, Any]:
    """The arguments and the `__local` variables by their parameters; addresses are handed out in order."""
    align = interface.slot_align
    shared: dict[str, Any] = {"wfv.local_begin": memory.allocate(1, align)}
    for param, arg in zip(interface.params, given, strict=True):
        shared[param.name] = memory.allocate(arg.nbytes, align) if isinstance(arg, LocalMemory) else arg
    for name, variable in module.globals.items():
        if variable.addrspace == LOCAL:
            shared[f"wfv.local.{name}"] = memory.allocate(size_of(variable.value_type), align)
    return shared | {"wfv.local_end": memory.allocate(1, align)}


def _slots(interface: KernelInterface, group: WorkGroup, memory: Memory) -> dict[str, int]:
    """Fresh memory, which reads as poison until it is written."""
    align, items = interface.slot_align, int(np.prod(group.padded()[1]))
    slots = {f"wfv.slot{k}": memory.allocate(size * items, align) for k, size in enumerate(interface.item_slots)}
    return slots | {f"wfv.gslot{k}": memory.allocate(size, align) for k, size in enumerate(interface.group_slots)}


def next_by_ids(interface: KernelInterface, group: WorkGroup, shared: Mapping[str, Any], memory: Memory) -> set[Any]:
    """What is next by the ids that the work-items have stored, where barriers are checked; DONE: all have returned."""
    items = len(list(group.items()))
    base = shared[f"wfv.slot{len(interface.item_slots) - 1}"]
    found = {memory.load(base + NEXT_BYTES * k, I32) for k in range(items)}
    if DONE not in found:
        return {number + len(interface.barriers) for number in found}
    return found - {DONE} or {DONE}


def argument(arg: Argument, group: WorkGroup, item: Ids, lane: int, shared: Mapping[str, Any]) -> Any:
    """The value of a parameter for a work-item of the group."""
    if arg.name in shared:
        return shared[arg.name]
    if arg.name == LANE:
        return lane
    if arg.name == MASK:
        return 1
    if arg.name == "wfv.wdim":
        return len(group.launch.global_size)
    stem = arg.name.removeprefix("wfv.")
    return group.value(stem[:-1], int(stem[-1]), item)
