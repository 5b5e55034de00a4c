"""A function that runs a whole sub-group, one work-item at a time, through its meetings.

    define i32 @k.c0(.., i64 %wfv.lid0, i64 %wfv.lsize0)          ; %wfv.lid0: the first work-item of the sub-group
        next[lane] = 0 for all lanes
        while the lowest number in next[] is not -1 (which counts as the highest):
            switch it:
                case k: the meeting of the lanes that are at k    (passes/sub_groups/combine.py)
                        for these lanes: next[lane] = continuation k for work-item %wfv.lid0 + lane
        return the result that a continuation stored last

Work-items that come to a meeting with a higher number wait there, so those that diverge meet again where their paths
join, as in SIMD code.

Builds the function that runs a sub-group: memory on the stack, the dispatch, and a loop for each continuation.

passes/sub_groups/run_by_sub_group.py shows it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from passes.barriers.slots import check_allocas
from passes.builtins.work_item_parameters import implicit_parameter
from passes.sub_groups.combine import Code, combine, no_unrolling, reduced
from passes.sub_groups.meetings import (
    LANE_BYTES,
    MEMORY,
    Meeting,
    Parts,
    add_parameters,
    exchange_through_memory,
    meet_in_each_iteration,
    split_at_meetings,
)
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Module
from wfv.ir.intrinsics import Primitive, is_exchange
from wfv.ir.names import LANE, LOCAL_IDS, MASK, SUB_GROUP_NEXT, SUB_GROUP_RESULT, SUB_GROUP_SLOT, words_of
from wfv.ir.types import I8, I32, I64, VOID, ArrayType, VecType
from wfv.ir.values import TRUE, Argument, Value, const_int

NEXT_BYTES = 4
ALIGN = 64  # of all memory, at least


def build_runner(fn: Function, parts: Parts, lanes: int, fits_index32: bool, loop_metadata: str) -> None:
    """Builds the body of `fn`, which has the parameters of the scalar form; adds `lid0` and `lsize0` if they miss."""
    first, row = (implicit_parameter(fn, stem, fits_index32) for stem in ("lid0", "lsize0"))
    runner = _Runner(Code(fn, loop_metadata), parts, lanes)
    runner.start(first, row)
    runner.choose_next()
    for number, part in enumerate(parts.functions):
        runner.run_part(number, part, first)
    runner.end()


class _Runner:
    def __init__(self, code: Code, parts: Parts, lanes: int) -> None:
        self.parts, self.lanes = parts, lanes
        self.args: dict[str, Value] = {arg.name: arg for arg in code.fn.args}
        self.code = code
        self.dispatch, self.done = Block("dispatch"), Block("done")
        self.cases = [Block(f"part{k}") for k in range(len(parts.functions))]

    def start(self, first: Value, row: Value) -> None:
        """Allocates the memory, and puts all work-items of the sub-group before the first continuation."""
        self.memory = self.allocate()
        build, lanes = self.code.build, const_int(I64, self.lanes)
        left = build.binop("sub", row, first, name="left")
        self.code.count = build.select(build.icmp("ult", left, lanes), left, lanes, name="count")
        self.code.build.store(
            self.code.build.splat(const_int(I32, -1), self.lanes), self.memory[SUB_GROUP_NEXT], NEXT_BYTES
        )
        self.for_lanes("start", lambda lane: self.store_next(lane, const_int(I32, 0)))
        self.code.build.br(self.dispatch)

    def allocate(self) -> dict[str, Value]:
        """The memory that the continuations share, by the names of their parameters, and that of this function."""
        sizes = dict.fromkeys(MEMORY, LANE_BYTES * self.lanes) | {SUB_GROUP_RESULT: NEXT_BYTES}
        sizes[SUB_GROUP_NEXT] = NEXT_BYTES * self.lanes
        sizes |= {f"{SUB_GROUP_SLOT}{n}": size * self.lanes for n, size in enumerate(self.parts.slots.items)}
        align, build = max(self.parts.slots.align, ALIGN), self.code.build
        return {
            name: build.alloca(ArrayType(size, I8), align, name=".".join(words_of(name)))
            for name, size in sizes.items()
        }

    def choose_next(self) -> None:
        """The dispatch: to the continuation with the lowest number that a lane is at."""
        self.code.begin(self.dispatch)
        lowest = reduced(self.code.build, "umin", self.numbers())  # -1 is the highest
        numbers = [lowest, *(const_int(I32, k) for k in range(len(self.cases)))]
        self.code.build.emit(VOID, "switch", numbers, blocks=[self.done, *self.cases])

    def numbers(self) -> Value:
        """Each lane's next continuation, as a vector; -1 after the last work-item."""
        return self.code.build.load(VecType(self.lanes, I32), self.memory[SUB_GROUP_NEXT], NEXT_BYTES)

    def run_part(self, number: int, part: Function, first: Value) -> None:
        """The meeting before a continuation, and the continuation for each lane that came to it."""

        def call(lane: Value) -> None:
            item = self.code.build.binop("add", first, lane, ("nuw", "nsw"), "item")
            given = {**self.args, **self.memory, LANE: lane, LOCAL_IDS[0]: item, MASK: TRUE}
            self.store_next(lane, self.code.build.call(part.name, I32, [given[arg.name] for arg in part.args]))

        self.code.begin(self.cases[number])
        if number > 0:
            here = self.code.build.splat(const_int(I32, number), self.lanes)
            active = self.code.build.icmp("eq", self.numbers(), here)
            combine(self.code, self.parts.meetings[number - 1], self.memory, active, self.is_at(number))
        self.for_lanes("item", call, at=number)
        self.code.build.br(self.dispatch)

    def end(self) -> None:
        self.code.begin(self.done)
        self.code.build.ret(self.code.build.load(I32, self.memory[SUB_GROUP_RESULT], NEXT_BYTES))

    def for_lanes(self, name: str, body: Callable[[Value], None], at: int | None = None) -> None:
        self.code.for_lanes(name, body, None if at is None else self.is_at(at))

    def is_at(self, number: int) -> Callable[[Value], Value]:
        """Whether a lane is at this number."""
        return lambda lane: self.code.build.icmp("eq", self.load_next(lane), number)

    def next_address(self, lane: Value) -> Value:
        return self.code.build.gep(I32, self.memory[SUB_GROUP_NEXT], [lane], ("inbounds",))

    def load_next(self, lane: Value) -> Value:
        return self.code.build.load(I32, self.next_address(lane), NEXT_BYTES, name="number")

    def store_next(self, lane: Value, number: Value) -> None:
        self.code.build.store(number, self.next_address(lane), NEXT_BYTES)


# With more meetings, LLVM is not to unroll the loops over the lanes: it would keep the memory of each lane in registers
# across the dispatch, and its time would grow with the square of the number of meetings.
UNROLLED = 8


@dataclass(frozen=True)
class SubGroupForm:
    """`fn` runs a sub-group; `parts` are the continuations that it calls."""

    fn: Function
    parts: tuple[Function, ...]


def has_exchange(fn: Function) -> bool:
    """Whether the work-items of a sub-group come together in `fn`."""
    return any(is_exchange(instr.callee) for instr in fn.instrs())


def run_by_sub_group(module: Module, fn: Function, lanes: int, fits_index32: bool) -> SubGroupForm:
    """The function that runs the scalar form `fn`, which has no queries, for a sub-group; `fn` is invalid afterwards.

    If `fn` has a mask, it is true for all work-items. `fits_index32`: that of wfv.options.Options. Raises
    UnsupportedError for private memory that cannot have an element for each lane.
    """
    check_allocas(fn)
    args = [Argument(arg.type, arg.name, arg.attrs) for arg in fn.args if arg.name != MASK]
    runner = Function(fn.name, fn.ret, args)
    fn.name += ".lanes"
    add_parameters(fn)
    meetings = exchange_through_memory(fn, lanes)
    meetings |= dict.fromkeys(meet_in_each_iteration(Cfg(fn)), Meeting(Primitive("barrier"), I32))
    parts = split_at_meetings(fn, meetings)
    metadata = no_unrolling(module) if len(parts.meetings) > UNROLLED else ""
    build_runner(runner, parts, lanes, fits_index32, metadata)
    return SubGroupForm(runner, parts.functions)
