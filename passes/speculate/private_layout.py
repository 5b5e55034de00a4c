"""Lays out private arrays by lane: element e of lane l is stored at e * lanes + l.

    lane after lane: a0 a1 a2 a3 | b0 b1 b2 b3 | ..       by lane: a0 b0 c0 d0 | a1 b1 c1 d1 | ..

A uniform index is then a contiguous access. That is done where all accesses are of one size,
all pointers are known, and at least one index is uniform. `Notes.lane_interleaved_bytes` on the allocas and on all
pointers into them tells passes/analysis/transfer.py their strides and passes/widen/addresses.py their addresses.
For one lane it means nothing.

A lane's private array is then not contiguous in memory. So memset of it, and memcpy into it and out of it, become
accesses of its elements (`expand_transfer`):

    memset(ptr %a, i8 0, i64 16)    ->      store i32 0, ptr %a
                                            store i32 0, ptr (%a + 4)   ..

Source: Karrenberg (2015) (the layout of private memory).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

import networkx as nx

from passes.analysis.affine_addresses import gep_terms, private_stride
from passes.analysis.divergence import Shapes
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Notes
from wfv.ir.reached import reached
from wfv.ir.types import I1, I8, FloatType, IntType, PtrType, Type, VecType, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import ConstInt, Value, const_int, is_poison, unsigned

MAX_ELEMENTS = 64  # a transfer of more is not expanded
_INTO, _OUT_OF = ("llvm.memset.p0.", "llvm.memcpy.p0."), ("llvm.memcpy.p1.p0.", "llvm.memcpy.p3.p0.")


@dataclass(frozen=True)
class Transfer:
    """`count` elements of private memory from `pointer` on are filled with the byte `byte`, copied from `other`, or, if
    they are read (`is_read`), copied to `other`.
    """

    pointer: Value
    count: int
    byte: int | None
    other: Value
    is_read: bool


def transfer_of(call: Instr, size: int) -> Transfer | None:
    """That of a memset or memcpy call, if it can be expanded to elements of `size` bytes; else None."""
    is_read = call.callee.startswith(_OUT_OF)
    if size > 8 or not (is_read or call.callee.startswith(_INTO)):
        return None
    target, what, length, is_volatile = call.operands
    if not isinstance(length, ConstInt) or not isinstance(is_volatile, ConstInt) or is_volatile.value:
        return None
    count, rest = divmod(unsigned(length), size)
    if rest or count > MAX_ELEMENTS:
        return None
    if call.callee.startswith("llvm.memset."):
        return Transfer(target, count, unsigned(what), what, False) if isinstance(what, ConstInt) else None
    return Transfer(what, count, None, target, True) if is_read else Transfer(target, count, None, what, False)


def expand_transfer(fn: Function, instr: Instr, sizes: Mapping[Instr, int]) -> list[Instr]:
    """Expands a memset or memcpy of private memory to accesses; returns any other instruction unchanged.

    `sizes`: the element's bytes, for each pointer into private memory that is laid out by lane.
    """
    pointers = instr.operands[:2] if instr.op == "call" else []
    size = next((sizes[each] for each in pointers if isinstance(each, Instr) and each in sizes), 0)
    found = transfer_of(instr, size) if size else None
    if found is None:
        return [instr]
    out: list[Instr] = []
    build, type = Builder(fn, out, like=instr), IntType(8 * size)
    for i in range(found.count):
        at = build.gep(type, found.pointer, [i])
        if isinstance(at, Instr):
            at.notes = Notes(lane_interleaved_bytes=size)
        _transfer_element(found, i, type, at, build)
    return out


def _transfer_element(found: Transfer, i: int, type: IntType, at: Value, build: Builder) -> None:
    size = type.bits // 8
    if found.byte is not None:
        repeated = int.from_bytes(bytes([found.byte]) * size, "little")
        build.store(const_int(type, repeated), at, size)
        return
    other = build.gep(I8, found.other, [i * size])
    if found.is_read:
        build.store(build.load(type, at, size), other, 1)
    else:
        build.store(build.load(type, other, 1), at, size)


def lay_out_by_lane(fn: Function, lane_shapes: Callable[[], Shapes]) -> None:
    """Marks the private arrays of `fn` that gain from the layout by lane, in place.

    `lane_shapes` returns the shapes of `fn`; it is called only if `fn` has private arrays.
    """
    if not any(instr.op == "alloca" for instr in fn.instrs()):
        return
    shapes, sizes = lane_shapes(), dict[Instr, int]()
    for found in _objects(fn):
        size = found.element_size()
        if size and found.is_regular(size) and found.gains(shapes):
            sizes.update(dict.fromkeys(found.pointers, size))
            found.mark(size)
    for block in fn.blocks if sizes else ():
        block.instrs[:] = [new for i in block.instrs for new in expand_transfer(fn, i, sizes)]


@dataclass
class _Object:
    """Private memory: allocas and all pointers into them. Allocas that one pointer may point into are one object."""

    pointers: set[Instr]
    uses: list[tuple[Instr, Instr]]  # pointer, user

    def accesses(self) -> list[Instr]:
        return [user for pointer, user in self.uses if user.is_access and user.operands[-1] is pointer]

    def allocas(self) -> list[Instr]:
        return [pointer for pointer in self.pointers if pointer.op == "alloca"]

    def element_size(self) -> int:
        """Bytes of the loaded and stored values, 0 if they differ in size or are padded."""
        types = {access.accessed for access in self.accesses()}
        sizes = {size_of(type) for type in types}
        return sizes.pop() if len(sizes) == 1 and all(map(_fills_its_memory, types)) else 0

    def is_regular(self, size: int) -> bool:
        """Whether all uses are known, and all pointers are advanced by whole elements."""
        return all(_is_regular(pointer, user, size, self.pointers) for pointer, user in self.uses) and all(
            not alloca.operands and size_of(alloca.attrs["elem_type"]) % size == 0 for alloca in self.allocas()
        )

    def gains(self, shapes: Shapes) -> bool:
        """Whether some access has a uniform index."""
        strides = {private_stride(alloca) for alloca in self.allocas()}
        found = [shapes.of(access.operands[-1]) for access in self.accesses()]
        return any(shape.is_strided and shape.stride in strides for shape in found)

    def mark(self, size: int) -> None:
        for pointer in self.pointers:
            pointer.notes = replace(pointer.notes, lane_interleaved_bytes=size)
        for alloca in self.allocas():
            alloca.attrs["align"] = max(alloca.align, size)
        for access in self.accesses():  # a lane's element has the alignment of its type, at every index
            access.attrs["align"] = min(access.align, size)


def _objects(fn: Function) -> Iterator[_Object]:
    """Follows all pointers into private memory."""
    users = users_of(fn.instrs())

    def derived(pointer: Instr) -> list[Instr]:
        return [user for user in users.get(pointer, ()) if _derives(user, pointer)]

    graph = nx.Graph()
    for pointer in reached([instr for instr in fn.instrs() if instr.op == "alloca"], derived):
        graph.add_node(pointer)
        graph.add_edges_from((pointer, user) for user in derived(pointer))
    for pointers in nx.connected_components(graph):
        yield _Object(pointers, [(pointer, user) for pointer in pointers for user in users.get(pointer, ())])


def _derives(user: Instr, pointer: Instr) -> bool:
    """Whether the result of `user` is a pointer into the memory of its operand."""
    if user.op == "getelementptr":
        return user.operands[0] is pointer
    return user.op in ("phi", "freeze") or (user.op == "select" and user.operands[0] is not pointer)


def _fills_its_memory(type: Type) -> bool:
    """Whether the bytes of a vector of such values are the bytes of the values; all sizes are powers of two."""
    if isinstance(type, VecType):
        return type.count & (type.count - 1) == 0 and type.element != I1 and _fills_its_memory(type.element)
    if isinstance(type, IntType):
        return type == I1 or type.bits in (8, 16, 32, 64)
    return isinstance(type, (FloatType, PtrType)) and size_of(type) <= 8


def _is_regular(pointer: Instr, user: Instr, size: int, pointers: set[Instr]) -> bool:
    match user.op:
        case "load":
            return not user.is_ordered
        case "store":
            return user.operands[0] is not pointer and not user.is_ordered
        case "getelementptr":
            return not isinstance(user.type, VecType) and _moves_by(user, size)
        case "phi":
            return _are_known(user.operands, pointers)
        case "select":
            return _are_known(user.operands[1:], pointers)
        case "freeze":
            return True
    transfer = transfer_of(user, size)
    return user.callee.startswith("llvm.lifetime.") or (transfer is not None and transfer.pointer is pointer)


def _moves_by(gep: Instr, size: int) -> bool:
    """Whether every term of the offset is a multiple of `size`."""
    return all(
        (step * index.value if isinstance(index, ConstInt) else step) % size == 0 for index, step in gep_terms(gep)
    )


def _are_known(operands: Iterable[Value], pointers: set[Instr]) -> bool:
    return all(x in pointers or is_poison(x) for x in operands)
