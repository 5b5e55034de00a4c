"""LLVM's integer intrinsics on numbers of a given width: a function from (bits, operands) to the unwrapped result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wfv.ir.core import Instr
from wfv.ir.interp.lift import Compute
from wfv.ir.interp.values import POISON, signed, width
from wfv.ir.types import StructType, VecType, scalar_of

IntCompute = Callable[..., Any]  # (bits, operand values) -> number, wrapped by the caller


def _sign(compute: Callable[[int, int], int]) -> IntCompute:
    return lambda bits, a, b: compute(signed(a, bits), signed(b, bits))


def _clamp(number: int, bits: int, is_signed: bool) -> int:
    low, high = (-1 << (bits - 1), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
    return min(max(number, low), high)


def _signed_sat(compute: Callable[[int, int], int]) -> IntCompute:
    return lambda bits, a, b: _clamp(compute(signed(a, bits), signed(b, bits)), bits, True)


def _unsigned_sat(compute: Callable[[int, int], int]) -> IntCompute:
    return lambda bits, a, b: _clamp(compute(a, b), bits, False)


def _abs(bits: int, a: int, min_is_poison: int) -> Any:
    return POISON if min_is_poison and a == 1 << (bits - 1) else abs(signed(a, bits))


def _count_zeros(is_leading: bool) -> IntCompute:
    def count(bits: int, a: int, zero_is_poison: int) -> Any:
        if a == 0:
            return POISON if zero_is_poison else bits
        return bits - a.bit_length() if is_leading else (a & -a).bit_length() - 1

    return count


def _shl_sat(is_signed: bool) -> IntCompute:
    def shift(bits: int, a: int, b: int) -> Any:
        number = signed(a, bits) if is_signed else a
        return POISON if b >= bits else _clamp(number << b, bits, is_signed)

    return shift


def _funnel_left(bits: int, a: int, b: int, shift: int) -> int:
    return (((a << bits) | b) << shift % bits) >> bits


def _funnel_right(bits: int, a: int, b: int, shift: int) -> int:
    return ((a << bits) | b) >> shift % bits


def _reverse_bits(bits: int, a: int) -> int:
    return int(f"{a:0{bits}b}"[::-1], 2)


def _compare(a: int, b: int) -> int:
    return (a > b) - (a < b)


INT_INTRINSICS: dict[str, IntCompute] = {
    "abs": _abs,
    "smin": _sign(min),
    "smax": _sign(max),
    "umin": lambda bits, a, b: min(a, b),
    "umax": lambda bits, a, b: max(a, b),
    "ctpop": lambda bits, a: a.bit_count(),
    "ctlz": _count_zeros(True),
    "cttz": _count_zeros(False),
    "bswap": lambda bits, a: int.from_bytes(a.to_bytes(bits // 8, "little"), "big"),
    "bitreverse": _reverse_bits,
    "fshl": _funnel_left,
    "fshr": _funnel_right,
    "sadd.sat": _signed_sat(lambda a, b: a + b),
    "ssub.sat": _signed_sat(lambda a, b: a - b),
    "uadd.sat": _unsigned_sat(lambda a, b: a + b),
    "usub.sat": _unsigned_sat(lambda a, b: a - b),
    "sshl.sat": _shl_sat(True),
    "ushl.sat": _shl_sat(False),
    "scmp": _sign(_compare),
    "ucmp": lambda bits, a, b: _compare(a, b),
    "ptrmask": lambda bits, a, b: a & b,
}


def with_overflow(instr: Instr) -> Compute:
    """llvm.sadd.with.overflow and the like: {wrapped result, whether it wrapped}."""
    kind, operation = instr.callee[5], instr.callee[6:9]
    bits = width(scalar_of(instr.operands[0].type))
    exact = {"add": int.__add__, "sub": int.__sub__, "mul": int.__mul__}[operation]

    def compute(a: Any, b: Any) -> tuple[Any, Any]:
        if a is POISON or b is POISON:
            return POISON, POISON
        number = exact(signed(a, bits), signed(b, bits)) if kind == "s" else exact(a, b)
        return number & (1 << bits) - 1, int(_clamp(number, bits, kind == "s") != number)

    if isinstance(instr.type, StructType) and isinstance(instr.operands[0].type, VecType):
        return lambda a, b: tuple(zip(*map(compute, a, b), strict=True))
    return compute
