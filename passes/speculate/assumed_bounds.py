"""Assumptions on comparisons of ids with bounds: that they have the same result in all lanes.

`id < n` is true in all lanes of all vectors but the last one, `clamp(x + 1, 0, w - 1)` is `x + 1` but at the border.

    %c = icmp slt i32 %x, %n                    ; assumed uniform     test: first < n == last < n
    %e = icmp eq i32 %x, %n                     ; assumed uniform     test: n is not between first and last
    %m = call i32 @llvm.smin.i32(%x, %n)        ; assumed to be %x    test: last <= n
    %s = select i1 %c, i32 %x, i32 0            ; assumed to be %x    test: %c in lane 0 (%c is assumed uniform)
    %w = sext i32 %x to i64                     ; assumed strided     test: only the following

All tests but those of `eq` and `select` include that no lane wraps, if the range of %x does not exclude it: first <=
last. Here the stride is positive; counters.py has the ends of other values, also of those in loops.

Values that are worth a version for each of a few constants: the divisors and shifts of ids.

In a butterfly, x[tid / d * 2 * d + tid % d], the lanes' elements are contiguous if d is at least the number of lanes
(assumed_arithmetic.py). For each smaller power of two, a version of its own knows each lane's offset.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from passes.analysis.divergence import Shapes
from passes.analysis.index_width import extends_exactly
from passes.analysis.shapes import UNIFORM, Assumptions, Shape, join
from passes.speculate.assumed_arithmetic import assume_arithmetic
from passes.speculate.assumptions import Assumption
from passes.speculate.counters import MIN_MAX, VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.types import IntType
from wfv.ir.uses import backward_slice
from wfv.ir.values import TRUE, Argument, ConstInt, Value, const_int


def assume_bound(instr: Instr, shapes: Shapes, assume: Assumptions, is_index: bool) -> Assumption | None:
    """What can be assumed of a comparison, minimum, maximum, selection or extension; None for others.

    `is_index`: all users are `inbounds` getelementptr, which need no proof that a 32-bit index does not wrap.
    """
    if not shapes.of(instr).is_varying:
        return None
    match instr.op:
        case "icmp":
            return _assume_uniform(instr, shapes, assume)
        case "call" if family_of(instr.callee) in MIN_MAX:
            return _assume_no_clamp(instr, shapes, assume)
        case "select":
            return _assume_selected(instr, shapes)
        case "sext" | "zext":
            return None if is_index and assume.fits_index32 else _assume_extended(instr, shapes, assume)
    return None


def _assume_uniform(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    if (found := _strided_operand(instr, shapes, assume)) is None:
        return None
    value, bound, shape = found
    predicate = instr.attrs["predicate"]
    is_equality = predicate in ("eq", "ne")
    if (is_equality or isinstance(bound, ConstInt)) and not _is_global(value):
        return None  # one vector of each group would not fit

    def is_never_equal(build: Builder, vector: VectorEnds) -> Value:
        return _is_never(build, vector.first(value), vector.first(bound), shape, assume.lanes)

    def has_same_result(build: Builder, vector: VectorEnds) -> Value:
        other, is_left = vector.first(bound), instr.operands[0] is value
        at_least, at_greatest = (
            build.icmp(predicate, end, other) if is_left else build.icmp(predicate, other, end)
            for end in vector.ends(value, shape)
        )
        is_same = build.icmp("eq", at_least, at_greatest)
        return unless_wrapped(build, is_same, predicate[0] == "s", vector, value, shape, assume)

    text = "assumed to be the same in all lanes in a second version, which runs where a test of the ends finds it so"
    if is_equality:
        return Assumption(instr, UNIFORM, (value, bound), None, is_never_equal, text)
    return Assumption(instr, UNIFORM, (bound,), value, has_same_result, text)


def _assume_no_clamp(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    if (found := _strided_operand(instr, shapes, assume)) is None:
        return None
    value, bound, shape = found
    kind = family_of(instr.callee)

    def test(build: Builder, vector: VectorEnds) -> Value:
        least, greatest = vector.ends(value, shape)
        extreme = greatest if kind.endswith("min") else least
        is_within = build.icmp(MIN_MAX[kind], extreme, vector.first(bound))
        return unless_wrapped(build, is_within, kind[0] == "s", vector, value, shape, assume)

    text = "assumed not to change its operand in a second version, which runs where a test of the ends finds it so"
    return Assumption(instr, shape, (bound,), value, test, text)


def _assume_selected(instr: Instr, shapes: Shapes) -> Assumption | None:
    """Of two strides, the one that is not 0 is assumed, and of two that are not, the greater one."""
    condition, a, b = instr.operands
    of_a, of_b = shapes.of(a), shapes.of(b)
    if not (shapes.of(condition).is_uniform and of_a.is_affine and of_b.is_affine and join(of_a, of_b).is_varying):
        return None
    is_first = max(of_a.stride, of_b.stride) == of_a.stride if of_a.stride and of_b.stride else of_a.stride != 0

    def test(build: Builder, vector: VectorEnds) -> Value:
        return vector.first(condition) if is_first else build.not_(vector.first(condition))

    text = "assumed to be the same operand in all lanes in a second version, which runs where a test finds it so"
    return Assumption(instr, of_a if is_first else of_b, (condition,), None, test, text)


def _assume_extended(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    (value,) = instr.operands
    shape = shapes.of(value)
    if not fits(value, shape, assume):
        return None

    def test(build: Builder, vector: VectorEnds) -> Value:
        return unless_wrapped(build, TRUE, instr.op == "sext", vector, value, shape, assume)

    text = "assumed not to wrap in a second version, which runs where a test of the ends finds it so"
    return Assumption(instr, shape, (), value, test, text)


def _strided_operand(instr: Instr, shapes: Shapes, assume: Assumptions) -> tuple[Value, Value, Shape] | None:
    """The operand that is strided, the other one, which must be uniform, and the stride's shape."""
    a, b = instr.operands
    value, bound = (b, a) if shapes.of(a).is_uniform else (a, b)
    shape = shapes.of(value)
    return (value, bound, shape) if fits(value, shape, assume) and shapes.of(bound).is_uniform else None


def fits(value: Value, shape: Shape, assume: Assumptions) -> bool:
    """Whether `value` is a strided integer, and the lanes are less than half of its type's numbers apart."""
    is_strided = isinstance(value.type, IntType) and shape.is_strided
    return is_strided and abs(shape.stride) * (assume.lanes - 1) < 1 << (value.type.bits - 1)  # type: ignore[attr-defined]


def _is_global(value: Value) -> bool:
    """Whether `value` is computed from a global id, so that it has another number in each group."""
    return any(isinstance(x, Argument) and x.name == "wfv.gbase0" for i in backward_slice([value]) for x in i.operands)


def _is_never(build: Builder, first: Value, bound: Value, shape: Shape, lanes: int) -> Value:
    """Whether `bound` is not between the first and the last lane, counted from the first one in the stride's direction.

    No lane needs to be kept from wrapping, because the distances are modulo 2^bits too.
    """
    distance = build.binop("sub", bound, first) if shape.stride > 0 else build.binop("sub", first, bound)
    return build.icmp("ugt", distance, const_int(first.type, abs(shape.stride) * (lanes - 1)))


def unless_wrapped(
    build: Builder, holds: Value, is_signed: bool, vector: VectorEnds, value: Value, shape: Shape, assume: Assumptions
) -> Value:
    """`holds`, and that no lane wraps: the least and the greatest number, signed or unsigned, are in order."""
    if extends_exactly("sext" if is_signed else "zext", value, shape, assume.lanes):
        return holds
    return build.binop("and", holds, build.icmp("sle" if is_signed else "ule", *vector.ends(value, shape)))


_MOST_INSTRUCTIONS = 300  # of a function of which there are several versions: compile time
_MASKS = (7, 15, 31, 63)  # of shifts
_MOST_CANDIDATES = 2  # that are tried
_PREFERENCE = ("lshr", "udiv", "urem", "and")  # of (1 << k) - 1 and k, the latter determines both


class Candidate(NamedTuple):
    """`value`: what the id is divided or shifted by in `instr`; `constants`: the numbers worth a version."""

    instr: Instr
    value: Value
    constants: tuple[int, ...]


def candidates(fn: Function, shapes: Shapes, assume: Assumptions) -> list[Candidate]:
    """The candidates of `fn`, the most promising one first."""
    if sum(len(block.instrs) for block in fn.blocks) > _MOST_INSTRUCTIONS:
        return []
    found = (_candidate(i, shapes, assume) for i in fn.instrs() if i.op in _PREFERENCE)
    known = [each for each in found if each is not None and not isinstance(each.value, ConstInt)]
    by_value = {each.value: each for each in reversed(known)}
    return sorted(by_value.values(), key=lambda each: _PREFERENCE.index(each.instr.op))[:_MOST_CANDIDATES]


def _candidate(instr: Instr, shapes: Shapes, assume: Assumptions) -> Candidate | None:
    assumption = assume_arithmetic(instr, shapes, assume)
    if assumption is None:
        return None
    by = _root(assumption.inputs[1])
    shifts = tuple(k for k in range(assume.lanes.bit_length() - 1) if 1 << k < assume.lanes)
    if instr.op == "lshr":
        return Candidate(instr, by, shifts)
    powers = tuple(1 << k for k in shifts)
    if instr.op != "and":
        return Candidate(instr, by, powers)
    if isinstance(by, Instr) and by.op == "add" and isinstance(by.operands[1], ConstInt) and by.operands[1].value == -1:
        return Candidate(instr, _root(by.operands[0]), powers)
    return None


def _root(value: Value) -> Value:
    """The value that `value` is a copy of, if it is a small number: of another type, masked, or frozen."""
    while isinstance(value, Instr):
        is_masked = value.op == "and" and isinstance(value.operands[1], ConstInt) and value.operands[1].value in _MASKS
        if value.op not in ("freeze", "zext", "sext", "trunc") and not is_masked:
            break
        value = value.operands[0]
    return value


def assume_constant(instr: Instr, value: Value, number: int) -> Assumption:
    """The assumption that `value`, by which `instr` divides or shifts, is `number`."""

    def test(build: Builder, vector: VectorEnds) -> Value:
        return build.icmp("eq", vector.first(value), const_int(value.type, number))

    return Assumption(instr, UNIFORM, (value,), None, test, "assumed to be one number")


def replace_by_constant(fn: Function, value: Value, number: int) -> None:
    """Replaces all uses of `value` in `fn`, in place, and folds what becomes constant. Its definition stays."""
    replaced: dict[Value, Value] = {value: const_int(value.type, number)}
    for instr in _uses_in_order(fn, replaced):
        folded = _folded(fn, instr)
        if folded is not None:
            replaced[instr] = folded


def _uses_in_order(fn: Function, replaced: dict[Value, Value]) -> Iterator[Instr]:
    """All instructions, with operands replaced; once more while that changes any, since a phi may come first."""
    is_changed = True
    while is_changed:
        is_changed = False
        for instr in fn.instrs():
            new = [_final(operand, replaced) for operand in instr.operands]
            if new != instr.operands:
                instr.operands, is_changed = new, True
                yield instr


def _final(value: Value, replaced: dict[Value, Value]) -> Value:
    while value in replaced:
        value = replaced[value]
    return value


def _folded(fn: Function, instr: Instr) -> Value | None:
    """A value that equals `instr`, if its operands make it trivial."""
    into: list[Instr] = []
    build = Builder(fn, into)
    match instr.op, instr.operands:
        case (("zext" | "sext" | "trunc"), [a]):
            result = build.cast(instr.op, a, instr.type)
        case "icmp", [a, b]:
            result = build.icmp(instr.attrs["predicate"], a, b)
        case "select", [condition, a, b]:
            result = build.select(condition, a, b)
        case "freeze", [a]:
            result = build.freeze(a)
        case op, [a, b] if op in _FOLDABLE:
            result = build.binop(op, a, b)
        case _:
            return None
    return None if into else result


_FOLDABLE = frozenset({"add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "udiv", "urem"})
