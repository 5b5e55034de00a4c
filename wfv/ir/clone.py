"""Copies of functions and of parts of them."""

from __future__ import annotations

from wfv.ir.core import Block, Function
from wfv.ir.values import Argument, Value


def clone_function(fn: Function, name: str) -> Function:
    """A copy that shares nothing mutable with `fn`: parameters, blocks and instructions are new."""
    new = Function(name, fn.ret, [Argument(a.type, a.name, a.attrs) for a in fn.args], fn.prefix, fn.suffix, fn.vararg)
    new.line, new._counter = fn.line, fn._counter
    values: dict[Value, Value] = dict(zip(fn.args, new.args, strict=True))
    blocks = {block: Block(block.name) for block in fn.blocks}
    for block, copy in blocks.items():
        copy.instrs = [instr.clone() for instr in block.instrs]
        values.update(zip(block.instrs, copy.instrs, strict=True))
    for copy in blocks.values():
        for instr in copy.instrs:
            instr.operands = [values.get(x, x) for x in instr.operands]
            instr.blocks = [blocks[b] for b in instr.blocks]
    new.blocks = list(blocks.values())
    return new


def clone_blocks(fn: Function, blocks: list[Block]) -> tuple[dict[Block, Block], dict[Value, Value]]:
    """Copies of some blocks, with new names: maps from the blocks and their values to the copies.

    Values and blocks outside are shared. The caller inserts the copies into `fn`.
    """
    copies = {block: Block(fn.unique_name(block.name)) for block in blocks}
    values: dict[Value, Value] = {}
    for block, copy in copies.items():
        copy.instrs = [instr.clone() for instr in block.instrs]
        values.update(zip(block.instrs, copy.instrs, strict=True))
    for copy in copies.values():
        for instr in copy.instrs:
            instr.name = fn.unique_name(instr.name) if instr.name else ""
            instr.operands = [values.get(x, x) for x in instr.operands]
            instr.blocks = [copies.get(b, b) for b in instr.blocks]
    return copies, values
