"""What is better done once per lane in scalar registers: values that only serve gathers and scatters.

As a vector, each of them would be put together only to be taken apart again: a gathered index, its arithmetic, the
address that comes of it, and the data that a scatter stores.
"""

from __future__ import annotations

from collections.abc import Set

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Assumptions
from passes.widen.address import may_turn_out_contiguous, replicate_gep
from passes.widen.layout import is_dense
from passes.widen.memory import is_near
from passes.widen.state import Widener
from wfv.ir.core import Function, Instr
from wfv.ir.types import FloatType, IntType, PtrType, Type, VecType, size_of
from wfv.ir.values import Value

_CHEAP = frozenset(
    {"add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "trunc", "zext", "sext", "getelementptr"}
)


def find_replicated(fn: Function, shapes: Shapes, assume: Assumptions, grouped: Set[Instr]) -> set[Instr]:
    """The instructions of `fn` to be done lane by lane: the greatest set in which no value is wanted as a vector.

    Accesses in `grouped` are done as vectors.
    """
    found = {i for i in fn.instrs() if i not in grouped and _is_candidate(i, shapes, assume)}
    users: dict[Value, list[Instr]] = {}
    for instr in fn.instrs():
        for operand in instr.operands:
            users.setdefault(operand, []).append(instr)
    while True:
        kept = {
            i
            for i in found
            if _has_scalar_operands(i, found, shapes)
            and all(_takes_lanes(user, i, found, shapes, assume) for user in users.get(i, ()))
        }
        if kept == found:
            return found
        found = kept


def replicate(w: Widener, instr: Instr) -> None:
    """One copy per lane."""
    if instr.op in ("load", "store"):
        kind = "gather" if instr.op == "load" else "scatter"
        w.remark_address(kind, f"{w.lanes} scalar {instr.op}s", instr.operands[-1])
    copy = replicate_gep if instr.op == "getelementptr" else Widener.copy
    w.replicas[instr] = [copy(w, instr, [w.lane_of(x, i) for x in instr.operands]) for i in range(w.lanes)]


def _is_candidate(instr: Instr, shapes: Shapes, assume: Assumptions) -> bool:
    if instr.op == "store":
        return _is_scatter(instr, instr.operands[0].type, instr.operands[1], shapes, assume)
    if not shapes.of(instr).is_varying or not isinstance(instr.type, (IntType, PtrType, FloatType)):
        return False
    if instr.op == "load":
        return _is_scatter(instr, instr.type, instr.operands[0], shapes, assume)
    return instr.op in _CHEAP


def _is_scatter(access: Instr, type: Type, address: Value, shapes: Shapes, assume: Assumptions) -> bool:
    """An access that goes to memory lane by lane anyway."""
    if isinstance(type, VecType) or access.attrs.get("volatile") or "atomic" in access.attrs:
        return False
    shape = shapes.of(address)
    if shape.is_uniform:
        return False
    if shape.is_strided:
        is_block = is_near(type, shape.stride) if access.op == "load" else abs(shape.stride) == size_of(type)
        return not is_dense(type) or shape.stride % size_of(type) != 0 or not is_block
    return not may_turn_out_contiguous(address, size_of(type), shapes, assume)


def _has_scalar_operands(instr: Instr, found: set[Instr], shapes: Shapes) -> bool:
    """Nothing has to be taken out of a vector for it (an address has to be anyway)."""
    operands = instr.operands[:1] if instr.op == "store" else [] if instr.op == "load" else instr.operands
    return all(shapes.of(x).is_affine or x in found for x in operands)


def _takes_lanes(user: Instr, value: Instr, found: set[Instr], shapes: Shapes, assume: Assumptions) -> bool:
    """The user wants the value lane by lane."""
    if user in found:
        return True
    if user.op not in ("load", "store") or (user.op == "store" and user.operands[0] is value):
        return False
    type = user.type if user.op == "load" else user.operands[0].type
    return _is_scatter(user, type, value, shapes, assume)
