"""What a load or store becomes in vector code, by the shape of its address (passes/widen/loads_and_stores.py).

`traffic_of`: the bytes that a work-item moves between the caches.
"""

from typing import Literal, NamedTuple

from passes.analysis.divergence import Shapes
from wfv.ir.cfg import Cfg
from wfv.ir.core import Instr
from wfv.ir.opcodes import ACCESSES_MEMORY, REPLICABLE
from wfv.ir.types import I1, PtrType, Type, count_of, scalar_of, size_of
from wfv.ir.uses import underlying_object
from wfv.ir.values import Argument, ConstInt, Value

Way = Literal["uniform", "contiguous", "near", "tested", "varying", "atomic"]
_ASSUMED_BYTES, _COPIED_AT_ONCE = 64, 32  # of a copy: its size if it is not a constant; of one instruction
_NEAR_ELEMENTS, _NEAR_BYTES = 4, 16  # as in passes/widen/spans.py


class Access(NamedTuple):
    """`way`: how the lanes access memory; `bits` of an element, `elements` of them one after the other in each lane;
    `apart`: elements from one lane's access to the next one's (1: contiguous). `keeps_addresses`: the lanes' addresses
    are in general registers, all at the same time.
    """

    is_store: bool
    way: Way
    bits: int
    elements: int
    apart: int
    keeps_addresses: bool = False


def access_of(instr: Instr, shapes: Shapes, keeps_addresses: bool = False) -> Access:
    """The access of a load, a store or an atomic instruction."""
    type = instr.accessed
    is_store, bits, count = instr.op == "store", 8 * size_of(scalar_of(type)), count_of(type)
    if instr.op in ("atomicrmw", "cmpxchg") or "atomic" in instr.attrs:
        return Access(is_store, "atomic", bits, count, 0)
    way, apart = _way(instr, type, shapes)
    return Access(is_store, way, bits, count, apart, keeps_addresses and way == "varying")


def is_hoisted(instr: Instr) -> bool:
    """Whether LLVM moves an access out of the loop over the work-items: one address, which no other pointer has, such
    as that of a value of the group that is kept from one barrier to the next (passes/barriers/slot_access.py).
    """
    address = instr.operands[-1] if instr.op in ("load", "store") else None
    return isinstance(address, Argument) and "noalias" in address.attrs


def lane_scalars_of(cfg: Cfg, shapes: Shapes) -> set[Value]:
    """The varying values that are computed lane by lane in general registers: of ids and uniform values."""
    found: set[Value] = set()
    for block in cfg.rpo:
        for instr in block.instrs:
            is_varying = instr.op in REPLICABLE and shapes.of(instr).is_varying
            if is_varying and all(each in found or not shapes.of(each).is_varying for each in instr.operands):
                found.add(instr)
    return found


def copy_of(instr: Instr) -> Access:
    """The access that a call of llvm.memcpy, memmove or memset stands for: one for each lane."""
    size = instr.operands[2]
    bytes = size.value if isinstance(size, ConstInt) else _ASSUMED_BYTES
    return Access(True, "varying", 64, -(-bytes // _COPIED_AT_ONCE), 0)


def _way(instr: Instr, type: Type, shapes: Shapes) -> tuple[Way, int]:
    shape, element = shapes.of(instr.operands[-1]), size_of(scalar_of(type))
    if shape.is_uniform:
        return "uniform", 0
    if shape.is_varying or type == I1 or shape.stride % element:
        return ("tested" if shape.possibly_contiguous else "varying"), 0
    if _is_private(instr.operands[-1]):
        return "contiguous", count_of(type)
    apart = abs(shape.stride) // element
    if apart == count_of(type):
        return "contiguous", apart
    is_near = apart <= _NEAR_ELEMENTS and apart * element <= _NEAR_BYTES
    return ("near" if is_near and apart > count_of(type) else "varying"), apart


def _is_private(address: Value) -> bool:
    """Whether it is in a private array: those that are indexed by uniform values end up in registers or by lane."""
    base = underlying_object(address)
    return isinstance(base, Instr) and base.op == "alloca"


_GLOBAL = 1
_LINE = 64


def traffic_of(cfg: Cfg, shapes: Shapes) -> float:
    """Bytes of global memory that each work-item accesses next to the one before; a store reads its line first.

    Several accesses to one array count once: they are to neighbours, which are in the nearest cache then. So are those
    in loops.
    """
    found: dict[tuple[Value, bool], float] = {}
    for block in cfg.rpo:
        if cfg.loops.innermost(block) is None:
            for instr in block.instrs:
                if instr.op in ACCESSES_MEMORY and (base := _global_base(instr)) is not None:
                    key = base, instr.op == "store"
                    found[key] = max(found.get(key, 0.0), _bytes(instr, shapes))
    return sum(found.values())


def _bytes(instr: Instr, shapes: Shapes) -> float:
    access, shape = access_of(instr, shapes), shapes.of(instr.operands[-1])
    own = access.bits * access.elements / 8
    if access.way == "uniform":
        return 0.0
    line = min(abs(shape.stride), _LINE) if shape.is_strided else own
    return (2 if access.is_store else 1) * max(own, line)


def _global_base(instr: Instr) -> Value | None:
    """The argument that an access' address is in, if it points to global memory."""
    base = instr.operands[-1] if instr.op in ("load", "store") else instr.operands[0]
    base = underlying_object(base)
    is_global = isinstance(base, Argument) and isinstance(base.type, PtrType) and base.type.addrspace == _GLOBAL
    return base if is_global else None
