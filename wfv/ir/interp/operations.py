"""What each opcode without side effects computes: a table of rules.

A rule takes the instruction and returns a function from the operands' values to the result. `lift` makes elementwise
rules of functions on scalars.

Rules for vectors, arrays and structs: extract, insert, shuffle, and addresses of elements.

The interpreter's rules for casts.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from wfv.ir.core import Instr
from wfv.ir.interp.values import (
    POISON,
    Compute,
    Rule,
    UndefinedBehaviour,
    decode,
    encode,
    flags_of,
    float_class,
    lift,
    poison,
    signed,
    width,
    with_fast_math,
    zero,
)
from wfv.ir.types import ArrayType, StructType, Type, VecType, is_float, offset_of, scalar_of, size_of
from wfv.ir.values import ConstInt, unsigned


def _widths(instr: Instr) -> tuple[int, int]:
    """The scalar widths of operand and result, in bits."""
    return width(scalar_of(instr.operands[0].type)), width(scalar_of(instr.type))


def _trunc(instr: Instr) -> Compute:
    (src, dst), flags = _widths(instr), flags_of(instr)
    nuw, nsw, mask = "nuw" in flags, "nsw" in flags, (1 << dst) - 1

    def trunc(value: int) -> Any:
        if (nuw and value > mask) or (nsw and signed(value, src) != signed(value & mask, dst)):
            return POISON
        return value & mask

    return lift(trunc, instr)


def _zext(instr: Instr) -> Compute:
    src, nneg = _widths(instr)[0], "nneg" in flags_of(instr)
    return lift(lambda value: POISON if nneg and value >> (src - 1) else value, instr)


def _sext(instr: Instr) -> Compute:
    (src, dst) = _widths(instr)
    mask = (1 << dst) - 1
    return lift(lambda value: signed(value, src) & mask, instr)


def _pointer(instr: Instr) -> Compute:
    """ptrtoint, inttoptr, ptrtoaddr, addrspacecast: the address, truncated or zero-extended."""
    mask = (1 << _widths(instr)[1]) - 1
    return lift(lambda value: value & mask, instr)


def _float_to_int(instr: Instr) -> Compute:
    bits, is_signed = _widths(instr)[1], instr.op == "fptosi"
    low, high = (-1 << (bits - 1), 1 << (bits - 1)) if is_signed else (0, 1 << bits)

    def convert(value: Any) -> Any:
        if not math.isfinite(value) or not low <= (number := int(value)) < high:
            return POISON
        return number & (1 << bits) - 1

    return lift(convert, instr)


def _int_to_float(instr: Instr) -> Compute:
    bits, nneg, is_signed = _widths(instr)[0], "nneg" in flags_of(instr), instr.op == "sitofp"
    target = float_class(scalar_of(instr.type))

    def convert(value: int) -> Any:
        if nneg and value >> (bits - 1):
            return POISON
        return target(round_int(signed(value, bits) if is_signed else value, target))

    return lift(convert, instr)


def round_int(value: int, target: Any) -> float:
    """A double that rounds to `target` as the integer itself does: the lowest bit records whether bits were cut off."""
    if target is np.float64:
        return float(value) if abs(value) < 1 << 1023 else math.copysign(math.inf, value)
    cut = max(0, abs(value).bit_length() - 52)
    kept = abs(value) >> cut
    kept |= bool(abs(value) & (1 << cut) - 1)
    number = math.ldexp(float(kept), cut) if cut < 900 else math.inf
    return -number if value < 0 else number


def _float_to_float(instr: Instr) -> Compute:
    return lift(with_fast_math(float_class(scalar_of(instr.type)), instr), instr)


def _bitcast(instr: Instr) -> Compute:
    """Reinterprets the bits; a new element that overlaps poison is poison."""
    src, dst = instr.operands[0].type, instr.type
    return lambda value: decode(*encode(value, src), dst)


CASTS: dict[str, Rule] = {
    "trunc": _trunc,
    "zext": _zext,
    "sext": _sext,
    **dict.fromkeys(("ptrtoint", "inttoptr", "ptrtoaddr", "addrspacecast"), _pointer),
    **dict.fromkeys(("fptosi", "fptoui"), _float_to_int),
    **dict.fromkeys(("sitofp", "uitofp"), _int_to_float),
    **dict.fromkeys(("fptrunc", "fpext"), _float_to_float),
    "bitcast": _bitcast,
}


def _extractelement(instr: Instr) -> Compute:
    return lambda vector, i: POISON if i is POISON or i >= len(vector) else vector[i]


def _insertelement(instr: Instr) -> Compute:
    nothing = poison(instr.type)
    return lambda vector, new, i: nothing if i is POISON or i >= len(vector) else (*vector[:i], new, *vector[i + 1 :])


def _shufflevector(instr: Instr) -> Compute:
    return lambda a, b, mask: tuple(POISON if i is POISON else (*a, *b)[i] for i in mask)


def _extractvalue(instr: Instr) -> Compute:
    def extract(value: Any) -> Any:
        for index in instr.attrs["indices"]:
            value = value[index]
        return value

    return extract


def _insertvalue(instr: Instr) -> Compute:
    def insert(value: Any, new: Any, indices: Collection[int]) -> Any:
        if not indices:
            return new
        i, *rest = indices
        return (*value[:i], insert(value[i], new, rest), *value[i + 1 :])

    return lambda value, new: insert(value, new, instr.attrs["indices"])


def _getelementptr(instr: Instr) -> Compute:
    """The address, modulo 2 ** 64. Out of bounds is detected at the access, whatever `inbounds` promised."""
    constant, scales = _gep_scales(instr)

    def address(pointer: int, *indices: int) -> int:
        for index, (scale, bits) in zip(indices, scales, strict=True):
            pointer += scale * signed(index, bits)
        return (pointer + constant) & (1 << 64) - 1

    compute = lift(address, instr)
    if not isinstance(instr.type, VecType):
        return compute
    count = instr.type.count
    is_vector = [isinstance(operand.type, VecType) for operand in instr.operands]
    return lambda *values: compute(
        *(v if is_vec else (v,) * count for v, is_vec in zip(values, is_vector, strict=True))
    )


def _gep_scales(instr: Instr) -> tuple[int, list[tuple[int, int]]]:
    """The constant bytes, and (bytes per step, index width) of each index; a struct's index is part of the constant."""
    constant, scales = 0, []
    type: Type = ArrayType(0, instr.attrs["elem_type"])
    for index in instr.operands[1:]:
        bits = width(scalar_of(index.type))
        if isinstance(type, StructType):
            assert isinstance(index, ConstInt) and type.elements is not None
            constant += offset_of(type, unsigned(index))
            scales.append((0, bits))
            type = type.elements[unsigned(index)]
        else:
            assert isinstance(type, (ArrayType, VecType))
            type = type.element
            scales.append((size_of(type), bits))
    return constant, scales


COMPOSITES: dict[str, Rule] = {
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "getelementptr": _getelementptr,
}


def _bits(instr: Instr) -> int:
    """The scalar width of the operands, in bits."""
    return width(scalar_of(instr.operands[0].type))


def _wrapping(instr: Instr) -> Compute:
    """add, sub, mul: exact numbers, wrapped; nuw and nsw compare with the exact result."""
    exact = {"add": operator.add, "sub": operator.sub, "mul": operator.mul}[instr.op]
    bits, flags = _bits(instr), flags_of(instr)
    mask, half = (1 << bits) - 1, 1 << (bits - 1)
    nuw, nsw = "nuw" in flags, "nsw" in flags

    def checked(a: int, b: int) -> Any:
        result = exact(a, b)
        if nuw and not 0 <= result <= mask:
            return POISON
        if nsw and not -half <= exact(signed(a, bits), signed(b, bits)) < half:
            return POISON
        return result & mask

    return lift(checked if nuw or nsw else lambda a, b: exact(a, b) & mask, instr)


def _shl(instr: Instr) -> Compute:
    bits, flags = _bits(instr), flags_of(instr)
    mask, half = (1 << bits) - 1, 1 << (bits - 1)
    nuw, nsw = "nuw" in flags, "nsw" in flags

    def shift(a: int, b: int) -> Any:
        if b >= bits or (nuw and a << b > mask) or (nsw and not -half <= signed(a, bits) << b < half):
            return POISON
        return a << b & mask

    return lift(shift, instr)


def _shift_right(instr: Instr) -> Compute:
    bits, is_exact, is_signed = _bits(instr), "exact" in flags_of(instr), instr.op == "ashr"
    mask = (1 << bits) - 1

    def shift(a: int, b: int) -> Any:
        if b >= bits or (is_exact and a & ((1 << b) - 1)):
            return POISON
        return (signed(a, bits) >> b) & mask if is_signed else a >> b

    return lift(shift, instr)


def _division(instr: Instr) -> Compute:
    """udiv, sdiv, urem, srem; quotients are rounded toward zero."""
    bits, is_exact = _bits(instr), "exact" in flags_of(instr)
    is_signed, is_rem, mask = instr.op[0] == "s", instr.op[1:] == "rem", (1 << _bits(instr)) - 1

    def divide(a: Any, b: Any) -> Any:
        if b is POISON or b == 0:
            raise UndefinedBehaviour(f"{instr.op} by {b}")
        if a is POISON:
            return POISON
        x, y = (signed(a, bits), signed(b, bits)) if is_signed else (a, b)
        if is_signed and y == -1 and a == 1 << (bits - 1):
            raise UndefinedBehaviour(f"{instr.op} of {x} by -1")
        quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
        if is_exact and quotient * y != x:
            return POISON
        return (x - quotient * y if is_rem else quotient) & mask

    return lift(divide, instr, is_strict=False)


def _bitwise(instr: Instr) -> Compute:
    if "disjoint" in flags_of(instr):
        return lift(lambda a, b: POISON if a & b else a | b, instr)
    return lift({"and": operator.and_, "or": operator.or_, "xor": operator.xor}[instr.op], instr)


def _float_binary(instr: Instr) -> Compute:
    computes: dict[str, Compute] = {
        "fadd": operator.add, "fsub": operator.sub, "fmul": operator.mul, "fdiv": operator.truediv, "frem": np.fmod,
    }  # fmt: skip
    return lift(with_fast_math(computes[instr.op], instr), instr)


def _fneg(instr: Instr) -> Compute:
    return lift(with_fast_math(operator.neg, instr), instr)


_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "eq": operator.eq, "ne": operator.ne, "gt": operator.gt, "ge": operator.ge, "lt": operator.lt, "le": operator.le,
}  # fmt: skip


def _icmp(instr: Instr) -> Compute:
    predicate, bits = instr.attrs["predicate"], _bits(instr)
    compare = _COMPARE[predicate[-2:]]
    same_sign = "samesign" in flags_of(instr)

    def test(a: int, b: int) -> Any:
        if same_sign and (a ^ b) >> (bits - 1):
            return POISON
        return int(compare(signed(a, bits), signed(b, bits)) if predicate[0] == "s" else compare(a, b))

    return lift(test, instr)


def _fcmp(instr: Instr) -> Compute:
    predicate = instr.attrs["predicate"]
    if predicate in ("true", "false"):
        return lift(lambda a, b: int(predicate == "true"), instr)
    if_nan = int(predicate[0] == "u")
    compare = _COMPARE.get(predicate[1:])  # None for ord and uno

    def test(a: Any, b: Any) -> int:
        if a != a or b != b:
            return if_nan
        return int(compare(a, b)) if compare else 1 - if_nan

    return lift(with_fast_math(test, instr), instr)


def _select(instr: Instr) -> Compute:
    """Only the selected arm counts; a poison condition gives poison."""
    nothing = poison(instr.type)
    keep = with_fast_math(lambda value: value, instr)

    def select(cond: Any, a: Any, b: Any) -> Any:
        return nothing if cond is POISON else (a if cond else b)

    def select_element(cond: Any, a: Any, b: Any) -> Any:
        return POISON if cond is POISON else (a if cond else b)

    if isinstance(instr.operands[0].type, VecType):
        return lambda conds, a, b: tuple(map(select_element, conds, a, b))
    if is_float(instr.type) and flags_of(instr):
        return lambda cond, a, b: POISON if (value := select(cond, a, b)) is POISON else keep(value)
    return select


def _freeze(instr: Instr) -> Compute:
    """Poison becomes zero."""
    type = instr.type
    clean = zero(type)

    def freeze(value: Any, clean: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(freeze, value, clean))
        return clean if value is POISON else value

    return lambda value: freeze(value, clean)


RULES: dict[str, Rule] = {
    **CASTS,
    **dict.fromkeys(("add", "sub", "mul"), _wrapping),
    "shl": _shl,
    **dict.fromkeys(("lshr", "ashr"), _shift_right),
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), _division),
    **dict.fromkeys(("and", "or", "xor"), _bitwise),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem"), _float_binary),
    "fneg": _fneg,
    "icmp": _icmp,
    "fcmp": _fcmp,
    "select": _select,
    "freeze": _freeze,
    **COMPOSITES,
}
