"""A comparison with peers: ratios to wfv's times, geometric means, the tables, and all of it as JSON."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import geometric_mean

from rich.table import Table

from wfv.bench.json_record import json_text, machine, provenance
from wfv.bench.peers.measure import Result
from wfv.bench.peers.peer import DRIVER
from wfv.bench.table import MILLI
from wfv.grouped import grouped
from wfv.tables import rich_table

OWN = "wfv"  # the column that the others are compared with


@dataclass(frozen=True)
class Mean:
    """A geometric mean of ratios, over so many kernels."""

    ratio: float
    kernels: int


class Figures:
    """`seconds` or `build_seconds` of all results by kernel and column, with the ratios over wfv's.

    `peers` are the peers' columns.
    """

    def __init__(self, results: Sequence[Result], peers: Sequence[str], measure: str = "seconds") -> None:
        self.kernels = tuple(dict.fromkeys(result.kernel for result in results))
        self.columns = tuple(dict.fromkeys(result.column for result in results))
        self.peers = tuple(peer for peer in peers if peer != DRIVER) or tuple(peers)  # the driver is wfv itself
        self.values = {(result.kernel, result.column): getattr(result, measure) for result in results}

    def ratio(self, kernel: str, column: str) -> float | None:
        """How many times wfv's time the column's is; None if one of the two is missing."""
        own, other = self.values.get((kernel, OWN)), self.values.get((kernel, column))
        return other / own if own and other else None

    def best_peer(self, kernel: str) -> str | None:
        """The peer with the least time."""
        found = {peer: value for peer in self.peers if (value := self.values.get((kernel, peer)))}
        return min(found, key=found.__getitem__, default=None)

    def best_ratio(self, kernel: str) -> float | None:
        """The best peer's ratio."""
        peer = self.best_peer(kernel)
        return None if peer is None else self.ratio(kernel, peer)

    def mean(self, column: str) -> Mean | None:
        """Of the column's ratios."""
        return _mean([self.ratio(kernel, column) for kernel in self.kernels])

    def best_mean(self) -> Mean | None:
        """Of the best peers' ratios."""
        return _mean([self.best_ratio(kernel) for kernel in self.kernels])


def _mean(ratios: Sequence[float | None]) -> Mean | None:
    found = [ratio for ratio in ratios if ratio]
    return Mean(geometric_mean(found), len(found)) if found else None


MEANS = "geometric mean"


def make_table(title: str, figures: Figures, results: Sequence[Result]) -> Table:
    """Milliseconds; then the best peer's time over wfv's; the last row has the means of the ratios over wfv."""
    caption = f"milliseconds; last row: ratio to {OWN}; above 1, {OWN} is faster"
    best = [f">best peer / {OWN}"] if figures.peers else []
    headings = ("kernel", *(f">{column}" for column in figures.columns), *best)
    table = rich_table(headings, (), title=title, title_justify="center", caption=caption)
    problems = {(result.kernel, result.column): result.problem for result in results}
    for kernel in figures.kernels:
        times = (_time(figures.values[kernel, column], problems[kernel, column]) for column in figures.columns)
        ratio = _ratio(figures.best_ratio(kernel), f" ({figures.best_peer(kernel)})")
        table.add_row(kernel, *times, *[ratio] * len(best))
    table.add_section()
    means = [*map(figures.mean, figures.columns), *[figures.best_mean()] * len(best)]
    table.add_row(MEANS, *(_mean_cell(mean, len(figures.kernels)) for mean in means))
    return table


def _time(value: float | None, problem: str) -> str:
    if value is None:
        return f"[bold red]{problem.upper()}" if problem else "-"
    return f"{value * MILLI:.2f}"


def _mean_cell(mean: Mean | None, kernels: int) -> str:
    """A mean over only some of the rows says over how many."""
    if mean is None:
        return "-"
    return _ratio(mean.ratio, "" if mean.kernels == kernels else f" ({mean.kernels} of {kernels})")


def _ratio(value: float | None, more: str) -> str:
    return "-" if value is None else f"[{'bold' if value >= 1 else 'bold red'}]{value:.2f}[/][dim]{more}[/]"


def problem_lines(results: list[Result]) -> list[str]:
    """`NBody with pocl: wrong: pos: 3 of 64 differ ..`: a line for each detail, with all kernels that have it."""
    kernels = grouped(((each.column, each.problem, detail), each.kernel) for each in results for detail in each.details)
    return [f"{', '.join(names)} with {': '.join(what)}" for what, names in kernels.items()]


@dataclass
class Comparison:
    """All measurements. `columns` describes each column; `absent` says why a peer is not there."""

    threads: int
    size: str
    columns: dict[str, dict[str, object]]
    peers: list[str]
    absent: dict[str, str] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)

    @property
    def runs(self) -> Figures:
        """The run times."""
        return Figures(self.results, self.peers)

    @property
    def builds(self) -> Figures:
        """The build times."""
        return Figures(self.results, self.peers, "build_seconds")


def record_text(comparison: Comparison) -> str:
    """`{"machine", "provenance", "columns", "absent", "runs", "results", ..}`; times are in seconds."""
    head = {
        "machine": machine(),
        "provenance": provenance(),
        "threads": comparison.threads,
        "size": comparison.size,
        "columns": comparison.columns,
        "absent": comparison.absent,
        "runs": _figures(comparison.runs),
    }
    return json_text(head, results=[_result(result) for result in comparison.results])


def _figures(figures: Figures) -> dict[str, object]:
    """Ratios over wfv by kernel and column, the best peers, and the means."""
    return {
        "ratios": {k: {c: figures.ratio(k, c) for c in figures.columns} for k in figures.kernels},
        "best": {k: {"peer": figures.best_peer(k), "ratio": figures.best_ratio(k)} for k in figures.kernels},
        "means": {column: _mean_data(figures.mean(column)) for column in figures.columns},
        "best_mean": _mean_data(figures.best_mean()),
    }


def _mean_data(mean: Mean | None) -> dict[str, float] | None:
    return asdict(mean) if mean else None


def _result(result: Result) -> dict[str, object]:
    return {
        "kernel": result.kernel,
        "column": result.column,
        "seconds": result.seconds,
        "build_seconds": result.build_seconds,
        "first_seconds": result.first or None,
        "problem": result.problem,
        "details": result.details,
        "samples": result.samples,
    }
