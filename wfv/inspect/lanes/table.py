"""A trace as tables: the utilization by block, by loop and by source line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from wfv.errors import UNNAMED
from wfv.inspect.lanes.record import LaneTrace, SourceLine
from wfv.inspect.lanes.utilization import (
    Letters,
    Use,
    Utilization,
    block_key,
    places_of_line,
    places_of_loop,
    reason,
    utilization,
)
from wfv.inspect.tables import rich_table
from wfv.inspect.view.lane_words import block_title

SHOWN = 12  # lines
BLOCKS = ("", "block", "lines", ">runs", ">instructions", ">of the time", ">lanes active")
LOOPS = ("loop", "lines", ">iterations of a lane in all", ">lanes active", "why not all")
LINES = ("line", ">instructions", ">lanes active", "why not all")


def tables(trace: LaneTrace, letters: Letters) -> Iterator[Table | str]:
    """The summary, and the tables of blocks, loops and lines."""
    found = utilization(trace)
    yield summary_line(trace, found)
    if found.total.time:
        yield rich_table(BLOCKS, _blocks(trace, found, letters), title="Blocks")
        if found.loops:
            yield rich_table(LOOPS, _loops(trace, found), title="Loops")
        yield rich_table(LINES, _lines(trace, found), title="Lines, most instructions first")


def summary_line(trace: LaneTrace, found: Utilization) -> str:
    """`unicf, 8 lanes: lanes are active 31 % of the time (4 vectors, 1200 instructions)`."""
    vectors = f"{len(trace.vectors)} vectors" if len(trace.vectors) != 1 else "1 vector"
    cut = "; the run was stopped there" if trace.is_cut else ""
    return (
        f"{trace.kernel}, {trace.strategy}, {trace.lanes} lanes: lanes are active {percent(found.total)} of the time "
        f"({vectors}, {found.total.time} instructions{cut})"
    )


def percent(use: Use) -> str:
    """The share of active lanes in percent."""
    return f"{100 * use.share:.0f} %"


Row = tuple[object, ...]


def _blocks(trace: LaneTrace, found: Utilization, letters: Letters) -> Iterator[Row]:
    for number, use in sorted(found.places.items()):
        if use.time:
            place, share = trace.places[number], f"{100 * use.time / found.total.time:.0f} %"
            name, lines = escape(block_title(place.name)), line_range(line for _, line in place.lines)
            yield letters[block_key(place)], name, lines, use.runs, use.time, share, percent(use)


def _loops(trace: LaneTrace, found: Utilization) -> Iterator[Row]:
    for number, use in sorted(found.loops.items()):
        loop, (least, most) = trace.loops[number], found.iterations.get(number, (0, 0))
        count = least if least == most else f"{least} to {most}"
        name, lines = escape(block_title(loop.name)), line_range((loop.first_line, loop.last_line))
        yield name, lines, count, percent(use), reason(trace, found, places_of_loop(trace, number))


def _lines(trace: LaneTrace, found: Utilization) -> Iterator[Row]:
    for line in costliest_lines(found)[:SHOWN]:
        use, why = found.lines[line], reason(trace, found, places_of_line(trace, line))
        yield escape(line_text(line)), use.time, percent(use), why


def costliest_lines(found: Utilization) -> list[SourceLine]:
    """The lines, those with the most instructions first."""
    return sorted(found.lines, key=lambda line: -found.lines[line].time)


def line_text(line: SourceLine) -> str:
    """`Mandelbrot.cl:15`, or `line 15`."""
    name, number = line
    return f"{Path(name).name}:{number}" if name not in ("", UNNAMED) else f"line {number}"


def line_range(lines: Iterable[int]) -> str:
    """`12-19`, from the least to the largest number; "" if there are none."""
    found = [line for line in lines if line]
    if not found:
        return ""
    return str(min(found)) if min(found) == max(found) else f"{min(found)}-{max(found)}"
