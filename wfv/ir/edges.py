"""Edits of control-flow edges: a branch's targets, and the incoming blocks of the phis at the other end."""

from __future__ import annotations

from wfv.ir.core import Block


def redirect_edges(src: Block, old: Block, new: Block) -> None:
    """Every edge src -> old becomes src -> new. The phis of both targets stay as they are."""
    src.terminator.blocks[:] = [new if block is old else block for block in src.terminator.blocks]


def replace_incoming(block: Block, old: Block, new: Block) -> None:
    """The phis of `block` take from `new` what they took from `old`."""
    for phi in block.phis:
        phi.blocks[:] = [new if incoming is old else incoming for incoming in phi.blocks]


def replace_incoming_of_successors(old: Block, new: Block) -> None:
    """`replace_incoming` in all successors of `new`, to which the terminator of `old` was moved."""
    for successor in new.successors:
        replace_incoming(successor, old, new)
