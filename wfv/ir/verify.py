"""The IR verifier: the structure that a function must have after each step that it follows, checked in linear time.

Terminators, phis and predecessors, dominance of definitions, operand types where two must agree. LLVM's own verifier
checks more, but the text would have to be printed and parsed, which costs as much as the step.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain

from wfv.errors import InternalError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.opcodes import SAME_TYPE
from wfv.ir.types import I1, scalar_of
from wfv.ir.values import Argument

Problem = tuple[Block, Instr | None, str]


def verify_function(fn: Function, step: str, functions: Mapping[str, Function] | None = None) -> None:
    """Raises InternalError, with the step's name, for a function that is not valid SSA form.

    `functions`: those of its module by name, of which calls need the parameters' types.
    """
    for block, instr, problem in chain(_of_control_flow(fn), _of_values(fn, functions or {})):
        where = f"%{block.name}" if instr is None else f"%{block.name}, {instr!r}"
        raise InternalError(f"after {step}: @{fn.name}, {where}: {problem}")


def _of_control_flow(fn: Function) -> Iterator[Problem]:
    known = set(fn.blocks)
    for block in fn.blocks:
        if not block.instrs or not block.terminator.is_terminator:
            yield block, None, "no terminator at its end"
        if any(i.is_terminator for i in block.instrs[:-1]):
            yield block, None, "a terminator in its middle"
        if any(i.op == "phi" for i in block.instrs[block.first_non_phi :]):
            yield block, None, "a phi after other instructions"
        for foreign in (b for b in block.successors if b not in known):
            yield block, None, f"it branches to %{foreign.name}, which is not in the function"


def _of_values(fn: Function, functions: Mapping[str, Function]) -> Iterator[Problem]:
    """Of a function whose control flow is right."""
    cfg, args, sources = Cfg(fn), set(fn.args), defaultdict[Block, Counter[Block]](Counter)
    for block in fn.blocks:
        for succ in block.successors:
            sources[succ][block] += 1
    home = {instr: (block, i) for block in fn.blocks for i, instr in enumerate(block.instrs)}
    for instr, (block, _) in home.items():
        if instr.op == "phi" and Counter(instr.blocks) != sources[block]:
            yield block, instr, "its incoming blocks are not the predecessors"
        for problem in chain(_of_types(instr, functions.get(instr.callee)), _of_operands(instr, cfg, home, args)):
            yield block, instr, problem


def _of_types(instr: Instr, callee: Function | None) -> Iterator[str]:
    operands = [operand.type for operand in instr.operands]
    if callee is not None and operands[: len(callee.args)] != [arg.type for arg in callee.args]:
        yield f"a call with operands of other types than the parameters of @{callee.name}"
    if instr.op in SAME_TYPE and any(type != instr.type for type in operands):
        yield f"operands of another type than its result's, {instr.type}"
    if instr.op == "select" and (operands[1:] != [instr.type] * 2 or scalar_of(operands[0]) != I1):
        yield f"not a select of {instr.type} by a truth value"
    if instr.is_cond_br and operands[0] != I1:
        yield f"a branch on {operands[0]}"
    if instr.op in ("icmp", "fcmp") and operands[0] != operands[1]:
        yield f"a comparison of {operands[0]} with {operands[1]}"


def _of_operands(instr: Instr, cfg: Cfg, home: dict[Instr, tuple[Block, int]], args: set[Argument]) -> Iterator[str]:
    block, position = home[instr]
    for i, operand in enumerate(instr.operands):
        if isinstance(operand, Argument) and operand not in args:
            yield f"%{operand.name} is a parameter of another function"
        if isinstance(operand, Instr):
            if operand not in home:
                yield f"%{operand.name} is not in the function"
                continue
            source, before = home[operand]
            at = instr.blocks[i] if instr.op == "phi" else block
            is_there = before < position if source is at and instr.op != "phi" else cfg.dominates(source, at)
            if at in cfg and not is_there:
                yield f"%{operand.name} does not dominate this use"
