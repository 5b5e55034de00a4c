"""`wfv fuzz --cfgs`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from wfv.bench.cells import check_runnable
from wfv.commands.common import parse_part, progress, stderr, stdout
from wfv.fuzz.fuzzed_strategies import FOR_GRAPHS, select_strategies
from wfv.fuzz.graphs.batch import OK, REFUSED, Outcome, Setup
from wfv.fuzz.graphs.campaign import TIME_LIMIT, GraphReport, fuzz_graphs, select_cases
from wfv.fuzz.graphs.cases import GraphCase, find_case
from wfv.fuzz.graphs.failures import command_of, write_failure

EXIT_WRONG = 3
SHOWN = 300  # characters of a failure


@dataclass(frozen=True)
class GraphRequest:
    """The options of the command, not checked yet."""

    max_blocks: int
    strategies: str | None
    lanes: int
    target: str
    part: str
    only: str | None
    seed: int
    jobs: int
    output: Path
    max_failures: int | None = None
    time_limit: float = TIME_LIMIT


def run_graphs(request: GraphRequest) -> int:
    """Runs the graphs, prints each failure at once and a summary at the end; returns the exit code."""
    setup = Setup(request.lanes, request.target, request.seed)
    check_runnable(request.target)
    cases = _cases(request)
    report = _run(cases, select_strategies(request.strategies, FOR_GRAPHS), setup, request)
    stdout().print(_summary(report))
    return EXIT_WRONG if report.failures else 0


def _run(cases: list[GraphCase], strategies: list[str], setup: Setup, request: GraphRequest) -> GraphReport:
    """Runs the cases, with a progress bar if stderr is a terminal."""
    console = stderr()
    with progress(console) as shown:
        bar = shown.add_task("graphs", total=len(cases) * len(strategies))

        def note(outcome: Outcome) -> None:
            shown.advance(bar)
            if outcome.kind not in (OK, REFUSED):
                path = write_failure(request.output, outcome, setup)
                what = outcome.what.strip().splitlines()[-1][:SHOWN] if outcome.what else ""
                console.print(f"{outcome.kind}: {what}", style="red", markup=False, soft_wrap=True)
                console.print(f"  {path}: {command_of(outcome, setup)}", markup=False, soft_wrap=True)

        return fuzz_graphs(
            cases, strategies, setup, jobs=request.jobs, time_limit=request.time_limit,
            max_failures=request.max_failures, on_outcome=note,
        )  # fmt: skip


def _summary(report: GraphReport) -> str:
    failed = f"{len(report.failures)} failures" if report.failures else "no failure"
    return (
        f"{report.graphs} graphs, {report.kernels} kernels: {report.runs} runs with {report.pairs} pairs of paths, "
        f"{report.refused} refused, {failed}"
    )


def _cases(request: GraphRequest) -> list[GraphCase]:
    if request.only is not None:
        return [find_case(request.only)]
    return select_cases(request.max_blocks, seed=request.seed, part=parse_part(request.part))
