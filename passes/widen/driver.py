"""Walks a linearized function in dominance order and applies a rule to each instruction."""

from __future__ import annotations

from typing import NamedTuple

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import find_interleaved
from passes.analysis.shapes import Assumptions
from passes.functions.names import is_helper
from passes.remarks import Remark
from passes.widen.grouped import accesses_by_group, widen_grouped
from passes.widen.machine import Machine
from passes.widen.replicate import find_replicated, replicate
from passes.widen.rules import RULES
from passes.widen.state import Widener
from wfv.errors import InternalError, UnsupportedError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.types import VOID, Type, VecType
from wfv.ir.values import Argument, Poison, Value


class Widened(NamedTuple):
    """The new function, and what in it is not done in vectors."""

    function: Function
    remarks: frozenset[Remark]


def widen(module: Module, fn: Function, shapes: Shapes, assume: Assumptions, machine: Machine) -> Widened:
    """The function that runs `assume.lanes` work-items at once, from local id 0 = `wfv.lid0` on.

    Before (lane id strided, %v varying):           After, for 4 lanes:
        %p = getelementptr float, ptr %x, i64 %id       %p = getelementptr float, ptr %x, i64 %id
        %v = load float, ptr %p                         %v = load <4 x float>, ptr %p, align 4
        %w = fmul float %v, %k                          %k.s = shufflevector (splat of %k)
                                                        %w = fmul <4 x float> %v, %k.s

    `fn` is linearized: no branch in it is divergent. `fn` stays as it is.
    """
    w = Widener(module, fn, shapes, assume, machine)
    _parameters(w)
    w.groups = accesses_by_group(w, find_interleaved(fn, shapes, assume))
    w.replicated = find_replicated(fn, shapes, assume, set(w.groups))
    order = Cfg(fn).rpo
    for block in order:
        w.first[block] = Block(block.name)
    for block in order:
        w.new.blocks.append(w.first[block])
        w.start(w.first[block])
        w.contiguity_tests = {}
        _phis(w, block)
        for instr in block.instrs[block.first_non_phi :]:
            _apply(w, instr)
        w.last[block] = w.block
    _fill_phis(w, order)
    return Widened(w.new, frozenset(w.remarks | _replicated_addresses(w)))


def _replicated_addresses(w: Widener) -> set[Remark]:
    """One remark for all of them: each by itself is cheap."""
    count = sum(instr.op not in ("load", "store") for instr in w.replicated)
    text = f"{count} instructions run once per lane: only gathers and scatters want their values"
    return {Remark(0, "replicated", "", "", text)} if count else set()


def _parameters(w: Widener) -> None:
    """Those of a helper function that vary are vectors, and so is its result."""
    for i, arg in enumerate(w.old.args):
        if w.shape(arg).is_varying:
            w.new.args[i] = Argument(w.wide(arg.type), arg.name, "")
            w.set_vector(arg, w.new.args[i])
    if is_helper(w.old.name) and w.old.ret != VOID:
        w.new.ret = w.wide(w.old.ret)


def _apply(w: Widener, instr: Instr) -> None:
    w.current = instr
    if instr in w.replicated:
        w.build.like = instr
        replicate(w, instr)
        return
    if instr in w.groups:
        w.build.like = instr
        widen_grouped(w, instr, w.groups[instr])
        return
    rule = RULES.get(instr.op)
    if rule is None:
        raise UnsupportedError(f"{instr.op} cannot be vectorized", line=instr.line)
    w.build.like = instr
    rule(w, instr)


def _phis(w: Widener, block: Block) -> None:
    """Phis first, without operands: a loop's values are not there yet."""
    for phi in block.phis:
        if w.shape(phi).is_affine:
            w.set_scalar(phi, _empty(w, phi.type, phi))
        elif isinstance(phi.type, VecType):
            raise InternalError(f"%{phi.name} is a phi of vectors")
        else:
            w.set_vector(phi, _empty(w, w.wide(phi.type), phi))


def _empty(w: Widener, type: Type, phi: Instr) -> Instr:
    new = Instr(type, w.new.unique_name(phi.name), "phi", attrs=dict(phi.attrs), line=phi.line)
    w.block.instrs.append(new)
    return new


def _fill_phis(w: Widener, order: list[Block]) -> None:
    for block in order:
        for phi in block.phis:
            is_scalar = w.shape(phi).is_affine
            new = w.scalars[phi] if is_scalar else w.vectors[phi]
            assert isinstance(new, Instr)
            # Made once for each predecessor, of which a switch is one several times.
            made = {pred: _at_end(w, pred, value, phi, is_scalar) for pred, value in _by_pred(phi).items()}
            new.operands += [made[pred] for pred in phi.blocks]
            new.blocks += [w.last[pred] for pred in phi.blocks]


def _by_pred(phi: Instr) -> dict[Block, Value]:
    return {pred: value for value, pred in phi.incoming()}


def _at_end(w: Widener, pred: Block, value: Value, phi: Instr, is_scalar: bool) -> Value:
    """A phi's operand; what has to be made for it is made at the end of the predecessor."""
    if isinstance(value, Poison):
        return Poison(phi.type if is_scalar else w.wide(phi.type))
    if is_scalar:
        return w.scalar(value)
    if value in w.vectors:
        return w.vector(value)
    block = w.last[pred]
    branch = block.instrs.pop()
    w.start(block)
    made = w.vector(value)
    block.instrs.append(branch)
    return made
