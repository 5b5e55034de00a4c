"""Phis: added empty in front of each block's code, completed when the values of all predecessors are known."""

from __future__ import annotations

from collections.abc import Sequence

from passes.widen.widener import Widener
from wfv.errors import InternalError
from wfv.ir.core import Block, Instr
from wfv.ir.types import Type, VecType
from wfv.ir.values import Poison, Value


def add_phis(w: Widener, block: Block) -> None:
    """The new phis of an old block, without operands: those of a loop are not widened yet."""
    for phi in block.phis:
        if w.shape(phi).has_base:
            w.set_scalar(phi, _empty_phi(w, phi.type, phi))
        elif isinstance(phi.type, VecType):
            raise InternalError(f"%{phi.name} is a phi of vectors")
        else:
            w.set_vector(phi, _empty_phi(w, w.wide(phi.type), phi))


def _empty_phi(w: Widener, type: Type, phi: Instr) -> Instr:
    new = Instr(type, w.emit.function.unique_name(phi.name), "phi", attrs=dict(phi.attrs), line=phi.line)
    w.build.instrs.append(new)
    return new


def complete_phis(w: Widener, old_blocks: Sequence[Block]) -> None:
    """Gives all new phis their operands."""
    for block in old_blocks:
        for phi in block.phis:
            is_scalar = w.shape(phi).has_base
            new = w.scalar(phi) if is_scalar else w.vector(phi)
            assert isinstance(new, Instr)
            # One operand for each predecessor, even if a switch reaches the block by several edges.
            by_pred = {pred: _operand(w, pred, value, phi, is_scalar) for pred, value in _old_operands(phi).items()}
            new.operands += [by_pred[pred] for pred in phi.blocks]
            new.blocks += [w.emit.exit_of[pred] for pred in phi.blocks]


def _old_operands(phi: Instr) -> dict[Block, Value]:
    return {pred: value for value, pred in phi.incoming()}


def _operand(w: Widener, pred: Block, value: Value, phi: Instr, is_scalar: bool) -> Value:
    """A phi's operand; code that it needs is added at the end of the predecessor."""
    if isinstance(value, Poison):
        return Poison(phi.type if is_scalar else w.wide(phi.type))
    if is_scalar:
        return w.scalar(value)
    if w.values.has_vector(value):
        return w.vector(value)
    exit = w.emit.exit_of[pred]
    branch = exit.instrs.pop()
    w.emit.continue_in(exit)
    vector = w.vector(value)
    exit.instrs.append(branch)
    return vector
