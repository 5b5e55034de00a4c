"""Speedups of one kernel over its sizes as a picture: a line for each strategy, with intervals; scalar is at 1."""

from itertools import cycle
from typing import Any

from wfv.bench.statistics import Estimate
from wfv.bench.table import Rows, setup_text, speedups_of
from wfv.errors import OptionError
from wfv.inspect.pictures import drawn

WIDTH, HEIGHT = 8.5, 4.5  # inches
LOOKS = (("o", "solid"), ("s", "dashed"), ("^", "dotted"), ("D", "dashdot"), ("v", "solid"), ("x", "dashed"))


def draw_sizes(shown: Rows, file_format: str) -> bytes:
    """The picture as svg, png or pdf, of rows that are sizes. Raises OptionError if there is nothing to draw."""
    lines = dict[str, dict[int, Estimate]]()
    for (size, strategy), value in speedups_of(shown.cells).items():
        lines.setdefault(strategy, {})[int(size)] = value
    if not lines:
        raise OptionError("there is no speedup to draw", help="measure another strategy than scalar")

    def paint(figure: Any) -> None:
        axes = figure.add_subplot()
        axes.set_xscale("log", base=2)
        axes.axhline(1, color="black", linestyle="dashed", linewidth=1)
        for (strategy, values), look in zip(lines.items(), cycle(LOOKS), strict=False):
            _draw_line(axes, strategy, values, *look)
        axes.set_ylim(bottom=0)
        axes.set_xlabel(shown.heading)
        axes.set_ylabel("speedup over scalar (dashed)")
        axes.set_title(setup_text(shown.cells))
        figure.legend(loc="outside lower center", ncols=min(len(lines), 5), frameon=False)

    return drawn(paint, WIDTH, HEIGHT, file_format)


def _draw_line(axes: Any, strategy: str, values: dict[int, Estimate], marker: str, line: str) -> None:
    """The line of one strategy, from the smallest size to the largest."""
    sizes = sorted(values)
    found = [values[size] for size in sizes]
    errors = [[max(each.value - each.low, 0) for each in found], [max(each.high - each.value, 0) for each in found]]
    axes.errorbar(
        sizes, [each.value for each in found], yerr=errors, label=strategy, color="black", marker=marker,
        linestyle=line, markerfacecolor="white", linewidth=1, capsize=2,
    )  # fmt: skip
