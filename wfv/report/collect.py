"""Collects what a report shows: compiles the kernel, records its steps, and joins costs, remarks and times."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wfv.bench.cells import Cell
from wfv.cost import Candidate, rank
from wfv.explain.source_text import line_reader
from wfv.explain.summary import Summary
from wfv.options import Options
from wfv.report.assembly import assembly_lines
from wfv.report.data import Report, StrategyRow
from wfv.report.remark_rows import cost_rows, remark_rows
from wfv.report.source_files import SourceFiles
from wfv.report.steps import record_steps
from wfv.report.strategies import estimated_rows, measured_rows

_RANKED = ("scalar", "llvm", "unicf", "unicf+boscc")  # the strategies that the cost model tells apart


def collect_report(
    text: str, options: Options, summary: Summary, cells: Sequence[Cell], path: Path | None = None
) -> Report:
    """The report on a kernel of a canonical module, compiled with `options`.

    `cells`: the measurements; without any, the table of strategies has the cost model's estimates. `path`: the file of
    OpenCL C, if there is one. Raises what compiling raises.
    """
    sources = SourceFiles(text, path)
    steps, graphs, module = record_steps(text, summary.kernel, options, sources)
    rows = measured_rows(cells, _cycles(text, summary.kernel, options)) if cells else estimated_rows(summary.estimates)
    return Report(
        kernel=summary.kernel,
        setup=_setup(options),
        verdict=_verdict(rows, bool(cells)),
        shares=(
            f"By the cost model, {summary.vector_share:.0%} of the cycles of its instructions are one instruction for "
            f"all lanes, {summary.lane_share:.0%} go lane by lane, {summary.mask_share:.0%} into masks."
        ),
        # Without debug info, the cost model's lines are those of a later text.
        costs=[] if sources.is_ir else cost_rows(summary.lines, sources, line_reader(text, path)),
        files=sources.files,
        steps=steps,
        graphs=graphs,
        assembly=assembly_lines(module, options, sources),
        rows=rows,
        rows_note=_note(cells),
        is_measured=bool(cells),
        remarks=remark_rows(module.remarks, [] if sources.is_ir else summary.lines, sources),
    )


def _cycles(text: str, kernel: str, options: Options) -> dict[str, float]:
    candidates = [Candidate(name, options.lanes) for name in _RANKED]
    return {each.candidate.strategy: each.cycles for each in rank(text, kernel, options, candidates)}


def _setup(options: Options) -> str:
    lanes = f", {options.lanes} lanes" if options.strategy.vectorize else ""
    return f"strategy {options.strategy.name}{lanes}, target {options.target}, math {options.math}"


def _verdict(rows: Sequence[StrategyRow], is_measured: bool) -> str:
    best = next((row for row in rows if row.is_best), None)
    if best is None:
        return "No strategy was timed: the results are wrong."
    times = f", {best.speedup:.2f} times as fast as scalar" if best.speedup and best.name != "scalar" else ""
    if not is_measured:
        return f"The cost model expects {best.name} to be the fastest{times}. Nothing was measured."
    close = [row.name for row in rows if row is not best and (row.high or 0) >= (best.low or 1)]
    doubt = f" The intervals of {', '.join(close)} overlap its own: wfv bench can tell more." if close else ""
    return f"Measured: {best.name} is the fastest{times}.{doubt}"


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
