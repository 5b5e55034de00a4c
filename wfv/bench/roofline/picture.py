"""The roofline as a picture: operations per byte against operations per second, both logarithmic.

S. Williams, A. Waterman, D. Patterson, "Roofline: An Insightful Visual Performance Model for Multicore Architectures",
CACM 2009. Levels of memory differ by lines and markers, kinds of operations by filled and empty markers: all is black
and grey. Kernels have numbers; a list beside the axes has their names and the fractions of their limits.
"""

from collections.abc import Sequence
from typing import Any

from wfv import llvm
from wfv.bench.pictures import new_figure, save
from wfv.bench.roofline.limits import FLOAT, INT
from wfv.bench.roofline.measure import Point, Roofline
from wfv.bench.sampling import threads_text

WIDTH, HEIGHT, FONT, MARKER = 9.5, 6.5, 8.5, 6.0  # inches, points
LOOKS = (("dotted", "s", "0.65"), ("dashdot", "^", "0.5"), ("dashed", "D", "0.35"), ("solid", "o", "0.0"))
PEAK_LINES: dict[str, Any] = {FLOAT: "solid", INT: (0, (1, 2))}
GIGA = 1e9


def draw(found: Roofline, file_format: str) -> bytes:
    """The picture as svg or png."""
    points = [point for point in found.points if point.samples]
    shown = [point for point in points if point.operations]
    figure = new_figure(WIDTH, max(HEIGHT, 0.17 * len(points) + 1))
    axes = figure.add_subplot(xscale="log", yscale="log")
    made_by = f"{llvm.host_cpu()['model']}, {found.machine.target}, {threads_text(found.machine.threads)}"
    axes.set_title(f"Roofline: {made_by}", fontsize=FONT + 2)
    axes.set_xlabel("operations per byte", fontsize=FONT + 1)
    axes.set_ylabel("operations per second, 10⁹", fontsize=FONT + 1)
    axes.grid(True, which="major", color="0.9", linewidth=0.6)
    axes.tick_params(labelsize=FONT)
    _draw_roofs(axes, found, shown)
    for number, point in enumerate(shown, 1):
        _draw_point(axes, found, point, number)
    axes.text(1.02, 1, _names(found, points, shown), transform=axes.transAxes, fontsize=FONT, va="top")
    handles, labels = axes.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=2, fontsize=FONT, frameon=False)
    return save(figure, file_format)


def _look(found: Roofline, index: int) -> tuple[str, str, str]:
    """The line, marker and grey of a level; the main memory, which is the last one, is always solid and black."""
    return LOOKS[max(index - len(found.machine.levels), -len(LOOKS))]


def _draw_roofs(axes: Any, found: Roofline, points: Sequence[Point]) -> None:
    """A slope for each level, up to the higher peak; a horizontal line for each peak; what the filling means."""
    peaks = {kind: found.peak(kind).rate for kind in (FLOAT, INT)}
    best = [found.bandwidth(level) for level in found.machine.levels]
    top = max(peaks.values())
    corners = [top / each.rate for each in best]
    places = [*corners, *(point.intensity for point in points)]
    left, right = min(places) / 4, max(places) * 4
    for index, (level, limit) in enumerate(zip(found.machine.levels, best, strict=True)):
        line, marker, grey = _look(found, index)  # the marker is for the legend only
        axes.plot(
            [left, top / limit.rate], [left * limit.rate / GIGA, top / GIGA], color=grey, linestyle=line,
            marker=marker, markevery=[], markerfacecolor="white", markeredgecolor="black",
            label=f"{level.name}: {limit.rate / GIGA:.0f} GB/s ({limit.name})",
        )  # fmt: skip
    for kind, peak in peaks.items():
        ends = [min(peak / limit.rate for limit in best), right]
        label = f"peak of {kind}: {peak / GIGA:.0f} Gop/s"
        axes.plot(ends, [peak / GIGA] * 2, color="black", linestyle=PEAK_LINES[kind], label=label)
    for fill, kind in (("black", FLOAT), ("white", INT)):
        axes.plot([], [], "o", color=fill, markeredgecolor="black", label=f"kernel with {kind} operations")
    lowest = min([top, *(point.operations / point.seconds for point in points)])
    axes.set(xlim=(left, right), ylim=(lowest / GIGA / 2.5, top / GIGA * 3))


def _draw_point(axes: Any, found: Roofline, point: Point, number: int) -> None:
    _, marker, _ = _look(found, list(found.machine.levels).index(point.level))
    place = point.intensity, point.operations / point.seconds / GIGA
    fill = "black" if point.work.flops else "white"
    axes.plot(*place, marker=marker, markersize=MARKER, color=fill, markeredgecolor="black")
    axes.annotate(str(number), place, (4, 2), textcoords="offset points", fontsize=FONT)


def _names(found: Roofline, points: Sequence[Point], shown: Sequence[Point]) -> str:
    """`1 NBody 70%` for each number; kernels that only move data have no place in the picture, and no number."""
    lines = [f"{number} {_name(found, point)}" for number, point in enumerate(shown, 1)]
    moved = [f"{_name(found, p)} of {found.bound(p).limit.label}" for p in points if not p.operations]
    return "\n".join([*lines, *(["", "without operations:", *moved] if moved else [])])


def _name(found: Roofline, point: Point) -> str:
    has_strategies = len({(each.strategy, each.lanes) for each in found.points}) > 1
    strategy = f" {point.strategy}" if has_strategies else ""
    return f"{point.kernel}{strategy} {found.bound(point).fraction:.0%}"
