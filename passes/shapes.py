"""Shapes: what the lanes of one vector have in common.

The lattice, lowest first: undefined < uniform < strided(k) < varying. A value that is strided by k holds `x + k*lane`
in lane `lane`, modulo its type's width; for pointers k counts bytes. `maybe` marks varying integers that are made of
ids by `/ % >> &` and uniforms: at run time they may turn out to be consecutive, which is worth a test in front of a
gather.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from wfv.ir.values import Value


class Kind(IntEnum):
    UNDEFINED = 0
    UNIFORM = 1
    STRIDED = 2
    VARYING = 3


@dataclass(frozen=True, slots=True)
class Shape:
    kind: Kind
    stride: int = 0
    maybe: bool = False

    @property
    def is_uniform(self) -> bool:
        """One scalar serves all lanes (a value that is nowhere defined yet counts as such)."""
        return self.kind <= Kind.UNIFORM

    @property
    def is_strided(self) -> bool:
        return self.kind == Kind.STRIDED

    @property
    def is_varying(self) -> bool:
        return self.kind == Kind.VARYING

    @property
    def is_affine(self) -> bool:
        """Uniform or strided: a scalar base and a stride say it all."""
        return self.kind <= Kind.STRIDED

    @property
    def may_be_consecutive(self) -> bool:
        return self.is_affine or self.maybe

    def __str__(self) -> str:
        suffix = f"({self.stride})" if self.is_strided else "?" if self.maybe else ""
        return self.kind.name.lower() + suffix


@dataclass(frozen=True)
class Assumptions:
    """What shapes may rely on. `lanes`: vector width; `small`: wfv.options.Options.small."""

    lanes: int
    small: bool = True


ShapeOf = Callable[[Value], Shape]

UNDEFINED = Shape(Kind.UNDEFINED)
UNIFORM = Shape(Kind.UNIFORM)
VARYING = Shape(Kind.VARYING)
MAYBE_CONSECUTIVE = Shape(Kind.VARYING, maybe=True)


def strided(stride: int) -> Shape:
    """The shape of `x + stride*lane`; stride 0 is uniform."""
    return Shape(Kind.STRIDED, stride) if stride else UNIFORM


def varying(maybe: bool) -> Shape:
    return MAYBE_CONSECUTIVE if maybe else VARYING


def join(a: Shape, b: Shape) -> Shape:
    """The least shape that both are."""
    if a == b or b.kind == Kind.UNDEFINED:
        return a
    if a.kind == Kind.UNDEFINED:
        return b
    return varying(a.may_be_consecutive and b.may_be_consecutive)
