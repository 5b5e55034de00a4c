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
from wfv.inspect.view.lane_words import block_title

SHOWN = 12  # lines and blocks


def tables(trace: LaneTrace, letters: Letters) -> Iterator[Table | str]:
    """The summary, and the tables of blocks, loops and lines."""
    found = utilization(trace)
    yield summary_line(trace, found)
    if found.total.time:
        yield _blocks(trace, found, letters)
        if found.loops:
            yield _loops(trace, found)
        yield _lines(trace, found)


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


def _blocks(trace: LaneTrace, found: Utilization, letters: Letters) -> Table:
    table = Table("", "block", "lines", title="Blocks", title_justify="left")
    for heading in ("runs", "instructions", "of the time", "lanes active"):
        table.add_column(heading, justify="right")
    for number, use in sorted(found.places.items()):
        place = trace.places[number]
        if not use.time:
            continue
        share = f"{100 * use.time / found.total.time:.0f} %"
        lines = line_range(line for _, line in place.lines)
        name = escape(block_title(place.name))
        cells = (letters[block_key(place)], name, lines, str(use.runs), str(use.time), share, percent(use))
        table.add_row(*cells)
    return table


def _loops(trace: LaneTrace, found: Utilization) -> Table:
    table = Table("loop", "lines", title="Loops", title_justify="left")
    for heading in ("iterations of a lane in all", "lanes active"):
        table.add_column(heading, justify="right")
    table.add_column("why not all")
    for number, use in sorted(found.loops.items()):
        loop = trace.loops[number]
        least, most = found.iterations.get(number, (0, 0))
        count = str(least) if least == most else f"{least} to {most}"
        why = reason(trace, found, places_of_loop(trace, number))
        table.add_row(
            escape(block_title(loop.name)), line_range((loop.first_line, loop.last_line)), count, percent(use), why
        )
    return table


def _lines(trace: LaneTrace, found: Utilization) -> Table:
    table = Table("line", title="Lines, most instructions first", title_justify="left")
    for heading in ("instructions", "lanes active"):
        table.add_column(heading, justify="right")
    table.add_column("why not all")
    for line in costliest_lines(found)[:SHOWN]:
        use = found.lines[line]
        why = reason(trace, found, places_of_line(trace, line))
        table.add_row(escape(line_text(line)), str(use.time), percent(use), why)
    return table


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
