"""Paths through small control-flow graphs, pairs of them, and the kernels that take them."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.graph_selection import selection
from wfv import pipeline
from wfv.fuzz.graphs.campaign import GraphCase, prepare, symbol_of
from wfv.fuzz.graphs.graph_kernel import DECISIONS, GraphKernel, PairLaunch, all_paths, pair_launch
from wfv.fuzz.graphs.small_graphs import Graph, branches, is_reducible
from wfv.options import make_options
from wfv.pipeline import Stage

LOOP: Graph = ((1,), (2, 3), (1,), ())


def blocks_taken(kernel: GraphKernel, launch: PairLaunch, item: int) -> list[int]:
    """The blocks that a work-item executes according to its data."""
    words = launch.words.reshape(-1, launch.groups)[:, item // launch.lanes].view(np.uint32)
    script, iteration, found = int(launch.scripts[item]), dict[int, int](), [0]
    while succs := kernel.graph[found[-1]]:
        block = found[-1]
        taken = 0
        if block in kernel.words:
            bit = iteration.get(kernel.counted.get(block, -1), 0)
            taken = 1 - (int(words[kernel.words[block]]) >> bit & 1)
        elif block in kernel.early:
            taken = int(launch.early[block * launch.items + item])
        elif len(succs) > 1:
            taken, script = 1 - (script & 1), script >> 1
        found.append(succs[taken])
        for header, outside in kernel.counters.items():
            if found[-1] == header:
                iteration[header] = 0 if block in outside else iteration[header] + 1
    return found


@pytest.mark.parametrize("uniform", [(), (1,)])
def test_a_loop_with_two_branches(uniform: tuple[int, ...]) -> None:
    """A path has at most eight decisions, which bounds the iterations of the loop."""
    paths = all_paths(GraphKernel(LOOP, frozenset(uniform)))
    assert sorted(path.blocks.count(1) for path in paths) == list(range(1, DECISIONS + 1))
    launch = pair_launch(GraphKernel(LOOP, frozenset(uniform)), 2, 0)
    # With a uniform branch all lanes run the same number of iterations.
    assert launch.groups == (len(paths) if uniform else len(paths) ** 2)


def test_every_pair_of_lanes_takes_its_paths() -> None:
    for case in selection()[::5]:
        kernel = case.kernel
        paths, launch = all_paths(kernel), pair_launch(kernel, 4, 1)
        assert len({path.blocks for path in paths}) == len(paths)
        assert len(set(zip(launch.first.tolist(), launch.second.tolist(), strict=True))) == launch.groups
        for group in range(0, launch.groups, 7):
            for lane in range(4):
                path = paths[(launch.second if lane % 2 else launch.first)[group]]
                assert blocks_taken(kernel, launch, 4 * group + lane) == list(path.blocks)


def test_pairs_are_all_that_agree_on_uniform_decisions() -> None:
    """The two paths of a group take the same successor of a uniform branch in the same visit."""
    kernel = GraphKernel(((1, 2), (3,), (3,), (4, 5), (5,), ()), frozenset({3}))
    paths, launch = all_paths(kernel), pair_launch(kernel, 2, 0)
    assert len(paths) == 4
    agree = [(i, j) for i in range(4) for j in range(4) if (4 in paths[i].blocks) == (4 in paths[j].blocks)]
    assert sorted(zip(launch.first.tolist(), launch.second.tolist(), strict=True)) == agree


def count_branches(case: GraphCase) -> tuple[int, int]:
    """The number of branches that reach the vectorizer, and how many of them are divergent by analysis."""
    found: list[tuple[int, int]] = []

    def watch(stage: Stage) -> None:
        if stage.step == "scalarize":
            (fn,) = stage.functions
            forks = sum(block.terminator.is_cond_br for block in fn.blocks)
            found.append((forks, len(stage.shapes[fn.name].divergent_branches)))

    _, text = prepare(case, 2, 0)
    options = make_options("unicf", 2)
    pipeline.compile_kernel(text, symbol_of(case), options, observe=watch, stop_after="scalarize")
    return found[0]


@pytest.mark.full
def test_the_analysis_finds_the_uniform_branches_and_no_branch_is_lost() -> None:
    for case in selection():
        if is_reducible(case.kernel.graph):
            forks = len(branches(case.kernel.graph))
            assert count_branches(case) == (forks, forks - len(case.kernel.uniform)), case.name


def test_the_kernels_are_valid_llvm_ir() -> None:
    for case in selection()[::20]:
        _, text = prepare(case, 2, 0)
        assert pipeline.kernel_names(pipeline.read_source(text)) == [symbol_of(case)]
