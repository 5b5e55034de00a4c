"""The roofline as a picture: operations per byte against operations per second, both logarithmic.

S. Williams, A. Waterman, D. Patterson, "Roofline: An Insightful Visual Performance Model for Multicore Architectures",
CACM 2009. Levels of memory differ by lines and markers, kinds of operations by filled and empty markers: all is black
and grey.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wfv import llvm
from wfv.bench.pictures import matplotlib_module, new_figure, written
from wfv.bench.roofline.labels import Box, leader, place_labels
from wfv.bench.roofline.limits import FLOAT, INT
from wfv.bench.roofline.measure import Point, Roofline

SIZE, FONT = (9.5, 6.5), 8.5  # inches, points
LINES = ("dotted", "dashdot", "dashed", "solid")  # the last level, the main memory, has the last one
MARKERS = ("s", "^", "D", "o")
GREYS = ("0.65", "0.5", "0.35", "0.0")
PEAK_LINES: dict[str, Any] = {FLOAT: "solid", INT: (0, (1, 2))}
MARKER = 6.0  # points
NEAR = 12  # points: a label that is farther from its marker gets a line
BEHIND = {"facecolor": "white", "edgecolor": "none", "pad": 0.5, "alpha": 0.85}  # a label: lines end at it
GIGA = 1e9

Place = tuple[float, float]


def draw(found: Roofline, file_format: str) -> bytes:
    """The picture in one of FORMATS."""
    figure, axes = _axes(found)
    points = [point for point in found.points if point.samples and point.operations]
    _set_limits(axes, found, points)
    roofs = _draw_roofs(axes, found)
    for point in points:
        _draw_point(axes, found, point)
    _draw_legend(figure, found)
    figure.canvas.draw()
    figure.set_layout_engine("none")  # positions do not change from here on
    _draw_labels(axes, found, points, roofs)
    return written(figure, file_format)


def _axes(found: Roofline) -> tuple[Any, Any]:
    figure = new_figure(*SIZE)
    axes = figure.add_subplot()
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel(_footer(found), fontsize=FONT + 1)
    axes.set_ylabel("operations per second, 10⁹", fontsize=FONT + 1)
    threads = "1 thread" if found.machine.threads == 1 else f"{found.machine.threads} threads"
    axes.set_title(f"Roofline: {llvm.host_cpu()['model']}, {found.machine.target}, {threads}", fontsize=FONT + 2)
    axes.grid(True, which="major", color="0.9", linewidth=0.6)
    axes.tick_params(labelsize=FONT)
    return figure, axes


def _footer(found: Roofline) -> str:
    """The axis' name; kernels that only move data have no place in the picture, and are named here."""
    moved = [point for point in found.points if point.samples and not point.operations]
    texts = list[str]()
    for point in moved:
        bound = found.bound(point)
        texts.append(f"{_name(found, point)} {bound.fraction:.0%} of {bound.limit.label}")
    lines = [", ".join(texts[i : i + 2]) for i in range(0, len(texts), 2)]
    note = "\nwithout operations: " + ",\n".join(lines) if texts else ""
    return "operations per byte" + note


def _set_limits(axes: Any, found: Roofline, points: Sequence[Point]) -> None:
    """Room for all points, for the corners of the roofs, and for labels."""
    peak = max(found.peak(kind).rate for kind in (FLOAT, INT))
    corners = [peak / found.bandwidth(level).rate for level in found.machine.levels]
    xs = [*corners, *(point.intensity for point in points)]
    ys = [peak, *(point.operations / point.seconds for point in points)]
    axes.set_xlim(min(xs) / 4, max(xs) * 4)
    axes.set_ylim(min(ys) / GIGA / 2.5, peak / GIGA * 3)


def _style(found: Roofline, index: int) -> tuple[str, str, str]:
    """The line, marker and grey of a level; the main memory is always solid and black."""
    at = max(index - len(found.machine.levels), -len(LINES))
    return LINES[at], MARKERS[at], GREYS[at]


def _draw_roofs(axes: Any, found: Roofline) -> list[tuple[Place, Place]]:
    """A slope for each level, up to the higher peak; a horizontal line for each peak. Returns their ends."""
    left, right = axes.get_xlim()
    top = max(found.peak(kind).rate for kind in (FLOAT, INT))
    roofs = list[tuple[Place, Place]]()
    for index, level in enumerate(found.machine.levels):
        line, _, grey = _style(found, index)
        rate = found.bandwidth(level).rate
        roofs.append(((left, left * rate / GIGA), (top / rate, top / GIGA)))
        _draw_line(axes, roofs[-1], line, grey)
    for kind in (FLOAT, INT):
        peak = found.peak(kind).rate
        start = min(peak / found.bandwidth(level).rate for level in found.machine.levels)
        roofs.append(((start, peak / GIGA), (right, peak / GIGA)))
        _draw_line(axes, roofs[-1], PEAK_LINES[kind], "0.0")
    return roofs


def _draw_line(axes: Any, ends: tuple[Place, Place], line: Any, grey: str) -> None:
    axes.plot(*zip(*ends, strict=True), linestyle=line, color=grey, linewidth=1.3)


def _draw_point(axes: Any, found: Roofline, point: Point) -> None:
    index = list(found.machine.levels).index(point.level)
    _, marker, _ = _style(found, index)
    fill = "black" if point.work.flops else "white"
    x, y = point.intensity, point.operations / point.seconds / GIGA
    axes.plot(
        [x], [y], marker=marker, markersize=MARKER, markerfacecolor=fill, markeredgecolor="black", linestyle="none"
    )


def _name(found: Roofline, point: Point) -> str:
    has_strategies = len({(each.strategy, each.lanes) for each in found.points}) > 1
    return f"{point.kernel} {point.strategy}" if has_strategies else point.kernel


def _draw_legend(figure: Any, found: Roofline) -> None:
    """Beside the axes: levels with their lines, markers and bandwidths, the peaks, and what the filling means."""
    line_of = matplotlib_module("lines").Line2D
    handles = []
    for index, level in enumerate(found.machine.levels):
        line, marker, grey = _style(found, index)
        best = found.bandwidth(level)
        text = f"{level.name}: {best.rate / GIGA:.0f} GB/s ({best.name})"
        look = {"marker": marker, "markersize": MARKER, "markerfacecolor": "white", "markeredgecolor": "black"}
        handles.append(line_of([], [], linestyle=line, color=grey, label=text, **look))
    for kind in (FLOAT, INT):
        text = f"peak of {kind}: {found.peak(kind).rate / GIGA:.0f} Gop/s"
        handles.append(line_of([], [], linestyle=PEAK_LINES[kind], color="0.0", label=text))
    for fill, text in (("black", "kernel with float operations"), ("white", "kernel with integer operations")):
        look = {"marker": "o", "markersize": MARKER, "markerfacecolor": fill, "markeredgecolor": "black"}
        handles.append(line_of([], [], linestyle="none", label=text, **look))
    legend = figure.legend(handles=handles, loc="outside lower center", ncols=2, fontsize=FONT, frameon=False)
    legend.set_title("levels of memory: line and marker", prop={"size": FONT})


def _draw_labels(axes: Any, found: Roofline, points: Sequence[Point], roofs: Sequence[tuple[Place, Place]]) -> None:
    """A label for each point: its name and the fraction of its limit; a thin line leads to one that is not near."""
    if not points:
        return
    to_pixels = axes.transData.transform
    spots = [tuple(to_pixels((p.intensity, p.operations / p.seconds / GIGA))) for p in points]
    texts = [f"{_name(found, point)} {found.bound(point).fraction:.0%}" for point in points]
    lines = [(tuple(to_pixels(first)), tuple(to_pixels(last))) for first, last in roofs]
    per_point = axes.figure.dpi / 72
    boxes = place_labels(
        spots, [_size(axes, text) for text in texts], Box(*axes.bbox.extents), lines, MARKER * per_point * 0.7
    )
    from_pixels = axes.transData.inverted().transform
    for spot, text, box in zip(spots, texts, boxes, strict=True):
        middle = from_pixels(((box.left + box.right) / 2, (box.bottom + box.top) / 2))
        axes.text(*middle, text, fontsize=FONT, ha="center", va="center", bbox=BEHIND)
        start, end = leader(spot, box)
        if abs(start[0] - end[0]) + abs(start[1] - end[1]) > NEAR * per_point:
            axes.plot(*zip(from_pixels(start), from_pixels(end), strict=True), color="0.5", linewidth=0.6)


def _size(axes: Any, text: str) -> Place:
    """Width and height of a label in pixels, with a margin."""
    shown = axes.text(1, 1, text, fontsize=FONT)
    extent = shown.get_window_extent()
    shown.remove()
    return extent.width + 6, extent.height + 4
