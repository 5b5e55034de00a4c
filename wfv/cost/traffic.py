"""The bytes that a work-item moves between the caches."""

from __future__ import annotations

from passes.analysis import Shapes
from wfv.cost.accesses import access_of, base_of
from wfv.ir.cfg import Cfg
from wfv.ir.core import Instr
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.types import PtrType
from wfv.ir.values import Argument, Value

_LINE = 64
_GLOBAL = 1


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
    base = base_of(base)
    is_global = isinstance(base, Argument) and isinstance(base.type, PtrType) and base.type.addrspace == _GLOBAL
    return base if is_global else None
