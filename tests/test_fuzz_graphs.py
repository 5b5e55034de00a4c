"""All control-flow graphs of up to four blocks and some of five and six, along every pair of paths; and whether
`wfv fuzz --cfgs` would notice what is wrong.

`wfv fuzz --cfgs 6` runs all of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from typer.testing import CliRunner

from tests.support import crashing_worker, faulty_worker
from wfv import pipeline
from wfv.cli import app
from wfv.errors import OptionError
from wfv.fuzz.graphs import exhaustive
from wfv.fuzz.graphs.cases import GraphCase, find_case, graph_cases
from wfv.fuzz.graphs.exhaustive import DIED, LATE, fuzz_graphs, select_cases
from wfv.fuzz.graphs.graph_kernel import GraphKernel
from wfv.fuzz.graphs.paths import DECISIONS, PairLaunch, all_paths, pair_launch
from wfv.fuzz.graphs.runs import OK, REFUSED, WRONG, Outcome, Setup, prepare, run_batch, symbol_of
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, branches, is_reducible, natural_loops, rename, symmetries
from wfv.fuzz.strategies import FOR_GRAPHS
from wfv.options import make_options
from wfv.pipeline import Stage, linearization_steps

COUNTS = {2: (1, 0), 3: (4, 0), 4: (34, 3), 5: (396, 81), 6: (6098, 2113)}  # graphs, irreducible ones
STEP_5, STEP_6 = 141, 1213  # of the sample
LOOP: Graph = ((1,), (2, 3), (1,), ())


@cache
def selection() -> list[GraphCase]:
    """All cases of up to four blocks, and a sample of the others."""
    return [*select_cases(4), *list(graph_cases(5))[::STEP_5], *list(graph_cases(6))[::STEP_6]]


@pytest.mark.parametrize("strategy", FOR_GRAPHS)
def test_every_pair_of_paths(strategy: str) -> None:
    report = fuzz_graphs(selection(), [strategy])
    assert not report.failures
    assert report.runs == len(selection()) > 200
    assert report.pairs > 30000


# Graphs


def as_networkx(graph: Graph) -> nx.DiGraph:
    made = nx.DiGraph((block, succ) for block, succs in enumerate(graph) for succ in succs)
    nx.set_node_attributes(made, {block: (block == 0, not graph[block]) for block in made}, "ends")
    return made


@pytest.mark.parametrize("count", COUNTS)
def test_there_are_as_many_graphs_as_others_counted(count: int) -> None:
    found = all_graphs(count)
    assert (len(found), sum(not is_reducible(graph) for graph in found)) == COUNTS[count]


@pytest.mark.parametrize("count", [3, 4])
def test_no_two_graphs_are_the_same(count: int) -> None:
    for a, b in combinations(map(as_networkx, all_graphs(count)), 2):
        assert not nx.is_isomorphic(a, b, node_match=lambda x, y: x == y)


def test_every_block_is_on_a_way_from_the_entry_to_the_exit() -> None:
    for graph in all_graphs(5):
        made = as_networkx(graph)
        assert made.in_degree(0) == made.out_degree(4) == 0
        assert nx.descendants(made, 0) == {1, 2, 3, 4} and nx.ancestors(made, 4) == {0, 1, 2, 3}


def test_reducible_means_no_cycle_without_back_edges() -> None:
    """The same as networkx says of dominators."""
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


def test_combinations_that_a_symmetry_maps_on_each_other_are_run_once() -> None:
    diamond: Graph = ((1, 2), (1, 3), (2, 3), ())  # two loops side by side
    number = next(i for i, g in enumerate(all_graphs(4)) if any(rename(diamond, to) == g for to in all_renamings(4)))
    graph = all_graphs(4)[number]
    assert len(symmetries(graph)) == 2
    found = [case for case in graph_cases(4) if case.name.startswith(f"4-{number}-")]
    assert len(found) == 2 * 3  # the entry's branch is uniform or not; none, one or both of the loops'


def all_renamings(count: int) -> list[tuple[int, ...]]:
    return [(0, 1, 2, 3), (0, 2, 1, 3)] if count == 4 else []


def test_six_blocks_all_uniform_all_varying_and_two_mixed() -> None:
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


# Paths


def blocks_taken(kernel: GraphKernel, launch: PairLaunch, item: int) -> list[int]:
    """The blocks that a work-item comes through if it follows its data."""
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
    """Up to eight decisions: a loop with one branch goes round up to seven times."""
    paths = all_paths(GraphKernel(LOOP, frozenset(uniform)))
    assert sorted(path.blocks.count(1) for path in paths) == list(range(1, DECISIONS + 1))
    launch = pair_launch(GraphKernel(LOOP, frozenset(uniform)), 2, 0)
    # With a uniform branch no two lanes go round a different number of times.
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
    """Two paths of one group differ in what a uniform branch does only if it is not the same visit."""
    kernel = GraphKernel(((1, 2), (3,), (3,), (4, 5), (5,), ()), frozenset({3}))
    paths, launch = all_paths(kernel), pair_launch(kernel, 2, 0)
    assert len(paths) == 4
    agree = [(i, j) for i in range(4) for j in range(4) if (4 in paths[i].blocks) == (4 in paths[j].blocks)]
    assert sorted(zip(launch.first.tolist(), launch.second.tolist(), strict=True)) == agree


# Kernels


def count_branches(case: GraphCase) -> tuple[int, int]:
    """How many branches reach the vectorizer, and how many of them it takes for varying."""
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


def test_uniform_branches_are_uniform_by_analysis_and_no_branch_is_lost() -> None:
    for case in selection():
        if is_reducible(case.kernel.graph):
            forks = len(branches(case.kernel.graph))
            assert count_branches(case) == (forks, forks - len(case.kernel.uniform)), case.name


def test_the_kernels_are_valid_llvm_ir() -> None:
    for case in selection()[::20]:
        _, text = prepare(case, 2, 0)
        assert pipeline.kernel_names(pipeline.read_source(text)) == [symbol_of(case)]


# What goes wrong


def outcomes(cases: list[GraphCase], strategy: str) -> Iterator[Outcome]:
    return run_batch(cases, strategy, Setup())


def test_the_oracle_notices_a_wrong_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is wrong, which is in acyclic graphs with a varying branch, and nowhere else."""
    cases = [c for c in select_cases(4) if is_reducible(c.kernel.graph) and not natural_loops(c.kernel.graph)]
    assert {o.kind for o in outcomes(cases, "unicf")} == {OK}
    monkeypatch.setattr(linearization_steps, "linearize", faulty_worker.linearize_wrongly)
    for case, outcome in zip(cases, outcomes(cases, "unicf"), strict=True):
        is_varying = len(branches(case.kernel.graph)) > len(case.kernel.uniform)
        assert outcome.kind == (WRONG if is_varying else OK), case.name


def test_the_oracle_notices_a_wrong_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uniform branches with their targets swapped."""
    plan_linearization = linearization_steps.plan_linearization

    def swapped(*args: object) -> object:
        plan = plan_linearization(*args)  # type: ignore[arg-type]
        for block in plan.kept:
            first, second = ((block, succ) for succ in block.successors)
            plan.edge_of[first], plan.edge_of[second] = plan.edge_of[second], plan.edge_of[first]
        return plan

    monkeypatch.setattr(linearization_steps, "plan_linearization", swapped)
    (case,) = (c for c in select_cases(3) if c.kernel.graph == ((1, 2), (2,), ()) and c.kernel.uniform)
    (outcome,) = outcomes([case], "unicf")
    assert outcome.kind == WRONG and "expected" in outcome.what


def test_workers_that_die_are_reported_and_the_rest_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exhaustive, "WORKER", "tests.support.crashing_worker")
    cases = select_cases(3)
    report = fuzz_graphs(cases, ["unicf"], time_limit=8)
    found = {outcome.case: outcome for outcome in report.failures}
    assert {name: outcome.kind for name, outcome in found.items()} == {
        crashing_worker.ABORTED: DIED, crashing_worker.LATE: LATE, crashing_worker.LINKED: DIED
    }  # fmt: skip
    assert "these are my last words" in found[crashing_worker.ABORTED].what
    assert found[crashing_worker.LINKED].what.startswith("link:")
    assert report.runs == len(cases) > len(found)


def test_what_is_refused_is_no_failure() -> None:
    assert {o.kind for o in outcomes([find_case("2-0-0")], "unicf")} == {OK}
    report = exhaustive.GraphReport()
    report.add(Outcome("2-0-0", "unicf", REFUSED))
    assert (report.runs, report.refused, report.failures) == (0, 1, [])


# The command


def wfv(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["fuzz", *args])
    return result.exit_code, result.output


def test_parts_make_the_whole() -> None:
    parts = [select_cases(4, part=(i, 3)) for i in (1, 2, 3)]
    assert sorted(case.name for part in parts for case in part) == sorted(case.name for case in select_cases(4))
    for part in ((0, 3), (4, 3)):
        with pytest.raises(OptionError, match="part"):
            select_cases(4, part=part)


def test_command() -> None:
    code, output = wfv("--cfgs", "3", "--strategies", "naive,unicf", "--jobs", "2")
    assert code == 0
    assert output.startswith("5 graphs, 10 kernels: 20 runs with ") and "no failure" in output


def test_a_failure_is_written_and_can_be_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exhaustive, "WORKER", "tests.support.faulty_worker")
    code, output = wfv("--cfgs", "3", "--strategies", "unicf", "--output", str(tmp_path / "new"))
    assert code == 3
    records = [json.loads(path.read_text()) for path in sorted((tmp_path / "new").glob("*.json"))]
    assert records and f"{len(records)} failures" in output
    record = records[0]
    assert record["kind"] == WRONG and record["command"] in output
    text = (tmp_path / "new" / f"{record['case']}.unicf.ll").read_text()
    assert pipeline.kernel_names(pipeline.read_source(text)) == [symbol_of(find_case(record["case"]))]
    again = record["command"].removeprefix("wfv fuzz ").split()
    assert wfv(*again, "--output", str(tmp_path))[0] == 3
    monkeypatch.setattr(exhaustive, "WORKER", "wfv.fuzz.graphs.worker")
    code, output = wfv(*again, "--output", str(tmp_path))
    assert code == 0 and "1 graphs, 1 kernels: 1 runs" in output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--cfgs", "7"], "7 blocks"),
        (["--cfgs", "4", "--part", "half"], "not a part"),
        (["--cfgs", "4", "--only", "4-99-0"], "4-99-0"),
        (["--cfgs", "4", "--strategies", "unfic"], "did you mean unicf"),
        (["--cfgs", "4", "--strategies", ","], "no strategies"),
    ],
)
def test_bad_requests(args: list[str], message: str) -> None:
    code, output = wfv(*args)
    assert code == 2 and message in output
