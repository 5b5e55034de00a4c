"""A launch of a form: its groups, continuations and vectors, one after the other."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import numpy as np

from kernels_ir.catalog import Launch
from passes.kernel.traps import CELL
from wfv.errors import KernelTrapError
from wfv.fuzz.lockstep.builtins import opencl_builtins
from wfv.fuzz.lockstep.form import Form
from wfv.fuzz.lockstep.group_memory import DONE, argument, group_memory, next_by_ids
from wfv.fuzz.lockstep.work_group import WorkGroup
from wfv.ir.interp import Lockstep, Memory
from wfv.ir.types import I32
from wfv.opencl.builtins import EXCHANGE

UNKNOWN_TRAP = 2**32 - 1  # before traps have numbers


def run_form(form: Form, launch: Launch, max_steps: int = 10**7) -> None:
    """Runs one launch; its arrays are changed in place. Raises KernelTrapError."""
    memory = Memory()
    lockstep = Lockstep(form.module, memory)
    mapped = {id(x): memory.map(x) for x in launch.args if isinstance(x, np.ndarray)}
    counts = [-(-g // n) for g, n in zip(*WorkGroup(launch, (0, 0, 0)).padded(), strict=True)]
    for z, y, x in itertools.product(*map(range, reversed(counts))):
        group = WorkGroup(launch, (x, y, z))
        given = [mapped.get(id(arg), arg) for arg in launch.args]
        shared = group_memory(form.compiled.interface, form.module, group, given, memory)
        _run_group(form, group, shared, lockstep, max_steps)
        if trap := memory.load(shared[CELL], I32):
            line = 0 if trap == UNKNOWN_TRAP else form.compiled.interface.traps[trap - 1].location
            raise KernelTrapError(f"a work-item trapped in group {group.id}", line=line)


def _run_group(form: Form, group: WorkGroup, shared: Mapping[str, Any], lockstep: Lockstep, max_steps: int) -> None:
    memory = lockstep.context.memory

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
            args = [[argument(arg, group, item, k, shared) for arg in run.args] for k, item in enumerate(batch)]
            builtins = opencl_builtins(form.module, group, batch, shared[EXCHANGE], trap)
            places = [group.place(item, form.lanes) for item in batch]
            uniform = None if is_whole else form.checked[run].__contains__
            results.update(lockstep.run(run, args, builtins, uniform, max_steps, places.__getitem__))
        if form.compiled.interface.barriers and len(form.stage.functions) > 1:
            results = next_by_ids(form.compiled.interface, group, shared, memory)
        assert len(results) == 1, f"work-items of a group continue with {results} after {fn.name}"
        (number,) = results
        if number in (None, DONE):  # None: a kernel that is not split returns nothing
            return
    raise AssertionError("the continuations do not end")
