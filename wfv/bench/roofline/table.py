"""The tables and the record of a roofline: the machine's limits, and a row for each kernel."""

from dataclasses import asdict
from statistics import median

from rich.table import Table

from wfv.bench.json_record import json_text, machine
from wfv.bench.roofline.limit_kernels import STREAMS
from wfv.bench.roofline.limits import FLOAT, INT, Limit
from wfv.bench.roofline.measure import Point, Roofline
from wfv.bench.sampling import threads_text
from wfv.bench.table import MILLI
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
    table = Table(title="Kernels, shortest samples", caption="bytes and operations: at least, by docs/roofline.md")
    has_strategies = len({(point.strategy, point.lanes) for point in found.points}) > 1
    table.add_column("kernel", no_wrap=True)
    if has_strategies:
        table.add_column("strategy", no_wrap=True)
    for heading in ("ms", "median ms", "MB", "data in", "op/byte", "GB/s", "Gop/s", "limit", "of limit"):
        table.add_column(heading, justify="right", no_wrap=heading == "limit")
    for point in found.points:
        table.add_row(point.kernel, *([point.strategy] if has_strategies else []), *_figures(found, point))
    return table


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
