"""Memory in the census: accesses that LLVM hoists, copies, bytes between the caches."""

from passes.analysis.divergence import Shapes
from passes.analysis.vector_accesses import VectorAccess, vector_access_of
from wfv.ir.cfg import Cfg
from wfv.ir.core import Instr
from wfv.ir.names import is_own
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.types import PtrType
from wfv.ir.uses import underlying_object
from wfv.ir.values import Argument, ConstInt, Value

_ASSUMED_BYTES, _COPIED_AT_ONCE = 64, 32  # of a copy: its size if it is not a constant; of one instruction
_GLOBAL = (0, 1)  # address spaces: an array of a kernel in Python has a generic pointer
_LINE = 64


def is_hoisted(instr: Instr) -> bool:
    """Whether LLVM moves an access out of the loop over the work-items: one address, which no other pointer has, such
    as that of a value of the group that is kept from one barrier to the next (passes/barriers/slot_access.py).
    """
    address = instr.operands[-1] if instr.op in ("load", "store") else None
    return isinstance(address, Argument) and "noalias" in address.attrs


def copy_of(instr: Instr) -> VectorAccess:
    """The access that a call of llvm.memcpy, memmove or memset stands for: one for each lane."""
    size = instr.operands[2]
    bytes = size.value if isinstance(size, ConstInt) else _ASSUMED_BYTES
    return VectorAccess(True, "varying", 64, -(-bytes // _COPIED_AT_ONCE), 0)


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
    access, shape = vector_access_of(instr, shapes), shapes.of(instr.operands[-1])
    own = access.bits * access.elements / 8
    if access.way == "uniform":
        return 0.0
    line = min(abs(shape.stride), _LINE) if shape.is_strided else own
    return (2 if access.is_store else 1) * max(own, line)


def _global_base(instr: Instr) -> Value | None:
    """The argument that an access' address is in, if it points to global memory."""
    base = instr.operands[-1] if instr.op in ("load", "store") else instr.operands[0]
    base = underlying_object(base)
    if not isinstance(base, Argument) or not isinstance(base.type, PtrType):
        return None
    return base if base.type.addrspace in _GLOBAL and not is_own(base.name) else None
