"""Runs the group of a work-item in the interpreter of checks, and records what that work-item does, line by line.

A moment begins when the work-item comes to another line of the source, or to the same line anew. All of a run is
recorded before anything is shown: so a debugger goes backwards as it goes forwards.
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
from wfv.inspect.source_text import SourceText
from wfv.ir.core import Instr
from wfv.ir.interp import POISON, StepLimitError
from wfv.ir.interp.environment import Env, Registers, Step
from wfv.ir.interp.steps import default_step
from wfv.ir.interp.values import signed
from wfv.ir.types import IntType, PtrType, Type, VecType, size_of
from wfv.launch import Launch
from wfv.opencl.builtins import is_barrier
from wfv.runtime.interpreted_groups import DIMS, WorkGroup


@dataclass
class Moment:
    """The work-item comes to a line. `depth`: how many functions are around it, that called each other.

    `variables`: those of this function that have a value then, by name, with the values by work-item (index in the
    group). What happens before the next moment: `values` that variables get; `effects`: writes to arrays and to shared
    memory, and mistakes, as text; `is_barrier`: it waits for the others of its group.
    """

    location: SourceLocation
    depth: int
    variables: dict[str, dict[int, Any]] = field(default_factory=dict)
    values: list[str] = field(default_factory=list)
    effects: list[str] = field(default_factory=list)
    is_barrier: bool = False


@dataclass
class Trace:
    """A run of work-item `index` of its group; `shown`: the global ids of the work-items of its vector, by index.

    The last moment is the end of the run, which has the location of the moment before; `end` says why it ends.
    """

    kernel: str
    index: int
    shown: dict[int, Item]
    source: SourceText
    moments: list[Moment] = field(default_factory=list)
    end: str = "the work-item returns"

    def text(self) -> str:
        """The run: the parameters, then each line with the values that it gives to variables, and what else it does."""
        first = [f"{name} = {shown(by_item[self.index])}" for name, by_item in self.moments[0].variables.items()]
        return "\n".join([*first, *map(self._text_of, self.moments), ""])

    def line(self, moment: Moment) -> str:
        """`saxpy.cl:4  y[i] += a * x[i];`, indented in functions; or why the run ends."""
        at = moment.location
        if moment is self.moments[-1]:
            return self.end
        return f"{'  ' * moment.depth}{at.file or 'IR'}:{int(at)}  {self.source.shown(at, at.file)}"

    def _text_of(self, moment: Moment) -> str:
        return f"\n{'  ' * moment.depth}    ".join([self.line(moment), *moment.values, *moment.effects])


def shown(value: Any) -> str:
    """A value as text: `0.5`; `(1, 2)` for a vector."""
    if isinstance(value, tuple):
        return f"({', '.join(map(shown, value))})"
    return "uninitialized" if value is POISON else str(value)


MOST = 100_000  # moments
_LIFE, _END = "llvm.lifetime.", "llvm.lifetime.end"
Note = Callable[[dict[int, list[Any]]], None]  # of work-items, by index, an instruction's result and operands


def record_item(text: str, kernel: str, lanes: int, launch: Launch, item: Sequence[int]) -> Trace:
    """Runs the group of the work-item with these global ids. `text`, `lanes`: as for `check_launch`.

    Raises OptionError for a work-item that the launch has not.
    """
    sizes = launch.global_size
    offset = (*launch.offset, 0, 0, 0)
    ids = [*(one - start for one, start in zip(item, offset, strict=False)), 0, 0][:3]
    if not all(0 <= one < size for one, size in zip(ids, (*sizes, 1, 1), strict=False)):
        raise OptionError(f"no work-item {shown_ids(tuple(item))}", help=f"its ids are below the global size, {sizes}")
    pairs = [divmod(one, size) for one, size in zip(ids, (*launch.local_size, 1, 1), strict=False)]
    (x, own_x), (y, own_y), (z, own_z) = pairs
    group, own = WorkGroup(launch, (x, y, z)), (own_x, own_y, own_z)
    items, dims = list(group.items()), DIMS[: len(sizes)]
    row = next(row for row in group.rows(lanes) if own in row)
    vector = {items.index(each): tuple(group.value("global_id", dim, each) for dim in dims) for each in row}
    run = CheckedRun(text, kernel, lanes, launch, False, MAX_STEPS)
    return _Recorder(run, Trace(kernel, items.index(own), vector, SourceText(text))).record(group)


class _Mistakes(Collector):
    """Adds the mistakes of the work-item, races too, to its moments."""

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
        if not is_permitted and (item == self.trace.shown[self.trace.index] or kind == "barrier"):
            where = f" (the other access: line {int(other)})" if other else ""
            self.trace.moments[-1].effects.append(f"mistake: {message()}{where}")


class _Recorder:
    """Makes steps that also record. Built-in functions have no lines: what they do belongs to the call.

    `variables`: those in memory, by address: the depth of the call, and the alloca. `here`: the file, line and depth of
    the moment; `seen`: what the work-item has run since it began; `ended`: variables whose life has ended since then.
    `calls`: the variables of each call.
    """

    def __init__(self, run: CheckedRun, trace: Trace) -> None:
        self.run, self.trace, self.steps, self.memory = run, trace, run.steps, run.memory
        self.has_body = f"{BODY}{trace.kernel}" in run.module.functions
        self.variables: dict[int, tuple[int, Instr]] = {}
        self.here: object = None
        self.seen: set[Instr] = set()
        self.ended: list[Instr] = []
        self.calls: list[dict[Instr, dict[int, Any]]] = []
        run.collector, run.lockstep.context.step_of = _Mistakes(trace), self.step_of

    def record(self, group: WorkGroup) -> Trace:
        """Runs the group."""
        moments = self.trace.moments
        if not self.run.group(group):
            self.trace.end = f"the record ends here, after {len(moments)} lines: the run is too long"
        self.ended = []  # at the end, variables keep their last values
        self._begin(*((moments[-1].location, moments[-1].depth) if moments else (SourceLocation(0), 0)))
        return self.trace

    def step_of(self, instr: Instr, registers: Registers) -> Step:
        inner = self.steps.step_of(instr, registers) or default_step(instr, registers)
        note, places = self._note_of(instr), registers.of_all([instr, *instr.operands])
        is_at_line = instr.op != "alloca" and not instr.callee.startswith(_LIFE)

        def step(envs: list[Env]) -> None:
            if is_at_line and any(env[0] == self.trace.index for env in envs):
                self._arrive(instr)
            inner(envs)
            if note is not None and self._depth() >= 0:
                note({env[0]: [env[place] for place in places] for env in envs if env[0] in self.trace.shown})

        return step

    def _note_of(self, instr: Instr) -> Note | None:
        """What records the effect of an instruction."""
        target = instr.operands[-1] if instr.operands else None
        if instr.op == "alloca" and instr not in self.steps.variables:
            return lambda given: self.variables.update({values[0]: (self._depth(), instr) for values in given.values()})
        if instr.callee.startswith(_END) and isinstance(target, Instr):
            return lambda given: self.ended.extend([target] if self.trace.index in given else [])
        if instr.op == "store" and isinstance(target, Instr) and target in self.steps.variables:
            return partial(self._note_variable, instr.operands[0].type, target)
        return partial(self._note_store, instr.operands[0].type) if instr.op == "store" else None

    def _arrive(self, instr: Instr) -> None:
        """Begins a moment if the work-item comes to another line, or to an instruction of the line again."""
        depth, at, moments = self._depth(), location(instr), self.trace.moments
        if not at or depth < 0:
            return  # an instruction without a line belongs to the moment before
        if self.here != (at, at.file, depth) or instr in self.seen:
            if len(moments) == MOST:
                raise StepLimitError
            self.here = at, at.file, depth
            self._begin(at, depth)
        self.seen.add(instr)
        moments[-1].is_barrier |= is_barrier(instr.callee)

    def _begin(self, at: SourceLocation, depth: int) -> None:
        del self.calls[depth + 1 :]
        variables = self._call(depth)
        for each in self.ended:
            variables.pop(each, None)
        self.ended, self.seen = [], set()
        self.trace.moments.append(Moment(at, depth, {each.name: values for each, values in variables.items()}))

    def _call(self, depth: int) -> dict[Instr, dict[int, Any]]:
        """The variables of the call at a depth."""
        self.calls += [{} for _ in range(depth + 1 - len(self.calls))]
        return self.calls[depth]

    def _depth(self) -> int:
        """The functions around this one; -1 in a kernel that Clang makes to call the one that the user wrote."""
        return len(self.steps.calls) - self.has_body

    def _set(self, depth: int, variable: Instr, values: dict[int, Any]) -> None:
        if not variable.name.isidentifier():
            return  # the compiler has added it
        variables, index = self._call(depth), self.trace.index
        variables[variable] = variables.get(variable, {}) | values  # anew: moments share the old one
        if index in values and self.trace.moments:
            self.trace.moments[-1].values.append(f"{variable.name} = {shown(values[index])}")

    def _note_variable(self, type: Type, variable: Instr, given: dict[int, list[Any]]) -> None:
        values = {item: self._value(value, type) for item, (_, value, _) in given.items()}
        self._set(self._depth(), variable, values)

    def _note_store(self, type: Type, given: dict[int, list[Any]]) -> None:
        """A value in memory: of a variable, of an element of an array, or shared."""
        for item, (_, value, address) in given.items():
            allocation, size = None if address is POISON else self.memory.at(address), size_of(type)
            if allocation is None or not 0 <= address - allocation.base <= len(allocation.data) - size:
                continue  # a mistake: nothing was written
            thing, text = allocation.owner, self._value(value, type)
            if allocation.base in self.variables and size == len(allocation.data):
                self._set(*self.variables[allocation.base], {item: text})
            elif item == self.trace.index and thing.name and self.trace.moments:
                where = "" if thing.kind == PRIVATE else f" ({thing.kind})"
                element = (address - allocation.base) // size
                self.trace.moments[-1].effects.append(f"{thing.name}[{element}] = {shown(text)}{where}")

    def _value(self, value: Any, type: Type) -> Any:
        """Integers as signed numbers; pointers as `y + 68`, in bytes."""
        if isinstance(type, VecType):
            return tuple(self._value(each, type.element) for each in value)
        if value is not POISON and isinstance(type, PtrType) and (allocation := self.memory.at(value)) is not None:
            return f"{allocation.owner.name} + {value - allocation.base}"
        return signed(value, type.bits) if isinstance(type, IntType) and value is not POISON else value
