"""Rules for values of several components, as loads and stores of OpenCL vectors and structs make them."""

from __future__ import annotations

from passes.widen.arithmetic import clone
from passes.widen.state import Widener
from wfv.errors import UnsupportedError
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


def widen_aggregate(w: Widener, instr: Instr) -> None:
    if not w.shape(instr).is_uniform:
        raise UnsupportedError(f"{instr.op} of a varying struct", line=instr.line, help="load its fields one by one")
    w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))
