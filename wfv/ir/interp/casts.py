"""The interpreter's rules for casts."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from wfv.ir.core import Instr
from wfv.ir.interp.values import (
    POISON,
    Compute,
    Rule,
    decode,
    encode,
    flags_of,
    float_class,
    lift,
    signed,
    width,
    with_fast_math,
)
from wfv.ir.types import scalar_of


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
