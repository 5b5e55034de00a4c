"""Checks the formats of printf against OpenCL C 1.2, section 6.12.13, and the arguments against the formats.

What C has and OpenCL C has not, and other types than a conversion takes, is printed where it has a meaning, and
reported: these errors become warnings unless `-Werror` is given.
"""

import re
from collections.abc import Sequence

from wfv.errors import UnsupportedError
from wfv.ir.types import FloatType, IntType, PtrType, Type, VecType, count_of, scalar_of
from wfv.opencl.printf_formats import (
    FLOATS,
    INT_NAMES,
    INTEGERS,
    MAX_WIDTH,
    SPECIFIER,
    WORD,
    Conversion,
    conversions_of,
)

SECTION = "printf (section 6.12.13 of OpenCL 1.2)"
_SINGLE = "csp"
_INT_LENGTHS = {8: "hh", 16: "h", 32: "hl", 64: "l"}
_COUNTS = (1, 2, 3, 4, 8, 16)
_IN_VECTORS = ("", "hh", "h", "hl", "l")
_NOT_OF_OPENCL = "it is not a conversion of OpenCL C 1.2"


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
        is_number = isinstance(scalar, IntType | FloatType) and scalar.bits <= WORD
        if not is_number and not isinstance(scalar, PtrType):
            raise UnsupportedError(
                f"a call of printf whose argument {number} is {_type_name(type)}",
                help=f"see {SECTION} for the types that each conversion takes",
            )


def _check_format(text: str) -> None:
    """Raises UnsupportedError at the first conversion that OpenCL C has not."""
    at = 0
    while (percent := text.find("%", at)) >= 0:
        found = SPECIFIER.match(text, percent)
        if found is None:
            raise _refused(text[percent : percent + 12], _NOT_OF_OPENCL)
        if found["letter"]:
            _check_conversion(found)
        at = found.end()


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
    if letter in FLOATS and (length == "hh" or (not count and length not in ("", "l"))):
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
        letter, length = conversion.letter if conversion.letter in INTEGERS else "d", _INT_LENGTHS[scalar.bits]
        length = length if vector or scalar.bits == 64 else ""
    elif isinstance(scalar, FloatType):
        letter, length = conversion.letter if conversion.letter in FLOATS else "f", ""
        length = _INT_LENGTHS[scalar.bits] if vector else ""
    else:
        return ""
    return f"%{vector}{length}{letter}"


def _type_name(type: Type) -> str:
    """The type as a source spells it, or LLVM's name if OpenCL C has no such type."""
    if isinstance(type, PtrType):
        return "a pointer"
    scalar, count = scalar_of(type), count_of(type)
    name = INT_NAMES.get(scalar.bits, "") if isinstance(scalar, IntType) else str(scalar)
    return f"{name}{count if count > 1 else ''}" if name and count in _COUNTS else str(type)


def _shown(text: str) -> str:
    return '"' + text.encode("unicode_escape").decode().replace('"', '\\"') + '"'
