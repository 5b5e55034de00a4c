"""The campaigns of `wfv fuzz`: control-flow graphs, random kernels.

Each failure is printed and written at once. The functions return the exit code.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from wfv.bench.cells import check_runnable
from wfv.cli.console import EXIT_WRONG, bar, say, stderr
from wfv.cli.option_texts import words
from wfv.errors import known
from wfv.fuzz.campaign import (
    FOR_GRAPHS,
    FOR_KERNELS,
    OK,
    VECTORIZING,
    Case,
    Limits,
    Report,
    Result,
    Work,
    run_campaign,
    select_strategies,
    write_failure,
)
from wfv.fuzz.graphs.campaign import GraphRun, find_case, graph_runs, run_graph, select_cases
from wfv.fuzz.kernels.campaign import KernelCase, run_kernel
from wfv.fuzz.kernels.draw import runnable_targets
from wfv.ir.interp.terms import smt
from wfv.strategies import known_analysis

SHOWN = 300  # characters of a failure


def _run(what: str, cases: Sequence[Case], work: Work, limits: Limits, output: Path) -> Report:
    """Runs a campaign under a progress bar; `output`: the folder for failures."""
    console, failed = stderr(), 0
    with bar(what, len(cases), console=console) as update:

        def note(results: list[Result]) -> None:
            nonlocal failed
            for result in results:
                if result.outcome is not None and result.outcome.is_failure:
                    failed += 1
                    path = write_failure(output, result)
                    message = f"{result.outcome.kind}: {' '.join(result.outcome.what.split())}"
                    say(message[:SHOWN], "red", console)
                    say(f"  {path}: {result.case.command}", to=console)
            update(advance=1, description=f"{what}, {failed} failed" if failed else what)

        return run_campaign(cases, work, limits, note)


def _ended(report: Report, summary: str) -> int:
    """Prints the summary; returns the exit code."""
    say(f"{summary}, {f'{len(report.failures)} failures' if report.failures else 'no failure'}")
    return EXIT_WRONG if report.failures else 0


def run_graphs(
    like: GraphRun, max_blocks: int, only: str | None, strategies: str | None, limits: Limits, output: Path
) -> int:
    """All graphs of up to so many blocks, or `only` that one; each is run like `like`."""
    check_runnable(like.target)
    cases = [find_case(only)] if only else select_cases(max_blocks, seed=like.seed)
    runs = graph_runs(cases, select_strategies(strategies, FOR_GRAPHS), like)
    report = _run("graphs", runs, run_graph, limits, output)
    graphs = len({case.kernel.graph for case in cases})
    counts = f"{report.runs} runs with {report.comparisons} pairs of paths, {report.refused.total()} refused"
    return _ended(report, f"{graphs} graphs, {len(cases)} kernels: {counts}")


def run_kernels(
    first: KernelCase, count: int, strategies: str | None, targets: str | None, limits: Limits, output: Path
) -> int:
    """So many random kernels from the first one on."""
    work = run_kernel
    if first.is_proved:
        from wfv.fuzz.kernels.proofs import prove_kernel as work

        smt()  # is it there?
    if known(first.language, ("llvm",) if first.is_proved else ("llvm", "python"), "language") == "python":
        from wfv.fuzz.kernels.source_campaign import run_python_kernel as work  # needs Numba
    names = select_strategies(strategies, VECTORIZING if first.is_proved else FOR_KERNELS)
    targeted = words(targets or "") or list(runnable_targets())
    known_analysis(first.analysis)
    for name in targeted:
        check_runnable(name)
    like = replace(first, strategies=tuple(names), targets=tuple(targeted))
    cases = [replace(like, number=number) for number in range(first.number, first.number + count)]
    report = _run("kernels", cases, work, limits, output)
    reasons = Counter[str]()
    for what, times in report.refused.items():
        reasons[_reason(what)] += times
    for reason, times in reasons.most_common():
        say(f"{times:6} refused: {reason}")
    in_lockstep = report.steps["lockstep", OK]
    checked = f"{report.steps['check', OK]} checked, " if first.is_checked else ""
    counts = f"{report.runs} comparisons, {in_lockstep} in lockstep, {checked}{reasons.total()} refused"
    if first.is_proved:
        counts = f"{report.steps['prove', OK]} proved, {reasons.total()} unknown or refused"
    return _ended(report, f"{report.cases} kernels, {counts}")


def _reason(message: str) -> str:
    """The reason of a refusal without the line, and without the names of values and functions."""
    first = message.partition("(line")[0].partition("\n")[0]
    return " ".join("@.." if word[0] in "@'%" else word for word in first.split())
