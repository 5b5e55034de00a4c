"""All control-flow graphs of up to four blocks and a sample of five and six, along every pair of paths; and that
`wfv fuzz --cfgs` detects seeded bugs and dead workers.

`wfv fuzz --cfgs 6` runs all graphs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.support import crashing_worker, faulty_worker
from tests.support.graph_selection import selection
from tests.support.sampling import is_full
from wfv import pipeline
from wfv.cli import app, fuzz_campaigns
from wfv.fuzz.campaign import (
    DIED,
    FOR_GRAPHS,
    LATE,
    MISMATCH,
    OK,
    REFUSED,
    Limits,
    Outcome,
    Report,
    Result,
    run_campaign,
)
from wfv.fuzz.graphs.campaign import GraphCase, find_case, graph_runs, run_graph, select_cases, symbol_of
from wfv.fuzz.graphs.small_graphs import branches, is_reducible, natural_loops
from wfv.pipeline import linearization_steps


@pytest.mark.parametrize("strategy", FOR_GRAPHS)
def test_every_pair_of_paths(strategy: str) -> None:
    """Each strategy with every sixth graph; with --full, with all."""
    graphs = selection() if is_full else selection()[FOR_GRAPHS.index(strategy) % 6 :: 6]
    report = run_campaign(graph_runs(graphs, [strategy]), run_graph)
    assert not report.failures
    assert report.runs == len(graphs) > 30
    assert report.comparisons > 100 * len(graphs)


# Failures


def outcomes(cases: list[GraphCase], strategy: str) -> Iterator[Outcome]:
    for run in graph_runs(cases, [strategy]):
        yield from (result.outcome for result in run_graph(run) if result.outcome)


def test_a_wrong_linearization_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exactly where it is wrong: in acyclic graphs with a varying branch."""
    cases = [c for c in select_cases(4) if is_reducible(c.kernel.graph) and not natural_loops(c.kernel.graph)]
    assert {o.kind for o in outcomes(cases, "unicf")} == {OK}
    monkeypatch.setattr(linearization_steps, "linearize", faulty_worker.linearize_wrongly)
    for case, outcome in zip(cases, outcomes(cases, "unicf"), strict=True):
        is_varying = len(branches(case.kernel.graph)) > len(case.kernel.uniform)
        assert outcome.kind == (MISMATCH if is_varying else OK), case.name


def test_a_wrong_plan_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert outcome.kind == MISMATCH and "expected" in outcome.what


@pytest.mark.full
def test_dead_workers_are_reported_and_the_rest_is_run() -> None:
    runs = graph_runs(select_cases(3), ["unicf"])
    report = run_campaign(runs, crashing_worker.work, Limits(time_limit=8))
    found = {result.case.case: result.outcome for result in report.failures if result.outcome}
    kinds = {name: (outcome.kind, outcome.where) for name, outcome in found.items()}
    assert kinds == {crashing_worker.ABORTED: (DIED, "compile"), crashing_worker.LATE: (LATE, "launch")}
    assert "these are my last words" in found[crashing_worker.ABORTED].what
    assert report.cases == report.runs == len(runs) > len(found)


def test_a_refused_kernel_is_no_failure() -> None:
    report = Report()
    report.add(Result(None, "compile", Outcome(REFUSED, "no")))
    assert (report.runs, report.refused, report.failures) == (0, {"no": 1}, [])


# The command


def wfv(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["fuzz", *args])
    return result.exit_code, result.output


def test_command() -> None:
    code, output = wfv("--cfgs", "3", "--strategies", "naive,unicf", "--jobs", "2")
    assert code == 0
    assert output.startswith("5 graphs, 10 kernels: 20 runs with ") and "no failure" in output


def test_a_failure_is_written_and_can_be_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_campaigns, "run_graph", faulty_worker.work)
    code, output = wfv("--cfgs", "3", "--strategies", "unicf", "--output", str(tmp_path / "new"))
    assert code == 3
    records = [json.loads(path.read_text()) for path in sorted((tmp_path / "new").glob("*.json"))]
    assert records and f"{len(records)} failures" in output
    record = records[0]
    assert record["kind"] == MISMATCH and record["command"] in output
    text = (tmp_path / "new" / f"{record['case']}.unicf.ll").read_text()
    assert pipeline.kernel_names(pipeline.read_source(text)) == [symbol_of(find_case(record["case"]))]
    again = record["command"].removeprefix("wfv fuzz ").split()
    assert wfv(*again, "--output", str(tmp_path))[0] == 3
    monkeypatch.setattr(fuzz_campaigns, "run_graph", run_graph)
    code, output = wfv(*again, "--output", str(tmp_path))
    assert code == 0 and "1 graphs, 1 kernels: 1 runs" in output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--cfgs", "7"], "7 blocks"),
        (["--cfgs", "4", "--only", "4-99-0"], "4-99-0"),
        (["--cfgs", "4", "--strategies", "unfic"], "did you mean unicf"),
        (["--cfgs", "4", "--strategies", ","], "no strategies"),
    ],
)
def test_bad_requests(args: list[str], message: str) -> None:
    code, output = wfv(*args)
    assert code == 2 and message in output
