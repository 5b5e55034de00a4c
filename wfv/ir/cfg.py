"""Control-flow graphs of functions: orders, dominators, post-dominators, loops.

A `Cfg` is a snapshot: it is invalid after a change of control flow. Everything is computed at first use. Unreachable
blocks are left out, and an edge counts once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import networkx as nx

from wfv.ir.core import Block, Function
from wfv.ir.dominators import DomTree, Graph, predecessors, reverse_postorder
from wfv.ir.loops import Loop, LoopForest

__all__ = ["Cfg", "DomTree", "Loop", "LoopForest", "PostDominators", "block_index_order", "iteration_post_dominates"]

_EXIT = Block("virtual exit")


class PostDominators:
    """Post-dominance in a graph whose ends lead to one virtual exit."""

    def __init__(self, succs: Graph, ends: Iterable[Block]) -> None:
        backwards = predecessors(succs)
        backwards[_EXIT] = list(dict.fromkeys(ends))
        reached = set(reverse_postorder(backwards, _EXIT))
        backwards[_EXIT] += (block for block in succs if block not in reached)
        forwards = {block: list(targets) for block, targets in succs.items()}
        for block in backwards[_EXIT]:
            forwards[block].append(_EXIT)
        self._tree = DomTree(reverse_postorder(backwards, _EXIT), {**forwards, _EXIT: []})
        self.ipdom: dict[Block, Block | None] = {
            block: None if (end := self._tree.idom[block]) is _EXIT else end for block in succs
        }

    def post_dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from b to an end passes a. A block post-dominates itself."""
        return self._tree.dominates(a, b)

    @cached_property
    def frontier(self) -> dict[Block, set[Block]]:
        """Maps each block to its post-dominance frontier.

        Those are the blocks that it does not strictly post-dominate, but of which it post-dominates a successor.
        """
        return {block: self._tree.frontier[block] for block in self.ipdom}


class Cfg:
    """The control-flow graph of a function, and all that is derived from it."""

    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self._succs: dict[Block, list[Block]] = {}
        work = [fn.entry]
        while work:
            block = work.pop()
            if block not in self._succs:
                self._succs[block] = list(dict.fromkeys(block.successors))
                work += self._succs[block]

    def __contains__(self, block: Block) -> bool:
        """Whether the entry reaches it."""
        return block in self._succs

    def preds(self, block: Block) -> list[Block]:
        """The predecessors, each once, in reverse post-order."""
        return self._preds.get(block, [])

    def succs(self, block: Block) -> list[Block]:
        """The successors, each once, in the terminator's order."""
        return self._succs.get(block, [])

    @cached_property
    def graph(self) -> nx.DiGraph:
        """The same graph for networkx's algorithms. Its nodes are the blocks."""
        graph = nx.DiGraph()
        graph.add_nodes_from(self.rpo)
        graph.add_edges_from((block, succ) for block in self.rpo for succ in self.succs(block))
        return graph

    @cached_property
    def _preds(self) -> dict[Block, list[Block]]:
        return predecessors({block: self._succs[block] for block in self.rpo})

    @cached_property
    def rpo(self) -> list[Block]:
        """Reverse post-order; where two successors may come next, the terminator's first one does."""
        return reverse_postorder(self._succs, self.fn.entry)

    @cached_property
    def rpo_index(self) -> dict[Block, int]:
        return {block: i for i, block in enumerate(self.rpo)}

    @cached_property
    def dom_tree(self) -> DomTree:
        return DomTree(self.rpo, self._preds)

    @property
    def idom(self) -> dict[Block, Block | None]:
        return self.dom_tree.idom

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to b passes a. A block dominates itself."""
        return self.dom_tree.dominates(a, b)

    def dom_children(self, block: Block) -> list[Block]:
        """The blocks whose immediate dominator this is, in reverse post-order."""
        return self.dom_tree.children(block)

    @property
    def dominance_frontier(self) -> dict[Block, set[Block]]:
        return self.dom_tree.frontier

    @cached_property
    def post_dominators(self) -> PostDominators:
        return PostDominators(self._succs, [block for block in self.rpo if not self.succs(block)])

    @property
    def ipdom(self) -> dict[Block, Block | None]:
        """Immediate post-dominators. None is the virtual exit; blocks that reach no end lead to it too."""
        return self.post_dominators.ipdom

    def post_dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from b to an end passes a, over all iterations of loops. Reflexive."""
        return self.post_dominators.post_dominates(a, b)

    def control_dependence(self) -> dict[Block, set[Block]]:
        """For each block, the blocks on whose branches it is control-dependent."""
        frontier = self.post_dominators.frontier
        return {block: {branch for branch in frontier[block] if len(self.succs(branch)) > 1} for block in self.rpo}

    @cached_property
    def loops(self) -> LoopForest:
        return LoopForest(self._succs, self._preds, self.rpo, self.dominates)

    @cached_property
    def block_order(self) -> dict[Block, int]:
        """Each block's position in `block_index_order`."""
        return {block: i for i, block in enumerate(block_index_order(self))}

    @cached_property
    def irreducible_edges(self) -> list[tuple[Block, Block]]:
        """Edges backwards in reverse post-order whose target does not dominate their source."""
        index = self.rpo_index
        return [(a, b) for a in self.rpo for b in self.succs(a) if index[b] <= index[a] and not self.dominates(b, a)]

    @property
    def is_reducible(self) -> bool:
        return not self.irreducible_edges


def block_index_order(cfg: Cfg) -> list[Block]:
    """A topological order but for back edges, in which each loop is contiguous, and so is each dominance region in it.

    A preorder walk over the dominator tree of each loop level, where an inner loop is one node: its blocks come next,
    before the blocks that it dominates. A single latch is the last block of its loop, because all others lead to it;
    exits come after their loop. Source: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018).
    """
    below: dict[Block | Loop, list[Block | Loop]] = {}
    for block in cfg.rpo:
        loop = cfg.loops.innermost(block)
        node: Block | Loop = block
        if loop is not None and loop.header is block:
            below[loop] = [block]
            node, loop = loop, loop.parent
        if (idom := cfg.idom[block]) is not None:
            below.setdefault(_at_level(cfg, idom, loop), []).append(node)
    work: list[Block | Loop] = [_at_level(cfg, cfg.fn.entry, None)]
    order = []
    while work:
        node = work.pop()
        if isinstance(node, Block):
            order.append(node)
        work += reversed(below.get(node, []))
    return order


def _at_level(cfg: Cfg, block: Block, level: Loop | None) -> Block | Loop:
    """The node of `level` that the block is in: the block itself, or a loop directly within `level`."""
    node: Block | Loop = block
    for loop in cfg.loops.around(block):
        if loop is level:
            break
        node = loop
    return node


def iteration_post_dominates(cfg: Cfg, loop: Loop | None) -> PostDominators:
    """Post-dominance within one iteration: back edges to the header and edges out of the loop lead to the virtual exit.

    `loop` None is the whole function. Back edges of inner loops stay.
    """
    if loop is None:
        return cfg.post_dominators
    inside: dict[Block, list[Block]] = {}
    ends = []
    for block in sorted(loop.blocks, key=cfg.rpo_index.__getitem__):
        targets = cfg.succs(block)
        inside[block] = [succ for succ in targets if succ in loop.blocks and succ is not loop.header]
        if len(inside[block]) < len(targets) or not targets:
            ends.append(block)
    return PostDominators(inside, ends)
