"""Rules for values of several components, as loads and stores of OpenCL vectors and structs make them."""

from __future__ import annotations

from passes.widen.arithmetic import clone
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.values import ConstInt


def widen_extractelement(w: Widener, instr: Instr) -> None:
    vector, index = instr.operands
    if w.shape(instr).is_affine:
        w.set_scalar(instr, clone(w, instr, [w.scalar(vector), w.scalar(index)]))
        return
    assert isinstance(index, ConstInt)  # scalarize_vectors lowers the others
    w.set_vector(instr, w.components(vector)[index.value])


def widen_insertelement(w: Widener, instr: Instr) -> None:
    vector, part, index = instr.operands
    if w.shape(instr).is_affine:
        w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))
        return
    assert isinstance(index, ConstInt)
    components = list(w.components(vector))
    components[index.value] = w.vector(part)
    w.set_vector(instr, components)


def widen_extractvalue(w: Widener, instr: Instr) -> None:
    """A field of what a call or a cmpxchg returned: passes/scalarize/scalarize.py leaves no other structs."""
    (struct,) = instr.operands
    if w.shape(instr).is_affine:
        w.set_scalar(instr, clone(w, instr, [w.scalar(struct)]))
        return
    (index,) = instr.attrs["indices"]
    fields = w.vectors[struct]
    assert isinstance(fields, list)
    w.set_vector(instr, fields[index])
