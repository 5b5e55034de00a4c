"""Dominator trees and dominance frontiers of graphs given as successor lists. Nearly linear on real control flow.

Source: Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from wfv.ir.core import Block

Graph = Mapping[Block, Sequence[Block]]


def reverse_postorder(succs: Graph, root: Block) -> list[Block]:
    """All blocks that `root` reaches; where two successors may come next, the terminator's first one does."""
    order: list[Block] = []
    seen = {root}
    work = [(root, iter(reversed(succs[root])))]
    while work:
        block, rest = work[-1]
        for succ in rest:
            if succ not in seen:
                seen.add(succ)
                work.append((succ, iter(reversed(succs[succ]))))
                break
        else:
            order.append(block)
            work.pop()
    order.reverse()
    return order


def predecessors(succs: Graph) -> dict[Block, list[Block]]:
    """The predecessors of each block, in the order of `succs`."""
    preds: dict[Block, list[Block]] = {block: [] for block in succs}
    for block, targets in succs.items():
        for target in targets:
            preds[target].append(block)
    return preds


class DomTree:
    """The dominator tree of the blocks in `order`, a reverse post-order that begins with the root.

    `dominates` takes constant time.
    """

    def __init__(self, order: Sequence[Block], preds: Graph) -> None:
        self._order, self._preds = order, preds
        self.idom: dict[Block, Block | None] = _immediate_dominators(order, preds)
        self._children: dict[Block, list[Block]] = {block: [] for block in order}
        for block, parent in self.idom.items():
            if parent is not None:
                self._children[parent].append(block)
        self._first, self._last = self._number(order)

    def children(self, block: Block) -> list[Block]:
        """In reverse post-order."""
        return self._children.get(block, [])

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the root to b passes a. A block dominates itself."""
        first = self._first
        if a not in first or b not in first:
            return a is b
        return first[a] <= first[b] <= self._last[a]

    def _number(self, order: Sequence[Block]) -> tuple[dict[Block, int], dict[Block, int]]:
        """The interval of preorder numbers below each block."""
        size = dict.fromkeys(order, 1)
        for block in reversed(order):  # dominated blocks come later
            parent = self.idom[block]
            if parent is not None:
                size[parent] += size[block]
        first = {order[0]: 0}
        for block in order:
            at = first[block] + 1
            for child in self._children[block]:
                first[child] = at
                at += size[child]
        return first, {block: at + size[block] - 1 for block, at in first.items()}

    def preorder(self, block: Block) -> int:
        """The block's number in a preorder walk of the tree: dominated blocks have larger ones."""
        return self._first[block]

    @cached_property
    def frontier(self) -> dict[Block, set[Block]]:
        """For each block, the blocks of which it dominates a predecessor without strictly dominating them."""
        frontier: dict[Block, set[Block]] = {block: set() for block in self._order}
        for block in self._order:
            preds = [p for p in self._preds[block] if p in self.idom]
            for runner in preds if len(preds) > 1 or self.idom[block] is None else ():
                at: Block | None = runner
                while at is not None and at is not self.idom[block] and block not in frontier[at]:
                    frontier[at].add(block)
                    at = self.idom[at]
        return frontier


def _immediate_dominators(order: Sequence[Block], preds: Graph) -> dict[Block, Block | None]:
    number = {block: i for i, block in enumerate(order)}
    before = [[number[p] for p in preds[block] if p in number] for block in order]
    idom = [-1] * len(order)
    idom[0] = 0
    is_changed = True
    while is_changed:
        is_changed = False
        for i in range(1, len(order)):
            new = -1
            for pred in before[i]:
                if idom[pred] >= 0:
                    new = pred if new < 0 else _common(idom, pred, new)
            if new != idom[i]:
                idom[i], is_changed = new, True
    result: dict[Block, Block | None] = {block: order[i] for block, i in zip(order, idom, strict=True)}
    result[order[0]] = None
    return result


def _common(idom: list[int], a: int, b: int) -> int:
    """The nearest block that dominates both."""
    while a != b:
        if a > b:
            a = idom[a]
        else:
            b = idom[b]
    return a
