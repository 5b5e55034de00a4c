"""The forms of a kernel after a step, run in the interpreter with W lanes in lockstep.

`stage_after` copies the forms; `run_form` runs a launch of them, as the group kernel does: continuations follow each
other by their results, and slots, `__local` memory and the parameters `wfv.*` are supplied as by
passes/group/work_item_loops.py. The claims on each form are asserted (wfv/fuzz/claims). All versions of a continuation
run, the fast ones wherever their guards hold (interpreted_versions.py), and must leave the same arrays.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any

import numpy as np

from passes.analysis.divergence import Shapes
from passes.interface import KernelInterface, pairs_of_buffers
from passes.launch_module import LaunchModule
from passes.text.scalar_bodies import scalar_bodies
from wfv import pipeline
from wfv.errors import KernelTrapError
from wfv.fuzz.claims.bases import BaseOf, base_of
from wfv.fuzz.claims.broken import BrokenClaimError
from wfv.fuzz.claims.masks import Marks, planned_marks
from wfv.fuzz.claims.memory import SlotMemory
from wfv.fuzz.claims.shapes import Claimed
from wfv.fuzz.claims.watch import FormClaims, skip_mark
from wfv.fuzz.interpreted_versions import MAIN, Continuation, Way, calls, continuations_of, ways_of
from wfv.inspect.interpreted_groups import UNKNOWN_TRAP, GroupRun, Ids, combine_copies, group_memory, groups_of
from wfv.ir.core import Function, Module
from wfv.ir.edits import clone_function
from wfv.ir.interp import Lockstep
from wfv.ir.names import GROUP_SLOT, SLOT, TRAP
from wfv.ir.parser import parse_module
from wfv.ir.types import I32
from wfv.ir.values import Value
from wfv.launch import Launch
from wfv.opencl.builtins import is_barrier
from wfv.options import Options
from wfv.pipeline import Stage

MOST_STEPS = 10**7  # of one call
LINEARIZED = "linearize"  # the step whose forms vector code is made of


@dataclass(frozen=True)
class KeptStage(Stage):
    """A stage whose functions no step changes. `kept`: a copy of each form by name, with its shapes and marks."""

    kept: Mapping[str, tuple[Function, Shapes | None, Marks | None]] = field(default_factory=dict)
    continuations: tuple[Continuation, ...] = ()


def stage_after(text: str, kernel: str, options: Options, step: str) -> tuple[KeptStage, LaunchModule] | None:
    """A copy of the functions after `step`, and their interface; None if the strategy does not have the step."""
    copies: list[KeptStage] = []

    def keep(stage: Stage) -> None:
        if stage.step == step:
            copies.append(_copied(stage))

    compiled = pipeline.compile_kernel(text, kernel, options, keep, step)
    return (copies[-1], compiled) if copies else None


def _copied(stage: Stage) -> KeptStage:
    """A copy of the stage, because later steps change the functions."""
    kept: dict[str, tuple[Function, Shapes | None, Marks | None]] = {}
    forms = {form.fn.name: form for form in stage.forms}
    for fn in (*stage.functions, *(form.fn for form in stage.forms)):
        if fn.name in kept:
            continue
        form, copy = forms.get(fn.name), clone_function(fn, fn.name)
        old, new = ([*f.args, *f.instrs(), *f.blocks] for f in (fn, copy))
        copies: dict[Any, Any] = dict(zip(old, new, strict=True))
        shapes = form.shapes if form else stage.shapes.get(fn.name)
        marks = None
        if form is not None and form.plan is not None and form.masks is not None:
            marks = planned_marks(form.plan, form.masks, copies, stage.step == LINEARIZED)
        kept[fn.name] = copy, _shapes_of_copy(shapes, copies) if shapes else None, marks
    functions = tuple(kept[fn.name][0] for fn in stage.functions)
    shapes_of = {fn.name: found for fn in functions if (found := kept[fn.name][1]) is not None}
    continuations = continuations_of(stage, {name: fn for name, (fn, _, _) in kept.items()})
    return KeptStage(stage.step, stage.text, functions, shapes_of, kept=kept, continuations=continuations)


def _shapes_of_copy(shapes: Shapes, copies: Mapping[Any, Any]) -> Shapes:
    values: dict[Value, Any] = {copies[value]: shape for value, shape in shapes.values.items() if value in copies}
    return Shapes(values, {copies[b] for b in shapes.divergent_branches if b in copies}, dict(shapes.divergent_exits))


@dataclass
class Form:
    """The functions after a step, and the claims on them. `base_of`: how vector code computes a base."""

    stage: KeptStage
    compiled: LaunchModule
    lanes: int
    base_of: BaseOf = base_of
    module: Module = field(init=False)

    def __post_init__(self) -> None:
        self.module = self._callees()
        for fn, _, marks in self.stage.kept.values():
            if marks is not None:
                marks.insert(fn)

    def _callees(self) -> Module:
        """A module with the functions that others call, helper functions in the form that is claimed something of."""
        module, fns = parse_module(self.stage.text), tuple(fn for fn, _, _ in self.stage.kept.values())
        if len(fns) > len(self.stage.functions):  # the text has no callees of versions
            module.functions = parse_module(scalar_bodies(fns)).functions | module.functions
        module.functions |= {fn.name: fn for fn in fns if fn.name in module.functions}
        return module

    @property
    def continuations(self) -> tuple[Continuation, ...]:
        return self.stage.continuations

    @cached_property
    def watches(self) -> dict[Function, Any]:
        """The claims on each function. None if a barrier is left, as shapes hold for the lanes of a vector only."""
        if self.has_barrier:
            return {}
        base_of = self.base_of if self.stage.step == LINEARIZED else None
        is_separate = self.compiled.interface.needs_separate
        return {
            fn: partial(FormClaims, Claimed(fn, shapes, self.lanes, marks, base_of, is_separate))
            for fn, shapes, marks in self.stage.kept.values()
            if shapes is not None
        }

    @property
    def has_barrier(self) -> bool:
        """Whether a barrier is left: then the whole group must run in lockstep."""
        return any(is_barrier(i.callee) for fn in self.stage.functions for i in fn.instrs() if i.callee)


def run_form(form: Form, launch: Launch) -> frozenset[Way]:
    """Runs one launch in each way that fits a vector of it; its arrays are changed in place. Returns these ways.

    Raises KernelTrapError, and BrokenClaimError if a claim does not hold or a way leaves other arrays.
    """
    _expect_separate(form.compiled.interface, launch)
    ways = ways_of(form.continuations)
    before = {id(x): x.copy() for x in launch.args if isinstance(x, np.ndarray)} if ways else {}
    fits = _run(form, launch, MAIN)
    for way in (way for way in ways if way in fits):
        copies = {at: array.copy() for at, array in before.items()}  # one for an array that is two arguments
        args = tuple(copies.get(id(x), x) for x in launch.args)
        _run(form, replace(launch, args=args), way)
        _compare(form, way, launch.args, args)
    return frozenset(fits)


def _expect_separate(interface: KernelInterface, launch: Launch) -> None:
    """Raises BrokenClaimError if buffers overlap, and the code is not for such launches."""
    for a, b in pairs_of_buffers(interface.params) if interface.needs_separate else ():
        one, other = launch.args[a], launch.args[b]
        if isinstance(one, np.ndarray) and isinstance(other, np.ndarray) and np.shares_memory(one, other):
            names = [interface.params[i].name for i in (a, b)]
            raise BrokenClaimError(f"{' and '.join(names)} overlap, and the code is for buffers that do not")


def _run(form: Form, launch: Launch, way: Way) -> set[Way]:
    """Runs one launch in one way; returns the ways that would fit one of its vectors."""
    memory, fits = SlotMemory(), set[Way]()
    lockstep = Lockstep(form.module, memory, form.watches)
    lockstep.context.step_of = skip_mark
    arrays = {id(x): x for x in launch.args if isinstance(x, np.ndarray)}
    mapped = {key: memory.map(x) for key, x in arrays.items()}
    for group in groups_of(launch, form.compiled.interface.lane_dimension):
        given = [mapped.get(id(arg), arg) for arg in launch.args]
        shared = group_memory(form.compiled.interface, form.module, group, given, memory)
        memory.begin_group({name: at for name, at in shared.items() if name.startswith(GROUP_SLOT)})
        group_run = GroupRun(lockstep, form.module, form.compiled.interface, form.lanes, group, shared)
        _run_group(form, group_run, memory, way, fits)
        combine_copies(form.compiled.interface, shared, memory)
        if trap := memory.load(shared[TRAP], I32):
            line = 0 if trap == UNKNOWN_TRAP else form.compiled.interface.traps[trap - 1].place.location
            raise KernelTrapError(f"a work-item trapped in group {group.id}", line=line)
    return fits


def _run_group(form: Form, run: GroupRun, memory: SlotMemory, way: Way, fits: set[Way]) -> None:
    continuations, sizes = form.continuations, form.compiled.interface.item_slots
    slots = {run.shared[f"{SLOT}{k}"]: size for k, size in enumerate(sizes)}

    def call(fn: Function, batch: list[Ids]) -> set[Any]:
        return run.call(fn, batch, MOST_STEPS)

    def step(number: int) -> set[Any]:
        is_checked = bool(run.interface.barriers) and len(continuations) > 1 and number != 0
        returned = run.returned() if is_checked else frozenset[int]()
        memory.begin(dict(list(slots.items())[: len(sizes) - 1]), returned)
        continuation, group = continuations[number], run.group
        if form.has_barrier:
            return call(continuation.main, list(group.items()))
        return set().union(*(call(*each) for each in calls(continuation, group, form.lanes, way, fits, call)))

    run.continuations(len(continuations), step)


def _compare(form: Form, way: Way, wanted: tuple[Any, ...], found: tuple[Any, ...]) -> None:
    """Raises BrokenClaimError if a way leaves other bits in an array than the main forms."""
    params = form.compiled.interface.params
    for param, a, b in zip(params, wanted, found, strict=True):
        if isinstance(a, np.ndarray):
            differ = np.flatnonzero(a.reshape(-1).view(np.uint8) != b.reshape(-1).view(np.uint8))
            if len(differ):
                at = differ[0] // a.itemsize
                values = f"{a.reshape(-1)[at]} wanted, {b.reshape(-1)[at]} found"
                raise BrokenClaimError(f"the version {way} leaves another {param.name}[{at}]: {values}")
