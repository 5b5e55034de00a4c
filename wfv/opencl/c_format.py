"""Numbers as C's printf prints them, in bytes. Python's own `%` differs: precision, alternate forms, NaN, `%a`."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence

from wfv.ir.types import FloatType, Type, scalar_of
from wfv.opencl.print_formats import Conversion

_FRACTION, _BIAS = 52, 1023  # of a double


def format_words(conversion: Conversion, type: Type, words: Sequence[int], strings: Sequence[str]) -> bytes:
    """An argument of this type, given as a 64-bit word for each component; `%s` counts in `strings`."""
    return b",".join(_format_one(conversion, type, word, strings) for word in words)


def _format_one(conversion: Conversion, type: Type, word: int, strings: Sequence[str]) -> bytes:
    match conversion.letter:
        case "s":
            return _padded(conversion, "", strings[word].partition("\0")[0][: conversion.precision])
        case "c":
            return _padded(conversion, "", chr(word & 0xFF))
        case "p":
            return _padded(conversion, "", f"{word & (1 << 64) - 1:#x}" if word else "(nil)")
    scalar = scalar_of(type)
    if isinstance(scalar, FloatType):
        return _float(conversion, _number(scalar, word))
    return _integer(conversion, word, conversion.bits(type))


def _number(type: FloatType, word: int) -> float:
    """The number of that type whose bits these are."""
    letter, bits = {"half": "e", "float": "f", "double": "d"}[type.kind], word & (1 << type.bits) - 1
    (number,) = struct.unpack(f"<{letter}", bits.to_bytes(type.bits // 8, "little"))
    return float(number)


def _integer(c: Conversion, word: int, bits: int) -> bytes:
    value, sign = word & (1 << bits) - 1, ""
    if c.letter in "di":
        value -= (value >> (bits - 1)) << bits
        sign = _sign(c, value < 0)
    digits = format(abs(value), {"i": "d", "u": "d"}.get(c.letter, c.letter))
    if c.precision is not None:
        digits = digits.rjust(c.precision, "0") if value or c.precision else ""
    if "#" in c.flags and c.letter == "o" and not digits.startswith("0"):
        digits = f"0{digits}"
    if "#" in c.flags and c.letter in "xX" and value:
        sign = f"0{c.letter}"
    return _padded(c, sign, digits, fills=c.precision is None)


def _float(c: Conversion, value: float) -> bytes:
    sign = _sign(c, math.copysign(1, value) < 0)
    if not math.isfinite(value):
        name = "nan" if math.isnan(value) else "inf"
        return _padded(c, sign, name.upper() if c.letter.isupper() else name)
    if c.letter in "aA":
        digits = _hexadecimal(abs(value), c.precision, "#" in c.flags)
        sign += "0x"
    else:
        precision = 6 if c.precision is None else c.precision
        digits = format(abs(value), f"{'#' if '#' in c.flags else ''}.{precision}{c.letter}")
    upper = c.letter.isupper()
    return _padded(c, sign.upper() if upper else sign, digits.upper() if upper else digits, fills=True)


def _hexadecimal(value: float, precision: int | None, has_point: bool) -> str:
    """`1.8p+1`: to nearest, ties to even, where the precision cuts digits off."""
    (bits,) = struct.unpack("<Q", struct.pack("<d", value))
    exponent, fraction = bits >> _FRACTION, bits & (1 << _FRACTION) - 1
    mantissa = fraction | (bool(exponent) << _FRACTION)
    power = exponent - _BIAS if exponent else 1 - _BIAS if fraction else 0
    places = _FRACTION // 4
    if precision is not None and precision < places:
        mantissa, places = _rounded(mantissa, 4 * (places - precision)), precision
    lead, fraction = mantissa >> 4 * places, mantissa & (1 << 4 * places) - 1
    digits = f"{fraction:0{places}x}" if places else ""
    digits = digits.rstrip("0") if precision is None else digits.ljust(precision, "0")
    return f"{lead}{'.' if digits or has_point else ''}{digits}p{power:+d}"


def _rounded(value: int, bits: int) -> int:
    """Without its last bits, to nearest, ties to even."""
    kept, rest, half = value >> bits, value & (1 << bits) - 1, 1 << (bits - 1)
    return kept + (rest > half or (rest == half and kept & 1))


def _sign(c: Conversion, is_negative: bool) -> str:
    return "-" if is_negative else "+" if "+" in c.flags else " " if " " in c.flags else ""


def _padded(c: Conversion, sign: str, body: str, fills: bool = False) -> bytes:
    """`sign` and `body` in the conversion's width; zeros in between, if they are asked for and `fills` allows them."""
    if "-" in c.flags:
        text = (sign + body).ljust(c.width)
    elif "0" in c.flags and fills:
        text = sign + body.rjust(c.width - len(sign), "0")
    else:
        text = (sign + body).rjust(c.width)
    return text.encode("latin-1")
