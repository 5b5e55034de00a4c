"""The tables of a comparison with peers: a row for each kernel, a column for each peer; run times, and build times."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from wfv.bench.peers.figures import OWN, Figures, Mean
from wfv.bench.peers.measure import Result

MILLI = 1e3
MEANS = "geometric mean"


def make_table(title: str, figures: Figures, results: list[Result]) -> Table:
    """Milliseconds; then the best peer's time over wfv's; the last row has the means of the ratios over wfv."""
    table = Table(title=title, caption=f"milliseconds; last row: ratio to {OWN}; above 1, {OWN} is faster")
    table.add_column("kernel", no_wrap=True)
    for column in figures.columns:
        table.add_column(column, justify="right")
    if figures.peers:
        table.add_column(f"best peer / {OWN}", justify="right")
    problems = {(result.kernel, result.column): result.problem for result in results}
    for kernel in figures.kernels:
        cells = [_time(figures.values[kernel, c], problems[kernel, c]) for c in figures.columns]
        table.add_row(kernel, *cells, *([_best(figures, kernel)] if figures.peers else []))
    table.add_section()
    table.add_row(MEANS, *_means(figures))
    return table


def problem_lines(results: list[Result]) -> list[str]:
    """`NBody with pocl: wrong: pos: 3 of 64 differ ..`: a line for each detail, with all kernels that have it."""
    kernels: dict[tuple[str, str, str], list[str]] = {}
    for result in results:
        for detail in result.details:
            kernels.setdefault((result.column, result.problem, detail), []).append(result.kernel)
    return [f"{', '.join(names)} with {': '.join(what)}" for what, names in kernels.items()]


def _time(value: float | None, problem: str) -> Text:
    if value is None:
        return Text(problem.upper() or "-", style="bold red" if problem else "")
    return Text(f"{value * MILLI:.2f}")


def _best(figures: Figures, kernel: str) -> Text:
    ratio = figures.best_ratio(kernel)
    return Text("-") if ratio is None else _ratio(ratio, f" ({figures.best_peer(kernel)})")


def _means(figures: Figures) -> list[Text]:
    means = [figures.mean(column) for column in figures.columns] + ([figures.best_mean()] if figures.peers else [])
    return [_mean(mean, len(figures.kernels)) for mean in means]


def _mean(mean: Mean | None, kernels: int) -> Text:
    """A mean over only some of the rows says over how many."""
    if mean is None:
        return Text("-")
    return _ratio(mean.value, "" if mean.count == kernels else f" ({mean.count} of {kernels})")


def _ratio(value: float, more: str) -> Text:
    return Text.assemble((f"{value:.2f}", "bold" if value >= 1 else "bold red"), (more, "dim"))
