"""Edits of control-flow edges: a branch's targets, and the incoming blocks of the phis at the other end.

Copies of functions and of parts of them; instructions that are replaced by others.
"""

from collections.abc import Callable, Mapping

from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.values import Argument, Value


def redirect_edges(src: Block, old: Block, new: Block) -> None:
    """Every edge src -> old becomes src -> new. The phis of both targets stay as they are."""
    src.terminator.blocks[:] = [new if block is old else block for block in src.terminator.blocks]


def replace_incoming(block: Block, old: Block, new: Block) -> None:
    """Operands of `block`'s phis that came from `old` now come from `new`."""
    for phi in block.phis:
        phi.blocks[:] = [new if incoming is old else incoming for incoming in phi.blocks]


def replace_incoming_of_successors(old: Block, new: Block) -> None:
    """`replace_incoming` in all successors of `new`, to which the terminator of `old` was moved."""
    for successor in new.successors:
        replace_incoming(successor, old, new)


def clone_function(fn: Function, name: str) -> Function:
    """A copy that shares nothing mutable with `fn`: parameters, blocks and instructions are new."""
    new = Function(name, fn.ret, [Argument(a.type, a.name, a.attrs) for a in fn.args], fn.prefix, fn.suffix, fn.vararg)
    new.line, new.names_made = fn.line, fn.names_made
    blocks, _ = _copies(fn.blocks, dict(zip(fn.args, new.args, strict=True)))
    new.blocks = list(blocks.values())
    return new


def clone_blocks(fn: Function, blocks: list[Block]) -> tuple[dict[Block, Block], dict[Value, Value]]:
    """Copies of some blocks, with new names: maps from the blocks and their values to the copies.

    Values and blocks outside are shared. The caller inserts the copies into `fn`.
    """
    copies, values = _copies(blocks, {})
    for copy in copies.values():
        copy.name = fn.unique_name(copy.name)
    for instr in (instr for copy in copies.values() for instr in copy.instrs if instr.name):
        instr.name = fn.unique_name(instr.name)
    return copies, values


def _copies(blocks: list[Block], known: Mapping[Value, Value]) -> tuple[dict[Block, Block], dict[Value, Value]]:
    """Copies of blocks, and of their values beside the known ones."""
    copies, values = {block: Block(block.name) for block in blocks}, dict(known)
    for block, copy in copies.items():
        copy.instrs = [instr.clone() for instr in block.instrs]
        values.update(zip(block.instrs, copy.instrs, strict=True))
    for instr in (instr for copy in copies.values() for instr in copy.instrs):
        instr.operands = [values.get(operand, operand) for operand in instr.operands]
        instr.blocks = [copies.get(block, block) for block in instr.blocks]
    return copies, values


def rewrite(fn: Function, rule: Callable[[Instr, Builder], Value | None]) -> bool:
    """Replaces, in place, each instruction for which `rule` returns a value, by that value and the rule's instructions.

    None: the instruction stays, after the rule's instructions. The builder gives these the line of the instruction.
    Returns whether any was replaced.
    """
    replaced: dict[Value, Value] = {}
    for block in fn.blocks:
        old, block.instrs = block.instrs, []
        build = Builder(fn, block.instrs)
        for instr in old:
            build.like = instr
            value = rule(instr, build)
            if value is None:
                block.instrs.append(instr)
            else:
                replaced[instr] = value
    fn.substitute(replaced)
    return bool(replaced)
