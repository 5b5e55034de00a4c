"""Formats numbers as C's printf does. Python's `%` operator differs in precision, alternate forms, NaN and `%a`.

Strings have one character for each byte.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import replace

from wfv.ir.types import DOUBLE, FloatType, IntType, Type, scalar_of
from wfv.opencl.printf_formats import MAX_WIDTH, STRING, Conversion

_FRACTION, _BIAS = 52, 1023  # of a double
_WORD = struct.Struct("<q").pack
_WORD_OF_DOUBLE = struct.Struct("<q").unpack
_FLOAT_LETTERS = "fFeEgGaA"
_NUMBERS = {"half": struct.Struct("<e6x"), "float": struct.Struct("<f4x"), "double": struct.Struct("<d")}


def formatter(conversion: Conversion, type: Type, strings: Sequence[str]) -> Callable[[int], str]:
    """A function that formats one component of an argument of this type, given as a signed 64-bit word.

    The word of `%s` is an index into `strings`.
    """
    c, scalar = conversion, scalar_of(type)
    if c.letter == "s":
        return lambda word: _padded(c, "", strings[word][: c.precision])
    if (converted := _conversion_to(c, scalar)) is not None:
        inner = formatter(c, DOUBLE if c.letter in _FLOAT_LETTERS else STRING, strings)
        return lambda word: inner(converted(word))
    match c.letter:
        case "c":
            return lambda word: _padded(c, "", chr(word & 0xFF))
        case "p":
            return lambda word: _padded(c, "", f"{word & (1 << 64) - 1:#x}" if word else "(nil)")
    return _float_formatter(c, scalar) if isinstance(scalar, FloatType) else _integer_formatter(c, c.bits(type))


def starred(conversion: Conversion, types: Sequence[Type], strings: Sequence[str]) -> Callable[[Sequence[int]], str]:
    """A function that formats an argument behind those that give its width and precision, of these types."""

    def text(words: Sequence[int]) -> str:
        count = len(conversion.stars)
        given = [max(-MAX_WIDTH, min(_signed(word, 32), MAX_WIDTH)) for word in words[:count]]
        c = _with_sizes(conversion, dict(zip(conversion.stars, given, strict=True)))
        return ",".join(map(formatter(c, types[count], strings), words[count:]))

    return text


def _with_sizes(c: Conversion, sizes: dict[str, int]) -> Conversion:
    """A negative width means left-justified; a negative precision, none."""
    width, precision = sizes.get("width", c.width), sizes.get("precision", c.precision)
    precision = None if precision is not None and precision < 0 else precision
    return replace(c, flags=c.flags + "-" * (width < 0), width=abs(width), precision=precision)


def _conversion_to(c: Conversion, scalar: Type) -> Callable[[int], int] | None:
    """What an argument's word becomes if the conversion takes the other kind of number; None if it takes this kind."""
    if isinstance(scalar, FloatType) and c.letter not in _FLOAT_LETTERS:
        unpack, bits, signed = _NUMBERS[scalar.kind].unpack, c.bits(STRING), c.letter in "di"
        return lambda word: _saturated(unpack(_WORD(word))[0], bits, signed)
    if isinstance(scalar, IntType) and c.letter in _FLOAT_LETTERS:
        return lambda word: int(_WORD_OF_DOUBLE(_NUMBERS["double"].pack(_signed(word, scalar.bits)))[0])
    return None


def _saturated(value: float, bits: int, signed: bool) -> int:
    """The integer that a number is rounded to, towards zero, as a signed 64-bit word; NaN becomes 0."""
    least, most = -(1 << (bits - 1)), (1 << (bits - 1 if signed else bits)) - 1
    return _signed(0 if math.isnan(value) else most if value >= most else least if value <= least else int(value), 64)


def _signed(word: int, bits: int) -> int:
    half = 1 << (bits - 1)
    return ((word & (1 << bits) - 1) ^ half) - half


def _integer_formatter(c: Conversion, bits: int) -> Callable[[int], str]:
    mask, negative = (1 << bits) - 1, 1 << (bits - 1) if c.letter in "di" else 0
    if c.flags or c.precision is not None:
        return lambda word: _integer(c, ((word & mask) ^ negative) - negative)
    plain = f"%{c.width or ''}{c.letter}"  # Python formats these alike
    return lambda word: plain % (((word & mask) ^ negative) - negative)


def _float_formatter(c: Conversion, type: FloatType) -> Callable[[int], str]:
    unpack, is_plain = _NUMBERS[type.kind].unpack, not c.flags and c.letter not in "aA"
    plain = f"%{c.width or ''}.{6 if c.precision is None else c.precision}{c.letter}"

    def text(word: int) -> str:
        (value,) = unpack(_WORD(word))
        return plain % value if is_plain and math.isfinite(value) else _float(c, value)

    return text


def _integer(c: Conversion, value: int) -> str:
    sign = _sign(c, value < 0) if c.letter in "di" else ""
    digits = format(abs(value), {"i": "d", "u": "d"}.get(c.letter, c.letter))
    if c.precision is not None:
        digits = digits.rjust(c.precision, "0") if value or c.precision else ""
    if "#" in c.flags and c.letter == "o" and not digits.startswith("0"):
        digits = f"0{digits}"
    if "#" in c.flags and c.letter in "xX" and value:
        sign = f"0{c.letter}"
    return _padded(c, sign, digits, fills=c.precision is None)


def _float(c: Conversion, value: float) -> str:
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
    """The digits of `%a`, `1.8p+1`; rounded to nearest, ties to even, if the precision is less than 13 digits."""
    (bits,) = struct.unpack("<Q", struct.pack("<d", value))
    exponent, fraction = bits >> _FRACTION, bits & (1 << _FRACTION) - 1
    mantissa = fraction | (bool(exponent) << _FRACTION)
    power = exponent - _BIAS if exponent else 1 - _BIAS if fraction else 0
    hex_digits = _FRACTION // 4
    if precision is not None and precision < hex_digits:
        mantissa, hex_digits = _rounded(mantissa, 4 * (hex_digits - precision)), precision
    lead, fraction = mantissa >> 4 * hex_digits, mantissa & (1 << 4 * hex_digits) - 1
    digits = f"{fraction:0{hex_digits}x}" if hex_digits else ""
    digits = digits.rstrip("0") if precision is None else digits.ljust(precision, "0")
    return f"{lead}{'.' if digits or has_point else ''}{digits}p{power:+d}"


def _rounded(value: int, bits: int) -> int:
    """`value` without its last `bits` bits, rounded to nearest, ties to even."""
    kept, lost, half = value >> bits, value & (1 << bits) - 1, 1 << (bits - 1)
    return kept + (lost > half or (lost == half and kept & 1))


def _sign(c: Conversion, is_negative: bool) -> str:
    return "-" if is_negative else "+" if "+" in c.flags else " " if " " in c.flags else ""


def _padded(c: Conversion, sign: str, body: str, fills: bool = False) -> str:
    """`sign` and `body` padded to the conversion's width: with zeros if it has the flag 0 and `fills` allows them."""
    if "-" in c.flags:
        return (sign + body).ljust(c.width)
    if "0" in c.flags and fills:
        return sign + body.rjust(c.width - len(sign), "0")
    return (sign + body).rjust(c.width)
