"""Speculation on shapes: a second SIMD version, in which `/ % >> &` of ids by uniforms are assumed uniform or strided.

`tid >> k` is uniform and `tid & mask` is strided by one, unless a vector crosses a multiple of 2^k. A scalar guard
tests this at run time, once for each vector. Where it holds, indices and addresses computed from these values are
uniform or strided: scalar code and contiguous accesses.

    %q = lshr i32 %tid, %k      ; assumed uniform      test: (first ^ last) >> k == 0
    %q = udiv i32 %tid, %d      ; assumed uniform      test: first / d == last / d
    %r = urem i32 %tid, %d      ; assumed strided(1)   test: first % d + (W-1) == last % d
    %m = and i32 %tid, %mask    ; assumed strided(1)   test: first is a multiple of W, and mask has all of the low bits
    %b = and i32 %tid, %bit     ; assumed uniform      test: first is a multiple of W, and mask has none of the low bits

The group kernel calls the guard, and then one of the two versions. The guard tests every assumption.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.index_width import extends_exactly
from passes.analysis.shapes import UNIFORM, Assumptions, Shape, strided
from passes.remarks import Remark
from passes.specialize.invariant_division import divide, reciprocal
from wfv.ir.builder import Builder
from wfv.ir.clone import clone_function
from wfv.ir.core import Block, Function, Instr
from wfv.ir.opcodes import GUARD_REPEATABLE
from wfv.ir.types import I1, I32, IntType
from wfv.ir.uses import backward_slice
from wfv.ir.values import TRUE, ConstInt, Value, const_int, unsigned


@dataclass(frozen=True)
class Speculation:
    """`fast`: a copy of the function with assumed shapes (`Notes.assumed_shape`); `guard`: i1, the same parameters."""

    fast: Function
    guard: Function
    remarks: frozenset[Remark] = frozenset()


def speculate_on_shapes(fn: Function, shapes: Shapes, assume: Assumptions) -> Speculation | None:
    """A speculation on `fn` that makes the address of an access uniform or strided; None if there is none.

    Only instructions of the entry block are considered, because they run in every lane.
    """
    assumed = {i: shape for i in fn.entry.instrs if (shape := _assumable_shape(i, shapes, assume)) is not None}
    if not assumed:
        return None
    fast = clone_function(fn, f"{fn.name}.fast")
    copies: dict[Instr, Instr] = dict(zip(fn.instrs(), fast.instrs(), strict=True))
    for instr, shape in assumed.items():
        copies[instr].notes = replace(instr.notes, assumed_shape=shape)
    seeds: dict[Value, Shape] = {copy: shapes.of(arg) for arg, copy in zip(fn.args, fast.args, strict=True)}
    if not _gains(fn, shapes, analyze_divergence(fast, seeds, assume), copies):
        return None
    return Speculation(fast, _guard(fn, assumed, shapes, assume), frozenset(map(_remark, assumed, assumed.values())))


def _remark(instr: Instr, shape: Shape) -> Remark:
    kind = "strided by one" if shape.is_strided else "uniform"
    text = f"assumed {kind} in a second version, which runs for the vectors for which a test finds it so"
    return Remark(instr.line, "guard", instr.op, instr.name, text)


def _assumable_shape(instr: Instr, shapes: Shapes, assume: Assumptions) -> Shape | None:
    """The shape that a division or mask of a strided id by a uniform can be assumed to have; None for others."""
    if instr.op not in ("lshr", "udiv", "urem", "and") or not isinstance(instr.type, IntType):
        return None
    value, by = _value_and_uniform(instr, shapes)
    of_value = shapes.of(value)
    if not (of_value.is_strided and of_value.stride == 1 and shapes.of(by).is_uniform and shapes.of(instr).is_varying):
        return None
    if not extends_exactly("zext", value, of_value, assume.lanes) or not all(_is_pure(x) for x in (value, by)):
        return None
    keeps_stride = instr.op == "urem" or (instr.op == "and" and _is_low_mask(by))
    return strided(1) if keeps_stride else UNIFORM


def _value_and_uniform(instr: Instr, shapes: Shapes) -> tuple[Value, Value]:
    """The operands of `instr`, the id first, since `and` is commutative."""
    a, b = instr.operands
    return (b, a) if instr.op == "and" and shapes.of(a).is_uniform else (a, b)


def _is_pure(value: Value, depth: int = 0) -> bool:
    """Whether `value` is computed from parameters, by arithmetic that a guard may repeat."""
    if not isinstance(value, Instr):
        return True
    return value.op in GUARD_REPEATABLE and depth < 10 and all(_is_pure(x, depth + 1) for x in value.operands)


def _is_low_mask(value: Value) -> bool:
    """Whether `value` is 2^k - 1 in one of LLVM's forms, or a constant whose lowest bit is set."""
    if isinstance(value, ConstInt):
        return unsigned(value) & 1 == 1
    if not isinstance(value, Instr) or value.op not in ("add", "xor"):
        return False
    return isinstance(value.operands[1], ConstInt) and value.operands[1].value == -1


def _gains(fn: Function, before: Shapes, after: Shapes, copies: dict[Instr, Instr]) -> bool:
    """Whether the address of some access is uniform or strided under the assumptions, and varying without."""
    return any(
        before.of(access.operands[-1]).is_varying and after.of(copies[access].operands[-1]).is_affine
        for access in fn.instrs()
        if access.op in ("load", "store")
    )


def _guard(fn: Function, assumed: dict[Instr, Shape], shapes: Shapes, assume: Assumptions) -> Function:
    """The function i1 guard(parameters): whether every assumption holds for the vector that starts at `wfv.lid0`."""
    guard = clone_function(fn, f"{fn.name}.guard")
    copies: dict[Value, Value] = dict(zip(fn.instrs(), guard.instrs(), strict=True))
    copies.update(zip(fn.args, guard.args, strict=True))
    needed = backward_slice(copies.get(x, x) for i in assumed for x in i.operands)
    entry = Block("entry", [i for i in guard.entry.instrs if i in needed])
    guard.blocks, guard.ret = [entry], I1
    build = Builder(guard, entry.instrs)
    holds: Value = TRUE
    for instr, shape in assumed.items():
        first, by = (copies.get(x, x) for x in _value_and_uniform(instr, shapes))
        holds = build.binop("and", holds, _test(instr.op, first, by, shape, assume.lanes, build))
    build.ret(build.freeze(holds))  # a branch on poison is undefined behaviour
    return guard


def _test(op: str, first: Value, by: Value, shape: Shape, lanes: int, build: Builder) -> Value:
    """The condition on lane 0's value (`first`) under which `op` has the assumed shape."""
    type = first.type
    zero, low = const_int(type, 0), const_int(type, lanes - 1)
    if op == "lshr":
        last = build.binop("add", first, low)
        return build.icmp("eq", build.binop("lshr", build.binop("xor", first, last), by), zero)
    if op == "and":
        wrong_bits = build.binop("xor", by, const_int(type, -1)) if shape.is_strided else by
        return build.icmp("eq", build.binop("and", build.binop("or", first, wrong_bits), low), zero)
    # Whether no multiple of the divisor lies between first and last: one division, which the fast version needs too.
    quotient = divide(build, first, reciprocal(build, by)) if type == I32 else build.binop("udiv", first, by)
    remainder = build.binop("sub", first, build.binop("mul", quotient, by))
    return build.icmp("ult", build.binop("add", remainder, low), by)
