"""Rules for values of several components: OpenCL vectors that are loaded or stored, structs that a call returns."""

from __future__ import annotations

from passes.widen.arithmetic import clone
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.values import ConstInt


def widen_extractelement(w: Widener, instr: Instr) -> None:
    vector, index = instr.operands
    if w.shape(instr).is_affine:
        w.set_scalar(instr, clone(w, instr, [w.scalar(vector), w.scalar(index)]))
        return
    assert isinstance(index, ConstInt)  # scalarize_vectors lowers the others
    w.set_vector(instr, w.values.components(vector)[index.value])


def widen_insertelement(w: Widener, instr: Instr) -> None:
    vector, part, index = instr.operands
    if w.shape(instr).is_affine:
        w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))
        return
    assert isinstance(index, ConstInt)
    components = list(w.values.components(vector))
    components[index.value] = w.vector(part)
    w.values.set_components(instr, components)


def widen_extractvalue(w: Widener, instr: Instr) -> None:
    """A field of the result of a call or a cmpxchg: passes/scalarize/scalarize.py leaves no other structs."""
    (struct,) = instr.operands
    if w.shape(instr).is_affine:
        w.set_scalar(instr, clone(w, instr, [w.scalar(struct)]))
        return
    (index,) = instr.attrs["indices"]
    w.set_vector(instr, w.values.components(struct)[index])
