"""The report's page: one HTML file with its own style and script, that loads nothing else."""

import base64
import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from wfv.cost import Candidate, rank
from wfv.cost.vector_cost import InstrCost
from wfv.errors import SourceLocation
from wfv.inspect.assembly.text import read_module
from wfv.inspect.compiled_kernel import CompiledKernel, compile_for_reading
from wfv.inspect.explain.decisions import costs_of, decisions_of, in_words
from wfv.inspect.explain.summary import Summary, Verdict, options_of, summary_of
from wfv.inspect.lanes.all_traces import LaneTraces
from wfv.inspect.lanes.record import LaneTrace
from wfv.inspect.lanes.utilization import Utilization, costliest_lines, line_text, utilization
from wfv.inspect.pictures import TEMPLATES, render
from wfv.inspect.report.code import CodeLine, changed_lines, function_lines, graph_svg, with_changes
from wfv.inspect.source_text import SourceText
from wfv.inspect.view.labels import BORDERS, FILLS
from wfv.options import Options
from wfv.pipeline.steps import all_steps
from wfv.version import __version__

_ROOM = 0.98  # of the width: the end of the longest interval is visible
WORTH, MOST_COSTS = 0.02, 3  # decisions in front: their least share of the time, and their number
_LINE_WORTH = 0.01  # of all cycles: a line whose share is shown
MOST_LINES = 8  # of a strategy, in the tables of lanes
_RANKED = ("scalar", "llvm", "unicf", "unicf+boscc")  # the strategies that the cost model tells apart


@dataclass(frozen=True)
class StrategyRow:
    """A strategy: median milliseconds of a launch and speedup over scalar with its interval, None if not measured.

    `cycles`: the cost model's estimate for a work-item, None if there is none. `problem`: why it has no time.
    """

    name: str
    milliseconds: float | None = None
    speedup: tuple[float, float, float] | None = None
    cycles: float | None = None
    problem: str = ""
    is_best: bool = False


def report_page(
    text: str,
    options: Options,
    summary: Summary,
    measured: Sequence[StrategyRow] = (),
    setup: str = "",
    path: Path | None = None,
    traces: LaneTraces | str = "",
) -> str:
    """The report on a kernel of a canonical module, compiled with `options`, as HTML.

    `measured`: the strategies' times; without any, their table shows the cost model's estimates. `setup`: of their
    measurement. `path`: the file of OpenCL C, if there is one. `traces`: of an instrumented run, or why there is
    none. Raises compilation errors.
    """
    source = SourceText(text, path)
    compiled = compile_for_reading(text, summary.kernel, options, has_line_tables=True, path=path)
    (steps, graphs), module = _steps(compiled, source), compiled.module
    names, costs = [step["name"] for step in steps], costs_of(text, summary.kernel, options)
    decisions = decisions_of(in_words(module.remarks, summary.source), costs)
    places = {each: source.place(SourceLocation(each[1], 0, each[0])) for one in decisions for each in one.places}
    shares, assembly = _shares(costs, source), list(assembly_lines(module.ir, options, source))

    cycles = _cycles(text, summary.kernel, options) if measured else {}
    rows = [replace(row, cycles=cycles.get(row.name)) for row in measured] or estimated_rows(summary.verdict)
    best = next((row for row in rows if row.is_best), None)

    why_none, traced = ("", traces) if isinstance(traces, LaneTraces) else (traces, None)
    views = [(trace, found := utilization(trace), list(_lane_rows(trace, found, source))) for trace in traced or ()]
    groups = {",".join(map(str, vector.group)) for trace, *_ in views for vector in trace.vectors}

    files = source.files  # all lines have been asked for
    style, script = ((TEMPLATES / name).read_text() for name in ("page.css", "report.js"))
    return render(
        "report.html.j2", style=style, script=script, policy=_policy(style, script), version=__version__,
        kernel=summary.kernel, options=options, summary=summary, shown=summary.candidate.title, best=best,
        close=_close(rows, best) if measured else [], setup=setup, rows=rows, scale=_scale(rows), source=summary.source,
        costs=[each for each in decisions if each.share >= WORTH][:MOST_COSTS],
        decisions=sorted(decisions, key=lambda each: min(each.lines, default=0)),
        places=places, remarked=Counter(places[at] for each in decisions for at in each.places),
        shares=shares, files=files, steps=steps, graphs=graphs,
        legend=[(shade.value, fill, BORDERS.get(shade, 1)) for shade, fill in FILLS.items()],
        first_step=names.index("linearize") if "linearize" in names else len(names) - 1,
        lanes_note=why_none, views=views, groups=sorted(groups), picture=_picture(traced.svg()) if traced else "",
        data=script_data({"files": [Path(name).name for name, _ in files], "steps": steps, "asm": assembly}),
    )  # fmt: skip


def kernel_page(text: str, kernel: str, options: Options, is_given: bool) -> str:
    """The report on a kernel that is not measured: `summary_of` says which strategy it shows."""
    summary = summary_of(text, kernel, options, is_given)
    return report_page(text, options_of(options, summary.candidate), summary)


def _picture(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


def _steps(compiled: CompiledKernel, source: SourceText) -> tuple[list[dict[str, Any]], list[str]]:
    """The steps as the page's script reads them, and their pictures."""
    steps, graphs, before = list[dict[str, Any]](), list[str](), list[CodeLine]()
    guarantees = {step.name: step.guarantees for step in all_steps()}
    for name in compiled.steps:
        panel = replace(compiled.panel(name), title=name)
        after = function_lines(panel.functions, compiled.all_shapes(name), source)
        (lines, is_rewritten), before = changed_lines(before, after), after
        kinds = Counter(line.kind for line in lines)
        steps.append({
            "name": name, "guarantees": guarantees.get(name, ""), "rewritten": is_rewritten,
            "added": kinds["+"], "removed": kinds["-"],
            "lines": [[line.kind, line.text, line.place, line.block, line.shape] for line in lines],
        })  # fmt: skip
        graphs.append(graph_svg(panel if is_rewritten else with_changes(panel, lines)))
    return steps, graphs


def assembly_lines(ir: str, options: Options, source: SourceText) -> Iterator[list[object]]:
    """The code of the module's functions: text, source line, label of the hot loop, whether it is a label, kind."""
    lines, loops = read_module(ir, options)
    hot: dict[int | None, str] = {loop.number: loop.label for loop in loops if loop.is_hot}
    is_code = False
    for line in lines:
        if line.text.startswith(("\t.text", "\t.section")):
            is_code = ".text" in line.text
        elif is_code and line.kind:
            place = source.place(SourceLocation(line.line or 0, line.column, line.file))
            yield [line.text.expandtabs(8), place, hot.get(line.loop, ""), 0, line.kind]
        elif is_code and line.text.endswith(":"):
            yield [line.text, "", "", 1, ""]


def _shares(costs: Sequence[InstrCost], source: SourceText) -> dict[str, float]:
    """The shares of lines in all cycles, of those that are shown."""
    shares, cycles = defaultdict[str, float](float), sum(each.cycles for each in costs) or 1
    for cost in costs:
        shares[source.place(cost.line)] += cost.cycles / cycles
    return {place: share for place, share in shares.items() if place and share >= _LINE_WORTH}


def _lane_rows(trace: LaneTrace, found: Utilization, source: SourceText) -> Iterator[tuple[object, ...]]:
    """The costliest lines: the line's title, its key, its use, and why not all lanes are active."""
    for line, use, why in costliest_lines(trace, found, MOST_LINES):
        place = source.place(SourceLocation(line[1], 0, line[0]))
        title = f"line {line[1]}" if place.startswith("0.") else line_text(line)
        yield title, place, use, why


def _cycles(text: str, kernel: str, options: Options) -> dict[str, float]:
    candidates = [Candidate(name, options.lanes) for name in _RANKED]
    return {each.candidate.strategy: each.cycles for each in rank(text, kernel, options, candidates)}


def _policy(style: str, script: str) -> str:
    """The content-security policy, which allows the page its own style and script, by their hashes, and no network."""
    return (
        f"default-src 'none'; img-src data:; style-src {_hash(style)}; script-src {_hash(script)}; "
        "base-uri 'none'; form-action 'none'"
    )


def script_data(value: object) -> str:
    """JSON that stays data inside a script element: no character in it can end the element or begin another."""
    text = json.dumps(value, separators=(",", ":"))  # ASCII only
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _scale(rows: Sequence[StrategyRow]) -> float:
    """The percentage of the width that a speedup of 1 takes."""
    return 100 * _ROOM / max(1, *(max(row.speedup) for row in rows if row.speedup))


def _close(rows: Sequence[StrategyRow], best: StrategyRow | None) -> list[str]:
    """The rows whose intervals overlap that of the best one."""
    if best is None or best.speedup is None:
        return []
    return [row.name for row in rows if row is not best and row.speedup and row.speedup[2] >= best.speedup[1]]


def estimated_rows(verdict: Verdict) -> list[StrategyRow]:
    """A row for each candidate of the cost model, best first: nothing is measured."""
    scalar = next((row.cycles for row in verdict.rows if row.candidate.strategy == "scalar"), None)
    return [
        StrategyRow(
            row.candidate.title,
            speedup=(scalar / row.cycles,) * 3 if scalar else None,
            cycles=row.cycles,
            is_best=row is verdict.best,
        )
        for row in verdict.rows
    ]
