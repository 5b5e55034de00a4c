"""What happens where the work-items of a sub-group meet: the results of a primitive are made of their operands.

reduce, ballot      one loop over the lanes; the result is stored once, in element 0
scan                one loop, which stores each partial result
shuffle             one loop: the operand in the lane that is asked for. Lanes count modulo the size of the memory
broadcast           the same, stored in element 0
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from passes.sub_groups.exchange_memory import ELEMENT, Meeting
from passes.sub_groups.identities import identity_of
from passes.sub_groups.lane_loop import Code
from wfv.ir.types import I8, I32, I64, FloatType, Type
from wfv.ir.values import Value, const_int

_COMPARED = {"min": "slt", "max": "sgt", "umin": "ult", "umax": "ugt"}
_INTRINSICS = {"fminnum": "llvm.minnum", "fmaxnum": "llvm.maxnum"}
_SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}


@dataclass(frozen=True)
class Exchange:
    """The exchange memory of a sub-group; `total`: memory for what a loop has combined so far."""

    operand: Value
    source: Value
    result: Value
    total: Value


def combine(
    code: Code, meeting: Meeting, memory: Exchange, lanes: int, is_here: Callable[[Value], Value] | None
) -> None:
    """Appends the code for a meeting; `is_here` tells whether a lane takes part (None: all do)."""
    combiner = _Combiner(code, meeting.type, memory, lanes, is_here)
    match meeting.primitive.kind:
        case "reduce":
            combiner.reduce(meeting.primitive.operation)
        case "scan":
            combiner.scan(meeting.primitive.operation)
        case "ballot":
            combiner.ballot()
        case "shuffle":
            combiner.shuffle(is_stored_once=False)
        case "broadcast":
            combiner.shuffle(is_stored_once=True)


class _Combiner:
    def __init__(
        self, code: Code, type: Type, memory: Exchange, lanes: int, is_here: Callable[[Value], Value] | None
    ) -> None:
        self.code, self.type, self.memory, self.lanes, self.is_here = code, type, memory, lanes, is_here

    def for_lanes(self, body: Callable[[Value], None]) -> None:
        self.code.for_lanes("combine", body, self.is_here)

    def load(self, memory: Value, lane: Value, type: Type) -> Value:
        return self.code.build.load(type, self.element(memory, lane), ELEMENT)

    def store(self, value: Value, memory: Value, lane: Value) -> None:
        self.code.build.store(value, self.element(memory, lane), ELEMENT)

    def element(self, memory: Value, lane: Value) -> Value:
        return self.code.build.gep(I64, memory, [lane], ("inbounds",))

    def accumulate(self, operation: str, lane: Value) -> Value:
        build = self.code.build
        value = self.load(self.memory.operand, lane, self.type)
        total = self.operate(operation, build.load(self.type, self.memory.total, ELEMENT), value)
        build.store(total, self.memory.total, ELEMENT)
        return total

    def operate(self, operation: str, a: Value, b: Value) -> Value:
        build = self.code.build
        if operation in _COMPARED:
            return build.select(build.icmp(_COMPARED[operation], b, a), b, a)
        if operation in _INTRINSICS:
            assert isinstance(self.type, FloatType)
            return build.call(f"{_INTRINSICS[operation]}.{_SUFFIX[self.type.kind]}", self.type, [a, b])
        return build.binop(operation, a, b)

    def start(self, identity: Value) -> None:
        self.code.build.store(identity, self.memory.total, ELEMENT)

    def finish(self, type: Type) -> None:
        total = self.code.build.load(type, self.memory.total, ELEMENT)
        self.store(total, self.memory.result, const_int(I64, 0))

    def reduce(self, operation: str) -> None:
        self.start(identity_of(operation, self.type))
        self.for_lanes(lambda lane: _ignore(self.accumulate(operation, lane)))
        self.finish(self.type)

    def scan(self, operation: str) -> None:
        self.start(identity_of(operation, self.type))
        self.for_lanes(lambda lane: self.store(self.accumulate(operation, lane), self.memory.result, lane))

    def ballot(self) -> None:
        def add_bit(lane: Value) -> None:
            build = self.code.build
            truth = build.cast("zext", self.load(self.memory.operand, lane, I8), I64)
            bits = build.binop("or", build.load(I64, self.memory.total, ELEMENT), build.binop("shl", truth, lane))
            build.store(bits, self.memory.total, ELEMENT)

        self.start(const_int(I64, 0))
        self.for_lanes(add_bit)
        self.finish(I64)

    def shuffle(self, is_stored_once: bool) -> None:
        def take(lane: Value) -> None:
            build = self.code.build
            source = build.cast("zext", self.load(self.memory.source, lane, I32), I64)
            source = build.binop("and", source, const_int(I64, self.lanes - 1))
            value = build.freeze(self.load(self.memory.operand, source, self.type))
            self.store(value, self.memory.result, const_int(I64, 0) if is_stored_once else lane)

        self.for_lanes(take)


def _ignore(_: Value) -> None:
    """A loop's body returns nothing."""
