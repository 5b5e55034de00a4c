"""The IR verifier: the structure that a function must have after each step that it follows, checked in linear time.

Terminators, phis and predecessors, dominance of definitions, operand types where two must agree. LLVM's own verifier
checks more, but the text would have to be printed and parsed, which costs as much as the step.
"""

from collections.abc import Iterator

from wfv.errors import InternalError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.opcodes import SAME_TYPE
from wfv.ir.types import I1, Type, VecType
from wfv.ir.values import Argument, Value


def verify_function(fn: Function, step: str) -> None:
    """Raises InternalError, with the step's name, for a function that is not valid SSA form."""
    for block, instr, problem in _problems(fn):
        where = f"%{block.name}" if instr is None else f"%{block.name}, {instr!r}"
        raise InternalError(f"after {step}: @{fn.name}, {where}: {problem}")


def _problems(fn: Function) -> Iterator[tuple[Block, Instr | None, str]]:
    known = set(fn.blocks)
    for block in fn.blocks:
        problem = _form(block, known)
        if problem:
            yield block, None, problem
            return  # without control flow there is nothing more to check
    cfg = Cfg(fn)
    sources: dict[Block, list[Block]] = {block: [] for block in fn.blocks}
    for block in fn.blocks:
        for succ in block.successors:
            sources[succ].append(block)
    home = {instr: (block, i) for block in fn.blocks for i, instr in enumerate(block.instrs)}
    args = set(fn.args)
    for block in fn.blocks:
        counts = sorted(map(id, sources[block]))
        for instr in block.instrs:
            if instr.op == "phi" and sorted(map(id, instr.blocks)) != counts:
                yield block, instr, "its incoming blocks are not the predecessors"
                return
            problem = _types(instr) or _operands(instr, block, cfg, home, args)
            if problem:
                yield block, instr, problem


def _form(block: Block, known: set[Block]) -> str:
    if not block.instrs or not block.terminator.is_terminator:
        return "no terminator at its end"
    if any(i.is_terminator for i in block.instrs[:-1]):
        return "a terminator in its middle"
    if any(i.op == "phi" for i in block.instrs[block.first_non_phi :]):
        return "a phi after other instructions"
    foreign = next((b for b in block.successors if b not in known), None)
    return f"it branches to %{foreign.name}, which is not in the function" if foreign else ""


def _types(instr: Instr) -> str:
    operands = [operand.type for operand in instr.operands]
    if instr.op in SAME_TYPE and any(type != instr.type for type in operands):
        return f"operands of another type than its result's, {instr.type}"
    if instr.op == "select" and (operands[1] != instr.type or operands[2] != instr.type or not _is_truth(operands[0])):
        return f"not a select of {instr.type} by a truth value"
    if instr.is_cond_br and operands[0] != I1:
        return f"a branch on {operands[0]}"
    if instr.op in ("icmp", "fcmp") and operands[0] != operands[1]:
        return f"a comparison of {operands[0]} with {operands[1]}"
    return ""


def _is_truth(type: Type) -> bool:
    return type == I1 or (isinstance(type, VecType) and type.element == I1)


def _operands(instr: Instr, block: Block, cfg: Cfg, home: dict[Instr, tuple[Block, int]], args: set[Argument]) -> str:
    for i, operand in enumerate(instr.operands):
        if isinstance(operand, Argument):
            if operand not in args:
                return f"%{operand.name} is a parameter of another function"
        elif isinstance(operand, Instr):
            if operand not in home:
                return f"%{operand.name} is not in the function"
            at = instr.blocks[i] if instr.op == "phi" else block
            if at in cfg and not _reaches(operand, instr, at, cfg, home):
                return f"%{operand.name} does not dominate this use"
    return ""


def _reaches(value: Value, user: Instr, at: Block, cfg: Cfg, home: dict[Instr, tuple[Block, int]]) -> bool:
    assert isinstance(value, Instr)
    block, position = home[value]
    if block is at and user.op != "phi":
        return position < home[user][1]
    return cfg.dominates(block, at)
