"""Natural loops and their nesting.

A loop consists of the header and all blocks that reach a back edge (an edge to a dominator of its source) without
passing the header. Back edges to one header make one loop. Two natural loops are disjoint or nested, in irreducible
graphs too; an irreducible cycle is no loop.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from wfv.ir.core import Block
from wfv.ir.dominators import Graph


class Loop:
    """One natural loop; `depth` is 1 for an outermost loop. Lists are in reverse post-order."""

    def __init__(
        self, header: Block, blocks: frozenset[Block], latches: list[Block], succs: Graph, preds: Graph
    ) -> None:
        self.header, self.blocks, self.latches = header, blocks, latches
        self.parent: Loop | None = None
        self.children: list[Loop] = []
        self.exits: list[tuple[Block, Block]] = []  # (block inside, block outside), one for each edge
        self._succs, self._preds = succs, preds

    def contains(self, block: Block) -> bool:
        return block in self.blocks

    @property
    def depth(self) -> int:
        return 1 if self.parent is None else self.parent.depth + 1

    @cached_property
    def preheader(self) -> Block | None:
        """The only block that enters the loop, if the header is its only successor, else None."""
        outside = [block for block in self._preds[self.header] if block not in self.blocks]
        return outside[0] if len(outside) == 1 and len(self._succs[outside[0]]) == 1 else None

    def __repr__(self) -> str:
        return f"<Loop %{self.header.name}, depth {self.depth}>"


class LoopForest:
    """All loops of a function: `top` are the outermost ones, `all` has every loop, parents before their children."""

    def __init__(self, succs: Graph, preds: Graph, rpo: list[Block], dominates: Callable[[Block, Block], bool]) -> None:
        self._innermost: dict[Block, Loop] = {}
        self.all: list[Loop] = []
        for header in reversed(rpo):  # inner headers come after outer ones in any reverse post-order
            latches = [block for block in preds[header] if dominates(header, block)]
            if latches:
                self.all.append(self._make(header, latches, succs, preds))
        self.all.reverse()
        self._sort(succs, rpo)
        self.top = [loop for loop in self.all if loop.parent is None]

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

    def _make(self, header: Block, latches: list[Block], succs: Graph, preds: Graph) -> Loop:
        """Walks backwards from the latches; an inner loop is added as a whole."""
        body, inner, work = {header}, set[Loop](), list(latches)
        while work:
            block = work.pop()
            outermost = self._outermost(block)
            if outermost is not None and outermost not in inner:
                inner.add(outermost)
                body |= outermost.blocks
                work += (p for p in preds[outermost.header] if p not in body)
            elif block not in body:
                body.add(block)
                work += preds[block]
        loop = Loop(header, frozenset(body), latches, succs, preds)
        for child in inner:
            child.parent = loop
        for block in body:
            self._innermost.setdefault(block, loop)
        return loop

    def _outermost(self, block: Block) -> Loop | None:
        loop = self._innermost.get(block)
        while loop is not None and loop.parent is not None:
            loop = loop.parent
        return loop

    def _sort(self, succs: Graph, rpo: list[Block]) -> None:
        """Fills the lists of each loop in reverse post-order."""
        for block in rpo:
            for loop in self.around(block):
                loop.exits += ((block, succ) for succ in succs[block] if succ not in loop.blocks)
        index = {block: i for i, block in enumerate(rpo)}
        for loop in self.all:
            loop.latches.sort(key=index.__getitem__)
            if loop.parent is not None:
                loop.parent.children.append(loop)
