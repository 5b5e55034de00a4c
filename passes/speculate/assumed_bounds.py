"""Assumptions on comparisons of ids with bounds: that their result is uniform.

`id < n` is true in all lanes of all vectors except the last one, `clamp(x + 1, 0, w - 1)` is `x + 1` except at the
border.

    %c = icmp slt i32 %x, %n                    ; assumed uniform     test: first < n == last < n
    %e = icmp eq i32 %x, %n                     ; assumed uniform     test: n is not between first and last
    %m = call i32 @llvm.smin.i32(%x, %n)        ; assumed to be %x    test: last <= n
    %a = call i32 @llvm.abs.i32(i32 %x, ..)     ; assumed to be %x    test: first >= 0
    %s = select i1 %c, i32 %x, i32 0            ; assumed to be %x    test: first < n and last < n (%c = %x < n);
                                                                            if %c is uniform, %c in lane 0
    %w = sext i32 %x to i64                     ; assumed strided     test: only the following

All tests but those of `eq` and `select` include that no lane wraps, if the range of %x does not exclude it: first <=
last. Here the stride is positive; vector_ends.py computes the ends of other values, also in loops.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from passes.analysis.divergence import Shapes
from passes.analysis.index_width import extends_exactly
from passes.analysis.lane_algebra import RANGE_OPERATIONS
from passes.analysis.shapes import UNIFORM, Assumptions, Shape, join
from passes.speculate.assumptions import Assumption
from passes.speculate.vector_ends import CLAMPS, VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.intrinsics import family_of
from wfv.ir.names import name_of
from wfv.ir.types import IntType
from wfv.ir.uses import backward_slice
from wfv.ir.values import TRUE, Argument, ConstInt, Value, const_int

_Strided = tuple[Value, Value, Shape]  # a strided operand, the other one, which is uniform, and the stride's shape


def assume_bound(instr: Instr, shapes: Shapes, assume: Assumptions, is_index: bool) -> Assumption | None:
    """The assumption on a comparison, minimum, maximum, selection or extension; None for others.

    `is_index`: all users are `inbounds` getelementptr, which need no proof that a 32-bit index does not wrap.
    """
    if not shapes.of(instr).is_varying:
        return None
    match instr.op:
        case "icmp":
            return _assume_uniform(instr, shapes, assume)
        case "call" if family_of(instr.callee) in CLAMPS:
            return _assume_no_clamp(instr, shapes, assume)
        case "select":
            return _assume_selected(instr, shapes, assume)
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

    at_ends = _at_ends(instr, found)

    def has_same_result(build: Builder, vector: VectorEnds) -> Value:
        is_same = build.icmp("eq", *at_ends(build, vector))
        return unless_wrapped(build, is_same, predicate[0] == "s", vector, value, shape)

    text = "assumed to be the same in all lanes in a second version, which runs where a test of the ends finds it so"
    if is_equality:
        return Assumption(instr, UNIFORM, (value, bound), None, is_never_equal, text)
    return Assumption(instr, UNIFORM, (bound,), value, has_same_result, text)


def _at_ends(comparison: Instr, found: _Strided) -> Callable[[Builder, VectorEnds], tuple[Value, Value]]:
    """Builds the results of a comparison for the least and the greatest number.

    The side of the number is found at once: it may be a clamp, which is replaced before the guard is built.
    """
    (value, bound, shape), predicate = found, comparison.attrs["predicate"]
    is_left = comparison.operands[0] is value

    def results(build: Builder, vector: VectorEnds) -> tuple[Value, Value]:
        other = vector.first(bound)
        least, greatest = (
            build.icmp(predicate, end, other) if is_left else build.icmp(predicate, other, end)
            for end in vector.ends(value, shape)
        )
        return least, greatest

    return results


def _assume_no_clamp(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    if (found := _strided_operand(instr, shapes, assume)) is None:
        return None
    value, bound, shape = found
    kind = family_of(instr.callee)
    if kind == "abs":
        bound = const_int(value.type, 0)

    def test(build: Builder, vector: VectorEnds) -> Value:
        least, greatest = vector.ends(value, shape)
        extreme = greatest if kind.endswith("min") else least
        is_within = build.icmp(CLAMPS[kind], extreme, vector.first(bound))
        return unless_wrapped(build, is_within, kind[0] != "u", vector, value, shape)

    text = "assumed not to change its operand in a second version, which runs where a test of the ends finds it so"
    return Assumption(instr, shape, (bound,), value, test, text)


def replace_clamps(fast: Function, assumptions: Iterable[Assumption]) -> None:
    """Replaces clamps that are assumed not to change their operand by it, in place.

    The guard is made thereafter. Where one of its tests depends on others, such as that of the minimum of a maximum, it
    tests the operand that these find right.
    """
    clamps: dict[Value, Value] = {each.instr: each.value for each in assumptions if each.instr.callee and each.value}
    fast.substitute(clamps)


def keep_shapes(fast: Function, shapes: Shapes) -> None:
    """Notes the shapes, those under the assumptions, of operations whose shape depends on ranges.

    The range of a clamp or of a remainder may show that its extension does not wrap, or that a mask keeps it. The range
    of what replaces it may not.
    """
    for instr in fast.instrs():
        if instr.op in RANGE_OPERATIONS and shapes.of(instr).has_base:
            instr.notes = replace(instr.notes, assumed_shape=shapes.of(instr))


def _assume_selected(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    """Of two strides, the one that is not 0 is assumed, and of two that are not, the greater one."""
    condition, a, b = instr.operands
    of_a, of_b = shapes.of(a), shapes.of(b)
    if not (shapes.of(condition).is_uniform and of_a.is_affine and of_b.is_affine and join(of_a, of_b).is_varying):
        return None
    is_first = max(of_a.stride, of_b.stride) == of_a.stride if of_a.stride and of_b.stride else of_a.stride != 0
    text = "assumed to be the same operand in all lanes in a second version, which runs where a test finds it so"
    shape = of_a if is_first else of_b
    if (compared := _order_of_strided(condition, shapes, assume)) is not None:
        order, found = compared
        at_ends = _at_ends(order, found)

        def has_one_result(build: Builder, vector: VectorEnds) -> Value:
            least, greatest = at_ends(build, vector)
            holds = build.binop("and" if is_first else "or", least, greatest)
            holds = holds if is_first else build.not_(holds)
            return unless_wrapped(build, holds, order.attrs["predicate"][0] == "s", vector, found[0], found[2])

        return Assumption(instr, shape, (found[1],), found[0], has_one_result, text)

    def test(build: Builder, vector: VectorEnds) -> Value:
        return vector.first(condition) if is_first else build.not_(vector.first(condition))

    return Assumption(instr, shape, (condition,), None, test, text)


def _order_of_strided(condition: Value, shapes: Shapes, assume: Assumptions) -> tuple[Instr, _Strided] | None:
    """The condition, with its operands, if it is an order of a strided number and a uniform one."""
    if not is_op(condition, "icmp") or condition.attrs["predicate"] in ("eq", "ne"):
        return None
    found = _strided_operand(condition, shapes, assume)
    return None if found is None else (condition, found)


def _assume_extended(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    (value,) = instr.operands
    shape = shapes.of(value)
    if not fits(value, shape, assume):
        return None

    def test(build: Builder, vector: VectorEnds) -> Value:
        return unless_wrapped(build, TRUE, instr.op == "sext", vector, value, shape)

    text = "assumed not to wrap in a second version, which runs where a test of the ends finds it so"
    return Assumption(instr, shape, (), value, test, text)


def _strided_operand(instr: Instr, shapes: Shapes, assume: Assumptions) -> _Strided | None:
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
    return any(
        isinstance(x, Argument) and x.name == name_of("gbase0") for i in backward_slice([value]) for x in i.operands
    )


def _is_never(build: Builder, first: Value, bound: Value, shape: Shape, lanes: int) -> Value:
    """Whether `bound` is not between the first and the last lane, counted from the first one in the stride's direction.

    No lane needs to be kept from wrapping, because the distances are modulo 2^bits too.
    """
    distance = build.binop("sub", bound, first) if shape.stride > 0 else build.binop("sub", first, bound)
    return build.icmp("ugt", distance, abs(shape.stride) * (lanes - 1))


def unless_wrapped(
    build: Builder, holds: Value, is_signed: bool, vector: VectorEnds, value: Value, shape: Shape
) -> Value:
    """`holds`, and that no lane wraps: the least and the greatest number, signed or unsigned, are in order."""
    if extends_exactly("sext" if is_signed else "zext", value, shape):
        return holds
    return build.binop("and", holds, build.icmp("sle" if is_signed else "ule", *vector.ends(value, shape)))
