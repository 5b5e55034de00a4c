"""Assumptions on remainders: that they wrap around at most once, in all lanes and iterations or in none.

    %r = srem i32 %x, %w        ; assumed strided as %x      test: 0 <= least, greatest < w
                                                             or: w <= least, greatest < 2 * w

An image that continues at its opposite edges has (x + dx + width) % width, which wraps between two lanes at the edges
only. The second version needs no division:

    %c = icmp sge i32 %x, %w    ; assumed uniform
    %s = sub i32 %x, %w
    %r = select i1 %c, i32 %s, i32 %x

A mask of low bits is the remainder by a power of two. There, the lanes and iterations may be in any one period:

    %r = and i32 %x, 1023       ; assumed strided as %x      test: least & ~1023 == greatest & ~1023
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import UNIFORM, Assumptions
from passes.specialize.assumed_bounds import fits, unless_wrapped
from passes.specialize.assumption import Assumption
from passes.specialize.vector_ends import VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.types import I1
from wfv.ir.values import ConstInt, Value, const_int

SELDOM = 4  # vectors: by a constant of that many, most vectors do not wrap
_TEXT = "assumed to wrap in all lanes or in none in a second version, which runs where a test of the ends finds it so"


def assume_wrap(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    """What can be assumed of a remainder of a strided number by a uniform one; None for others."""
    if instr.op not in ("srem", "urem", "and") or not shapes.of(instr).is_varying:
        return None
    value, by = instr.operands
    shape = shapes.of(value)
    if not (fits(value, shape, assume) and shapes.of(by).is_uniform) or _wraps_often(instr.op, by, assume.lanes):
        return None
    if instr.op == "and" and not _is_low_mask(by):
        return None

    def test(build: Builder, vector: VectorEnds) -> Value:
        ends = vector.ends(value, shape)
        if instr.op == "and":
            holds, is_signed = _is_one_period(build, *ends, by), True
        else:
            is_signed = instr.op == "srem"
            holds = _test(build, *ends, vector.first(by), is_signed)
        return unless_wrapped(build, holds, is_signed, vector, value, shape, assume)

    return Assumption(instr, shape, (by,), value, test, _TEXT, is_wrap=instr.op != "and")


def _wraps_often(op: str, by: Value, lanes: int) -> bool:
    """Whether a remainder by a constant starts again within one of a few vectors."""
    return isinstance(by, ConstInt) and by.value + (op == "and") < SELDOM * lanes


def _is_low_mask(by: Value) -> bool:
    return isinstance(by, ConstInt) and by.value > 0 and by.value & (by.value + 1) == 0


def replace_remainders(fast: Function, assumptions: Iterable[Assumption]) -> None:
    """Computes the remainders that are assumed to wrap at most once by a subtraction, in place."""
    remainders = {each.instr for each in assumptions if each.is_wrap}
    for block in fast.blocks if remainders else ():
        instrs = list[Instr]()
        for instr in block.instrs:
            if instr in remainders:
                _subtract(fast, instr, instrs)
            instrs.append(instr)
        block.instrs = instrs


def _test(build: Builder, least: Value, greatest: Value, by: Value, is_signed: bool) -> Value:
    """Whether the quotient is 0, or 1, for both ends."""
    less, not_less, zero = ("slt", "sge", const_int(by.type, 0)) if is_signed else ("ult", "uge", None)
    is_none = build.icmp(less, greatest, by)
    is_once = build.binop(
        "and", build.icmp(not_less, least, by), build.icmp(less, build.binop("sub", greatest, by), by)
    )
    if zero is not None:  # where `by` is not positive, neither holds
        is_none = build.binop("and", is_none, build.icmp("sge", least, zero))
        is_once = build.binop("and", is_once, build.icmp("sgt", by, zero))
    return build.binop("or", is_none, is_once)


def _is_one_period(build: Builder, least: Value, greatest: Value, mask: Value) -> Value:
    """Whether both ends have the same bits above the mask."""
    assert isinstance(mask, ConstInt)
    differing = build.binop("and", build.binop("xor", least, greatest), const_int(mask.type, ~mask.value))
    return build.icmp("eq", differing, const_int(mask.type, 0))


def _subtract(fast: Function, remainder: Instr, before: list[Instr]) -> None:
    """Makes a selection of the remainder; what it selects is appended to `before`."""
    value, by = remainder.operands
    build = Builder(fast, before, remainder)
    wraps = build.emit(I1, "icmp", [value, by], {"predicate": "sge" if remainder.op == "srem" else "uge"}, name="wraps")
    wraps.notes = replace(wraps.notes, assumed_shape=UNIFORM)
    remainder.op, remainder.attrs = "select", {}
    remainder.operands = [wraps, build.binop("sub", value, by), value]
