"""Counters: the phis of loops that count up by one between bounds that a guard can compute.

    %dx = phi i32 [ %from, %preheader ], [ %next, %latch ]          %dx is from %from to max(%from, %to)
    ..
    %next = add i32 %dx, 1
    %more = icmp slt i32 %dx, %to                                   or ult, or ne
    br i1 %more, label %header, label %exit

So what is computed from an id and a counter has numbers between two ends over all lanes and all iterations.

The low bits of lane 0's values, in a guard: those that are the same for all vectors of a row.

The vectors of a row begin at multiples of W, the number of lanes: local id 0 has no bit below W. Sums, products, masks
and the like have low bits that depend on the low bits of their operands only, so that these bits of an id are those of
the row's first id. A test of them is the same for the whole row, and LLVM takes it out of the loop over the vectors.

The least and the greatest number that a strided value has in any lane of a vector, as scalar code of a guard.

Without a counter in it, these are the values of the first and of the last lane. A counter is at its
start for the one end, and at its last number for the other:

    x + dx      least: x + start       greatest: x + last + stride * (W-1)

The numbers are modulo 2^bits. They are in order, signed or unsigned, if and only if no lane wraps in any iteration:
all spans together are less than 2^bits, because `conditions` limits those of counters.
"""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.analysis.lane_algebra import base_operation
from passes.analysis.shapes import Shape
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Instr, is_op
from wfv.ir.types import IntType, Type
from wfv.ir.values import Argument, ConstInt, Value, const_int, unsigned

_MAXIMUM = {"slt": "smax", "ult": "umax"}  # `ne` needs none: the counter passes all numbers up to the bound
_OPPOSITE = {"sge": "slt", "uge": "ult", "eq": "ne"}


@dataclass(frozen=True)
class Counter:
    """A phi that counts up from `start`.

    The loop goes on only while the phi, or if `tests_next` its next number, is less than (`slt`, `ult`) or not equal to
    (`ne`) the `bound`. `is_exit`: and whenever it is; otherwise the bound is one of several conditions of the latch.
    """

    phi: Instr
    start: Value
    predicate: str
    bound: Value
    tests_next: bool
    is_exit: bool

    @property
    def inputs(self) -> tuple[Value, ...]:
        return self.start, self.bound

    @property
    def is_signed(self) -> bool:
        """Whether its numbers are in order as signed numbers."""
        return self.predicate == "slt"

    @property
    def constant_count(self) -> int:
        """The number of iterations, at most, if it is constant, else 0."""
        if not (isinstance(self.start, ConstInt) and isinstance(self.bound, ConstInt)):
            return 0
        return self.bound.value - self.start.value + (not self.tests_next)

    def last(self, build: Builder, start: Value, bound: Value) -> Value:
        """The greatest number of the phi, or a greater one."""
        last = build.binop("add", bound, -1) if self.tests_next else bound
        if self.predicate == "ne":
            return last
        return build.call(f"llvm.{_MAXIMUM[self.predicate]}.{last.type}", last.type, [start, last])


def find_counters(cfg: Cfg, shapes: Shapes) -> dict[Instr, Counter]:
    """The counters of all loops, by their phis."""
    found = (_counter(phi, loop, shapes) for loop in cfg.loops.all for phi in loop.header.phis)
    return {each.phi: each for each in found if each is not None}


def _counter(phi: Instr, loop: Loop, shapes: Shapes) -> Counter | None:
    if len(loop.latches) != 1 or len(phi.operands) != 2 or not isinstance(phi.type, IntType) or phi.type.bits < 32:
        return None
    latch = loop.latches[0]
    at_latch = phi.blocks.index(latch)
    start, step = phi.operands[1 - at_latch], phi.operands[at_latch]
    branch = latch.terminator
    if not (_is_increment(step, phi) and len(branch.blocks) == 2 and shapes.of(phi).is_uniform):
        return None
    for predicate, test in _conditions(branch.operands[0], branch.blocks[0] is loop.header):
        bound, is_exit = test.operands[1], test is branch.operands[0]
        if test.operands[0] is step and shapes.of(bound).is_uniform:
            return Counter(phi, start, predicate, bound, tests_next=True, is_exit=is_exit)
        if test.operands[0] is phi and shapes.of(bound).is_uniform:
            behind = _behind(start, predicate, bound)
            return Counter(phi, start, predicate, behind or bound, behind is not None, is_exit)
    return None


def _behind(start: Value, predicate: str, bound: Value) -> ConstInt | None:
    """The number after a constant bound, if testing the next number for that is the same as testing the phi.

    LLVM writes `i < 7` for `i + 1 < 8`. The phi has no number after the bound if its start has none.
    """
    if not isinstance(start, ConstInt) or not isinstance(bound, ConstInt):
        return None
    number = (lambda x: x.value) if predicate == "slt" else unsigned
    behind = const_int(bound.type, bound.value + 1)
    return behind if number(start) <= number(bound) < number(behind) else None


def _conditions(condition: Value, is_true: bool) -> Iterator[tuple[str, Instr]]:
    """The comparisons of which each holds if `condition` is `is_true`, with their predicates then."""
    if not isinstance(condition, Instr):
        return
    if condition.op == ("and" if is_true else "or"):
        for operand in condition.operands:
            yield from _conditions(operand, is_true)
    elif condition.op == "icmp":
        predicate = condition.attrs["predicate"]
        predicate = predicate if is_true else _OPPOSITE.get(predicate, "")
        if predicate in (*_MAXIMUM, "ne"):
            yield predicate, condition


def _is_increment(value: Value, phi: Instr) -> bool:
    """Whether `value` is `phi` + 1."""
    if not is_op(value, "add") or value.operands[0] is not phi:
        return False
    return isinstance(value.operands[1], ConstInt) and value.operands[1].value == 1


_VECTOR_ID = "wfv.lid0"
LOW_BITS_STAY = ("add", "and", "mul", "or", "sub", "xor")
_CASTS = ("sext", "trunc", "zext")
_FEWEST_BITS = 8  # more than the bits below the most lanes


class RowBits:
    """`copies`: lane 0's value of each value."""

    def __init__(self, build: Builder, copies: Mapping[Value, Value]) -> None:
        self._build, self._copies = build, copies
        self._known: dict[Value, Value | None] = {}

    def of(self, value: Value) -> Value:
        """A value whose bits below the lanes are those of `value` in lane 0; without local id 0 in it, if possible."""
        found = self._of(value)
        return self._copies.get(value, value) if found is None else found

    def _of(self, value: Value) -> Value | None:
        """The same; None if its low bits depend on other bits of local id 0."""
        if isinstance(value, Argument) and value.name == _VECTOR_ID:
            return const_int(value.type, 0)
        if not isinstance(value, Instr) or value not in self._copies:
            return self._copies.get(value, value)
        if value not in self._known:
            self._known[value] = self._computed(value)
        return self._known[value]

    def _computed(self, instr: Instr) -> Value | None:
        operands = [self._of(x) for x in instr.operands]
        given = [x for x in operands if x is not None]
        if all(new is self._copies.get(old, old) for old, new in zip(instr.operands, operands, strict=True)):
            return self._copies[instr]
        if len(given) < len(operands) or not _has_bits(instr):
            return None
        if instr.op == "freeze":
            return given[0] if _is_sum_of_ids(instr.operands[0]) else None
        if instr.op in _CASTS:
            return self._build.cast(instr.op, given[0], instr.type)
        op = base_operation(instr)
        return self._build.binop(op, given[0], given[1]) if op in LOW_BITS_STAY else None


def _is_sum_of_ids(value: Value) -> bool:
    """Whether a value is never poison, so that to freeze it changes nothing."""
    terms = value.operands if is_op(value, "add") else [value]
    return all(isinstance(x, Argument) and x.name.startswith("wfv.") for x in terms)


def _has_bits(instr: Instr) -> bool:
    return all(isinstance(x.type, IntType) and x.type.bits >= _FEWEST_BITS for x in (instr, *instr.operands))


MIN_MAX = {"smin": "sle", "umin": "ule", "smax": "sge", "umax": "uge"}  # with the predicate of result and operand
_SPAN_BITS = 4  # a counter's numbers are less than 2^(bits - 4) apart


class VectorEnds:
    """`copies`: lane 0's value of each value that no counter is part of. `conditions`: what `ends` relies on.

    `aligned`: the values that other tests of the guard find to be multiples of the lanes in lane 0. `low_bits`: values
    whose bits below the lanes are those of lane 0's values.
    """

    def __init__(
        self,
        build: Builder,
        copies: Mapping[Value, Value],
        counters: Mapping[Instr, Counter],
        lanes: int,
        aligned: Set[Value] = frozenset(),
    ) -> None:
        self._build, self._copies, self._counters, self._lanes = build, copies, counters, lanes
        self.aligned, self.low_bits = aligned, RowBits(build, copies)
        self._ends: dict[tuple[Value, bool], Value] = {}
        self.conditions: list[Value] = []

    def first(self, value: Value) -> Value:
        """Lane 0's value."""
        return self._copies.get(value, value)

    def ends(self, value: Value, shape: Shape) -> tuple[Value, Value]:
        """The least and the greatest number of a value, whose stride is that of `shape`."""
        low, high = self._end(value, False), self._end(value, True)
        across = const_int(low.type, shape.stride * (self._lanes - 1))
        if shape.stride > 0:
            return low, self._build.binop("add", high, across)
        return self._build.binop("add", low, across), high

    def _end(self, value: Value, is_greatest: bool) -> Value:
        """The least or greatest number in lane 0."""
        if not isinstance(value, Instr) or value in self._copies:
            return self.first(value)
        key = value, is_greatest
        if key not in self._ends:
            self._ends[key] = self._computed(value, is_greatest)
        return self._ends[key]

    def _computed(self, instr: Instr, is_greatest: bool) -> Value:
        if instr in self._counters:
            return self._counted(self._counters[instr], is_greatest)
        if instr.op == "trunc":
            assert isinstance(instr.operands[0], Instr)
            counted = self._counted(self._counters[instr.operands[0]], is_greatest, instr.type)
            return self._build.cast("trunc", counted, instr.type)
        a = self._end(instr.operands[0], is_greatest)
        if instr.op == "sext":
            return self._build.cast("sext", a, instr.type)
        b = self._end(instr.operands[1], is_greatest if instr.op != "sub" else not is_greatest)
        if instr.op == "call":
            return self._build.call(instr.callee, instr.type, [a, b])
        return self._build.binop(instr.op, a, b)

    def _counted(self, counter: Counter, is_greatest: bool, narrow: Type | None = None) -> Value:
        """The start of a counter, or its last number; adds the condition that they are near, in a narrower type too."""
        start = self.first(counter.start)
        if not is_greatest:
            return start
        last = counter.last(self._build, start, self.first(counter.bound))
        type = narrow or last.type
        assert isinstance(type, IntType)
        limit = const_int(last.type, 1 << (type.bits - _SPAN_BITS))
        self.conditions.append(self._build.icmp("ult", self._build.binop("sub", last, start), limit))
        return last
