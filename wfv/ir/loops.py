"""Natural loops and their nesting.

A loop consists of the header and all blocks that reach a back edge (an edge to a dominator of its source) without
passing the header. Back edges to one header make one loop. Two natural loops are disjoint or nested, in irreducible
graphs too; an irreducible cycle is no loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

import networkx as nx

from wfv.ir.core import Block
from wfv.ir.values import Value


class Loop:
    """One natural loop; `depth` is 1 for an outermost loop. Lists are in reverse post-order.

    `exits` has (block inside, block outside), one for each edge.
    """

    def __init__(self, header: Block, latches: list[Block], graph: nx.DiGraph) -> None:
        self.header, self.latches, self._graph = header, latches, graph
        self.blocks = _body(header, latches, graph)
        self.parent: Loop | None = None
        self.children: list[Loop] = []
        self.exits: list[tuple[Block, Block]] = []

    def contains(self, block: Block) -> bool:
        return block in self.blocks

    @property
    def depth(self) -> int:
        return 1 if self.parent is None else self.parent.depth + 1

    @cached_property
    def preheader(self) -> Block | None:
        """The only block that enters the loop, if the header is its only successor, else None."""
        outside = [block for block in self._graph.predecessors(self.header) if block not in self.blocks]
        return outside[0] if len(outside) == 1 and self._graph.out_degree(outside[0]) == 1 else None

    def __repr__(self) -> str:
        return f"<Loop %{self.header.name}, depth {self.depth}>"


class LoopForest:
    """All loops of a graph whose nodes are in reverse post-order.

    `top` are the outermost ones, `all` has every loop, parents before their children.
    """

    def __init__(self, graph: nx.DiGraph, dominates: Callable[[Block, Block], bool]) -> None:
        self._innermost: dict[Block, Loop] = {}
        self.all: list[Loop] = []
        for header in graph:  # outer headers come before inner ones
            latches = [block for block in graph.predecessors(header) if dominates(header, block)]
            if latches:
                self._add(Loop(header, latches, graph))
        self.top = [loop for loop in self.all if loop.parent is None]
        for src, dst in graph.edges:
            for loop in self.loops_left(src, dst):
                loop.exits.append((src, dst))

    def _add(self, loop: Loop) -> None:
        loop.parent = self._innermost.get(loop.header)
        if loop.parent is not None:
            loop.parent.children.append(loop)
        self._innermost.update(dict.fromkeys(loop.blocks, loop))
        self.all.append(loop)

    def innermost(self, block: Block) -> Loop | None:
        """The innermost loop around a block."""
        return self._innermost.get(block)

    def around(self, block: Block) -> list[Loop]:
        """All loops around a block, innermost first."""
        loops, loop = [], self._innermost.get(block)
        while loop is not None:
            loops.append(loop)
            loop = loop.parent
        return loops

    def loops_left(self, src: Block, dst: Block) -> list[Loop]:
        """The loops that contain `src` and not `dst`, innermost first."""
        return [loop for loop in self.around(src) if dst not in loop.blocks]


def _body(header: Block, latches: list[Block], graph: nx.DiGraph) -> frozenset[Block]:
    """The header, and the blocks that reach a latch without passing it."""

    def before(block: Block) -> Iterable[Block]:
        return () if block is header else graph.predecessors(block)

    reached = (src for latch in latches for _, src in nx.generic_bfs_edges(graph, latch, before))
    return frozenset({header, *latches, *reached})


def invariant_among(values: Iterable[Value], blocks: Iterable[Block]) -> Value | None:
    """The one value that all of these are, if no block of a loop computes it."""
    found = set(values)
    if len(found) != 1:
        return None
    (value,) = found
    return None if any(value in block.instrs for block in blocks) else value
