"""Groups of accesses whose elements lie interleaved: x[3*i], x[3*i+1], x[3*i+2], or the fields of a struct.

Each of them alone is strided; together they are one block of memory. All loads of a group may be done where the first
one stands, all stores where the last one stands: they are of one basic block and under one mask, and nothing that
stands between touches the same memory. One walk over each block, with a bounded number of open groups.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from passes.analysis.affine_addresses import AffineAddress, AffineAddresses
from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Assumptions, Shape, strided
from wfv.ir.core import Block, Function, Instr
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.types import I1, FloatType, IntType, PtrType, Type, size_of
from wfv.ir.values import Argument, ConstInt, Value
from wfv.ir.votes import ANY
from wfv.opencl.builtins import libm_functions

MAX_INTERLEAVED = 4  # elements from lane to lane
MAX_OPEN = 16  # groups that may still grow
MAX_CROSSED = 16  # stores between the loads of a group
_SILENT = (ANY, "llvm.assume", "llvm.dbg.", "llvm.experimental.noalias.scope.decl")
_LOUD = ("llvm.mem", "llvm.lifetime.", "llvm.masked.")
_LIBM = libm_functions()


@dataclass(frozen=True)
class Access:
    """A load or store, plain or under a mask. `value` is what is stored."""

    instr: Instr
    address: Value
    value: Value | None
    mask: Value | None
    align: int

    @property
    def type(self) -> Type:
        return self.instr.type if self.value is None else self.value.type


@dataclass(frozen=True)
class _Spot:
    """Where all lanes' accesses go."""

    place: AffineAddress
    shape: Shape
    size: int


@dataclass
class Group:
    """Accesses of one kind in program order, `stride` bytes from lane to lane."""

    accesses: list[Access]
    places: list[AffineAddress]
    stride: int
    size: int
    crossed: list[_Spot] = field(default_factory=list)  # stores behind the first load

    @property
    def is_store(self) -> bool:
        return self.accesses[0].value is not None

    def spots(self) -> list[_Spot]:
        return [_Spot(place, strided(self.stride), self.size) for place in self.places]

    def takes(self, place: AffineAddress) -> bool:
        """Whether the element at `place` (of the same base and terms) is one more of the same lanes' elements."""
        distances = [p.distance for p in (*self.places, place)]
        is_new = place.distance not in distances[:-1]
        span = max(distances) - min(distances) + self.size
        return is_new and span <= abs(self.stride) and (place.distance - distances[0]) % self.size == 0


def access_of(instr: Instr) -> Access | None:
    """The load or store that an instruction is, if it is one that may be grouped."""
    if instr.attrs.get("volatile") or "atomic" in instr.attrs:
        return None
    operands, align = instr.operands, instr.attrs.get("align", 1)
    if instr.op == "load":
        return Access(instr, operands[0], None, None, align)
    if instr.op == "store":
        return Access(instr, operands[1], operands[0], None, align)
    if instr.callee.startswith(("wfv.load.", "wfv.store.")):
        *value, address, mask, bytes = operands
        assert isinstance(bytes, ConstInt)
        return Access(instr, address, value[0] if value else None, mask, bytes.value)
    return None


def find_interleaved(fn: Function, shapes: Shapes, assume: Assumptions) -> list[Group]:
    """The groups of two or more accesses of `fn`."""
    places = AffineAddresses(assume.fits_index32)
    return [group for block in fn.blocks for group in _groups(block, shapes, places) if len(group.accesses) > 1]


def _groups(block: Block, shapes: Shapes, places: AffineAddresses) -> Iterator[Group]:
    walk = _Walk(shapes, places)
    for instr in block.instrs:
        access = access_of(instr)
        if access is not None:
            walk.visit(access)
        elif _may_touch_memory(instr):
            walk.open.clear()
    return iter(walk.found)


class _Walk:
    """A walk over one block; `open` are the groups that may still grow."""

    def __init__(self, shapes: Shapes, places: AffineAddresses) -> None:
        self.shapes, self.places = shapes, places
        self.open: dict[object, Group] = {}
        self.found: list[Group] = []

    def visit(self, access: Access) -> None:
        spot = _Spot(self.places.of(access.address), self.shapes.of(access.address), size_of(access.type))
        key = (spot.place.base, spot.place.terms, spot.shape, access.mask, access.value is not None, spot.size)
        group = self.open.get(key) if _is_number(access.type) else None
        if group is not None and not (group.takes(spot.place) and _are_all_apart(spot, group.crossed)):
            group = None
        self.pass_by(access, spot, group)
        if group is not None:
            group.accesses.append(access)
            group.places.append(spot.place)
        elif _is_number(access.type) and _is_interleaved(access, spot.shape):
            self.start(key, Group([access], [spot.place], spot.shape.stride, spot.size))

    def start(self, key: object, group: Group) -> None:
        self.open.pop(key, None)
        if len(self.open) == MAX_OPEN:
            self.open.pop(next(iter(self.open)))
        self.open[key] = group
        self.found.append(group)

    def pass_by(self, access: Access, spot: _Spot, own: Group | None) -> None:
        """A load that joins a group later must move up over this store; what a group stores, down over this access."""
        for key, group in list(self.open.items()):
            if group is own:
                continue
            if group.is_store and not _are_all_apart(spot, group.spots()):
                del self.open[key]
            elif not group.is_store and access.value is not None:
                # With a store of a group, those before it come here too.
                group.crossed += [spot] if own is None else [*own.spots(), spot]
                if len(group.crossed) > MAX_CROSSED:
                    del self.open[key]


def _is_number(type: Type) -> bool:
    """All such types of one size are casts of each other; a bool or a vector of the same size is not."""
    return isinstance(type, (IntType, FloatType)) and type != I1 and 8 * size_of(type) == type.bits


def _is_interleaved(access: Access, shape: Shape) -> bool:
    if isinstance(access.address, Instr) and access.address.notes.lane_interleaved_bytes:
        return False  # distances are others there
    stride, size = abs(shape.stride), size_of(access.type)
    return shape.is_strided and stride % size == 0 and 1 < stride // size <= MAX_INTERLEAVED


def _may_touch_memory(instr: Instr) -> bool:
    if instr.op == "call":
        callee = instr.callee
        is_pure = callee.startswith(_SILENT) or callee in _LIBM
        return not is_pure and (not callee.startswith("llvm.") or callee.startswith(_LOUD))
    return instr.op in ACCESSES_MEMORY or instr.op == "fence"


def _are_all_apart(spot: _Spot, others: list[_Spot]) -> bool:
    return all(_are_apart(spot, other) for other in others)


def _are_apart(a: _Spot, b: _Spot) -> bool:
    """No lane's access at one of them touches what any lane's access at the other does."""
    if a.place.base != b.place.base:
        return _are_different_objects(a.place.base, b.place.base)
    if a.place.terms != b.place.terms or not a.shape.is_strided or a.shape != b.shape:
        return False
    stride = abs(a.shape.stride)
    distance = (a.place.distance - b.place.distance) % stride
    return distance >= b.size and stride - distance >= a.size


def _are_different_objects(a: Value, b: Value) -> bool:
    if isinstance(a.type, PtrType) and isinstance(b.type, PtrType) and {a.type.addrspace, b.type.addrspace} == {1, 3}:
        return True
    kinds = [_origin(x) for x in (a, b)]
    return "" not in kinds and (kinds != ["argument", "argument"] or any(_is_restrict(x) for x in (a, b)))


def _origin(base: Value) -> str:
    if isinstance(base, Argument):
        return "argument"
    return "private" if isinstance(base, Instr) and base.op == "alloca" else ""


def _is_restrict(base: Value) -> bool:
    return isinstance(base, Argument) and "noalias" in base.attrs.split()
