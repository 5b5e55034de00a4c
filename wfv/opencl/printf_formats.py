"""Parses the formats of printf (OpenCL C 1.2, section 6.12.13), and finds what differs from the arguments' types.

Extensions to the standard: `ll`, `z`, `j` and `t` mean 64 bits; without a length, a vector conversion takes components
of any size. What C has and OpenCL C has not, and other types than a conversion takes, is printed where it has a
meaning, and reported. A format is a string with one character for each byte.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from wfv.errors import UnsupportedError
from wfv.ir.types import FloatType, IntType, PtrType, Type, VecType, count_of, scalar_of

MAX_WIDTH = 4095  # characters that one conversion may print, by the standard
SECTION = "printf (section 6.12.13 of OpenCL 1.2)"
_SPECIFIER = re.compile(
    r"""%(?: (?P<flags>[-+\x20#0]*) (?P<width>\d*|\*) (?:\.(?P<precision>\d*|\*))? (?:v(?P<count>2|3|4|8|16))?
             (?P<length>hh|hl|h|ll|l|z|j|t|L|q)? (?P<letter>[diouxXfFeEgGaAcspnCS]) | %)""",
    re.VERBOSE | re.ASCII,
)
_INTEGERS, _FLOATS, _SINGLE = "diouxX", "fFeEgGaA", "csp"
_BITS = {"hh": 8, "h": 16, "hl": 32, "l": 64, "ll": 64, "z": 64, "j": 64, "t": 64, "q": 64, "L": 64}
_INT_LENGTHS = {8: "hh", 16: "h", 32: "hl", 64: "l"}
_INT_NAMES = {8: "char", 16: "short", 32: "int", 64: "long"}
_COUNTS = (1, 2, 3, 4, 8, 16)
_IN_VECTORS = ("", "hh", "h", "hl", "l")
_WORD = 64  # bits of the largest number that a record has
_NOT_OF_OPENCL = "it is not a conversion of OpenCL C 1.2"


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
        return isinstance(scalar, IntType) or (isinstance(scalar, PtrType) and self.letter not in _FLOATS + "c*")

    def takes(self, type: Type) -> bool:
        """Whether the conversion accepts an argument of this type."""
        if (type.count if isinstance(type, VecType) else 0) != self.count:
            return False
        match scalar_of(type):
            case IntType(bits=bits):
                if self.letter == "*":
                    return bits == 32
                return self.letter in _INTEGERS + "c" and bits in self._int_bits()
            case FloatType(bits=bits):
                is_any = not self.count or not self.length
                return self.letter in _FLOATS and (is_any or bits == _BITS[self.length])
            case PtrType():
                return self.letter in "sp"
        return False

    def bits(self, type: Type) -> int:
        """The number of bits that are printed of an integer or pointer of this type."""
        scalar = scalar_of(type)
        own = scalar.bits if isinstance(scalar, IntType) else _WORD
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
        if self.letter in _FLOATS:
            name = {16: "half", 32: "float"}.get(bits, "double") if self.count and self.length else "double"
        else:
            name = _INT_NAMES[bits if self.count else max(bits, 32)]
        if self.count and not self.length:
            name = "a floating-point vector of " if self.letter in _FLOATS else "an integer vector of "
        return f"{name}{self.count or ''}"


STRING = IntType(_WORD)  # the type of the argument that replaces a string: its number
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


def check_arguments(text: str, types: Sequence[Type]) -> None:
    """Raises UnsupportedError unless the format is OpenCL C's, and number and types of its arguments match it.

    The error is one that `-Werror` makes of a warning, except for types that no conversion has.
    """
    _check_format(text)
    conversions = conversions_of(text)
    if len(conversions) != len(types):
        wanted = len(conversions)
        raise UnsupportedError(
            f"a call of printf with {len(types)} argument{'s' * (len(types) != 1)} for {wanted}",
            help=f"the format {_shown(text)} takes {wanted}",
        )
    for number, (conversion, type) in enumerate(zip(conversions, types, strict=True), 1):
        if not conversion.takes(type):
            raise UnsupportedError(
                f"a call of printf whose argument {number} is {_type_name(type)}, where {conversion.text} takes "
                f"{conversion.wanted}",
                help=_help(conversion, type),
            )


def check_sizes(types: Sequence[Type]) -> None:
    """Raises UnsupportedError for the first argument of a type that a record cannot have."""
    for number, type in enumerate(types, 1):
        scalar = scalar_of(type)
        is_number = isinstance(scalar, IntType | FloatType) and scalar.bits <= _WORD
        if not is_number and not isinstance(scalar, PtrType):
            raise UnsupportedError(
                f"a call of printf whose argument {number} is {_type_name(type)}",
                help=f"see {SECTION} for the types that each conversion takes",
            )


def _check_format(text: str) -> None:
    """Raises UnsupportedError at the first conversion that OpenCL C has not."""
    at = 0
    while (percent := text.find("%", at)) >= 0:
        found = _SPECIFIER.match(text, percent)
        if found is None:
            raise _refused(text[percent : percent + 12], _NOT_OF_OPENCL)
        if found["letter"]:
            _check_conversion(found)
        at = found.end()


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


def _check_conversion(found: re.Match[str]) -> None:
    letter, length, count = found["letter"], found["length"] or "", int(found["count"] or 0)
    if "*" in (found["width"], found["precision"]) or letter in "nCS" or length in ("L", "q"):
        raise _refused(found[0], _NOT_OF_OPENCL)
    if max(int(found["width"] or 0), int(found["precision"] or 0)) > MAX_WIDTH:
        raise _refused(found[0], f"width and precision are at most {MAX_WIDTH}")
    if letter in _SINGLE and (length or count):
        raise _refused(found[0], f"%{letter} takes neither a length nor components")
    if count and length not in _IN_VECTORS:
        raise _refused(found[0], "a vector conversion takes the lengths hh, h, hl and l")
    if not count and length == "hl":
        raise _refused(found[0], "hl is a length of vector conversions only")
    if letter in _FLOATS and (length == "hh" or (not count and length not in ("", "l"))):
        raise _refused(found[0], f"%{letter} does not take the length {length}")


def _refused(specifier: str, help: str) -> UnsupportedError:
    return UnsupportedError(f"a format of printf with {_shown(specifier)}", help=help)


def _help(conversion: Conversion, type: Type) -> str:
    fitting = _fitting(conversion, type)
    if isinstance(scalar_of(type), PtrType) or conversion.letter in "sp" or not fitting:
        return f"see {SECTION} for the types that each conversion takes"
    return f"cast the argument, or write {fitting}"


def _fitting(conversion: Conversion, type: Type) -> str:
    """A conversion that accepts this type and is as similar as possible to `conversion`; "" if there is none."""
    scalar, vector = scalar_of(type), f"v{type.count}" if isinstance(type, VecType) else ""
    if count_of(type) not in _COUNTS:
        return ""
    if isinstance(scalar, IntType) and scalar.bits in _INT_LENGTHS:
        letter, length = conversion.letter if conversion.letter in _INTEGERS else "d", _INT_LENGTHS[scalar.bits]
        length = length if vector or scalar.bits == 64 else ""
    elif isinstance(scalar, FloatType):
        letter, length = conversion.letter if conversion.letter in _FLOATS else "f", ""
        length = _INT_LENGTHS[scalar.bits] if vector else ""
    else:
        return ""
    return f"%{vector}{length}{letter}"


def _type_name(type: Type) -> str:
    """The type as a source spells it, or LLVM's name if OpenCL C has no such type."""
    if isinstance(type, PtrType):
        return "a pointer"
    scalar, count = scalar_of(type), count_of(type)
    name = _INT_NAMES.get(scalar.bits, "") if isinstance(scalar, IntType) else str(scalar)
    return f"{name}{count if count > 1 else ''}" if name and count in _COUNTS else str(type)


def _shown(text: str) -> str:
    return '"' + text.encode("unicode_escape").decode().replace('"', '\\"') + '"'
