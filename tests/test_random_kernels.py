"""Random kernels and all control-flow graphs of up to four blocks: each strategy leaves the bytes that it should.

A fixed selection; `python -m tests.fuzzing.runner` runs as many as there is time for, and survives crashes.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.fuzzing import cfgs, kernels, runner

SEEDS = range(3000, 3060)
GRAPHS = [case for count in (2, 3, 4) for case in runner.cfg_cases(count)]
SAMPLES = range(20)  # of graphs with six blocks


@pytest.mark.parametrize("seed", SEEDS)
def test_random_kernel(seed: int) -> None:
    """Two draws; each strategy has its turn."""
    text = kernels.random_kernel(seed)
    rng = random.Random(seed)
    for i in range(2):
        strategy = runner.STRATEGIES[(2 * seed + i) % len(runner.STRATEGIES)]
        runner.compare_random(text, runner.random_draw(rng, strategy))


@pytest.mark.parametrize("number", range(len(GRAPHS)))
def test_small_graph(number: int) -> None:
    """Two strategies a case: over the cases with the same graph, all of them."""
    graph, uniform = GRAPHS[number]
    text = cfgs.kernel(graph, uniform, load_early=number % 2 == 0)
    for strategy in (runner.STRATEGIES[number % 3], runner.STRATEGIES[3 + number % 4]):
        runner.compare_cfg(graph, text, graph_draw(strategy, number), launches=6)


@pytest.mark.parametrize("seed", SAMPLES)
def test_graph_of_six_blocks(seed: int) -> None:
    rng = random.Random(seed)
    graph = cfgs.random_graph(6, rng)
    uniform = frozenset(block for block in cfgs.branches(graph) if rng.random() < 0.4)
    runner.compare_cfg(
        graph,
        cfgs.kernel(graph, uniform),
        graph_draw(runner.STRATEGIES[seed % len(runner.STRATEGIES)], seed),
        launches=6,
    )


def graph_draw(strategy: str, number: int) -> runner.Draw:
    local = 17 if number % 7 == 0 else 32
    return runner.Draw(strategy, (4, 8)[number % 2], runner.targets()[-1], (64,), (local,), number)


def test_all_graphs_are_there() -> None:
    """Counted by others: 1, 4 and 34 up to isomorphism, irreducible ones included."""
    assert [len(list(cfgs.graphs(count))) for count in (2, 3, 4)] == [1, 4, 34]


def test_lanes_take_every_pair_of_ways() -> None:
    """Neighbours under the scripts take any two ways through a graph with a loop."""
    graph = ((1, 2), (2, 3), (1, 3), ())
    assert not cfgs.is_reducible(graph)
    graph = ((1,), (2, 3), (1, 3), ())
    ways = set()
    for seed in range(12):
        own = cfgs.scripts(graph, (4, 64), np.random.default_rng(seed))
        taken = [tuple(cfgs.path(graph, own[:, item])) for item in range(64)]
        ways |= set(zip(taken[::2], taken[1::2], strict=True))
    single = {way for pair in ways for way in pair}
    assert len(single) > 4 and len(ways) > len(single) ** 2 / 2
