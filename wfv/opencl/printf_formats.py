"""Formats of printf (OpenCL C 1.2, section 6.12.13): text and conversions, their arguments and their output.

Extensions to the standard: `ll`, `z`, `j` and `t` mean 64 bits; without a length, a vector conversion takes components
of any size. A format is a string with one character for each byte, and so is its output. Clang reports differences from
OpenCL C. The C library's snprintf formats numbers.
"""

import ctypes
import math
import re
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from wfv.ir.types import DOUBLE, FloatType, IntType, PtrType, Type, VecType, scalar_of

MAX_WIDTH = 4095  # characters that one conversion may print, by the standard
_SPECIFIER = re.compile(
    r"""%(?: (?P<flags>[-+\x20#0]*) (?P<width>\d*|\*) (?:\.(?P<precision>\d*|\*))? (?:v(?P<count>2|3|4|8|16))?
             (?P<length>hh|hl|h|ll|l|z|j|t|L|q)? (?P<letter>[diouxXfFeEgGaAcspnCS]) | %)""",
    re.VERBOSE | re.ASCII,
)
FLOATS = "fFeEgGaA"
_BITS = {"hh": 8, "h": 16, "hl": 32, "l": 64, "ll": 64, "z": 64, "j": 64, "t": 64, "q": 64, "L": 64}
WORD = 64  # bits of the largest number that a record has


@dataclass(frozen=True)
class Conversion:
    """One conversion specifier.

    `precision` is None if it is not given; `count` is the number of components, 0 for a scalar. `stars`: `width` and
    `precision`, if arguments give them.
    """

    text: str
    flags: str
    width: int
    precision: int | None
    count: int
    length: str
    letter: str
    stars: tuple[str, ...] = ()

    def prints(self, type: Type) -> bool:
        """Whether an argument of this type can be converted to the conversion's type. A string is its number."""
        if (type.count if isinstance(type, VecType) else 0) != self.count:
            return False
        scalar = scalar_of(type)
        if self.letter in "sn":
            return self.letter == "s" and type == STRING
        if isinstance(scalar, FloatType):
            return self.letter != "p"
        return isinstance(scalar, IntType) or (isinstance(scalar, PtrType) and self.letter not in FLOATS + "c*")

    def bits(self, type: Type) -> int:
        """The number of bits that are printed of an integer or pointer of this type."""
        scalar = scalar_of(type)
        own = scalar.bits if isinstance(scalar, IntType) else WORD
        return min(_BITS.get(self.length, own if self.count else 32), own)


STRING = IntType(WORD)  # the type of the argument that replaces a string: its number
_STAR = Conversion("*", "", 0, None, 0, "", "*")


@lru_cache(maxsize=256)
def parse_format(text: str) -> tuple[str | Conversion, ...]:
    """The parts of a format in order: conversions, and text, which is all else."""
    parts: list[str | Conversion] = []
    at = 0
    while (percent := text.find("%", at)) >= 0:
        parts.append(text[at:percent])
        found = _SPECIFIER.match(text, percent)
        if found is None:
            parts.append("%")
        else:
            parts.append(_conversion(found) if found["letter"] else "%")
        at = found.end() if found else percent + 1
    return tuple(part for part in (*parts, text[at:]) if part)


def conversions_of(text: str) -> list[Conversion]:
    """The conversions of a format, one for each argument; a `*` takes an argument, too."""
    parts = [part for part in parse_format(text) if isinstance(part, Conversion)]
    return [one for part in parts for one in (*([_STAR] * len(part.stars)), part)]


def _conversion(found: re.Match[str]) -> Conversion:
    stars = tuple(part for part in ("width", "precision") if found[part] == "*")
    width, precision = _number(found["width"]), found["precision"]
    letter = {"C": "c", "S": "s"}.get(found["letter"], found["letter"])
    return Conversion(
        found[0], found["flags"], width, None if precision is None else _number(precision),
        int(found["count"] or 0), found["length"] or "", letter, stars,
    )  # fmt: skip


def _number(text: str) -> int:
    return min(int(text), MAX_WIDTH) if text.isdigit() else 0


_WORD = struct.Struct("<q").pack
_WORD_OF_DOUBLE = struct.Struct("<q").unpack
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
        inner = formatter(c, DOUBLE if c.letter in FLOATS else STRING, strings)
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
    """Converts an argument's word if the conversion takes the other kind of number; None if it takes this kind."""
    if isinstance(scalar, FloatType) and c.letter not in FLOATS:
        unpack, bits, signed = _NUMBERS[scalar.kind].unpack, c.bits(STRING), c.letter in "di"
        return lambda word: _saturated(unpack(_WORD(word))[0], bits, signed)
    if isinstance(scalar, IntType) and c.letter in FLOATS:
        return lambda word: int(_WORD_OF_DOUBLE(_NUMBERS["double"].pack(_signed(word, scalar.bits)))[0])
    return None


def _saturated(value: float, bits: int, signed: bool) -> int:
    """The integer that a number is rounded to, towards zero, as a signed 64-bit word; NaN becomes 0."""
    least, most = -(1 << (bits - 1)), (1 << (bits - 1 if signed else bits)) - 1
    return _signed(0 if math.isnan(value) else most if value >= most else least if value <= least else int(value), 64)


def _signed(word: int, bits: int) -> int:
    half = 1 << (bits - 1)
    return ((word & (1 << bits) - 1) ^ half) - half
