"""Which blocks of two graphs can stand at the same height without an edge having to point upwards."""

from __future__ import annotations

from collections.abc import Sequence

import networkx as nx

from wfv.ir.core import Block

Pair = tuple[Block, Block]


def aligned_pairs(left: Sequence[Block], right: Sequence[Block]) -> list[Pair]:
    """Pairs of blocks of one name, as many as a greedy choice in the order of `left` finds compatible.

    Both are in a topological order, back edges aside. A pair becomes one node of a joined graph, which must stay free
    of circles: two linearizations may put the same two blocks in opposite orders.
    """
    by_name = {block.name: block for block in right}
    joined = nx.DiGraph()
    for order in (left, right):
        joined.add_nodes_from(order)
        index = {block: i for i, block in enumerate(order)}
        joined.add_edges_from((a, b) for a in order for b in a.successors if index[a] < index[b])
    pairs: list[Pair] = []
    for block in left:
        twin = by_name.pop(block.name, None)
        if twin is not None and not nx.has_path(joined, block, twin) and not nx.has_path(joined, twin, block):
            nx.contracted_nodes(joined, block, twin, self_loops=False, copy=False)
            pairs.append((block, twin))
    return pairs
