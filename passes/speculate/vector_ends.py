"""The least and the greatest number that a strided value has in any lane of a vector, as scalar code of a guard.

Without a counter, these are the values of the first and of the last lane. A counter (counters.py) is at its start for
the first end, and at its last number for the second:

    x + dx      least: x + start       greatest: x + last + stride * (W-1)

The numbers are modulo 2^bits. They are in order, signed or unsigned, if and only if no lane wraps in any iteration:
all spans together are less than 2^bits, because `conditions` limits the spans of counters.
"""

from collections.abc import Mapping, Set

from passes.analysis.shapes import Shape
from passes.speculate.counters import Counter
from passes.speculate.row_bits import RowBits
from wfv.ir.builder import Builder
from wfv.ir.core import Instr
from wfv.ir.types import IntType, Type
from wfv.ir.values import Value, const_int

# With the predicate of result and operand.
CLAMPS = {"smin": "sle", "umin": "ule", "smax": "sge", "umax": "uge", "abs": "sge"}
_SPAN_BITS = 4  # a counter's numbers are less than 2^(bits - 4) apart


class VectorEnds:
    """`copies`: lane 0's value of each value that no counter is part of. `conditions`: the requirements of `ends`.

    `aligned`: the values that other tests of the guard find to be multiples of the lanes in lane 0. `low_bits`: values
    whose bits below the lanes are those of lane 0's values.
    """

    def __init__(
        self,
        build: Builder,
        copies: Mapping[Value, Value],
        counters: Mapping[Instr, Counter],
        lanes: int,
        aligned: Set[Value],
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
