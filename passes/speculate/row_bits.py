"""The low bits of lane 0's values, in a guard: low bits that all vectors of a row have in common.

The vectors of a row begin at multiples of W, the number of lanes: local id 0 has no bit below W. Sums, products, masks
and the like have low bits that depend on the low bits of their operands only, so that these bits of an id are those of
the row's first id. A test of them has one result for the whole row: LLVM takes it out of the loop over the vectors.
"""

from collections.abc import Mapping

from passes.analysis.lane_algebra import base_operation
from wfv.ir.builder import Builder
from wfv.ir.core import Instr, is_op
from wfv.ir.names import LOCAL_IDS
from wfv.ir.own_values import is_own_parameter
from wfv.ir.types import IntType
from wfv.ir.values import Argument, Value, const_int

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
        """The value that `of` returns; None if the low bits depend on other bits of local id 0."""
        if isinstance(value, Argument) and value.name == LOCAL_IDS[0]:
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
    return all(map(is_own_parameter, terms))


def _has_bits(instr: Instr) -> bool:
    return all(isinstance(x.type, IntType) and x.type.bits >= _FEWEST_BITS for x in (instr, *instr.operands))
