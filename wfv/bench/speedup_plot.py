"""Speedups as a picture: a group of bars for each kernel, one for each strategy, with intervals; scalar is at 1.

Strategies differ by hatches and greys, so that the picture needs no colour.
"""

from collections.abc import Sequence
from typing import Any

from wfv.bench.cells import BASELINE, Cell
from wfv.bench.pictures import drawn
from wfv.bench.statistics import Estimate
from wfv.bench.table import setup_text, speedups_of
from wfv.errors import OptionError

WIDTH, MARGIN, BAR_HEIGHT, GAP = 8.5, 1.7, 0.2, 1.0  # inches; the gap between groups is in bars
LOOKS = (("0.85", ""), ("0.6", "///"), ("1.0", "..."), ("0.35", ""), ("1.0", "xxx"), ("0.75", "---"), ("0.5", "\\\\\\"))


def draw_speedups(cells: Sequence[Cell], file_format: str) -> bytes:
    """The picture as svg or png. Raises OptionError if there is nothing to draw."""
    found = speedups_of(cells)
    if not found:
        raise OptionError("there is no speedup to draw", help="measure another strategy than scalar")
    kernels = list(dict.fromkeys(cell.kernel for cell in cells))
    strategies = [name for name in dict.fromkeys(cell.strategy for cell in cells) if name != BASELINE]

    def paint(figure: Any) -> None:
        axes = figure.add_subplot()
        for number, strategy in enumerate(strategies):
            places = [(at, found[kernel, strategy]) for at, kernel in enumerate(kernels) if (kernel, strategy) in found]
            _draw_strategy(axes, strategy, number, len(strategies), places)
        _finish(axes, kernels, len(strategies), setup_text(cells))

    return drawn(paint, WIDTH, len(kernels) * (len(strategies) + GAP) * BAR_HEIGHT + MARGIN, file_format)


def _draw_strategy(axes: Any, strategy: str, number: int, count: int, places: Sequence[tuple[int, Estimate]]) -> None:
    """The bars of one strategy, with intervals and numbers."""
    step = 1 / (count + GAP)
    grey, hatch = LOOKS[number % len(LOOKS)]
    ys = [at + (number - (count - 1) / 2) * step for at, _ in places]
    values = [each.value for _, each in places]
    errors = [
        [max(each.value - each.low, 0) for _, each in places], [max(each.high - each.value, 0) for _, each in places]
    ]  # fmt: skip
    axes.barh(
        ys, values, height=step, label=strategy, color=grey, hatch=hatch, edgecolor="black", linewidth=0.6, xerr=errors,
        error_kw={"elinewidth": 1.1, "capsize": 2, "ecolor": "black"},
    )  # fmt: skip
    for y, (_, each) in zip(ys, places, strict=True):
        axes.annotate(
            f"{each.value:.2f}", (max(each.high, each.value), y), xytext=(4, 0), textcoords="offset points",
            va="center",
        )  # fmt: skip


def _finish(axes: Any, kernels: Sequence[str], count: int, title: str) -> None:
    axes.axvline(1, color="black", linestyle="dashed", linewidth=1)
    axes.set_yticks(range(len(kernels)), kernels)
    axes.invert_yaxis()
    axes.set_xlim(left=0)
    axes.margins(x=0.1)
    axes.yaxis.grid(False)
    axes.set_xlabel("speedup over scalar (dashed): ratio of medians, with its 95 % confidence interval")
    axes.set_title(title)
    axes.figure.legend(loc="outside lower center", ncols=min(count, 5), frameon=False)
