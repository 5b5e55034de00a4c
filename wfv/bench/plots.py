"""Speedups as pictures: bars for each kernel, or lines over the sizes of one kernel; intervals; scalar is at 1.

Strategies differ by hatches, greys and dashes, so that the pictures need no colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

from wfv.bench.cells import BASELINE, Cell
from wfv.bench.statistics import Estimate
from wfv.bench.table import Rows, paper_speedup, setup_text, speedups_of
from wfv.errors import OptionError
from wfv.inspect.pictures import FONT, drawn

MARGIN, GAP = 1.5, 1.0  # inches; the gap between groups is in bars
NUMBER = 0.13  # the width of a number beside a bar, of the axis
MARK: dict[str, Any] = {"marker": "D", "linestyle": "", "color": "white", "markeredgecolor": "black", "markersize": 3.5}
LOOKS = (("0.85", ""), ("0.6", "///"), ("1.0", "..."), ("0.35", ""), ("1.0", "xxx"), ("0.75", "---"), ("0.5", "\\\\\\"))


@dataclass(frozen=True)
class Look:
    """Widths and heights in inches, text in points. `with_paper`: with the paper's speedups as marks."""

    width: float = 8.5
    bar_height: float = 0.2
    font: float = FONT
    columns: int = 5  # of the legend
    label: str = "speedup over scalar (dashed): ratio of medians, with its 95 % confidence interval"
    has_title: bool = True
    with_paper: bool = False


SCREEN = Look()
# For a page of two columns; the caption is the paper's.
_FIGURE = replace(SCREEN, label="speedup over scalar", has_title=False, with_paper=True)
COLUMN = replace(_FIGURE, width=3.4, bar_height=0.1, font=6, columns=3)
PAGE = replace(_FIGURE, width=7.0, bar_height=0.12, font=7)


@dataclass(frozen=True)
class Bar:
    """Where a bar is, and the value that it shows."""

    y: float
    own: Estimate
    paper: float | None


def draw_speedups(cells: Sequence[Cell], file_format: str, look: Look = SCREEN) -> bytes:
    """The picture as svg, png or pdf. Raises OptionError if there is nothing to draw."""
    found = speedups_of(cells)
    if not found:
        raise OptionError("there is no speedup to draw", help="measure another strategy than scalar")
    kernels = list(dict.fromkeys(cell.kernel for cell in cells))
    strategies = [name for name in dict.fromkeys(cell.strategy for cell in cells) if name != BASELINE]
    step = 1 / (len(strategies) + GAP)
    number_width = NUMBER * max(each.value for each in found.values())

    def paint(figure: Any) -> None:
        axes = figure.add_subplot()
        for number, strategy in enumerate(strategies):
            offset = (number - (len(strategies) - 1) / 2) * step
            bars = [
                Bar(at + offset, found[kernel, strategy], paper_speedup(kernel, strategy) if look.with_paper else None)
                for at, kernel in enumerate(kernels)
                if (kernel, strategy) in found
            ]
            _draw_strategy(axes, strategy, LOOKS[number % len(LOOKS)], step, bars, number_width)
        if look.with_paper:
            axes.plot([], [], **MARK, label="Karrenberg & Hack")
        _finish(axes, kernels, look)
        axes.set_title(setup_text(cells) if look.has_title else "")

    bars = len(kernels) * (len(strategies) + GAP)
    return drawn(paint, look.width, bars * look.bar_height + MARGIN, file_format, look.font)


def _draw_strategy(
    axes: Any, strategy: str, fill: tuple[str, str], step: float, bars: Sequence[Bar], number_width: float
) -> None:
    """The bars of one strategy, with intervals and numbers, and the paper's marks.

    `number_width`: of a number beside a bar, in the unit of the axis.
    """
    grey, hatch = fill
    ys, values = [bar.y for bar in bars], [bar.own.value for bar in bars]
    errors = [
        [max(bar.own.value - bar.own.low, 0) for bar in bars], [max(bar.own.high - bar.own.value, 0) for bar in bars]
    ]  # fmt: skip
    axes.barh(
        ys, values, height=step, label=strategy, color=grey, hatch=hatch, edgecolor="black", linewidth=0.6, xerr=errors,
        error_kw={"elinewidth": 1.1, "capsize": 2, "ecolor": "black"},
    )  # fmt: skip
    for bar in bars:
        if bar.paper is not None:
            axes.plot([bar.paper], [bar.y], **MARK)
        end = max(bar.own.high, bar.own.value)
        if bar.paper is not None and end < bar.paper < end + number_width:
            end = bar.paper  # or the mark would hide the number
        axes.annotate(
            f"{bar.own.value:.2f}", (end, bar.y), xytext=(4, 0), textcoords="offset points", va="center"
        )  # fmt: skip


def _finish(axes: Any, kernels: Sequence[str], look: Look) -> None:
    axes.axvline(1, color="black", linestyle="dashed", linewidth=1)
    axes.set_yticks(range(len(kernels)), kernels)
    axes.set_ylim(len(kernels) - 0.5, -0.5)
    axes.margins(x=NUMBER)
    axes.set_xlim(left=0)
    axes.yaxis.grid(False)
    axes.set_xlabel(look.label)
    axes.figure.legend(loc="outside lower center", ncols=look.columns, frameon=False)


WIDTH, HEIGHT = 8.5, 4.5  # inches
LINES = (("o", "solid"), ("s", "dashed"), ("^", "dotted"), ("D", "dashdot"), ("v", "solid"), ("x", "dashed"))


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
        for (strategy, values), look in zip(lines.items(), cycle(LINES), strict=False):
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
