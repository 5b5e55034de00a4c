"""Control-flow graphs of functions on networkx: orders, dominators, post-dominators, loops.

A `Cfg` is a snapshot: it is invalid after a change of control flow. `Cfg.graph` is an `nx.DiGraph` of the blocks that
the entry reaches. Nodes are in reverse post-order, the edges of a block in its terminator's order, and an edge counts
once. Derived properties are computed at first use.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cached_property

import networkx as nx

from wfv.ir.core import Block, Function
from wfv.ir.loops import Loop, LoopForest
from wfv.ir.reached import preorder, reached

__all__ = [
    "Cfg", "Dominators", "Loop", "LoopForest", "PostDominators", "block_index_order", "controlling_branches",
    "iteration_post_dominates",
]  # fmt: skip

_EXIT = Block("virtual exit")


class Dominators:
    """The dominator tree of the nodes reached from `root`. `idom` is None for the root. `dominates` is a comparison.

    Blocks that one block dominates immediately are in the graph's order of nodes.
    """

    def __init__(self, graph: nx.DiGraph, root: Block) -> None:
        self._graph, self._root = graph, root
        above = nx.immediate_dominators(graph, root)
        self.idom: dict[Block, Block | None] = {b: above.get(b) for b in graph if b is root or b in above}
        self.children: dict[Block, list[Block]] = {b: [] for b in self.idom}
        for block, parent in self.idom.items():
            if parent is not None:
                self.children[parent].append(block)
        self._first = {b: i for i, b in enumerate(preorder(root, self.children))}
        self._last = dict(self._first)  # the largest number below each block
        for block in reversed(self._first):
            parent = self.idom[block]
            if parent is not None:
                self._last[parent] = max(self._last[parent], self._last[block])

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the root to b passes a. A block dominates itself."""
        first = self._first
        if a not in first or b not in first:
            return a is b
        return first[a] <= first[b] <= self._last[a]

    def preorder(self, block: Block) -> int:
        """The block's number in a preorder walk of the tree: dominated blocks have larger ones."""
        return self._first[block]

    @cached_property
    def frontier(self) -> dict[Block, set[Block]]:
        """For each block, the blocks of which it dominates a predecessor without strictly dominating them."""
        found: dict[Block, set[Block]] = nx.dominance_frontiers(self._graph, self._root)
        return found


class PostDominators(Dominators):
    """Post-dominance: dominance in the reverse graph, from a virtual exit that follows the `ends`.

    A block that reaches no end is an end, too.
    """

    def __init__(self, graph: nx.DiGraph, ends: Iterable[Block]) -> None:
        backwards = graph.reverse()
        backwards.add_node(_EXIT)
        backwards.add_edges_from((_EXIT, block) for block in ends)
        reached = nx.descendants(backwards, _EXIT)
        backwards.add_edges_from((_EXIT, block) for block in graph if block not in reached)
        super().__init__(backwards, _EXIT)

    def post_dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from b to an end passes a. A block post-dominates itself."""
        return self.dominates(a, b)


class Cfg:
    """The control-flow graph of a function, and all that is derived from it."""

    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self.rpo = _reverse_postorder(fn.entry)
        self._succs = {block: list(dict.fromkeys(block.successors)) for block in self.rpo}
        self._preds: dict[Block, list[Block]] = {block: [] for block in self.rpo}
        for block, succs in self._succs.items():
            for succ in succs:
                self._preds[succ].append(block)

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
        """The blocks and edges for networkx."""
        graph = nx.DiGraph()
        graph.add_nodes_from(self.rpo)
        graph.add_edges_from((block, succ) for block, succs in self._succs.items() for succ in succs)
        return graph

    @cached_property
    def rpo_index(self) -> dict[Block, int]:
        return {block: i for i, block in enumerate(self.rpo)}

    @cached_property
    def dominators(self) -> Dominators:
        return Dominators(self.graph, self.fn.entry)

    @property
    def idom(self) -> dict[Block, Block | None]:
        return self.dominators.idom

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to b passes a. A block dominates itself."""
        return self.dominators.dominates(a, b)

    def dom_children(self, block: Block) -> list[Block]:
        """The blocks whose immediate dominator this is, in reverse post-order."""
        return self.dominators.children.get(block, [])

    @property
    def dominance_frontier(self) -> dict[Block, set[Block]]:
        return self.dominators.frontier

    @cached_property
    def post_dominators(self) -> PostDominators:
        return PostDominators(self.graph, [block for block in self.rpo if not self.succs(block)])

    def post_dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from b to an end passes a, over all iterations of loops. Reflexive."""
        return self.post_dominators.post_dominates(a, b)

    def control_dependence(self) -> dict[Block, set[Block]]:
        """For each block, the blocks on whose branches it is control-dependent."""
        frontier = self.post_dominators.frontier
        return {block: {branch for branch in frontier[block] if len(self.succs(branch)) > 1} for block in self.rpo}

    def sum_dominated(
        self, number_of: Callable[[Block], float], apart: AbstractSet[Block] = frozenset()
    ) -> dict[Block, float]:
        """For each block the sum over all blocks that it dominates, except those in `apart` and what these dominate."""
        total = {block: number_of(block) for block in self.rpo}
        for block in reversed(self.rpo):
            if (parent := self.idom[block]) is not None and block not in apart:
                total[parent] += total[block]
        return total

    @cached_property
    def loops(self) -> LoopForest:
        return LoopForest(self.graph, self.dominates)

    @cached_property
    def block_order(self) -> dict[Block, int]:
        """Each block's position in `block_index_order`."""
        return {block: i for i, block in enumerate(block_index_order(self))}

    @cached_property
    def irreducible_edges(self) -> list[tuple[Block, Block]]:
        """Edges backwards in reverse post-order whose target does not dominate their source."""
        index = self.rpo_index
        return [(a, b) for a, b in self.graph.edges if index[b] <= index[a] and not self.dominates(b, a)]

    @property
    def is_reducible(self) -> bool:
        return not self.irreducible_edges


def controlling_branches(blocks: set[Block], depends: Mapping[Block, set[Block]]) -> set[Block]:
    """The blocks whose branches decide whether one of `blocks` runs: control dependence, transitively."""
    deciding = reached(blocks, lambda block: depends.get(block, ()))
    return set().union(*(depends.get(block, ()) for block in deciding))


def _reverse_postorder(entry: Block) -> list[Block]:
    """All blocks that are reached; where two successors may come next, the terminator's first one does."""
    found, seen, work = list[Block](), {entry}, [(entry, _backwards(entry))]
    while work:
        block, following = work[-1]
        succ = next((succ for succ in following if succ not in seen), None)
        if succ is None:
            found.append(block)
            work.pop()
        else:
            seen.add(succ)
            work.append((succ, _backwards(succ)))
    return found[::-1]


def _backwards(block: Block) -> Iterator[Block]:
    return reversed(dict.fromkeys(block.successors))


def block_index_order(cfg: Cfg) -> list[Block]:
    """A topological order but for back edges, in which each loop is contiguous, and so is each dominance region in it.

    A preorder walk over the dominator tree of each loop level, where an inner loop is one node: its blocks come next,
    before the blocks that it dominates. A single latch is the last block of its loop, because all others lead to it;
    exits come after their loop. Source: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018).
    """
    root = _at_level(cfg, cfg.fn.entry, None)
    levels = nx.DiGraph()
    levels.add_node(root)
    for block in cfg.rpo:
        loop = cfg.loops.innermost(block)
        node: Block | Loop = block
        if loop is not None and loop.header is block:
            levels.add_edge(loop, block)
            node, loop = loop, loop.parent
        if (idom := cfg.idom[block]) is not None:
            levels.add_edge(_at_level(cfg, idom, loop), node)
    return [node for node in nx.dfs_preorder_nodes(levels, root) if isinstance(node, Block)]


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
    inside = nx.DiGraph()
    inside.add_nodes_from(loop.blocks)
    inside.add_edges_from(
        (block, succ)
        for block in loop.blocks
        for succ in cfg.succs(block)
        if succ in loop.blocks and succ is not loop.header
    )
    return PostDominators(inside, [b for b in inside if not cfg.succs(b) or inside.out_degree(b) < len(cfg.succs(b))])
