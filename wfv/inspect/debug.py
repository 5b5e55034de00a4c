"""`wfv debug`: runs one work-item, line by line (docs/check.md).

The group of the work-item runs in the interpreter of checks. A line begins when the work-item comes to another line of
the source, or to the same one anew.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from wfv.errors import OptionError, SourceLocation
from wfv.inspect.check.findings import Collector, Item
from wfv.inspect.check.findings import shown as shown_ids
from wfv.inspect.check.memory import PRIVATE
from wfv.inspect.check.run import MAX_STEPS, CheckedRun
from wfv.inspect.check.steps import BODY, location
from wfv.inspect.interpreted_groups import WorkGroup
from wfv.inspect.source_text import SourceText
from wfv.ir.core import Instr
from wfv.ir.interp import POISON, StepLimitError
from wfv.ir.interp.environment import Env, Registers, Step
from wfv.ir.interp.steps import default_step
from wfv.ir.interp.values import signed
from wfv.ir.types import IntType, PtrType, Type, VecType, size_of
from wfv.launch import Launch

MOST = 100_000  # lines
_LIFE = "llvm.lifetime."
Note = Callable[[Any, list[Any]], None]  # of an instruction's result and operands


@dataclass
class Line:
    """The work-item comes to a line. `depth`: how many functions are around it, that called each other.

    `events`: the values that variables get, writes to arrays and to shared memory, and mistakes, as text.
    """

    location: SourceLocation
    depth: int
    events: list[str] = field(default_factory=list)


@dataclass
class Trace:
    """A run of the work-item of these global ids; `parameters`: their values, as text; `end` says why it ends."""

    item: Item
    source: SourceText
    parameters: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    end: str = "the work-item returns"

    @property
    def events(self) -> list[str]:
        """The events of the line that the work-item is in."""
        return self.lines[-1].events if self.lines else self.parameters

    def text(self) -> str:
        """The parameters, then each line with its events."""
        return "\n".join([*self.parameters, *map(self._text_of, self.lines), self.end, ""])

    def _text_of(self, line: Line) -> str:
        """`saxpy.cl:4  y[i] += a * x[i];`, indented in functions, and the events."""
        at, indent = line.location, "  " * line.depth
        first = f"{indent}{at.file or 'IR'}:{int(at)}  {self.source.shown(at, at.file)}"
        return f"\n{indent}    ".join([first, *line.events])


def record_item(text: str, kernel: str, lanes: int, launch: Launch, item: Sequence[int]) -> Trace:
    """Runs the group of the work-item with these global ids. `text`, `lanes`: as for `check_launch`.

    Raises OptionError for a work-item that the launch has not.
    """
    sizes = launch.global_size
    offset = (*launch.offset, 0, 0, 0)
    ids = [*(one - start for one, start in zip(item, offset, strict=False)), 0, 0][:3]
    if not all(0 <= one < size for one, size in zip(ids, (*sizes, 1, 1), strict=False)):
        raise OptionError(f"no work-item {shown_ids(tuple(item))}", help=f"its ids are below the global size, {sizes}")
    number, own = zip(*map(divmod, ids, (*launch.local_size, 1, 1)), strict=True)
    group = WorkGroup(launch, number)
    run = CheckedRun(text, kernel, lanes, launch, False, MAX_STEPS)
    ids_in_launch = tuple(group.value("global_id", dim, own) for dim in range(len(sizes)))
    recorder = _Recorder(run, list(group.items()).index(own), Trace(ids_in_launch, SourceText(text)))
    if not run.group(group):
        recorder.trace.end = f"the record ends here, after {len(recorder.trace.lines)} lines: the run is too long"
    return recorder.trace


class _Mistakes(Collector):
    """Adds the mistakes of the work-item, races too, to its lines."""

    def __init__(self, trace: Trace) -> None:
        super().__init__(trace.source)
        self.trace = trace

    def add(
        self, kind: str, what: object, line: SourceLocation, item: Item, message: Callable[[], str],
        other: SourceLocation | None = None, is_benign: bool = False,
    ) -> None:  # fmt: skip
        other = other or SourceLocation(0)
        is_permitted = is_benign or self._permits(kind, line) or self._permits(kind, other)
        if kind == "trap":
            self.trace.end = f"work-item {shown_ids(item)} traps: the group ends here"
        if not is_permitted and (item == self.trace.item or kind == "barrier"):
            where = f" (the other access: line {int(other)})" if other else ""
            self.trace.events.append(f"mistake: {message()}{where}")


class _Recorder:
    """Makes steps that also record. Built-in functions have no lines: their events belong to the call.

    `index`: of the work-item in its group. `variables`: in memory, by address. `here`: the file, line and depth;
    `seen`: the instructions that the work-item has run since the line began.
    """

    def __init__(self, run: CheckedRun, index: int, trace: Trace) -> None:
        self.index, self.trace, self.steps, self.memory = index, trace, run.steps, run.memory
        self.has_body = f"{BODY}{run.fn.name}" in run.module.functions
        self.variables: dict[int, Instr] = {}
        self.here: object = None
        self.seen: set[Instr] = set()
        run.collector, run.lockstep.context.step_of = _Mistakes(trace), self.step_of

    def step_of(self, instr: Instr, registers: Registers) -> Step:
        inner = self.steps.step_of(instr, registers) or default_step(instr, registers)
        note, places = self._note_of(instr), registers.of_all([instr, *instr.operands])
        is_at_line = instr.op != "alloca" and not instr.callee.startswith(_LIFE)

        def step(envs: list[Env]) -> None:
            own = next((env for env in envs if env[0] == self.index), None)
            if is_at_line and own is not None:
                self._arrive(instr)
            inner(envs)
            if note is not None and own is not None and self._depth() >= 0:
                result, *operands = [own[place] for place in places]
                note(result, operands)

        return step

    def _note_of(self, instr: Instr) -> Note | None:
        """A function that records the effect of an instruction."""
        target = instr.operands[-1] if instr.operands else None
        if instr.op == "alloca" and instr not in self.steps.variables:
            return lambda address, _: self.variables.update({address: instr})
        if instr.op != "store":
            return None
        if isinstance(target, Instr) and target in self.steps.variables:
            return partial(self._note_variable, instr.operands[0].type, target)
        return partial(self._note_store, instr.operands[0].type)

    def _arrive(self, instr: Instr) -> None:
        """Begins a line if the work-item comes to another one, or to an instruction of the line again."""
        depth, at, lines = self._depth(), location(instr), self.trace.lines
        if not at or depth < 0:
            return  # an instruction without a line belongs to the line before
        if self.here != (at, at.file, depth) or instr in self.seen:
            if len(lines) == MOST:
                raise StepLimitError
            self.here, self.seen = (at, at.file, depth), set()
            lines.append(Line(at, depth))
        self.seen.add(instr)

    def _depth(self) -> int:
        """The functions around this one; -1 in a kernel that Clang makes to call the one that the user wrote."""
        return len(self.steps.calls) - self.has_body

    def _note_variable(self, type: Type, variable: Instr, _: Any, operands: list[Any]) -> None:
        if variable.name.isidentifier():  # else the compiler has added it
            self.trace.events.append(f"{variable.name} = {self._shown(operands[0], type)}")

    def _note_store(self, type: Type, result: Any, operands: list[Any]) -> None:
        """A value in memory: of a variable, of an element of an array, or shared."""
        value, address = operands
        allocation, size = None if address is POISON else self.memory.at(address), size_of(type)
        if allocation is None or not 0 <= address - allocation.base <= len(allocation.data) - size:
            return  # a mistake: nothing was written
        thing = allocation.owner
        if allocation.base in self.variables and size == len(allocation.data):
            self._note_variable(type, self.variables[allocation.base], result, operands)
        elif thing.name:
            where = "" if thing.kind == PRIVATE else f" ({thing.kind})"
            element = (address - allocation.base) // size
            self.trace.events.append(f"{thing.name}[{element}] = {self._shown(value, type)}{where}")

    def _shown(self, value: Any, type: Type) -> str:
        """`0.5`; `(1, 2)` for a vector; integers as signed numbers; pointers as `y + 68`, in bytes."""
        if isinstance(type, VecType):
            return f"({', '.join(self._shown(each, type.element) for each in value)})"
        if value is POISON:
            return "uninitialized"
        if isinstance(type, PtrType) and (allocation := self.memory.at(value)) is not None:
            return f"{allocation.owner.name} + {value - allocation.base}"
        return str(signed(value, type.bits) if isinstance(type, IntType) else value)
