"""Runs the group of a work-item in the interpreter, and records what that work-item does, line by line.

A moment begins when the work-item comes to another line of the source, or to the same line anew. All of a run is
recorded before anything is shown: so a debugger goes backwards as it goes forwards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from wfv.errors import OptionError, SourceLocation
from wfv.inspect.check.races import PRIVATE
from wfv.inspect.check.run import MAX_STEPS, CheckedRun
from wfv.inspect.check.steps import BODY, location
from wfv.inspect.source_text import SourceText
from wfv.ir.core import Instr
from wfv.ir.interp import StepLimitError
from wfv.ir.interp.environment import Env, Registers, Step
from wfv.ir.interp.steps import default_step
from wfv.ir.interp.values import signed
from wfv.ir.types import IntType, PtrType, Type, size_of
from wfv.launch import Launch
from wfv.opencl.builtins import is_barrier
from wfv.runtime.interpreted_groups import WorkGroup, groups_of

MOST = 100_000  # moments
Item = tuple[int, ...]  # global ids


class Value(NamedTuple):
    """A value that a variable gets: `depth` of the call, its name, and the values by work-item (index in the group)."""

    depth: int
    name: str
    by_item: dict[int, Any]


@dataclass
class Moment:
    """The work-item is at a line; `depth`: how many functions are around it, that called each other.

    What happens before the next moment: `values`; `effects`: accesses of shared memory and mistakes, as text;
    `is_barrier`: it waits for the others of its group.
    """

    location: SourceLocation
    depth: int
    values: list[Value] = field(default_factory=list)
    effects: list[str] = field(default_factory=list)
    is_barrier: bool = False


@dataclass
class Trace:
    """A run of work-item `item`, whose index in the group is `index`; `shown`: it and its neighbours in a vector.

    `source`: the lines. `parameters`: of the kernel. `end`: why there are no more moments.
    """

    kernel: str
    item: Item
    index: int
    shown: range
    source: SourceText
    parameters: list[Value] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    end: str = "the work-item returns"

    def text(self) -> str:
        """The run: each line with the values that it gives to variables, and what else it does."""
        values = [f"{each.name} = {each.by_item[self.index]!s}" for each in self.parameters]
        return "\n".join([*values, *(self.shown_moment(each) for each in self.moments), self.end, ""])

    def shown_moment(self, moment: Moment) -> str:
        """`saxpy.cl:4  y[i] += a * x[i];`, then a line for each value and effect."""
        here, indent = moment.location, "  " * moment.depth
        values = [f"{each.name} = {each.by_item[self.index]!s}" for each in moment.values if self.index in each.by_item]
        lines = [f"{here.file or 'IR'}:{int(here)}  {self.source.shown(here, here.file)}", *values, *moment.effects]
        return "\n".join(f"{indent}{'    ' * (line is not lines[0])}{line}" for line in lines)

    def variables(self, number: int, index: int) -> dict[str, Any]:
        """The variables of the innermost function before a moment, and their values, of a work-item of `shown`."""
        depth = self.moments[number].depth
        values = self.parameters[:]
        for moment in self.moments[:number]:
            values = [*(values if moment.depth >= depth else ()), *moment.values]  # not those of an earlier call
        return {each.name: each.by_item[index] for each in values if each.depth == depth and index in each.by_item}


def record_item(text: str, kernel: str, lanes: int, launch: Launch, item: Sequence[int]) -> Trace:
    """Runs the group of the work-item with these global ids. `text`, `lanes`: as for `check_launch`.

    Raises OptionError for a work-item that the launch has not.
    """
    group, index = _find(launch, tuple(item))
    first = index // lanes * lanes
    run = CheckedRun(text, kernel, lanes, launch, False, MAX_STEPS)
    shown = range(first, min(first + lanes, len(list(group.items()))))
    recorder = _Recorder(run, Trace(kernel, tuple(item), index, shown, SourceText(text)))
    run.lockstep.context.step_of = recorder.step_of
    if not run.group(group):
        recorder.trace.end = "the interpreter stops here: the run is too long"
    return recorder.trace


def _find(launch: Launch, item: Item) -> tuple[WorkGroup, int]:
    """The group of a work-item, and its index there."""
    dims = range(len(launch.global_size))
    for group in groups_of(launch):
        for index, each in enumerate(group.items()):
            if tuple(group.value("global_id", dim, each) for dim in dims) == item:
                return group, index
    shown = ",".join(map(str, item))
    raise OptionError(f"no work-item {shown}", help=f"its ids are below the global size, {launch.global_size}")


class _Recorder:
    """Makes steps that also record. Built-in functions have no lines: what they do belongs to the call."""

    def __init__(self, run: CheckedRun, trace: Trace) -> None:
        self.run, self.trace, self.steps, self.memory = run, trace, run.steps, run.memory
        self.has_body = f"{BODY}{trace.kernel}" in run.module.functions
        self.last: tuple[int, Instr] | None = None
        self.report, run.steps.report = run.steps.report, self._report

    def step_of(self, instr: Instr, registers: Registers) -> Step:
        inner = self.steps.step_of(instr, registers) or default_step(instr, registers)
        operands = registers.of_all(instr.operands)
        if instr.op == "alloca" or instr.callee.startswith("llvm.lifetime."):
            return inner  # the beginning of a variable, which is not on its line's way

        def step(envs: list[Env]) -> None:
            if any(env[0] == self.trace.index for env in envs):
                self._arrive(instr)
            inner(envs)
            if instr.op == "store":
                self._note_store(instr, {env[0]: [env[register] for register in operands] for env in envs})

        return step

    def _arrive(self, instr: Instr) -> None:
        """Begins a moment if the work-item comes to another line, or to an instruction of the line again."""
        depth, at, moments = self._depth(), location(instr), self.trace.moments
        if not at or depth < 0:
            return  # an instruction without a line belongs to the moment before
        here = (moments[-1].location, moments[-1].location.file, moments[-1].depth) if moments else None
        if here != (at, at.file, depth) or self.last == (depth, instr):
            if len(moments) == MOST:
                raise StepLimitError
            moments.append(Moment(at, depth))
            self.last = depth, instr
        moments[-1].is_barrier |= is_barrier(instr.callee)

    def _report(self, kind: str, thing: str, place: Instr, item: int, message: Callable[[], str]) -> None:
        if item == self.trace.index and self.trace.moments:
            self.trace.moments[-1].effects.append(f"mistake: {message()}")
        self.report(kind, thing, place, item, message)

    def _depth(self) -> int:
        """The functions around this one; -1 in a kernel that Clang makes to call the one that the user wrote."""
        return len(self.steps.calls) - self.has_body

    def _shown(self, value: Any, type: Type) -> Any:
        """Integers as signed numbers; pointers as `y + 68`, in bytes."""
        if isinstance(type, PtrType) and (allocation := self.memory.at(value)) is not None:
            return f"{allocation.owner.name} + {value - allocation.base}"
        if isinstance(type, IntType) and isinstance(value, int):
            return signed(value, type.bits)
        return value

    def _note_store(self, instr: Instr, operands: dict[int, list[Any]]) -> None:
        """The value of a variable, or of an element of an array or a buffer."""
        moments, target = self.trace.moments, instr.operands[1]
        if self._depth() < 0:
            return
        if isinstance(target, Instr) and target.op == "alloca":
            name = target.name.partition(".")[0]
            type = instr.operands[0].type
            by_item = {k: self._shown(own[0], type) for k, own in operands.items() if k in self.trace.shown}
            values = moments[-1].values if moments else self.trace.parameters
            values.append(Value(self._depth(), name, by_item))
        elif self.trace.index in operands and moments:
            value, address = operands[self.trace.index]
            allocation = self.memory.at(address)
            if allocation is None or not 0 <= address - allocation.base < len(allocation.data):
                return  # a mistake: nothing was written
            if (thing := allocation.owner).name:
                element = (address - allocation.base) // size_of(instr.operands[0].type)
                where = "" if thing.kind == PRIVATE else f" ({thing.kind})"
                shown = self._shown(value, instr.operands[0].type)
                moments[-1].effects.append(f"{thing.name}[{element}] = {shown!s}{where}")
