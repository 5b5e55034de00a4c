"""Rules for elementwise operations: arithmetic, comparisons, casts, select."""

from __future__ import annotations

from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import VecType
from wfv.ir.values import Value

# Flags that hold in active lanes only: lane 0, whose scalar is a strided value's base, may be inactive.
_LANE_FLAGS = {"nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw"}


def widen_elementwise(w: Widener, instr: Instr) -> None:
    """op T -> op <lanes x T>; one scalar op where the result has a base."""
    shape = w.shape(instr)
    if shape.is_uniform and not any(w.shape(x).stride or w.shape(x).offsets for x in instr.operands):
        w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))
    elif shape.has_base:
        w.set_scalar(instr, _base(w, instr))
    else:
        w.remark_if_scalarized(instr)
        new = clone(w, instr, [w.vector(x) for x in instr.operands])
        new.type = w.wide(instr.type)
        w.set_vector(instr, new)


def widen_select(w: Widener, instr: Instr) -> None:
    """A uniform condition selects between whole vectors. With equal affine operands the result is a scalar."""
    cond, a, b = instr.operands
    if a == b and not w.shape(cond).is_uniform and w.shape(a).has_base:
        w.set_scalar(instr, w.scalar(a))
        return
    if w.shape(instr).has_base:
        w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))
        return
    operands: list[Value] = [w.scalar(cond) if w.shape(cond).is_uniform else w.vector(cond), w.vector(a), w.vector(b)]
    new = clone(w, instr, operands)
    new.type = w.wide(instr.type)
    w.set_vector(instr, new)


def clone(w: Widener, instr: Instr, operands: list[Value]) -> Instr:
    """The instruction on new operands, once for all lanes."""
    assert not isinstance(instr.type, VecType) or w.shape(instr).is_affine
    return w.emit.copy(instr, operands)


def _base(w: Widener, instr: Instr) -> Value:
    """The same operation on the bases, without flags: lane 0 may be inactive and wrap."""
    op, operands = instr.op, [w.scalar(x) for x in instr.operands]
    if op == "or":  # its operands are disjoint in active lanes only
        a, b = operands
        return w.build.binop("add", a, b)
    new = clone(w, instr, operands)
    new.attrs["flags"] = tuple(f for f in new.attrs.get("flags", ()) if f not in _LANE_FLAGS)
    return new
