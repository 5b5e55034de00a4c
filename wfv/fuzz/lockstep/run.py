"""A launch of a form: its groups, continuations and vectors, one after the other."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import numpy as np

from kernels_ir.catalog import Launch
from passes.barriers.exchange_memory import EXCHANGE_BYTES
from passes.functions.names import MASK
from passes.interface import NEXT_BYTES
from passes.kernel.traps import CELL
from wfv import LocalMemory
from wfv.errors import KernelTrapError
from wfv.fuzz.lockstep.builtins import opencl_builtins
from wfv.fuzz.lockstep.form import LANE, Form
from wfv.fuzz.lockstep.work_group import Ids, WorkGroup
from wfv.ir.interp import Memory, run_lockstep
from wfv.ir.types import I32, size_of
from wfv.ir.values import Argument
from wfv.opencl.builtins import EXCHANGE

DONE = 2**32 - 1  # -1 as the interpreter returns it
UNKNOWN_TRAP = 2**32 - 1  # before traps have numbers
LOCAL = 3  # the address space of `__local` memory


def run_form(form: Form, launch: Launch, max_steps: int = 10**7) -> None:
    """Runs one launch; its arrays are changed in place. Raises KernelTrapError."""
    memory = Memory()
    mapped = {id(x): memory.map(x) for x in launch.args if isinstance(x, np.ndarray)}
    counts = [-(-g // n) for g, n in zip(*WorkGroup(launch, (0, 0, 0)).padded(), strict=True)]
    for z, y, x in itertools.product(*map(range, reversed(counts))):
        group = WorkGroup(launch, (x, y, z))
        given = [mapped.get(id(arg), arg) for arg in launch.args]
        shared = _local_memory(form, given, memory) | _slots(form, group, memory)
        shared[CELL] = memory.map(np.zeros(1, np.int32))
        items = len(list(group.items()))
        shared[EXCHANGE] = memory.allocate(EXCHANGE_BYTES * items, 64)  # in forms in which it is no slot yet
        _run_group(form, group, shared, memory, max_steps)
        if trap := memory.load(shared[CELL], I32):
            line = 0 if trap == UNKNOWN_TRAP else form.compiled.interface.traps[trap - 1].location
            raise KernelTrapError(f"a work-item trapped in group {group.id}", line=line)


def _local_memory(form: Form, given: list[Any], memory: Memory) -> dict[str, Any]:
    """The arguments and the `__local` variables by their parameters; addresses are handed out in order."""
    align = form.compiled.interface.slot_align
    shared: dict[str, Any] = {"wfv.local_begin": memory.allocate(1, align)}
    for param, arg in zip(form.compiled.interface.params, given, strict=True):
        shared[param.name] = memory.allocate(arg.nbytes, align) if isinstance(arg, LocalMemory) else arg
    for name, variable in form.module.globals.items():
        if variable.addrspace == LOCAL:
            shared[f"wfv.local.{name}"] = memory.allocate(size_of(variable.value_type), align)
    return shared | {"wfv.local_end": memory.allocate(1, align)}


def _slots(form: Form, group: WorkGroup, memory: Memory) -> dict[str, int]:
    """Fresh memory, which reads as poison until it is written."""
    interface, items = form.compiled.interface, int(np.prod(group.padded()[1]))
    align = interface.slot_align
    slots = {f"wfv.slot{k}": memory.allocate(size * items, align) for k, size in enumerate(interface.item_slots)}
    return slots | {f"wfv.gslot{k}": memory.allocate(size, align) for k, size in enumerate(interface.group_slots)}


def _run_group(form: Form, group: WorkGroup, shared: Mapping[str, Any], memory: Memory, max_steps: int) -> None:
    def trap(lane: int) -> None:
        memory.store(shared[CELL], UNKNOWN_TRAP, I32)

    number = 0
    for _ in range(1000):
        fn = form.stage.functions[number]
        is_whole = form.has_barrier  # the shapes hold for the lanes of a vector only
        batches = [list(group.items())] if is_whole else list(group.rows(form.lanes))
        results: set[Any] = set()
        for batch in batches:
            run = fn if is_whole or len(batch) == form.lanes else form.rest_of(fn)
            args = [[_argument(arg, group, item, k, shared) for arg in run.args] for k, item in enumerate(batch)]
            builtins = opencl_builtins(form.module, group, batch, shared[EXCHANGE], trap)
            places = [group.place(item, form.lanes) for item in batch]
            checked = set() if is_whole else form.checked[run]
            uniform, place_of = checked.__contains__, places.__getitem__
            results.update(run_lockstep(form.module, run, args, memory, builtins, uniform, max_steps, place_of))
        if form.compiled.interface.barriers and len(form.stage.functions) > 1:
            results = _next_of(form, group, shared, memory)
        assert len(results) == 1, f"work-items of a group continue with {results} after {fn.name}"
        (number,) = results
        if number in (None, DONE):  # None: a kernel that is not split returns nothing
            return
    raise AssertionError("the continuations do not end")


def _next_of(form: Form, group: WorkGroup, shared: Mapping[str, Any], memory: Memory) -> set[Any]:
    """What is next by the ids that the work-items have stored, where barriers are checked; DONE: all have returned."""
    interface, items = form.compiled.interface, len(list(group.items()))
    base = shared[f"wfv.slot{len(interface.item_slots) - 1}"]
    found = {memory.load(base + NEXT_BYTES * k, I32) for k in range(items)}
    if DONE not in found:
        return {number + len(interface.barriers) for number in found}
    return found - {DONE} or {DONE}


def _argument(arg: Argument, group: WorkGroup, item: Ids, lane: int, shared: Mapping[str, Any]) -> Any:
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
