"""The functions after a step, and the values whose uniformity is checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Kind
from passes.functions.masked_forms import rest_name
from wfv import pipeline
from wfv.fuzz.lockstep.group_memory import LANE
from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Instr, Module
from wfv.ir.parser import parse_module
from wfv.ir.types import I64, IntType, PtrType
from wfv.ir.values import Argument, Value, const_int
from wfv.opencl.builtins import is_barrier
from wfv.options import Options
from wfv.pipeline import LaunchModule, Stage


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
    found: set[Value] = set()
    while True:
        more = {
            i
            for i in fn.instrs()
            if i.op == "alloca" or (i.op in ("getelementptr", "phi", "select", "addrspacecast", "ptrtoint", "inttoptr")
                                    and found.intersection(i.operands))
        }  # fmt: skip
        if more <= found:
            return found
        found |= more


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
