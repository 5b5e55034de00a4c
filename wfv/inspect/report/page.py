"""Pages from templates: one HTML file each, with its own style and script, that may load nothing else.

A page shows a kernel, or the results of a benchmark; both have bars of speedups.
"""

from __future__ import annotations

import base64
import hashlib
import importlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from wfv import __version__
from wfv.bench.cells import BASELINE, Cell
from wfv.bench.statistics import average
from wfv.bench.table import MILLI, setup_text, speedups_of
from wfv.errors import OptionError
from wfv.inspect.explain.summary import Verdict
from wfv.inspect.report.data import Report, StepView, StrategyRow
from wfv.inspect.report.graphs import legend

_ROOM = 0.98  # of the width: the end of the longest interval is visible


@dataclass(frozen=True)
class Bar:
    """Percentages of the width: the bar's end, its interval, and where a speedup of 1 is."""

    end: float
    low: float
    high: float
    one: float


def bars_of(rows: Sequence[StrategyRow]) -> list[Bar | None]:
    """A bar for each row, None where there is no speedup."""
    longest = max((max(row.high or 0, row.speedup or 0) for row in rows), default=0) or 1
    scale = 100 * _ROOM / max(longest, 1)
    return [_bar(row, scale) for row in rows]


def _bar(row: StrategyRow, scale: float) -> Bar | None:
    if row.speedup is None:
        return None
    low, high = row.low or row.speedup, row.high or row.speedup
    return Bar(*(round(scale * value, 2) for value in (row.speedup, low, high, 1)))


WORTH, MOST_COSTS = 0.02, 3  # decisions in front: their least share of the time, and their number
TEMPLATES = Path(__file__).parent / "templates"


def check_templates() -> None:
    """Raises OptionError before any work if Jinja is not installed."""
    _jinja()


def report_page(report: Report) -> str:
    """The report as HTML."""
    remarked = Counter(place for row in report.remarks for _, place in row.places)
    return render(
        "report.html.j2",
        script=(TEMPLATES / "report.js").read_text(),
        report=report,
        bars=bars_of(report.rows),
        costs=[row for row in report.remarks if (row.share or 0) >= WORTH][:MOST_COSTS],
        remarked=remarked,
        legend=legend(),
        has_groups=any(len(step.graphs) > 1 for step in report.steps),
        remarks=sorted(report.remarks, key=lambda row: row.places[0] if row.places else (0, "")),
        first_step=_first_step(report.steps),
        data=script_data(
            {
                "files": [Path(file.name).name for file in report.files],
                "steps": [_step(step) for step in report.steps],
                "asm": _assembly(report),
            }
        ),
    )


def render(template: str, *, script: str = "", **values: Any) -> str:
    """A page of a template. All values are escaped but those that the template marks as safe.

    The page's content-security policy allows its own style and script, by their hashes, and no network.
    """
    jinja = _jinja()
    loader = jinja.FileSystemLoader(TEMPLATES)
    environment = jinja.Environment(
        loader=loader, autoescape=True, undefined=jinja.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["ended"] = _ended
    style = (TEMPLATES / "page.css").read_text()
    policy = (
        f"default-src 'none'; img-src data:; style-src {_hash(style)}; script-src {_hash(script)}; "
        "base-uri 'none'; form-action 'none'"
    )
    page = environment.get_template(template)
    return str(page.render(style=style, script=script, policy=policy, version=__version__, **values))


def script_data(value: object) -> str:
    """JSON that stays data inside a script element: no character in it can end the element or begin another."""
    text = json.dumps(value, separators=(",", ":"))  # ASCII only
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _ended(text: str) -> str:
    """The text as a sentence."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _jinja() -> Any:
    try:
        return importlib.import_module("jinja2")
    except ImportError:
        raise OptionError("pages need Jinja, which is not installed", help="pip install 'wfv[report]'") from None


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _first_step(steps: Sequence[StepView]) -> int:
    """The step that is shown first: the one whose control flow is final."""
    names = [step.name for step in steps]
    return names.index("linearize") if "linearize" in names else len(names) - 1


def _step(step: StepView) -> dict[str, object]:
    return {
        "name": step.name,
        "guarantees": step.guarantees,
        "rewritten": step.is_rewritten,
        "added": step.added,
        "removed": step.removed,
        "graphs": list(step.graphs),
        "lines": [[line.kind, line.text, line.place, line.block, line.shape] for line in step.lines],
    }


def _assembly(report: Report) -> list[list[object]]:
    return [[line.text, line.place, line.loop, int(line.is_label), line.kind] for line in report.assembly]


def measured_rows(cells: Sequence[Cell], cycles: Mapping[str, float]) -> list[StrategyRow]:
    """A row for each cell. `cycles`: the estimates by strategy, for the lanes of the cells."""
    found = speedups_of(cells)
    times = {cell.strategy: median(cell.samples) for cell in cells if cell.samples}
    ratios = {name: found[kernel, name].value for kernel, name in found} | dict.fromkeys(
        [BASELINE] if times else [], 1.0
    )
    best = max(ratios, key=ratios.__getitem__, default="")  # of the rounds that all have
    rows: list[StrategyRow] = []
    for cell in cells:
        name = cell.strategy
        own = found.get((cell.kernel, name))
        has_time = name in times
        value = own.value if own else 1.0 if has_time and name == BASELINE else None
        rows.append(
            StrategyRow(
                name,
                milliseconds=times[name] * MILLI if has_time else None,
                speedup=value,
                low=own.low if own else value,
                high=own.high if own else value,
                cycles=cycles.get(name),
                problem="; ".join(cell.mismatches),
                is_best=name == best,
            )
        )
    return rows


def estimated_rows(verdict: Verdict) -> list[StrategyRow]:
    """A row for each candidate of the cost model, best first: nothing is measured."""
    scalar = next((row.cycles for row in verdict.rows if row.candidate.strategy == BASELINE), None)
    return [
        StrategyRow(
            row.title, speedup=scalar / row.cycles if scalar else None, cycles=row.cycles, is_best=row is verdict.best
        )
        for row in verdict.rows
    ]


@dataclass(frozen=True)
class Group:
    """The rows of a kernel with their bars; all bars of a page have one scale."""

    title: str
    rows: Sequence[tuple[StrategyRow, Bar | None]]


def bench_page(cells: Sequence[Cell], machine: str) -> str:
    """The page. `machine`: what it was measured on."""
    kernels = list(dict.fromkeys(cell.kernel for cell in cells))
    tables = {kernel: measured_rows([cell for cell in cells if cell.kernel == kernel], {}) for kernel in kernels}
    if len(kernels) > 1:
        tables["Mean of the kernels"] = _averages(cells, kernels)
    bars = iter(bars_of([row for rows in tables.values() for row in rows]))
    groups = [Group(title, [(row, next(bars)) for row in rows]) for title, rows in tables.items()]
    return render("bench.html.j2", groups=groups, title=setup_text(cells[0]), machine=machine)


def _averages(cells: Sequence[Cell], kernels: Sequence[str]) -> list[StrategyRow]:
    """The arithmetic means of the strategies that all kernels have: one over some of them would mislead."""
    found, rows = speedups_of(cells), list[StrategyRow]()
    for name in dict.fromkeys(cell.strategy for cell in cells if cell.strategy != BASELINE):
        column = [found[kernel, name] for kernel in kernels if (kernel, name) in found]
        if len(column) == len(kernels):
            mean = average(column)
            rows.append(StrategyRow(name, speedup=mean.value, low=mean.low, high=mean.high))
    return rows
