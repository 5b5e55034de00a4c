"""The types of the built-ins' overloads, as tests list them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wfv.opencl.mangling import SIGNED, UNSIGNED, CType
from wfv.opencl.rules.rule import WIDTHS

INTEGERS = tuple(name for pair in zip(SIGNED, UNSIGNED, strict=True) for name in pair)
INT = CType("int")
Forms = Mapping[tuple[CType, ...], CType]  # the types of the parameters: that of the result


def vectors(bases: Iterable[str], widths: Iterable[int] = WIDTHS) -> list[CType]:
    """Each of these types in each of these widths; width 1 is the scalar type."""
    return [CType(base, width) for base in bases for width in widths]


def signed_like(type: CType) -> CType:
    """The signed integer type of the same size and width: what a vector comparison returns."""
    return CType({8: "char", 16: "short", 32: "int", 64: "long"}[type.bits], type.count)


def unsigned_like(type: CType) -> CType:
    return CType("u" + signed_like(type).base, type.count)
