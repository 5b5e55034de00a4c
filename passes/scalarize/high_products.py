"""Writes products whose high half is used as those of two numbers of 16 bits, where LLVM has taken them apart.

    %a = mul i32 %x, 5000                   %a = mul i32 %x, %x
    %p = mul i32 %a, %x               ->    %p = mul i32 %a, 5000
    %h = lshr i32 %p, 16                    %h = lshr i32 %p, 16

    %a = mul i32 %x, 7281                   %a = add i32 %x, 5
    %p = add i32 %a, 36405            ->    %p = mul i32 %a, 7281
    %h = lshr i32 %p, 16                    %h = lshr i32 %p, 16

Both are equal modulo 2^32. The constant is one of the numbers, and all other factors are the other one.
"""

from collections.abc import Sequence
from functools import partial, reduce

from passes.analysis.ranges import Range, fits, range_by, step_range
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.edits import rewrite
from wfv.ir.types import I32
from wfv.ir.values import ConstInt, Value, const_int

HALF = 16  # bits
_MOST_DEPTH = 4  # of a tree of operations


def is_high_half(instr: Instr) -> bool:
    """Whether it is the high half of a product of 32 bits."""
    return _is_shift(instr) and is_op(instr.operands[0], "mul")


def _is_shift(instr: Instr) -> bool:
    amount = instr.operands[1] if instr.type == I32 and instr.op in ("lshr", "ashr") else None
    return isinstance(amount, ConstInt) and amount.value == HALF


def unite_products(fn: Function, ranges: dict[Value, Range]) -> None:
    """Rewrites `fn` in place, and adds the ranges of new values; instructions that nothing uses any more stay."""
    rewrite(fn, lambda shift, build: _Products(build, ranges).united(shift) if _is_shift(shift) else None)


class _Products:
    def __init__(self, build: Builder, ranges: dict[Value, Range]) -> None:
        self.build, self.ranges = build, ranges

    def united(self, shift: Instr) -> Value | None:
        """The high half of a product of two numbers of 16 bits; None if these are not found."""
        factors, constant = self.split(shift.operands[0], _MOST_DEPTH)
        if not factors or not 1 < abs(constant) < 1 << HALF:
            return None
        product = self.product(factors)
        if not fits(range_by(product, self.ranges), HALF):
            return None
        return self.make(shift.op, self.make("mul", product, const_int(I32, constant)), shift.operands[1])

    def split(self, value: Value, depth: int) -> tuple[list[Value], int]:
        """Factors of a value, and a constant factor."""
        if isinstance(value, ConstInt):
            return [], value.value
        if depth and is_op(value, "mul"):
            (a, first), (b, second) = (self.split(x, depth - 1) for x in value.operands)
            return a + b, first * second
        if depth and is_op(value, "add") and isinstance(number := value.operands[1], ConstInt):
            factors, constant = self.split(value.operands[0], depth - 1)
            if factors and abs(constant) > 1 and number.value % constant == 0:
                return [self.make("add", self.product(factors), const_int(I32, number.value // constant))], constant
        return [value], 1

    def product(self, factors: Sequence[Value]) -> Value:
        return reduce(partial(self.make, "mul"), factors)

    def make(self, op: str, a: Value, b: Value) -> Value:
        new = self.build.binop(op, a, b)
        self.ranges[new] = step_range(new, lambda operand: range_by(operand, self.ranges))
        return new
