"""Assumptions on `/ % >> & | ^` of ids by constants: known offsets of all lanes, if lane 0's id is a multiple of W.

    %q = lshr i32 %tid, 1       ; assumed offsets 0 0 1 1       test: %tid is a multiple of 4 in lane 0
    %r = and i32 %tid, 1        ; assumed offsets 0 1 0 1
    %x = xor i32 %tid, 2        ; assumed offsets 0 1 -2 -1
    %t = shl i32 %tid, 1
    %m = and i32 %t, -4         ; assumed offsets 0 0 4 4

Lane 0's id has no bit in common with the lane's number, so that each operation that works bit by bit, or cuts bits off,
has the same offsets wherever the vector starts.
"""

from __future__ import annotations

from collections.abc import Callable

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Assumptions, strided, with_offsets
from passes.specialize.assumed_arithmetic import id_and_distance
from passes.specialize.assumption import Assumption
from passes.specialize.vector_ends import VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Instr
from wfv.ir.opcodes import COMMUTATIVE
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value, const_int, unsigned

_TEXT = "assumed to have known distances between the lanes in a version of its own, which runs for aligned vectors"


def assume_offsets(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    """What can be assumed of an operation of a strided id, or of its multiple, and a constant; None for others."""
    rule = _LANES.get(instr.op)
    if rule is None or not isinstance(instr.type, IntType) or not shapes.of(instr).is_varying:
        return None
    value, by = instr.operands
    if instr.op in COMMUTATIVE and isinstance(value, ConstInt):
        value, by = by, value
    tid, distance = id_and_distance(value)
    across = assume.lanes * distance
    is_aligned_vector = assume.lanes & (assume.lanes - 1) == 0 and across < 1 << (instr.type.bits - 1)
    if shapes.of(tid) != strided(1) or not isinstance(by, ConstInt) or not is_aligned_vector:
        return None
    if _is_next_to_an_id(tid):
        return None
    number = unsigned(by)
    lanes = [each for part in range(0, across, distance) if (each := rule(part, number)) is not None]
    if len(lanes) < assume.lanes:
        return None

    def is_aligned(build: Builder, vector: VectorEnds) -> Value:
        first = vector.low_bits.of(tid)
        low = build.binop("and", first, const_int(first.type, assume.lanes - 1))
        return build.icmp("eq", low, const_int(first.type, 0))

    shape = with_offsets(tuple(const_int(instr.type, each - lanes[0]).value for each in lanes))
    return Assumption(instr, shape, (tid,), None, is_aligned, _TEXT, aligned=tid)


def _is_next_to_an_id(value: Value) -> bool:
    """Whether it is an id plus a constant: where the id is a multiple of W, such a sum is none."""
    return (
        isinstance(value, Instr) and value.op in ("add", "sub") and any(isinstance(x, ConstInt) for x in value.operands)
    )


def _quotient(lane: int, by: int) -> int | None:
    return lane // by if _is_power_of_two(by) else None


def _remainder(lane: int, by: int) -> int | None:
    return lane % by if _is_power_of_two(by) else None


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


_LANES: dict[str, Callable[[int, int], int | None]] = {
    "lshr": lambda lane, by: lane >> by,
    "and": lambda lane, by: lane & by,
    "or": lambda lane, by: lane | by,
    "xor": lambda lane, by: lane ^ by,
    "udiv": _quotient,
    "urem": _remainder,
}
