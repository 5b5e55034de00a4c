"""Control flow, in which every branch is uniform after linearization, and phis.

Phis are added empty before each block's code, and completed when the values of all predecessors are known.
"""

from collections.abc import Sequence

from passes.analysis.divergence import Shapes
from passes.speculate.counters import short_loops
from passes.widen.arithmetic import clone
from passes.widen.widener import Widener
from wfv.errors import InternalError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.names import is_helper
from wfv.ir.types import StructType, Type, VecType
from wfv.ir.values import Poison, Value


def widen_branch(w: Widener, instr: Instr) -> None:
    """A `br` or `switch`: one for all lanes."""
    targets = [w.emit.entry_of[block] for block in instr.blocks]
    if not instr.operands:
        w.build.br(targets[0])
        return
    cond, *cases = instr.operands
    if not w.shape(cond).is_uniform:
        raise InternalError(f"the {instr.op} to %{targets[0].name} is divergent after linearization")
    new = clone(w, instr, [w.scalar(cond), *cases])
    new.blocks = targets
    if instr in w.facts.short_loops:
        new.metadata.pop("llvm.loop", None)


def widen_ret(w: Widener, instr: Instr) -> None:
    """Returns a helper's result in vectors, or lane 0's id of the next continuation, which is equal in all lanes."""
    is_wide = is_helper(w.facts.function.name)
    clone(w, instr, [_whole(w, value) if is_wide else w.values.lane(value, 0) for value in instr.operands])


def _whole(w: Widener, value: Value) -> Value:
    """The vector of a value in all lanes; of a struct, the struct of its fields' vectors."""
    if not isinstance(value.type, StructType):
        return w.vector(value)
    whole: Value = Poison(w.wide(value.type))
    for n, part in enumerate(w.values.components(value)):
        whole = w.build.insertvalue(whole, part, n)
    return whole


def add_phis(w: Widener, block: Block) -> None:
    """Adds the new phis of an old block, without operands: operands from a loop are not widened yet."""
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


def back_edges_of_short_loops(cfg: Cfg, shapes: Shapes) -> frozenset[Instr]:
    """The branches back to the headers of the loops that LLVM may unroll.

    Clang marks each loop `llvm.loop.unroll.disable` at the level of optimization at which it makes IR.
    """
    return frozenset(loop.latches[0].terminator for loop in short_loops(cfg, shapes))
