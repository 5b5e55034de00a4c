"""The enumeration of small control-flow graphs, and of their uniform branches."""

from __future__ import annotations

from itertools import combinations

import networkx as nx
import pytest

from wfv.fuzz.graphs.campaign import find_case, graph_cases
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, branches, is_reducible, rename, symmetries

COUNTS = {2: (1, 0), 3: (4, 0), 4: (34, 3), 5: (396, 81), 6: (6098, 2113)}  # graphs, irreducible ones


def as_networkx(graph: Graph) -> nx.DiGraph:
    made = nx.DiGraph((block, succ) for block, succs in enumerate(graph) for succ in succs)
    nx.set_node_attributes(made, {block: (block == 0, not graph[block]) for block in made}, "ends")
    return made


@pytest.mark.parametrize("count", COUNTS)
def test_the_number_of_graphs_is_as_published(count: int) -> None:
    found = all_graphs(count)
    assert (len(found), sum(not is_reducible(graph) for graph in found)) == COUNTS[count]


@pytest.mark.parametrize("count", [3, 4])
def test_no_two_graphs_are_isomorphic(count: int) -> None:
    for a, b in combinations(map(as_networkx, all_graphs(count)), 2):
        assert not nx.is_isomorphic(a, b, node_match=lambda x, y: x == y)


def test_every_block_is_on_a_path_from_entry_to_exit() -> None:
    for graph in all_graphs(5):
        made = as_networkx(graph)
        assert made.in_degree(0) == made.out_degree(4) == 0
        assert nx.descendants(made, 0) == {1, 2, 3, 4} and nx.ancestors(made, 4) == {0, 1, 2, 3}


def test_reducible_means_no_cycle_without_back_edges() -> None:
    """Compared with back edges by networkx's dominators."""
    for graph in all_graphs(5):
        made = as_networkx(graph)
        above = nx.immediate_dominators(made, 0)
        above[0] = None
        made.remove_edges_from([(a, b) for a, b in made.edges if dominates(b, a, above)])
        assert is_reducible(graph) == nx.is_directed_acyclic_graph(made)


def dominates(a: int, b: int | None, above: dict[int, int | None]) -> bool:
    while b is not None and b != a:
        b = above[b]
    return b == a


def test_symmetric_cases_are_run_once() -> None:
    diamond: Graph = ((1, 2), (1, 3), (2, 3), ())  # two loops side by side
    number = next(i for i, g in enumerate(all_graphs(4)) if any(rename(diamond, to) == g for to in all_renamings(4)))
    graph = all_graphs(4)[number]
    assert len(symmetries(graph)) == 2
    found = [case for case in graph_cases(4) if case.name.startswith(f"4-{number}-")]
    assert len(found) == 2 * 3  # the entry's branch is uniform or not; none, one or both of the loops'


def all_renamings(count: int) -> list[tuple[int, ...]]:
    return [(0, 1, 2, 3), (0, 2, 1, 3)] if count == 4 else []


@pytest.mark.full
def test_cases_of_six_blocks_are_a_sample() -> None:
    kinds: dict[str, list[int]] = {}
    for case in graph_cases(6, seed=1):
        kinds.setdefault(case.name.rpartition("-")[0], []).append(len(case.kernel.uniform))
    assert len(kinds) == 6098
    for name, uniform in kinds.items():
        forks = len(branches(find_case(f"{name}-0").kernel.graph))
        assert uniform[0] == 0 and uniform[-1] == forks
        assert all(0 < each < forks for each in uniform[1:-1])
    assert sum(map(len, kinds.values())) > 24000
    assert [c.name for c in graph_cases(6, seed=1)] != [c.name for c in graph_cases(6, seed=2)]
