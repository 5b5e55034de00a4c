"""Parses the formats of printf (OpenCL C 1.2, section 6.12.13): text and conversions, and what a conversion takes.

Extensions to the standard: `ll`, `z`, `j` and `t` mean 64 bits; without a length, a vector conversion takes components
of any size. A format is a string with one character for each byte. Clang reports what differs from OpenCL C.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from wfv.ir.types import FloatType, IntType, PtrType, Type, VecType, scalar_of

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
        """Whether an argument of this type can be converted to what the conversion takes. A string is its number."""
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
    """The parts of a format in order: text, and conversions. What is no conversion is text."""
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
