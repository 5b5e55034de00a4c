"""Control-flow graphs of functions: orders, dominators, post-dominators, loops.

A `Cfg` is a snapshot: whoever changes control flow makes a new one. Everything is computed when first asked for.
Blocks that cannot be reached from the entry are left out, and an edge counts once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import networkx as nx

from wfv.ir.core import Block, Function
from wfv.ir.loops import Loop, LoopForest

__all__ = ["Cfg", "DomTree", "Loop", "LoopForest", "PostDominators", "block_index_order", "iteration_post_dominates"]

_EXIT = Block("virtual exit")


class DomTree:
    """The dominator tree of what `root` reaches in a graph; `dominates` takes constant time."""

    def __init__(self, graph: nx.DiGraph, root: Block) -> None:
        self.idom: dict[Block, Block | None] = {root: None} | nx.immediate_dominators(graph, root)
        self.idom[root] = None
        self._children: dict[Block, list[Block]] = {block: [] for block in self.idom}
        for block, parent in self.idom.items():
            if parent is not None:
                self._children[parent].append(block)
        self._first, self._last = self._number(root)

    def children(self, block: Block) -> list[Block]:
        return self._children.get(block, [])

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the root to b passes a. A block dominates itself."""
        if a not in self._first or b not in self._first:
            return a is b
        return self._first[a] <= self._first[b] <= self._last[a]

    def _number(self, root: Block) -> tuple[dict[Block, int], dict[Block, int]]:
        """The interval of preorder numbers below each block."""
        first: dict[Block, int] = {}
        last: dict[Block, int] = {}
        work = [(root, False)]
        while work:
            block, is_done = work.pop()
            if is_done:
                last[block] = len(first) - 1
            else:
                first[block] = len(first)
                work.append((block, True))
                work += ((child, False) for child in reversed(self._children[block]))
        return first, last


class PostDominators:
    """Post-dominance in a graph whose ends are joined in one virtual exit."""

    def __init__(self, graph: nx.DiGraph, ends: Iterable[Block]) -> None:
        self._reverse = graph.reverse()
        self._reverse.add_node(_EXIT)
        self._reverse.add_edges_from((_EXIT, block) for block in ends)
        stuck = set(graph) - nx.descendants(self._reverse, _EXIT)
        self._reverse.add_edges_from((_EXIT, block) for block in graph if block in stuck)
        self._tree = DomTree(self._reverse, _EXIT)
        self.ipdom: dict[Block, Block | None] = {
            block: None if (end := self._tree.idom[block]) is _EXIT else end for block in graph
        }

    def post_dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from b to an end passes a. A block post-dominates itself."""
        return self._tree.dominates(a, b)

    @cached_property
    def frontier(self) -> dict[Block, set[Block]]:
        """The blocks from where one way leads surely to a block, and another perhaps not."""
        frontiers = nx.dominance_frontiers(self._reverse, _EXIT)
        return {block: set(frontiers[block]) for block in self.ipdom}


class Cfg:
    """The control-flow graph of a function, with everything that follows from it."""

    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self.graph = nx.DiGraph()
        self.graph.add_node(fn.entry)
        work = [fn.entry]
        while work:
            block = work.pop()
            targets = dict.fromkeys(block.successors)
            work += (target for target in targets if target not in self.graph)
            self.graph.add_edges_from((block, target) for target in targets)

    def preds(self, block: Block) -> list[Block]:
        """The predecessors, each once, in reverse post-order."""
        return self._preds.get(block, [])

    def succs(self, block: Block) -> list[Block]:
        """The successors, each once, in the terminator's order."""
        return self._succs.get(block, [])

    @cached_property
    def _succs(self) -> dict[Block, list[Block]]:
        return {block: list(targets) for block, targets in self.graph.succ.items()}

    @cached_property
    def _preds(self) -> dict[Block, list[Block]]:
        return {block: sorted(self.graph.pred[block], key=self.rpo_index.__getitem__) for block in self.graph}

    @cached_property
    def rpo(self) -> list[Block]:
        """Reverse post-order; of two successors that may both come next, the first one comes first."""
        order = nx.dfs_postorder_nodes(self.graph, self.fn.entry, sort_neighbors=lambda ns: reversed(list(ns)))
        return list(order)[::-1]

    @cached_property
    def rpo_index(self) -> dict[Block, int]:
        return {block: i for i, block in enumerate(self.rpo)}

    @cached_property
    def dom_tree(self) -> DomTree:
        return DomTree(self.graph, self.fn.entry)

    @property
    def idom(self) -> dict[Block, Block | None]:
        return self.dom_tree.idom

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to b passes a. A block dominates itself."""
        return self.dom_tree.dominates(a, b)

    def dom_children(self, block: Block) -> list[Block]:
        """The blocks whose immediate dominator this is, in reverse post-order."""
        return sorted(self.dom_tree.children(block), key=self.rpo_index.__getitem__)

    @cached_property
    def dominance_frontier(self) -> dict[Block, set[Block]]:
        return {block: set(found) for block, found in nx.dominance_frontiers(self.graph, self.fn.entry).items()}

    @cached_property
    def post_dominators(self) -> PostDominators:
        return PostDominators(self.graph, (block for block in self.graph if not self.succs(block)))

    @property
    def ipdom(self) -> dict[Block, Block | None]:
        """Immediate post-dominators; None is the virtual exit, to which blocks that reach no end are connected too."""
        return self.post_dominators.ipdom

    def post_dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from b to an end passes a, over all iterations of loops. Reflexive."""
        return self.post_dominators.post_dominates(a, b)

    def control_dependence(self) -> dict[Block, set[Block]]:
        """For each block, the branch blocks that decide whether it runs."""
        frontier = self.post_dominators.frontier
        return {block: {branch for branch in frontier[block] if len(self.succs(branch)) > 1} for block in self.graph}

    @cached_property
    def loops(self) -> LoopForest:
        return LoopForest(self.graph, self.rpo, self.dominates)

    @cached_property
    def irreducible_edges(self) -> list[tuple[Block, Block]]:
        """Edges back in the reverse post-order whose target does not dominate their source."""
        index = self.rpo_index
        return [(a, b) for a in self.rpo for b in self.succs(a) if index[b] <= index[a] and not self.dominates(b, a)]

    @property
    def is_reducible(self) -> bool:
        return not self.irreducible_edges


def block_index_order(cfg: Cfg) -> list[Block]:
    """A topological order, back edges aside, in which a loop stands together, and within it what a block dominates.

    A preorder walk over the dominator tree of each loop level, where an inner loop is one node: its blocks stand below
    it, before the blocks that it dominates. A single latch is last because everything in its loop leads to it; exits
    stand after their loop. Source: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018).
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
    """The block itself, or the loop around it, that is a node directly within `level`."""
    node: Block | Loop = block
    for loop in cfg.loops.around(block):
        if loop is level:
            break
        node = loop
    return node


def iteration_post_dominates(cfg: Cfg, loop: Loop | None) -> PostDominators:
    """Post-dominance within one iteration: back edges to the header and edges out of the loop lead to the virtual exit.

    Without a loop, the whole function is the iteration. Loops inside are not cut.
    """
    if loop is None:
        return cfg.post_dominators
    graph = nx.DiGraph()
    inside = [block for block in cfg.rpo if block in loop.blocks]
    graph.add_nodes_from(inside)
    ends = [b for b in inside if not cfg.succs(b)]
    for block in inside:
        for succ in cfg.succs(block):
            if succ in loop.blocks and succ is not loop.header:
                graph.add_edge(block, succ)
            else:
                ends.append(block)
    return PostDominators(graph, ends)
