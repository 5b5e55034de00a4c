"""Formats what a kernel prints: numbers by the C library's snprintf. Strings have one character for each byte."""

import ctypes
import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import replace

from wfv.ir.types import DOUBLE, FloatType, IntType, Type, scalar_of
from wfv.opencl.printf_formats import MAX_WIDTH, STRING, Conversion

_WORD = struct.Struct("<q").pack
_WORD_OF_DOUBLE = struct.Struct("<q").unpack
_FLOAT_LETTERS = "fFeEgGaA"
_MOST_DIGITS = 320  # of a double before the point
_snprintf = ctypes.CDLL(None).snprintf
_snprintf.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p)  # the others are variable
_NUMBERS = {"half": struct.Struct("<e6x"), "float": struct.Struct("<f4x"), "double": struct.Struct("<d")}


def formatter(conversion: Conversion, type: Type, strings: Sequence[str]) -> Callable[[int], str]:
    """A function that formats one component of an argument of this type, given as a signed 64-bit word.

    The word of `%s` is an index into `strings`.
    """
    c, scalar = conversion, scalar_of(type)
    if c.letter == "s":
        return lambda word: _padded(c, strings[word][: c.precision])
    if (converted := _conversion_to(c, scalar)) is not None:
        inner = formatter(c, DOUBLE if c.letter in _FLOAT_LETTERS else STRING, strings)
        return lambda word: inner(converted(word))
    match c.letter:
        case "c":
            return lambda word: _padded(c, chr(word & 0xFF))
        case "p":
            return lambda word: _padded(c, f"{word & (1 << 64) - 1:#x}" if word else "(nil)")
    if isinstance(scalar, FloatType):
        unpack = _NUMBERS[scalar.kind].unpack
        return lambda word: _c_text(c, c.letter, ctypes.c_double(*unpack(_WORD(word))))
    bits = c.bits(type)
    if c.letter in "di":
        return lambda word: _c_text(c, f"ll{c.letter}", ctypes.c_longlong(_signed(word, bits)))
    return lambda word: _c_text(c, f"ll{c.letter}", ctypes.c_ulonglong(word & (1 << bits) - 1))


def _c_text(c: Conversion, kind: str, value: ctypes.c_double | ctypes.c_longlong | ctypes.c_ulonglong) -> str:
    """The number as C prints it; `kind`: length modifier and letter."""
    precision = "" if c.precision is None else f".{c.precision}"
    buffer = ctypes.create_string_buffer(c.width + (c.precision or 0) + _MOST_DIGITS)
    length = _snprintf(buffer, len(buffer), f"%{c.flags}{c.width or ''}{precision}{kind}".encode(), value)
    return buffer.raw[:length].decode("latin-1")


def _padded(c: Conversion, text: str) -> str:
    return text.ljust(c.width) if "-" in c.flags else text.rjust(c.width)


def starred(conversion: Conversion, types: Sequence[Type], strings: Sequence[str]) -> Callable[[Sequence[int]], str]:
    """A function that formats an argument after those that give its width and precision, of these types."""

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
