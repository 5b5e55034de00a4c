"""Rules for control flow: after linearization every branch is uniform."""

from __future__ import annotations

from passes.functions.names import is_helper
from passes.widen.arithmetic import clone
from passes.widen.widener import Widener
from wfv.errors import InternalError
from wfv.ir.core import Instr


def widen_br(w: Widener, instr: Instr) -> None:
    targets = [w.emit.entry_of[block] for block in instr.blocks]
    if not instr.operands:
        w.build.br(targets[0])
        return
    (cond,) = instr.operands
    if not w.shape(cond).is_uniform:
        raise InternalError(f"the branch to %{targets[0].name} is divergent after linearization")
    new = clone(w, instr, [w.scalar(cond)])
    new.blocks = targets
    if instr in w.facts.short_loops:
        new.metadata.pop("llvm.loop", None)


def widen_switch(w: Widener, instr: Instr) -> None:
    """One switch for all lanes."""
    if not w.shape(instr.operands[0]).is_uniform:
        raise InternalError(f"the switch to %{instr.blocks[0].name} is divergent after linearization")
    new = clone(w, instr, [w.scalar(instr.operands[0]), *instr.operands[1:]])
    new.blocks = [w.emit.entry_of[block] for block in instr.blocks]


def widen_ret(w: Widener, instr: Instr) -> None:
    """A helper's result as a vector, or the next continuation's id, which is the same in all lanes: that of lane 0."""
    if not instr.operands:
        clone(w, instr, [])
        return
    (value,) = instr.operands
    if is_helper(w.facts.function.name):
        clone(w, instr, [w.vector(value)])
        return
    clone(w, instr, [w.values.lane(value, 0)])


def widen_as_is(w: Widener, instr: Instr) -> None:
    """Once for all lanes."""
    clone(w, instr, [w.scalar(x) for x in instr.operands])
