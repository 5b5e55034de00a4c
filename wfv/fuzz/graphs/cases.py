"""The cases: graphs with a choice of uniform and of early branches.

Small graphs have a case for each choice of uniform branches up to symmetry, with and without early branches; large
graphs have some choices, every other of them with early branches.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from wfv.errors import OptionError
from wfv.fuzz.graphs.graph_kernel import GraphKernel
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, branches, symmetries

EVERY_COMBINATION = 5  # blocks; larger graphs have all varying, all uniform, and MIXED random choices
MIXED = 2
MIN_BLOCKS, MAX_BLOCKS = 2, 6


@dataclass(frozen=True)
class GraphCase:
    """A kernel and its name: `BLOCKS-GRAPH-UNIFORM`, the last a bit set of blocks.

    A final `e` means that varying branches are early where that is possible.
    """

    name: str
    kernel: GraphKernel


def make_case(count: int, number: int, uniform: int, is_early: bool = False) -> GraphCase:
    graph = all_graphs(count)[number]
    chosen = frozenset(block for block in range(count) if uniform >> block & 1)
    return GraphCase(f"{count}-{number}-{uniform}{'e' * is_early}", GraphKernel(graph, chosen, is_early))


def find_case(name: str) -> GraphCase:
    """The case with this name. Raises OptionError."""
    found = re.fullmatch(r"(\d+)-(\d+)-(\d+)(e?)", name)
    count, number, uniform = map(int, found.groups()[:3]) if found else (0, 0, 0)
    if not MIN_BLOCKS <= count <= MAX_BLOCKS or number >= len(all_graphs(count)):
        raise OptionError(f"no graph {name!r}", help="BLOCKS-NUMBER-UNIFORM, such as 4-17-3")
    return make_case(count, number, uniform, is_early=name.endswith("e"))


def graph_cases(count: int, seed: int = 0) -> Iterator[GraphCase]:
    """All cases of graphs of `count` blocks; the seed determines the random choices of uniform branches."""
    for number, graph in enumerate(all_graphs(count)):
        for i, uniform in enumerate(_uniform_sets(graph, random.Random(f"{seed} {count} {number}"))):
            early = make_case(count, number, uniform, is_early=True)
            can_be = bool(early.kernel.early)
            if count <= EVERY_COMBINATION or not can_be or (number + i) % 2:
                yield make_case(count, number, uniform)
            if can_be and (count <= EVERY_COMBINATION or (number + i) % 2 == 0):
                yield early


def _uniform_sets(graph: Graph, rng: random.Random) -> list[int]:
    """The choices of uniform branches, as bit sets; one for each class under the graph's symmetries."""
    forks = branches(graph)
    every = [sum(1 << b for b in chosen) for k in range(len(forks) + 1) for chosen in itertools.combinations(forks, k)]
    renamings = symmetries(graph)
    differing = [uniform for uniform in every if uniform == min(_renamed(uniform, to) for to in renamings)]
    if len(graph) <= EVERY_COMBINATION:
        return differing
    mixed = differing[1:-1]
    return [differing[0], *rng.sample(mixed, min(MIXED, len(mixed))), *differing[1:][-1:]]


def _renamed(uniform: int, to: tuple[int, ...]) -> int:
    return sum(1 << new for block, new in enumerate(to) if uniform >> block & 1)
