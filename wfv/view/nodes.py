"""The nodes of a picture: blocks, and in large graphs loops and regions as single nodes.

A block that only jumps on is left out: its edges lead to the next one. While a graph has more than `limit` nodes, the
smallest loop or region becomes one node. A region is all between a branch and the block where its sides meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block

LIMIT = 40  # nodes of a function


@dataclass(frozen=True)
class Node:
    """`blocks`: in reverse post-order, the first one is entered first. `kind`: what it stands for."""

    blocks: tuple[Block, ...]
    kind: str = "block"

    @property
    def first(self) -> Block:
        return self.blocks[0]

    @property
    def is_group(self) -> bool:
        return self.kind != "block"


class Nodes:
    """The nodes of one function; `of` maps each block that is drawn to its node."""

    def __init__(self, cfg: Cfg, limit: int = LIMIT, folds: bool = True) -> None:
        self.cfg = cfg
        self.skipped = _skipped(cfg) if folds else {}
        self.of: dict[Block, Node] = {block: Node((block,)) for block in cfg.rpo if block not in self.skipped}
        if limit:
            self._collapse(limit)

    def __iter__(self) -> Iterator[Node]:
        return iter(dict.fromkeys(self.of.values()))

    def target(self, block: Block) -> Block:
        """The block that an edge to `block` leads to."""
        while block in self.skipped:
            block = self.skipped[block]
        return block

    def edges(self, node: Node) -> Iterator[tuple[Block, Block, Block]]:
        """The edges out of a node: source, the target in the function, and the one that is drawn."""
        for src in node.blocks:
            for dst in self.cfg.succs(src):
                drawn = self.target(dst)
                if self.of[drawn] is not node or not node.is_group:
                    yield src, dst, drawn

    def _collapse(self, limit: int) -> None:
        candidates = sorted([*_loops(self.cfg), *_regions(self.cfg)], key=lambda each: len(each[1]))
        for kind, blocks in candidates:
            inside = [block for block in self.cfg.rpo if block in blocks and block in self.of]
            count = len(set(map(id, self.of.values())))
            if count <= limit:
                return
            if len({id(self.of[block]) for block in inside}) > 1:
                node = Node(tuple(inside), kind)
                self.of.update(dict.fromkeys(inside, node))


def _skipped(cfg: Cfg) -> dict[Block, Block]:
    """The blocks that only jump on, with the block they jump to: those with one edge in, if no edge is there twice."""
    found: dict[Block, Block] = {}

    def resolved(block: Block) -> Block:
        while block in found:
            block = found[block]
        return block

    headers = {loop.header for loop in cfg.loops.all}
    for block in cfg.rpo:
        if len(block.instrs) != 1 or len(cfg.succs(block)) != 1 or len(cfg.preds(block)) != 1 or block in headers:
            continue
        ((pred,), (target,)) = cfg.preds(block), cfg.succs(block)
        others = [resolved(each) for each in cfg.succs(pred) if each is not block]
        if pred is not target and resolved(target) not in others and target not in headers:
            found[block] = target
    return found


def _loops(cfg: Cfg) -> Iterator[tuple[str, set[Block]]]:
    for loop in cfg.loops.all:
        yield "loop", set(loop.blocks)


def _regions(cfg: Cfg) -> Iterator[tuple[str, set[Block]]]:
    """The blocks between a branch and its post-dominator, if edges lead in from the branch and out to it only."""
    for branch in cfg.rpo:
        end = cfg.ipdom.get(branch)
        if len(cfg.succs(branch)) < 2 or end is None:
            continue
        inside = {block for block in cfg.rpo if _is_between(cfg, branch, block, end)}
        leaves = all(to in inside or to is end for block in inside for to in cfg.succs(block))
        enters = all(src in inside or src is branch for block in inside for src in cfg.preds(block))
        if len(inside) > 1 and leaves and enters:
            yield "region", inside


def _is_between(cfg: Cfg, branch: Block, block: Block, end: Block) -> bool:
    is_inside = block is not branch and block is not end and cfg.dominates(branch, block)
    return is_inside and cfg.post_dominates(end, block) and not cfg.dominates(end, block)
