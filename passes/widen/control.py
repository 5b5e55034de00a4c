"""Rules for control flow: after linearization every branch is one that all lanes take together."""

from __future__ import annotations

from passes.functions.names import is_helper
from passes.widen.arithmetic import clone
from passes.widen.state import Widener
from wfv.errors import InternalError
from wfv.ir.core import Instr


def widen_br(w: Widener, instr: Instr) -> None:
    targets = [w.first[block] for block in instr.blocks]
    if not instr.operands:
        w.build.br(targets[0])
        return
    (cond,) = instr.operands
    if not w.shape(cond).is_uniform:
        raise InternalError(f"the branch to %{targets[0].name} is divergent after linearization")
    new = clone(w, instr, [w.scalar(cond)])
    new.blocks = targets


def widen_switch(w: Widener, instr: Instr) -> None:
    """One switch for all lanes."""
    if not w.shape(instr.operands[0]).is_uniform:
        raise InternalError(f"the switch to %{instr.blocks[0].name} is divergent after linearization")
    new = clone(w, instr, [w.scalar(instr.operands[0]), *instr.operands[1:]])
    new.blocks = [w.first[block] for block in instr.blocks]


def widen_ret(w: Widener, instr: Instr) -> None:
    """A helper's result, or the next continuation, which is the same for all lanes: lane 0 tells it."""
    if not instr.operands:
        clone(w, instr, [])
        return
    (value,) = instr.operands
    if is_helper(w.old.name):
        clone(w, instr, [w.vector(value)])
        return
    clone(w, instr, [w.scalar(value) if w.shape(value).is_affine else w.lane(w.vector(value), 0)])


def widen_as_is(w: Widener, instr: Instr) -> None:
    """Once for all lanes."""
    clone(w, instr, [w.scalar(x) for x in instr.operands])
