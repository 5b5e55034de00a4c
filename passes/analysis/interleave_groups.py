"""Interleave groups: accesses whose elements lie between each other, x[3*i], x[3*i+1], x[3*i+2], or a struct's fields.

Each access alone is strided, or its lanes have known offsets (affine_addresses.py); together they access one span of
memory. Or the lanes are at any distance, and the accesses together are a run of elements for each lane (lane_runs.py).
All loads of a group may be done where its first load is, all stores where its last store is: they are in one basic
block and under one mask, and no instruction between them accesses the same memory. One walk over each block finds
them, with a bounded number of open groups.
The term is that of LLVM's loop vectorizer, which groups accesses of one loop; ours are of one basic block.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from passes.analysis.affine_addresses import MAX_GROUP_WINDOW, AffineAddress, AffineAddresses, window_of
from passes.analysis.divergence import Shapes
from passes.analysis.lane_runs import MAX_RUN, dense_runs, is_number, may_be_run
from passes.analysis.shapes import Assumptions, Shape
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.names import ANY, BOUNDS, LOAD, STORE
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.types import PtrType, Type, size_of
from wfv.ir.values import Argument, ConstInt, Value
from wfv.opencl.builtins import libm_functions

MAX_INTERLEAVED, MAX_BYTES = 4, 8  # the largest stride: in elements, or in bytes if that is more
MAX_OPEN = 16  # the most groups that may still grow
MAX_CROSSED = 16  # the most stores between the loads of a group
_PURE_CALLS = (ANY, "llvm.assume", "llvm.dbg.", "llvm.experimental.noalias.scope.decl")
_MEMORY_INTRINSICS = ("llvm.mem", "llvm.lifetime.", "llvm.masked.")
_LIBM = libm_functions()


@dataclass(frozen=True)
class Access:
    """A load or store, plain or under a mask. `value`: the stored value, None for a load."""

    instr: Instr
    address: Value
    value: Value | None
    mask: Value | None
    align: int

    @property
    def type(self) -> Type:
        return self.instr.type if self.value is None else self.value.type


@dataclass(frozen=True)
class _Footprint:
    """The memory that one instruction accesses in all lanes: `size` bytes at an address with a shape."""

    address: AffineAddress
    shape: Shape
    size: int


@dataclass
class InterleaveGroup:
    """Loads, or stores, in program order, each with its address.

    `shape`: that of all addresses; `size`: bytes of one access. `is_run`: the lanes are at any distance.
    `crossed`: the stores after the first load, over which a load that joins later must move up.
    """

    accesses: list[Access]
    addresses: list[AffineAddress]
    shape: Shape
    size: int
    is_run: bool = False
    crossed: list[_Footprint] = field(default_factory=list)

    @property
    def is_store(self) -> bool:
        return self.accesses[0].value is not None

    def footprints(self) -> list[_Footprint]:
        return [_Footprint(address, self.shape, self.size) for address in self.addresses]

    def accepts(self, address: AffineAddress) -> bool:
        """Whether an access at `address` (of the same base and terms) is another element between the strided ones."""
        distances = [member.distance for member in (*self.addresses, address)]
        if (address.distance - distances[0]) % self.size:
            return False
        span = max(distances) - min(distances) + self.size
        if self.is_run:
            return address.distance not in distances[:-1] and span <= MAX_RUN * self.size
        if self.shape.offsets:
            lowest, highest = min(self.shape.offsets), max(self.shape.offsets)
            is_near = span + highest - lowest <= MAX_GROUP_WINDOW * len(self.shape.offsets) * self.size
            return is_near and _are_all_distinct(distances, self.shape.offsets)
        return address.distance not in distances[:-1] and span <= abs(self.shape.stride)


def access_of(instr: Instr) -> Access | None:
    """The instruction as a load or store; None if it is neither, or atomic or volatile."""
    if instr.is_ordered:
        return None
    operands, align = instr.operands, instr.align
    if instr.op == "load":
        return Access(instr, operands[0], None, None, align)
    if instr.op == "store":
        return Access(instr, operands[1], operands[0], None, align)
    if instr.callee.startswith((LOAD, STORE)):
        *value, address, mask, bytes = operands
        assert isinstance(bytes, ConstInt)
        return Access(instr, address, value[0] if value else None, mask, bytes.value)
    return None


def find_interleaved(fn: Function, shapes: Shapes, assume: Assumptions) -> list[InterleaveGroup]:
    """The interleave groups of two or more accesses of `fn`."""
    addresses = AffineAddresses(assume.fits_index32)
    found = [group for block in fn.blocks for group in _groups(block, shapes, addresses)]
    return [part for group in found if len(group.accesses) > 1 for part in _parts(group, assume.lanes)]


def _parts(group: InterleaveGroup, lanes: int) -> list[InterleaveGroup]:
    """The group, or if its lanes are at any distance, the groups that access one run of elements for each lane.

    So are the lanes of a large stride whose elements are mostly not accessed.
    """
    if not group.is_run and not _is_sparse(group):
        return [group]
    if group.accesses[0].mask is not None:
        return []
    runs = dense_runs([address.distance for address in group.addresses], group.size, lanes)
    return [
        replace(
            group, accesses=[group.accesses[i] for i in run], addresses=[group.addresses[i] for i in run], is_run=True
        )
        for run in runs
    ]


def _is_sparse(group: InterleaveGroup) -> bool:
    """Whether a group of a large stride loads less than half of the elements, or does not store all."""
    stride, count = abs(group.shape.stride) // group.size, len(group.accesses)
    return stride > MAX_INTERLEAVED and (1 if group.is_store else 2) * count < stride


def _groups(block: Block, shapes: Shapes, addresses: AffineAddresses) -> Iterator[InterleaveGroup]:
    walk = _Walk(shapes, addresses)
    for instr in block.instrs:
        access = access_of(instr)
        if access is not None:
            walk.visit(access)
        elif may_touch_memory(instr):
            walk.open.clear()
    return iter(walk.found)


class _Walk:
    """A walk over one block. `found`: all groups; `open`: those that may still grow, with their members' common key."""

    def __init__(self, shapes: Shapes, addresses: AffineAddresses) -> None:
        self.shapes, self.addresses = shapes, addresses
        self.open: list[tuple[object, InterleaveGroup]] = []
        self.found: list[InterleaveGroup] = []

    def visit(self, access: Access) -> None:
        """Adds an access to an open group or begins a new group with it."""
        address, shape = self.addresses.of(access.address), self.shapes.of(access.address)
        own = _Footprint(address, shape, size_of(access.type))
        key = (address.base, address.terms, shape, access.mask, access.value is not None, own.size)
        groups = [group for has, group in self.open if has == key and is_number(access.type) and group.accepts(address)]
        group = next((each for each in groups if _are_all_disjoint(own, each.crossed)), None)
        self.pass_by(access, own, group)
        if group is not None:
            group.accesses.append(access)
            group.addresses.append(address)
        elif is_number(access.type) and _is_interleaved(access, shape):
            self.start(key, InterleaveGroup([access], [address], shape, own.size))
        elif access.mask is None and self.may_be_run(access):
            self.start(key, InterleaveGroup([access], [address], shape, own.size, is_run=True))

    def may_be_run(self, access: Access) -> bool:
        is_known = not self.shapes.are_forgotten and not _is_by_lane(access)
        return is_known and may_be_run(access.address, access.type, self.shapes)

    def start(self, key: object, group: InterleaveGroup) -> None:
        """Opens a group; the oldest open one is closed if there are too many."""
        self.open = [*self.open[1 - MAX_OPEN :], (key, group)]
        self.found.append(group)

    def pass_by(self, access: Access, footprint: _Footprint, own: InterleaveGroup | None) -> None:
        """Closes the open groups other than `own` whose accesses cannot move over this access.

        A load that joins a group later must move up over this store; a group's stores, down over this access.
        """
        self.open = [each for each in self.open if each[1] is own or self.may_move(each[1], access, footprint, own)]

    def may_move(
        self, group: InterleaveGroup, access: Access, footprint: _Footprint, own: InterleaveGroup | None
    ) -> bool:
        """Whether a group's stores can move down over an access, which its later loads must move up over."""
        if group.is_store:
            return _are_all_disjoint(footprint, group.footprints())
        if access.value is not None:
            # A store that joins a group brings the group's earlier stores down to its own position.
            group.crossed += [footprint] if own is None else [*own.footprints(), footprint]
        return len(group.crossed) <= MAX_CROSSED


def _are_all_distinct(distances: list[int], offsets: tuple[int, ...]) -> bool:
    """Whether no two accesses, or lanes, have the same element."""
    elements = [distance + offset for distance in distances for offset in offsets]
    return len(set(elements)) == len(elements)


def _is_by_lane(access: Access) -> bool:
    """Whether the memory is laid out by lane: elements are further apart than the addresses' distance."""
    return isinstance(access.address, Instr) and access.address.notes.lane_interleaved_bytes > 0


def _is_interleaved(access: Access, shape: Shape) -> bool:
    if _is_by_lane(access):
        return False
    if shape.offsets:
        return window_of(access.type, shape, True, MAX_GROUP_WINDOW) is not None
    stride, size = abs(shape.stride), size_of(access.type)
    return shape.is_strided and stride % size == 0 and size < stride <= max(MAX_INTERLEAVED * size, MAX_BYTES)


def may_touch_memory(instr: Instr) -> bool:
    """Whether the instruction, if it is no plain load or store, may access memory."""
    if instr.op == "call":
        callee = instr.callee
        is_pure = callee.startswith((*_PURE_CALLS, BOUNDS)) or callee in _LIBM
        return not is_pure and (not callee.startswith("llvm.") or callee.startswith(_MEMORY_INTRINSICS))
    return instr.op in ACCESSES_MEMORY or instr.op == "fence"


def _are_all_disjoint(footprint: _Footprint, others: list[_Footprint]) -> bool:
    return all(_are_disjoint(footprint, other) for other in others)


def _are_disjoint(a: _Footprint, b: _Footprint) -> bool:
    """Whether no lane's access of one touches memory of any lane's access of the other."""
    if a.address.base != b.address.base:
        return _are_different_objects(a.address.base, b.address.base)
    if a.address.terms != b.address.terms or a.shape != b.shape:
        return False
    if a.shape.offsets:
        lanes = [(x + a.address.distance, y + b.address.distance) for x in a.shape.offsets for y in a.shape.offsets]
        return all(x + a.size <= y or y + b.size <= x for x, y in lanes)
    if not a.shape.is_strided:
        return False
    stride = abs(a.shape.stride)
    distance = (a.address.distance - b.address.distance) % stride
    return distance >= b.size and stride - distance >= a.size


def _are_different_objects(a: Value, b: Value) -> bool:
    if isinstance(a.type, PtrType) and isinstance(b.type, PtrType) and {a.type.addrspace, b.type.addrspace} == {1, 3}:
        return True
    kinds = [_origin(x) for x in (a, b)]
    return "" not in kinds and (kinds != ["argument", "argument"] or any(_is_restrict(x) for x in (a, b)))


def _origin(base: Value) -> str:
    if isinstance(base, Argument):
        return "argument"
    return "private" if is_op(base, "alloca") else ""


def _is_restrict(base: Value) -> bool:
    return isinstance(base, Argument) and "noalias" in base.attrs.split()
