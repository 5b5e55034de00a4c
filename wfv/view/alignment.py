"""Aligns two graphs: which blocks can be drawn at the same height without an edge that points upwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import networkx as nx

from wfv.ir.core import Block

Pair = tuple[Block, Block]


def aligned_pairs(
    left: Sequence[Block], right: Sequence[Block], followers: Mapping[Block, Sequence[Block]] | None = None
) -> list[Pair]:
    """Pairs of blocks with the same name that are compatible, chosen greedily in the order of `left`.

    Both are in topological order except for back edges. A pair becomes one node of a joined graph, which must stay
    acyclic: two linearizations may order the same two blocks differently. `followers`: where edges lead, by default to
    each block's successors.
    """
    by_name = {block.name: block for block in right}
    joined = nx.DiGraph()
    for order in (left, right):
        joined.add_nodes_from(order)
        index = {block: i for i, block in enumerate(order)}
        edges = ((a, b) for a in order for b in (a.successors if followers is None else followers[a]))
        joined.add_edges_from((a, b) for a, b in edges if index[a] < index[b])
    pairs: list[Pair] = []
    for block in left:
        other = by_name.pop(block.name, None)
        if other is not None and not nx.has_path(joined, block, other) and not nx.has_path(joined, other, block):
            nx.contracted_nodes(joined, block, other, self_loops=False, copy=False)
            pairs.append((block, other))
    return pairs
