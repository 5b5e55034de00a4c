"""Parses the formats of printf (OpenCL C 1.2, section 6.12.13): text and conversions, and what a conversion takes.

Extensions to the standard: `ll`, `z`, `j` and `t` mean 64 bits; without a length, a vector conversion takes components
of any size. A format is a string with one character for each byte. wfv/opencl/printf_checks.py reports what differs
from OpenCL C.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from wfv.ir.types import FloatType, IntType, PtrType, Type, VecType, scalar_of

MAX_WIDTH = 4095  # characters that one conversion may print, by the standard
SPECIFIER = re.compile(
    r"""%(?: (?P<flags>[-+\x20#0]*) (?P<width>\d*|\*) (?:\.(?P<precision>\d*|\*))? (?:v(?P<count>2|3|4|8|16))?
             (?P<length>hh|hl|h|ll|l|z|j|t|L|q)? (?P<letter>[diouxXfFeEgGaAcspnCS]) | %)""",
    re.VERBOSE | re.ASCII,
)
INTEGERS, FLOATS = "diouxX", "fFeEgGaA"
_BITS = {"hh": 8, "h": 16, "hl": 32, "l": 64, "ll": 64, "z": 64, "j": 64, "t": 64, "q": 64, "L": 64}
INT_NAMES = {8: "char", 16: "short", 32: "int", 64: "long"}
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
        """Whether an argument of this type can be converted to what the conversion takes. A string is its number."""
        if (type.count if isinstance(type, VecType) else 0) != self.count:
            return False
        scalar = scalar_of(type)
        if self.letter in "sn":
            return self.letter == "s" and type == STRING
        if isinstance(scalar, FloatType):
            return self.letter != "p"
        return isinstance(scalar, IntType) or (isinstance(scalar, PtrType) and self.letter not in FLOATS + "c*")

    def takes(self, type: Type) -> bool:
        """Whether the conversion accepts an argument of this type."""
        if (type.count if isinstance(type, VecType) else 0) != self.count:
            return False
        match scalar_of(type):
            case IntType(bits=bits):
                if self.letter == "*":
                    return bits == 32
                return self.letter in INTEGERS + "c" and bits in self._int_bits()
            case FloatType(bits=bits):
                is_any = not self.count or not self.length
                return self.letter in FLOATS and (is_any or bits == _BITS[self.length])
            case PtrType():
                return self.letter in "sp"
        return False

    def bits(self, type: Type) -> int:
        """The number of bits that are printed of an integer or pointer of this type."""
        scalar = scalar_of(type)
        own = scalar.bits if isinstance(scalar, IntType) else WORD
        return min(_BITS.get(self.length, own if self.count else 32), own)

    def _int_bits(self) -> tuple[int, ...]:
        """The sizes of integers that are accepted: small scalars are promoted to int."""
        if self.count:
            return (_BITS[self.length],) if self.length else (8, 16, 32, 64)
        return (max(_BITS.get(self.length, 32), 32),)

    @property
    def wanted(self) -> str:
        """The type of argument that the conversion accepts, as a source spells it."""
        if self.letter in "sp":
            return "a string" if self.letter == "s" else "a pointer"
        bits = _BITS.get(self.length, 32)
        if self.letter in "*n":
            return "int" if self.letter == "*" else "nothing"
        if self.letter in FLOATS:
            name = {16: "half", 32: "float"}.get(bits, "double") if self.count and self.length else "double"
        else:
            name = INT_NAMES[bits if self.count else max(bits, 32)]
        if self.count and not self.length:
            name = "a floating-point vector of " if self.letter in FLOATS else "an integer vector of "
        return f"{name}{self.count or ''}"


STRING = IntType(WORD)  # the type of the argument that replaces a string: its number
_STAR = Conversion("*", "", 0, None, 0, "", "*")


@lru_cache(maxsize=256)
def parse_format(text: str) -> tuple[str | Conversion, ...]:
    """The parts of a format in order: text, and conversions. What is no conversion is text."""
    parts: list[str | Conversion] = []
    at = 0
    while (percent := text.find("%", at)) >= 0:
        parts.append(text[at:percent])
        found = SPECIFIER.match(text, percent)
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
