"""Signed operations on numbers that are never negative, such as ids, become the unsigned ones.

    %i = trunc i64 %id to i32           ; an id is below 2^31 with 32-bit indices
    %h = sdiv i32 %i, 2                 %h = lshr i32 %i, 1
    %r = srem i32 %i, 6                 %r = urem i32 %i, 6
    %s = ashr i32 %i, 3                 %s = lshr i32 %i, 3

C's `int i = get_global_id(0)` makes the signed ones. Only the unsigned ones keep lanes at known distances
(passes/analysis/lane_algebra.py), and are assumed uniform or strided (passes/speculate/assumed_arithmetic.py).
"""

from passes.analysis.ranges import full_range, range_of
from wfv.ir.core import Function, Instr
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value, const_int, unsigned

_UNSIGNED = {"sdiv": "udiv", "srem": "urem", "ashr": "lshr"}


def use_unsigned_operations(fn: Function) -> None:
    """Replaces the operations whose operands' ranges show no negative number, in place."""
    for instr in fn.instrs():
        if instr.op in _UNSIGNED and all(map(_is_never_negative, instr.operands)):
            instr.op = _UNSIGNED[instr.op]
            _use_bits(instr)


def _is_never_negative(value: Value) -> bool:
    return isinstance(value.type, IntType) and range_of(value)[1] <= full_range(value.type)[1] // 2


def _use_bits(instr: Instr) -> None:
    """A shift or a mask instead of a division by a power of two, as LLVM writes them."""
    divisor = instr.operands[1]
    if instr.op == "lshr" or not isinstance(divisor, ConstInt) or unsigned(divisor).bit_count() != 1:
        return
    number = unsigned(divisor)
    instr.op, amount = ("lshr", number.bit_length() - 1) if instr.op == "udiv" else ("and", number - 1)
    instr.operands[1] = const_int(instr.type, amount)
