"""Collects what a report shows: compiles the kernel, records its steps, and joins costs, remarks and times."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from passes.remarks import reworded
from wfv.bench.cells import Cell
from wfv.cost import Candidate, analyzed, instruction_costs_of, rank
from wfv.cost.instruction_cost import InstrCost
from wfv.explain.decisions import decisions_of
from wfv.explain.summary import Summary
from wfv.explain.verdict import title_of
from wfv.lanes.traces import LaneTraces
from wfv.options import Options
from wfv.report.assembly import assembly_lines
from wfv.report.data import Report, StrategyRow
from wfv.report.lane_views import lanes_at_work
from wfv.report.remark_rows import line_shares, remark_rows
from wfv.report.source_files import SourceFiles
from wfv.report.steps import record_steps
from wfv.report.strategies import estimated_rows, measured_rows

_RANKED = ("scalar", "llvm", "unicf", "unicf+boscc")  # the strategies that the cost model tells apart


def collect_report(
    text: str,
    options: Options,
    summary: Summary,
    cells: Sequence[Cell],
    path: Path | None = None,
    traces: LaneTraces | None = None,
) -> Report:
    """The report on a kernel of a canonical module, compiled with `options`.

    `cells`: the measurements; without any, the table of strategies has the cost model's estimates. `path`: the file of
    OpenCL C, if there is one. `traces`: of an instrumented run. Raises what compiling raises.
    """
    sources = SourceFiles(text, path)
    steps, graphs, module = record_steps(text, summary.kernel, options, sources)
    costs = _costs(text, summary.kernel, options)
    decisions = decisions_of([reworded(each, summary.source.line) for each in module.remarks], costs)
    rows = measured_rows(cells, _cycles(text, summary.kernel, options)) if cells else estimated_rows(summary.verdict)
    return Report(
        kernel=summary.kernel,
        setup=_setup(options),
        verdict=_verdict(rows, bool(cells)),
        doubt=_doubt(rows) if cells else "",
        work=_work(summary),
        shares=line_shares(costs, sources),
        advice=summary.advice,
        remarks=remark_rows(decisions, sources, summary.source),
        assembly=assembly_lines(module, options, sources),
        steps=steps,
        graphs=graphs,
        rows=rows,
        rows_note=_note(cells),
        is_measured=bool(cells),
        lanes=lanes_at_work(traces, sources) if traces is not None else None,
        files=sources.files,  # last: all lines have been asked for
    )


def _costs(text: str, kernel: str, options: Options) -> Sequence[InstrCost]:
    """What each instruction costs in vector code; nothing is known of other code."""
    if not options.strategy.vectorize:
        return ()
    return instruction_costs_of(analyzed(text, kernel, options), Candidate(options.strategy.name, options.lanes))


def _cycles(text: str, kernel: str, options: Options) -> dict[str, float]:
    candidates = [Candidate(name, options.lanes) for name in _RANKED]
    return {each.candidate.strategy: each.cycles for each in rank(text, kernel, options, candidates)}


def _setup(options: Options) -> str:
    lanes = f", {options.lanes} lanes" if options.strategy.vectorize else ""
    return f"strategy {options.strategy.name}{lanes}, target {options.target}, math {options.math}"


def _work(summary: Summary) -> str:
    return (
        f"By the cost model, with {title_of(summary.candidate)}: of its instructions' time, {summary.vector_share:.0%} "
        f"is one instruction for all lanes, {summary.lane_share:.0%} goes lane by lane, {summary.mask_share:.0%} into "
        "masks."
    )


def _verdict(rows: Sequence[StrategyRow], is_measured: bool) -> str:
    best = next((row for row in rows if row.is_best), None)
    if best is None:
        return "No strategy was timed: the results are wrong."
    times = f", {best.speedup:.2f} times as fast as scalar" if best.speedup and best.name != "scalar" else ""
    if not is_measured:
        return f"The cost model expects {best.name} to be the fastest{times}. Nothing was measured."
    return f"Measured: {best.name} is the fastest{times}."


def _doubt(rows: Sequence[StrategyRow]) -> str:
    """Names the rows whose intervals overlap that of the best one."""
    best = next((row for row in rows if row.is_best), None)
    close = [row.name for row in rows if best and row is not best and (row.high or 0) >= (best.low or 1)]
    if not close:
        return ""
    owner = "The interval" if len(close) == 1 else "The intervals"
    verb = "overlaps" if len(close) == 1 else "overlap"
    return f"{owner} of {', '.join(close)} {verb} with its own; wfv bench, which measures longer, can tell more."


def _note(cells: Sequence[Cell]) -> str:
    if not cells:
        return (
            "These are estimates of the cost model. Pass the launch, as for wfv run (-g and -a), to measure the times."
        )
    setup = cells[0].setup
    threads = "1 thread" if setup.threads == 1 else f"{setup.threads} threads"
    samples = max(len(cell.samples) for cell in cells)
    return (
        f"Measured in this run: size {setup.size}, {setup.lanes} lanes, {threads}, at most {samples} samples each, "
        "taken in turns. Speedups are ratios of medians with their 95 % confidence intervals."
    )
