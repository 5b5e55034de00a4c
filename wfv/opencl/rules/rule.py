"""A rule: the forms (overloads) of a built-in, and a function that builds its body.

`forms` maps the types of the parameters to the type of the result, for exactly the overloads that OpenCL declares.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from wfv.ir.values import Value
from wfv.opencl.mangling import FLOATING, SIGNED, UNSIGNED, CType

WIDTHS = (1, 2, 3, 4, 8, 16)
INTEGERS = tuple(name for pair in zip(SIGNED, UNSIGNED, strict=True) for name in pair)
NUMBERS = (*INTEGERS, *FLOATING)
VOID = CType("void")
INT = CType("int")
SIZE = CType("ulong")
PRIVATE, GLOBAL, CONSTANT, LOCAL, GENERIC = range(5)
SPACES = (PRIVATE, GLOBAL, LOCAL, GENERIC)  # the writable address spaces

Forms = Mapping[tuple[CType, ...], CType]
Build = Callable[..., Value | None]  # from the builder and the arguments, as values, to the result


@dataclass
class Rule:
    """`make_forms` is called when the forms are first needed; `build` appends the body and returns the result."""

    make_forms: Callable[[], Forms]
    build: Build

    @cached_property
    def forms(self) -> Forms:
        return self.make_forms()


def vectors(bases: Iterable[str], widths: Iterable[int] = WIDTHS) -> list[CType]:
    """Each of these types in each of these widths; width 1 is the scalar type."""
    return [CType(base, width) for base in bases for width in widths]


def signed_like(type: CType) -> CType:
    """The signed integer type of the same size and width: what a vector comparison returns."""
    return CType({8: "char", 16: "short", 32: "int", 64: "long"}[type.bits], type.count)


def unsigned_like(type: CType) -> CType:
    return CType("u" + signed_like(type).base, type.count)
