"""Runs what a step left behind in the interpreter, W lanes in lockstep: the group kernel's loops, in Python.

Continuations follow each other by their result; slots, `__local` memory and the parameters `wfv.*` are supplied
as passes/kernel/work_item_loops.py does. What the shapes say of uniform and strided values is checked on the way.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kernels_ir.catalog import Launch
from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Kind
from wfv import LocalMemory, pipeline
from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Instr, Module
from wfv.ir.interp import Memory, run_lockstep
from wfv.ir.parser import parse_module
from wfv.ir.types import I64, IntType, PtrType, size_of
from wfv.ir.values import Argument, Value, const_int
from wfv.opencl.builtins import find_builtin, is_barrier
from wfv.opencl.mangling import demangle
from wfv.options import Options
from wfv.pipeline import LaunchModule, Stage

Ids = tuple[int, int, int]
# Built-ins by their OpenCL names, with the lane's number in front: those that the tests' kernels call.
_MATH: dict[str, Callable[..., Any]] = {
    "sqrt": lambda lane, x: np.sqrt(x),
    "exp": lambda lane, x: np.exp(x),
    "log": lambda lane, x: np.log(x),
    "fabs": lambda lane, x: np.abs(x),
    "fmin": lambda lane, x, y: np.fmin(x, y),
    "pow": lambda lane, x, y: np.power(x, y),
}
LANE = "wfv.test.lane"  # a parameter of ours: the number of the lane
DONE = 2**32 - 1  # the interpreter's -1
LOCAL = 3
DIMS = range(3)


def stage_after(text: str, kernel: str, options: Options, step: str) -> tuple[Stage, LaunchModule] | None:
    """What `step` leaves behind, a copy of our own; None if this strategy does not have the step."""
    stages: list[Stage] = []
    compiled = pipeline.compile_kernel(text, kernel, options, lambda stage: stages.append(_copied(stage)), step)
    return (stages[-1], compiled) if stages[-1].step == step else None


def _copied(stage: Stage) -> Stage:
    """Later steps use up the functions."""
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
    """A step's functions, made ready: whether lanes must be uniform is a question to `shapes`."""

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
            self.checked[fn] = _checkable(fn, shapes) if shapes else set()

    @property
    def has_barrier(self) -> bool:
        """A barrier is still there: only a whole group in lockstep knows what it means."""
        return any(is_barrier(i.callee) for fn in self.stage.functions for i in fn.instrs() if i.callee)


def _checkable(fn: Function, shapes: Shapes) -> set[Value]:
    """The values that must agree among active lanes: uniform ones, and strided ones less `stride * lane`."""
    uniform = {value for value, shape in shapes.values.items() if shape.kind == Kind.UNIFORM}
    strides = {v: s.stride for v, s in shapes.values.items() if s.is_strided and isinstance(v, Instr)}
    private = _from_allocas(fn)
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
                check = _less_lane(instr, strides[instr], lane)
                uniform.add(check[-1])
                (at_top if instr.op == "phi" else out).extend(check)
        block.instrs[:] = out
    return uniform - private


def _from_allocas(fn: Function) -> set[Value]:
    """Private arrays and their addresses: how these lie beside each other is up to the vector code."""
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


def _less_lane(value: Instr, stride: int, lane: Argument) -> list[Instr]:
    """value - stride * lane, modulo the width."""
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


@dataclass(frozen=True)
class _Group:
    """One work-group of a launch."""

    launch: Launch
    id: Ids

    def padded(self) -> tuple[Ids, Ids]:
        sizes = (self.launch.global_size, self.launch.local_size)
        whole, local = ((*size, *(1,) * (3 - len(size))) for size in sizes)
        return whole, local  # type: ignore[return-value]

    @property
    def own(self) -> Ids:
        whole, local = self.padded()
        return tuple(min(local[d], whole[d] - self.id[d] * local[d]) for d in DIMS)  # type: ignore[return-value]

    def items(self) -> Iterator[Ids]:
        yield from ((x, y, z) for z, y, x in itertools.product(*map(range, reversed(self.own))))

    def rows(self, lanes: int) -> Iterator[list[Ids]]:
        """Neighbours along local id 0, `lanes` at once."""
        for y, z in itertools.product(range(self.own[1]), range(self.own[2])):
            for x in range(0, self.own[0], lanes):
                yield [(x + k, y, z) for k in range(min(lanes, self.own[0] - x))]

    def value(self, stem: str, dim: int, item: Ids) -> int:
        """What the parameter `wfv.STEMDIM` is for a work-item."""
        whole, local = self.padded()
        match stem:
            case "lid":
                return item[dim]
            case "lsize":
                return self.own[dim]
            case "elsize":
                return local[dim]
            case "group":
                return self.id[dim]
            case "ngroups":
                return -(-whole[dim] // local[dim])
            case "gsize":
                return whole[dim]
            case "gbase":
                return self.id[dim] * local[dim]
            case "goffset":
                return 0
            case "global_id":
                return self.id[dim] * local[dim] + item[dim]
        raise KeyError(stem)


def run_form(form: Form, launch: Launch, max_steps: int = 10**7) -> None:
    """Runs one launch; its arrays are changed in place."""
    memory = Memory()
    mapped = {id(x): memory.map(x) for x in launch.args if isinstance(x, np.ndarray)}
    counts = [-(-g // n) for g, n in zip(*_Group(launch, (0, 0, 0)).padded(), strict=True)]
    for z, y, x in itertools.product(*map(range, reversed(counts))):
        group = _Group(launch, (x, y, z))
        given = [mapped.get(id(arg), arg) for arg in launch.args]
        given = [memory.allocate(a.nbytes, 64) if isinstance(a, LocalMemory) else a for a in given]
        params = [param.name for param in form.compiled.interface.params]
        shared = dict(zip(params, given, strict=True)) | _slots(form, group, memory)
        for name, variable in form.module.globals.items():
            if variable.addrspace == LOCAL:
                shared[f"wfv.local.{name}"] = memory.allocate(size_of(variable.value_type), 64)
        _run_group(form, group, shared, memory, max_steps)


def _slots(form: Form, group: _Group, memory: Memory) -> dict[str, int]:
    """Fresh memory, which reads as poison until it is written."""
    interface, items = form.compiled.interface, int(np.prod(group.padded()[1]))
    slots = {f"wfv.slot{k}": memory.allocate(size * items, 64) for k, size in enumerate(interface.item_slots)}
    return slots | {f"wfv.gslot{k}": memory.allocate(size, 64) for k, size in enumerate(interface.group_slots)}


def _run_group(form: Form, group: _Group, shared: Mapping[str, Any], memory: Memory, max_steps: int) -> None:
    number = 0
    for _ in range(1000):
        fn = form.stage.functions[number]
        is_whole = form.has_barrier  # then the shapes, which speak of neighbours in a row, say nothing
        batches = [list(group.items())] if is_whole else list(group.rows(form.lanes))
        checked = set() if is_whole else form.checked[fn]
        results: set[Any] = set()
        for batch in batches:
            args = [[_argument(arg, group, item, k, shared) for arg in fn.args] for k, item in enumerate(batch)]
            builtins = _builtins(form.module, group, batch)
            results.update(run_lockstep(form.module, fn, args, memory, builtins, checked.__contains__, max_steps))
        assert len(results) == 1, f"work-items of a group go to {results} from {fn.name}"
        (number,) = results
        if number in (None, DONE):  # None: the kernel as it was, which returns nothing
            return
    raise AssertionError("the continuations never come to an end")


def _argument(arg: Argument, group: _Group, item: Ids, lane: int, shared: Mapping[str, Any]) -> Any:
    if arg.name in shared:
        return shared[arg.name]
    if arg.name == LANE:
        return lane
    if arg.name == "wfv.wdim":
        return len(group.launch.global_size)
    stem = arg.name.removeprefix("wfv.")
    return group.value(stem[:-1], int(stem[-1]), item)


def _builtins(module: Module, group: _Group, batch: list[Ids]) -> dict[str, Callable[..., Any]]:
    """OpenCL's built-ins, for the steps before they are lowered."""
    found: dict[str, Callable[..., Any]] = {}
    for name in module.functions:
        builtin = find_builtin(name)
        match builtin.kind if builtin else None:
            case "work_item":
                stem = builtin.name  # type: ignore[union-attr]
                found[name] = lambda lane, dim, stem=stem: group.value(stem, dim, batch[lane])
            case "work_dim":
                found[name] = lambda lane: len(group.launch.global_size)
            case "barrier" | "fence":
                found[name] = lambda lane, *_: None
            case "intrinsic" | "libm":
                signature = demangle(name)
                assert signature is not None
                found[name] = _MATH[signature.name]
    return found


__all__ = ["Form", "run_form", "stage_after"]
