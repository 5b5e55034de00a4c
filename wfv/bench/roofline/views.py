"""A roofline as tables (the machine's limits, and a row for each kernel), as a record, and as a picture.

The picture has operations per byte against operations per second, both logarithmic:
S. Williams, A. Waterman, D. Patterson, "Roofline: An Insightful Visual Performance Model for Multicore Architectures",
CACM 2009. Levels of memory differ by lines and markers, kinds of operations by filled and empty markers: all is black
and grey. Kernels have numbers; a list beside the axes has their names and the fractions of their limits.
"""

from collections.abc import Sequence
from dataclasses import asdict
from statistics import median
from typing import Any

from rich.table import Table

from wfv import llvm
from wfv.bench.json_record import json_text, machine
from wfv.bench.roofline.limits import FLOAT, INT, STREAMS, Limit
from wfv.bench.roofline.measure import Point, Roofline
from wfv.bench.sampling import threads_text
from wfv.bench.table import MILLI
from wfv.inspect.pictures import drawn
from wfv.runtime.tables import rich_table

GIGA, KIB, MIB = 1e9, 1 << 10, 1 << 20


def limits_table(found: Roofline) -> Table:
    """The bandwidth of each level in GB/s, by the kernel that moves the data; the peaks of arithmetic below."""
    peaks = ", ".join(f"{kind} {found.peak(kind).rate / GIGA:.1f}" for kind in (FLOAT, INT))
    headings = ("data in", ">capacity", ">measured", *(f">{stream.name} GB/s" for stream in STREAMS))
    rows = []
    for level in found.machine.levels:
        rates = (f"{limit.rate / GIGA:.1f}" for limit in found.limits if limit.level == level)
        capacity = "-" if level.capacity is None else _bytes(level.capacity)
        rows.append((level.name, capacity, _bytes(level.measured), *rates))
    title = f"Limits, {found.machine.target}, {threads_text(found.machine.threads)}"
    return rich_table(headings, rows, title=title, title_justify="center", caption=f"peaks in Gop/s: {peaks}")


def kernels_table(found: Roofline) -> Table:
    """What each kernel moves and computes, and the fraction of the limit that binds it."""
    names = ["kernel", "strategy"] if _has_strategies(found) else ["kernel"]
    figures = (">ms", ">median ms", ">MB", ">data in", ">op/byte", ">GB/s", ">Gop/s", ">reference", ">of reference")
    rows = ((*(getattr(point, name) for name in names), *_figures(found, point)) for point in found.points)
    title, caption = "Kernels, shortest samples", "bytes and operations: at least, by docs/roofline.md"
    table = rich_table((*names, *figures), rows, title=title, title_justify="center", caption=caption)
    table.columns[0].no_wrap = True
    return table


def _has_strategies(found: Roofline) -> bool:
    """Whether the kernels ran under several strategies, which are named then."""
    return len({(point.strategy, point.lanes) for point in found.points}) > 1


def _figures(found: Roofline, point: Point) -> list[str]:
    if not point.samples:
        return ["[bold red]WRONG[/]"]
    bound, seconds = found.bound(point), point.seconds
    operations = f"{point.operations / seconds / GIGA:.1f}" if point.operations else "-"
    return [
        f"{seconds * MILLI:.3f}",
        f"{median(point.samples) * MILLI:.3f}",
        f"{point.bytes / 1e6:.1f}",
        f"{point.level.name} ({_bytes(point.work.footprint)})",
        intensity_text(point),
        f"{point.bytes / seconds / GIGA:.1f}",
        operations,
        bound.limit.label,
        f"[bold]{bound.fraction:.0%}[/]",
    ]


def intensity_text(point: Point) -> str:
    """Operations per byte: `0.12`, `12.3`, `832`."""
    return f"{point.intensity:.3g}" if point.operations else "-"


def _bytes(count: int) -> str:
    """`48 KB`, `8.0 MB`: of 1024 bytes, as sizes of caches."""
    if count < MIB:
        return f"{count / KIB:.0f} KB"
    return f"{count / MIB:.1f} MB"


def record_text(found: Roofline) -> str:
    """`{"machine", "target", "threads", "limits", "kernels"}`: amounts, rates and all samples, in seconds, by round."""
    head = {"machine": machine(), "target": found.machine.target, "threads": found.machine.threads}
    kernels = [_kernel(found, each) for each in found.points]
    return json_text(head, limits=[_limit(each) for each in found.limits], kernels=kernels)


def _limit(limit: Limit) -> dict[str, object]:
    level = limit.level
    return {
        "name": limit.name,
        "level": level.name if level is not None else None,
        "capacity": level.capacity if level is not None else None,
        "amount": limit.amount,
        "rate": limit.rate,
        "samples": limit.samples,
    }


def _kernel(found: Roofline, point: Point) -> dict[str, object]:
    """A kernel with wrong results has no limit."""
    bound = found.bound(point) if point.samples else None
    return {
        "kernel": point.kernel,
        "strategy": point.strategy,
        "lanes": point.lanes,
        **asdict(point.work),
        "level": point.level.name,
        "limit": bound.limit.label if bound is not None else None,
        "fraction": bound.fraction if bound is not None else None,
        "samples": point.samples,
    }


WIDTH, HEIGHT, MARKER = 9.5, 6.5, 6.0  # inches, points
LOOKS = (("dotted", "s", "0.65"), ("dashdot", "^", "0.5"), ("dashed", "D", "0.35"), ("solid", "o", "0.0"))
PEAK_LINES: dict[str, Any] = {FLOAT: "solid", INT: (0, (1, 2))}


def draw(found: Roofline, file_format: str) -> bytes:
    """The picture as svg, png or pdf."""
    points = [point for point in found.points if point.samples]
    shown = [point for point in points if point.operations]

    def paint(figure: Any) -> None:
        axes = figure.add_subplot(xscale="log", yscale="log")
        made_by = f"{llvm.host_cpu()['model']}, {found.machine.target}, {threads_text(found.machine.threads)}"
        axes.set_title(f"Roofline: {made_by}")
        axes.set_xlabel("operations per byte")
        axes.set_ylabel("operations per second, 10⁹")
        _draw_roofs(axes, found, shown)
        for number, point in enumerate(shown, 1):
            _draw_point(axes, found, point, number)
        axes.text(1.02, 1, _names(found, points, shown), transform=axes.transAxes, va="top")
        figure.legend(loc="outside lower center", ncols=2, frameon=False)

    return drawn(paint, WIDTH, max(HEIGHT, 0.17 * len(points) + 1), file_format)


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
    axes.annotate(str(number), place, (4, 2), textcoords="offset points")


def _names(found: Roofline, points: Sequence[Point], shown: Sequence[Point]) -> str:
    """`1 NBody 70%` for each number; kernels that only move data have no place in the picture, and no number."""
    lines = [f"{number} {_name(found, point)}" for number, point in enumerate(shown, 1)]
    moved = [f"{_name(found, p)} of {found.bound(p).limit.label}" for p in points if not p.operations]
    return "\n".join([*lines, *(["", "without operations:", *moved] if moved else [])])


def _name(found: Roofline, point: Point) -> str:
    strategy = f" {point.strategy}" if _has_strategies(found) else ""
    return f"{point.kernel}{strategy} {found.bound(point).fraction:.0%}"
