"""Collects what a report shows: compiles the kernel, records its steps, and joins costs, remarks, times and lanes."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from passes.interface import launch_symbol
from passes.normalize.debug_info import use_source_lines
from wfv import pipeline
from wfv.bench.cells import Cell
from wfv.cost import Candidate, rank
from wfv.cost.vector_cost import InstrCost
from wfv.errors import SourceLocation
from wfv.inspect.compiled_kernel import LAUNCH_STEPS
from wfv.inspect.explain.decisions import Decision, SourceText, costs_of, decisions_of, in_words
from wfv.inspect.explain.summary import Summary, title_of
from wfv.inspect.lanes.record import LaneTrace
from wfv.inspect.lanes.table import costliest_lines, line_text, percent
from wfv.inspect.lanes.trace import LaneTraces
from wfv.inspect.lanes.utilization import places_of_line, reason, utilization
from wfv.inspect.report.code import SourceFiles, assembly_lines, changed_lines, function_lines
from wfv.inspect.report.data import CodeLine, LaneRow, LanesAtWork, LaneView, RemarkRow, Report, StepView, StrategyRow
from wfv.inspect.report.graphs import graph_svg, has_groups
from wfv.inspect.report.page import estimated_rows, measured_rows
from wfv.inspect.view.shading import Panel, Shading
from wfv.ir.core import Function
from wfv.ir.parser import parse_module
from wfv.options import Options
from wfv.pipeline.state import LaunchModule, Stage
from wfv.pipeline.steps import all_steps

MOST_BLOCKS = 150  # of a picture of all blocks: Graphviz takes seconds for more


class StepRecorder:
    """Observes a compilation. `views`: the steps so far; `graphs`: the pictures that they name, each once."""

    def __init__(self, kernel: str, sources: SourceFiles) -> None:
        self.kernel, self.sources = kernel, sources
        self.views: list[StepView] = []
        self.graphs: list[str] = []
        self._shading, self._before = Shading(), list[CodeLine]()
        self._guarantees = {step.name: step.guarantees for step in all_steps()}

    def __call__(self, stage: Stage) -> None:
        functions = _functions(stage, self.kernel)
        self._shading.note_stage(stage)
        after = function_lines(functions, stage.shapes, self.sources)
        lines, is_rewritten = changed_lines(self._before, after)
        # The launch function has blocks of its own, of which nothing is known.
        is_known = stage.step not in LAUNCH_STEPS
        panel = self._shading.panel(stage.step, functions) if is_known else Panel(stage.step, functions)
        graphs = self._graphs(panel)
        self.views.append(StepView(stage.step, self._guarantees.get(stage.step, ""), lines, graphs, is_rewritten))
        self._before = after

    def _graphs(self, panel: Panel) -> list[int]:
        """The numbers of the pictures: the usual one and, if loops or regions are single nodes in it, all blocks."""
        panels, count = [panel], sum(len(fn.blocks) for fn in panel.functions)
        if count <= MOST_BLOCKS and has_groups(panel):
            panels.append(replace(panel, limit=0))
        self.graphs += map(graph_svg, panels)
        return list(range(len(self.graphs) - len(panels), len(self.graphs)))


def record_steps(
    text: str, kernel: str, options: Options, sources: SourceFiles
) -> tuple[Sequence[StepView], Sequence[str], LaunchModule]:
    """The steps, their pictures, and the launch module with line tables. Raises what compiling raises."""
    recorder = StepRecorder(kernel, sources)
    module = pipeline.compile_kernel(text, kernel, options, observe=recorder, has_line_tables=True)
    return recorder.views, recorder.graphs, module


def _functions(stage: Stage, kernel: str) -> tuple[Function, ...]:
    """The functions of a step; the launch function, which is read from the text, with its source lines."""
    if stage.step not in LAUNCH_STEPS:
        return stage.functions
    module = parse_module(stage.text)
    fn = module.functions[launch_symbol(kernel)]
    use_source_lines(module, [fn])
    return (fn,)


MOST = 8  # lines of a strategy


def lanes_at_work(traces: LaneTraces, sources: SourceFiles) -> LanesAtWork:
    """The utilization of lanes by source line, under each strategy that was traced."""
    views = [_view(trace, sources) for trace in traces]
    picture = base64.b64encode(traces.svg().encode()).decode()
    return LanesAtWork(views, f"data:image/svg+xml;base64,{picture}", _groups_text(traces.traces))


def _view(trace: LaneTrace, sources: SourceFiles) -> LaneView:
    found = utilization(trace)
    rows = []
    for line in costliest_lines(found)[:MOST]:
        use, (file, number) = found.lines[line], line
        place = sources.place(SourceLocation(number, 0, file))
        why = reason(trace, found, places_of_line(trace, line))
        title = f"line {number}" if place.startswith("0.") else line_text(line)
        rows.append(LaneRow(title, place, use.time, use.share, why))
    summary = f"Lanes are active {percent(found.total)} of the time, in {found.total.time} instructions."
    return LaneView(f"{trace.strategy}, {trace.lanes} lanes", summary, rows)


def _groups_text(traces: Sequence[LaneTrace]) -> str:
    groups = sorted({",".join(map(str, vector.group)) for trace in traces for vector in trace.vectors})
    cut = " The run was long and was stopped, so that the end is missing." if any(t.is_cut for t in traces) else ""
    return (
        f"Group {', '.join(groups)} of the launch ran in an interpreter, one vector at a time. An instruction for all "
        f"lanes counts once.{cut}"
    )


_WORTH = 0.01  # of all cycles: a line whose share is shown
_SHOWN = 0.005  # a remark whose share is shown: less would read as 0 %


def remark_rows(decisions: Iterable[Decision], sources: SourceFiles, text: SourceText) -> list[RemarkRow]:
    """A row for each decision, the costliest first."""
    return [
        RemarkRow(
            ", ".join(each.kinds),
            _places(each, sources),
            each.fact,
            each.cause,
            each.advice,
            each.share if each.share >= _SHOWN else None,
            text.excerpt(each.remark.line, each.remark.column, each.remark.file),
        )
        for each in decisions
    ]


def _places(decision: Decision, sources: SourceFiles) -> list[tuple[int, str]]:
    found = dict.fromkeys((each.line, each.file) for each in decision.remarks if each.line)
    return [(line, sources.place(SourceLocation(line, 0, file))) for line, file in sorted(found)]


def line_shares(costs: Sequence[InstrCost], sources: SourceFiles) -> dict[str, float]:
    """The share of each source line of the cycles of all instructions, by the line's key."""
    total = sum(each.cycles for each in costs) or 1.0
    found: dict[str, float] = {}
    for each in costs:
        place = sources.place(each.line)
        found[place] = found.get(place, 0.0) + each.cycles / total
    return {place: share for place, share in found.items() if place and share >= _WORTH}


_RANKED = ("scalar", "llvm", "unicf", "unicf+boscc")  # the strategies that the cost model tells apart


def collect_report(
    text: str,
    options: Options,
    summary: Summary,
    cells: Sequence[Cell],
    path: Path | None = None,
    traces: LaneTraces | str = "",
) -> Report:
    """The report on a kernel of a canonical module, compiled with `options`.

    `cells`: the measurements; without any, the table of strategies has the cost model's estimates. `path`: the file of
    OpenCL C, if there is one. `traces`: of an instrumented run, or why there is none. Raises what compiling raises.
    """
    sources = SourceFiles(text, path)
    steps, graphs, module = record_steps(text, summary.kernel, options, sources)
    costs = costs_of(text, summary.kernel, options)
    decisions = decisions_of(in_words(module.remarks, summary.source), costs)
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
        lanes=None if isinstance(traces, str) else lanes_at_work(traces, sources),
        lanes_note=traces if isinstance(traces, str) else "",
        files=sources.files,  # last: all lines have been asked for
    )


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
            "These are estimates of the cost model. Pass the launch, as for wfv run (-g and -a), to measure the times, "
            "and to see the lanes at work."
        )
    setup = cells[0].setup
    threads = "1 thread" if setup.threads == 1 else f"{setup.threads} threads"
    samples = max(len(cell.samples) for cell in cells)
    return (
        f"Measured in this run: size {setup.size}, {setup.lanes} lanes, {threads}, at most {samples} samples each, "
        "taken in turns. Speedups are ratios of medians with their 95 % confidence intervals."
    )
