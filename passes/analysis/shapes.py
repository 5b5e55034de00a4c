"""Shapes: the relation between the values of one vector's lanes.

The lattice (docs/passes/divergence.md has its diagram): `undefined` is below all, `varying` above all. Between them,
uniform, each strided(k) and each list of offsets are incomparable. `varying?` is above uniform and every strided(k).

A value that is strided by k holds `x + k*lane` in lane `lane`, modulo its type's width; for pointers k counts bytes.
`varying?` (`possibly_contiguous`) marks varying integers that are made of ids and uniforms by `/ % >> &`: a test at run
time, before a gather, may find that they are contiguous. A varying value may have known `offsets`: `x + offsets[lane]`
in lane `lane`, so that a scalar describes it as it describes a strided one. They come from assumptions only
(passes/speculate/assumed_arithmetic.py).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from wfv.ir.values import Value
from wfv.strategies import OWN_ANALYSIS


class Kind(IntEnum):
    """In the order of how much a value costs, not of the lattice: uniform and strided are incomparable there."""

    UNDEFINED = 0
    UNIFORM = 1
    STRIDED = 2
    VARYING = 3


@dataclass(frozen=True, slots=True)
class Shape:
    """One element of the lattice."""

    kind: Kind
    stride: int = 0
    possibly_contiguous: bool = False
    offsets: tuple[int, ...] = ()

    @property
    def is_uniform(self) -> bool:
        """Whether one scalar serves all lanes; undefined counts as uniform."""
        return self.kind <= Kind.UNIFORM

    @property
    def is_strided(self) -> bool:
        return self.kind == Kind.STRIDED

    @property
    def is_varying(self) -> bool:
        return self.kind == Kind.VARYING

    @property
    def is_affine(self) -> bool:
        """Whether it is uniform or strided: a scalar base and a stride describe it."""
        return self.kind <= Kind.STRIDED

    @property
    def has_base(self) -> bool:
        """Whether it is affine or of known offsets."""
        return self.is_affine or bool(self.offsets)

    @property
    def may_be_contiguous(self) -> bool:
        """Whether it is affine or possibly contiguous; of two such values `/ % >> &` make a possibly contiguous one."""
        return self.is_affine or self.possibly_contiguous

    def lane_offsets(self, lanes: int) -> tuple[int, ...]:
        """Each lane's distance from lane 0, of a shape that has a base."""
        return self.offsets or tuple(self.stride * lane for lane in range(lanes))

    def __str__(self) -> str:
        if self.offsets:
            return f"varying{list(self.offsets)}"
        suffix = f"({self.stride})" if self.is_strided else "?" if self.possibly_contiguous else ""
        return self.kind.name.lower() + suffix


@dataclass(frozen=True)
class Assumptions:
    """The inputs of shapes besides the function. `lanes`: vector width; `fits_index32`: see wfv.options.Options.

    `is_group`: the shapes are over all work-items of a group, not over the lanes of a vector. `analysis`: the name of
    the analysis that finds them.
    """

    lanes: int
    fits_index32: bool = True
    is_group: bool = False
    analysis: str = OWN_ANALYSIS


ShapeOf = Callable[[Value], Shape]

UNDEFINED = Shape(Kind.UNDEFINED)
UNIFORM = Shape(Kind.UNIFORM)
VARYING = Shape(Kind.VARYING)
POSSIBLY_CONTIGUOUS = Shape(Kind.VARYING, possibly_contiguous=True)


def strided(stride: int) -> Shape:
    """The shape of `x + stride*lane`; stride 0 is uniform."""
    return Shape(Kind.STRIDED, stride) if stride else UNIFORM


def varying(possibly_contiguous: bool) -> Shape:
    return POSSIBLY_CONTIGUOUS if possibly_contiguous else VARYING


def with_offsets(offsets: tuple[int, ...]) -> Shape:
    """The shape of `x + offsets[lane]`, where `offsets[0]` is 0: uniform or strided, if these offsets are."""
    stride = offsets[1] if offsets[1:] else 0
    if all(offset == stride * lane for lane, offset in enumerate(offsets)):
        return strided(stride)
    return Shape(Kind.VARYING, offsets=offsets)


def join(a: Shape, b: Shape) -> Shape:
    """The lattice's join (least upper bound): the lowest shape that describes the values of both."""
    if a in (b, UNDEFINED):
        return b
    if b == UNDEFINED:
        return a
    return varying(a.may_be_contiguous and b.may_be_contiguous)
