"""The form of a kernel after a step, run in the interpreter with W lanes in lockstep.

`stage_after` copies the form; `run_form` runs a launch of it, as the group kernel does: continuations follow each other
by their results, and slots, `__local` memory and the parameters `wfv.*` are supplied as by
passes/kernel/work_item_loops.py. The interpreter asserts that values are uniform or strided where the shapes say so.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Kind
from passes.functions.masked_forms import rest_name
from passes.kernel.traps import CELL
from wfv import pipeline
from wfv.errors import KernelTrapError
from wfv.ir.core import Function, Instr, Module
from wfv.ir.edits import clone_function
from wfv.ir.interp import Lockstep, Memory
from wfv.ir.parser import parse_module
from wfv.ir.reached import reached
from wfv.ir.types import I32, I64, IntType, PtrType
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, Value, const_int
from wfv.launch import Launch
from wfv.opencl.builtins import is_barrier
from wfv.options import Options
from wfv.pipeline import LaunchModule, Stage
from wfv.runtime.interpreted_groups import LANE, UNKNOWN_TRAP, GroupRun, WorkGroup, group_memory, groups_of

_OF_ADDRESSES = ("getelementptr", "phi", "select", "addrspacecast", "ptrtoint", "inttoptr")


def stage_after(text: str, kernel: str, options: Options, step: str) -> tuple[Stage, LaunchModule] | None:
    """A copy of the functions after `step`, and their interface; None if the strategy does not have the step."""
    copies: list[Stage] = []

    def keep(stage: Stage) -> None:
        if stage.step == step:
            copies.append(_copied(stage))

    compiled = pipeline.compile_kernel(text, kernel, options, keep, step)
    return (copies[-1], compiled) if copies else None


def _copied(stage: Stage) -> Stage:
    """A copy of the stage, because later steps change the functions."""
    fns, all_shapes = [], {}
    for fn in stage.functions:
        copy = clone_function(fn, fn.name)
        copies: dict[Value, Value] = dict(zip([*fn.args, *fn.instrs()], [*copy.args, *copy.instrs()], strict=True))
        fns.append(copy)
        if fn.name in stage.shapes:
            values = {copies[v]: shape for v, shape in stage.shapes[fn.name].values.items() if v in copies}
            blocks = dict(zip(fn.blocks, copy.blocks, strict=True))
            branches = {blocks[b] for b in stage.shapes[fn.name].divergent_branches if b in blocks}
            all_shapes[fn.name] = Shapes(values, branches, set(stage.shapes[fn.name].divergent_loops))
    return Stage(stage.step, stage.text, tuple(fns), all_shapes)


@dataclass
class Form:
    """The functions after a step, with the values that must be uniform according to the shapes."""

    stage: Stage
    compiled: LaunchModule
    lanes: int
    module: Module = field(init=False)
    checked: dict[Function, set[Value]] = field(init=False)

    def __post_init__(self) -> None:
        self.module = parse_module(self.stage.text)
        self.checked = {}
        for fn in self.stage.functions:
            shapes = self.stage.shapes.get(fn.name)
            self.checked[fn] = values_to_check(fn, shapes) if shapes else set()

    def rest_of(self, fn: Function) -> Function:
        """The form that runs less than a whole vector: that of the rest, if the function has one, else itself."""
        name = rest_name(fn.name.removesuffix(".masked"))
        return next((other for other in self.stage.functions if other.name == name), fn)

    @property
    def has_barrier(self) -> bool:
        """Whether a barrier is left: then the whole group must run in lockstep."""
        return any(is_barrier(i.callee) for fn in self.stage.functions for i in fn.instrs() if i.callee)


def values_to_check(fn: Function, shapes: Shapes) -> set[Value]:
    """The values that must be equal in all active lanes: uniform ones, and strided ones minus `stride * lane`.

    The differences are added to the function, with the lane's number as a new parameter.
    """
    uniform = {value for value, shape in shapes.values.items() if shape.kind == Kind.UNIFORM}
    strides = {v: s.stride for v, s in shapes.values.items() if s.is_strided and isinstance(v, Instr)}
    private = private_addresses(fn)
    lane = Argument(I64, LANE, "")
    fn.args.append(lane)
    for block in fn.blocks:
        at_top: list[Instr] = []
        out: list[Instr] = []
        for instr in block.instrs:
            if instr.op != "phi" and at_top:
                out += at_top
                at_top = []
            out.append(instr)
            if instr in strides and instr not in private:
                check = minus_lane_offset(instr, strides[instr], lane)
                uniform.add(check[-1])
                (at_top if instr.op == "phi" else out).extend(check)
        block.instrs[:] = out
    return uniform - private


def private_addresses(fn: Function) -> set[Value]:
    """Private arrays and addresses in them: the interpreter places the lanes' copies differently than vector code."""
    users = users_of(fn.instrs())
    return reached(
        [i for i in fn.instrs() if i.op == "alloca"], lambda v: [i for i in users.get(v, ()) if i.op in _OF_ADDRESSES]
    )


def minus_lane_offset(value: Instr, stride: int, lane: Argument) -> list[Instr]:
    """The instructions for value - stride * lane, modulo the width."""
    made: list[Instr] = []

    def build(type: Any, op: str, *operands: Value) -> Value:
        made.append(Instr(type, f"{value.name}.check{len(made)}", op, list(operands)))
        return made[-1]

    number: Value = value
    if isinstance(value.type, PtrType):
        number = build(I64, "ptrtoint", value)
    assert isinstance(number.type, IntType)
    own: Value = lane if number.type == I64 else build(number.type, "trunc" if number.type.bits < 64 else "zext", lane)
    build(number.type, "sub", number, build(number.type, "mul", own, const_int(number.type, stride)))
    return made


def run_form(form: Form, launch: Launch, max_steps: int = 10**7) -> None:
    """Runs one launch; its arrays are changed in place. Raises KernelTrapError."""
    memory = Memory()
    lockstep = Lockstep(form.module, memory)
    mapped = {id(x): memory.map(x) for x in launch.args if isinstance(x, np.ndarray)}
    for group in groups_of(launch, form.compiled.interface.lane_dimension):
        given = [mapped.get(id(arg), arg) for arg in launch.args]
        shared = group_memory(form.compiled.interface, form.module, group, given, memory)
        _run_group(form, group, shared, lockstep, max_steps)
        if trap := memory.load(shared[CELL], I32):
            line = 0 if trap == UNKNOWN_TRAP else form.compiled.interface.traps[trap - 1].location
            raise KernelTrapError(f"a work-item trapped in group {group.id}", line=line)


def _run_group(form: Form, group: WorkGroup, shared: Mapping[str, Any], lockstep: Lockstep, max_steps: int) -> None:
    group_run = GroupRun(lockstep, form.module, form.compiled.interface, form.lanes, group, shared)

    def run(number: int) -> set[Any]:
        fn, is_whole = form.stage.functions[number], form.has_barrier  # the shapes hold for the lanes of a vector only
        results: set[Any] = set()
        for batch in [list(group.items())] if is_whole else list(group.rows(form.lanes)):
            part = fn if is_whole or len(batch) == form.lanes else form.rest_of(fn)
            results |= group_run.call(part, batch, max_steps, None if is_whole else form.checked[part].__contains__)
        return results

    group_run.continuations(len(form.stage.functions), run)
