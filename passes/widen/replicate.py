"""Replicates values that only gathers and scatters use: one scalar copy per lane instead of a vector.

A vector of them would be assembled only to be split into scalars again: a gathered index, its arithmetic, the address
computed from it, and the data that a scatter stores.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Assumptions
from passes.analysis.windows import window_of
from passes.widen.contiguity_test import is_possibly_contiguous
from passes.widen.geps_and_allocas import replicate_gep
from passes.widen.layout import is_dense
from passes.widen.spans import is_near
from passes.widen.widener import Widener
from wfv.ir.core import Function, Instr
from wfv.ir.opcodes import REPLICABLE
from wfv.ir.types import FloatType, IntType, PtrType, Type, VecType, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import Value


def find_replicated(fn: Function, shapes: Shapes, assume: Assumptions, interleaved: Set[Instr]) -> set[Instr]:
    """The instructions of `fn` to be replicated: the greatest set in which no value is used as a vector.

    The accesses `interleaved` use vectors.
    """
    found = {i for i in fn.instrs() if i not in interleaved and _is_candidate(i, shapes, assume)}
    users = users_of(fn.instrs())
    while True:
        kept = {
            i
            for i in found
            if _has_scalar_operands(i, found, shapes)
            and all(_uses_scalars(user, i, found, shapes, assume) for user in users.get(i, ()))
        }
        if kept == found:
            return found
        found = kept


def replicate(w: Widener, instr: Instr) -> None:
    """One copy per lane."""
    _remark_access(w, instr)
    w.values.set_replicas(instr, [_copy_for_lane(w, instr, i) for i in range(w.lanes)])


def update_lanes(w: Widener, instrs: Sequence[Instr]) -> None:
    """A copy of all instructions per lane, one lane after the other (lane_updates.py)."""
    copies: dict[Instr, list[Value]] = {instr: [] for instr in instrs}
    for i in range(w.lanes):
        for instr in instrs:
            w.begin(instr)
            if i == 0:
                _remark_access(w, instr)
            copies[instr].append(_copy_for_lane(w, instr, i))
            w.values.set_replicas(instr, copies[instr])


def _copy_for_lane(w: Widener, instr: Instr, i: int) -> Value:
    operands = [w.values.lane(x, i) for x in instr.operands]
    return replicate_gep(w, instr, operands) if instr.op == "getelementptr" else w.emit.copy(instr, operands)


def _remark_access(w: Widener, instr: Instr) -> None:
    if instr.op in ("load", "store"):
        kind = "gather" if instr.op == "load" else "scatter"
        w.remark_address(kind, f"{w.lanes} scalar {instr.op}s", instr.operands[-1])


def _is_candidate(instr: Instr, shapes: Shapes, assume: Assumptions) -> bool:
    if instr.op == "store":
        return is_scatter(instr, instr.operands[0].type, instr.operands[1], shapes, assume)
    if shapes.of(instr).has_base or not isinstance(instr.type, (IntType, PtrType, FloatType)):
        return False
    if instr.op == "load":
        return is_scatter(instr, instr.type, instr.operands[0], shapes, assume)
    return instr.op in REPLICABLE


def is_scatter(access: Instr, type: Type, address: Value, shapes: Shapes, assume: Assumptions) -> bool:
    """Whether an access is a gather or scatter, with one address per lane."""
    if isinstance(type, VecType) or access.attrs.get("volatile") or "atomic" in access.attrs:
        return False
    shape = shapes.of(address)
    if shape.is_uniform:
        return False
    if shape.offsets:
        window = window_of(type, shape)
        return window is None or (access.op == "store" and max(window) - min(window) >= len(set(window)))
    if shape.is_strided:
        is_span = is_near(type, shape.stride) if access.op == "load" else abs(shape.stride) == size_of(type)
        return not is_dense(type) or shape.stride % size_of(type) != 0 or not is_span
    return not is_possibly_contiguous(address, size_of(type), shapes, assume)


def _has_scalar_operands(instr: Instr, found: set[Instr], shapes: Shapes) -> bool:
    """Whether no operand has to be extracted from a vector for it.

    Addresses do not count: a gather always extracts them.
    """
    operands = instr.operands[:1] if instr.op == "store" else [] if instr.op == "load" else instr.operands
    return all(shapes.of(x).has_base or x in found for x in operands)


def _uses_scalars(user: Instr, value: Instr, found: set[Instr], shapes: Shapes, assume: Assumptions) -> bool:
    """Whether the user uses the value as one scalar per lane."""
    if user in found:
        return True
    if user.op not in ("load", "store") or (user.op == "store" and user.operands[0] is value):
        return False
    type = user.type if user.op == "load" else user.operands[0].type
    return is_scatter(user, type, value, shapes, assume)
