"""Draws traces as SVG: time against lanes, blocks as colours and letters, one panel for each strategy.

A panel consists of cells: a row, a stretch of time and the block that runs there. Row 0 is that of the vector, row 1
that of lane 0. The template `lanes.svg.j2` has the layout.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from typing import Any, NamedTuple

import numpy as np

from wfv.inspect.lanes.record import LaneTrace, Place, Step, VectorTrace
from wfv.inspect.lanes.utilization import (
    Letters,
    Utilization,
    block_key,
    letters_of,
    percent,
    share_of,
    utilization,
)
from wfv.inspect.pages import render
from wfv.inspect.view.labels import line_range
from wfv.inspect.view.lane_words import block_title

LEVELS = 4  # of the height of a cell
PLOT, COLUMN = 1110, 12  # pixels: the width of the time; of a column where time is coarse
NARROW = 4.5  # pixels: if a step is less wide on average, time is coarse
LOOPS, BLOCKS = 3, 30  # drawn at most: loops in loops, blocks of the legend
_CONTINUATION = re.compile(r"\bc[1-9]\d*\b")  # the first one is not named


class Cell(NamedTuple):
    """A place runs in a row from `begin` to `end`, for `level` of LEVELS parts of that time."""

    row: int
    begin: float
    end: float
    place: int
    level: int = LEVELS


class Stretch(NamedTuple):
    """One run of a loop, from entering to leaving it."""

    depth: int
    begin: int
    end: int
    loop: int


def _rows(trace: LaneTrace, step: Step) -> list[int]:
    return [0, *(lane + 1 for lane in range(trace.lanes) if step.active >> lane & 1)]


def exact_cells(trace: LaneTrace, vector: VectorTrace) -> Iterator[Cell]:
    """A cell for each step, and for each active lane of it."""
    for step in vector.steps:
        if time := trace.places[step.place].instructions:
            yield from (Cell(row, step.time, step.time + time, step.place) for row in _rows(trace, step))


def coarse_cells(trace: LaneTrace, vector: VectorTrace, width: float) -> Iterator[Cell]:
    """Cells of columns that are `width` instructions wide: the block that takes most of the time there.

    Neighbours that look the same are one cell. The blocks of a loop are drawn as the one of them that takes most time:
    if a column is about as long as an iteration, they would alternate by chance.
    """
    drawn_as = _drawn_as(trace, vector)
    times = np.full((trace.lanes + 1, vector.time), -1, np.int32)
    for step in vector.steps:
        end = step.time + trace.places[step.place].instructions
        times[_rows(trace, step), step.time : end] = drawn_as[step.place]
    edges = np.arange(width, vector.time, width).astype(int)
    for row, places in enumerate(times):
        begin = 0
        for look, alike in groupby(_look(part, width) for part in np.split(places, edges)):
            end = begin + len(list(alike))
            if look is not None:
                yield Cell(row, begin * width, end * width, *look)
            begin = end


def _look(column: np.ndarray, width: float) -> tuple[int, int] | None:
    """Place and level of a column of places, -1 where the row is idle."""
    busy = column[column >= 0]
    return (int(np.bincount(busy).argmax()), max(1, round(LEVELS * len(busy) / width))) if len(busy) else None


def _drawn_as(trace: LaneTrace, vector: VectorTrace) -> dict[object, int]:
    """For each place that runs, the one that takes most time of those in the same loops; itself outside of loops."""
    times = Counter[int]()
    for step in vector.steps:
        times[step.place] += trace.places[step.place].instructions
    found: dict[object, int] = {}
    for number, _ in times.most_common():
        place = trace.places[number]
        found[number] = found.setdefault((place.function, place.loops) if place.loops else number, number)
    return found


def loop_stretches(trace: LaneTrace, vector: VectorTrace) -> list[Stretch]:
    """The runs of all loops, outer loops first."""
    found, entered = list[Stretch](), dict[int, tuple[int, int]]()
    steps = [(step.time, trace.places[step.place].loops) for step in vector.steps]
    for time, loops in (*steps, (vector.time, ())):
        for loop in [each for each in entered if each not in loops]:
            found.append(Stretch(*entered.pop(loop), time, loop))
        for depth, loop in enumerate(reversed(loops)):
            entered.setdefault(loop, (depth, time))
    return sorted(found)


def draw_lanes(traces: Sequence[LaneTrace], vector: int | None = None, has_title: bool = True) -> str:
    """The picture of one vector: by default, of the one whose lanes are active least under the first strategy.

    It is the last one under a strategy that has fewer: strategies may have different lanes. `has_title`: a heading.
    Raises OptionError if Jinja is not installed.
    """
    first, letters = traces[0], letters_of(traces)
    shares = [share_of(each, first.places, first.lanes) for each in first.vectors]
    number = int(np.argmin(shares)) if vector is None else vector
    chosen = [trace.vectors[min(number, len(trace.vectors) - 1)] for trace in traces]
    span = max(each.time for each in chosen) or 1
    panels = [_panel(trace, each, PLOT / span) for trace, each in zip(traces, chosen, strict=True)]
    return render(
        "lanes.svg.j2", title=f"Lanes at work: {first.kernel}", has_title=has_title, panels=panels, span=span,
        levels=LEVELS, tick=_round_step(span), letters=letters, legend=_legend(traces, letters),
    )  # fmt: skip


def _panel(trace: LaneTrace, vector: VectorTrace, scale: float) -> dict[str, Any]:
    """What the template draws of one vector under one strategy; `scale`: pixels of an instruction."""
    steps = sum(trace.places[step.place].instructions > 0 for step in vector.steps)
    width = COLUMN / scale if steps * NARROW > vector.time * scale else None
    own = utilization(trace, [vector])
    loops = [each for each in loop_stretches(trace, vector) if each.depth < LOOPS]
    return {
        "trace": trace, "vector": vector, "scale": scale, "width": width,
        "active": percent(own.total), "active_in_all": percent(utilization(trace).total),
        "loops": [_loop(trace, own, each) for each in loops],
        "cells": [*(exact_cells(trace, vector) if width is None else coarse_cells(trace, vector, width))],
        "blocks": list(map(block_key, trace.places)), "names": list(map(_name, trace.places)),
    }  # fmt: skip


def _loop(trace: LaneTrace, own: Utilization, stretch: Stretch) -> tuple[Stretch, str, str, str]:
    """A run of a loop with the parts of its label."""
    loop = trace.loops[stretch.loop]
    lines = line_range((loop.first_line, loop.last_line))
    return stretch, block_title(loop.name), lines, percent(own.loops[stretch.loop])


def _legend(traces: Sequence[LaneTrace], letters: Letters) -> dict[str, str]:
    """The names of the BLOCKS in which most instructions run, in the order of the letters."""
    times, places = Counter[str](), dict[str, Place]()
    for trace in traces:
        for place, use in ((trace.places[number], use) for number, use in utilization(trace).places.items()):
            key = block_key(place)
            times[key] += use.time
            places[key] = max(places.get(key, place), place, key=lambda each: len(each.lines))  # of its forms
    chosen = {key for key, _ in times.most_common(BLOCKS)}
    return {key: _name(places[key]) for key in letters if key in chosen}


def _name(place: Place) -> str:
    """A block's name, the number of its continuation and its lines."""
    lines, part = line_range(number for _, number in place.lines), _CONTINUATION.search(place.function)
    return f"{block_title(place.name)}{f' ({part[0]})' if part else ''}{f', {lines}' if lines else ''}"


def _round_step(span: int) -> int:
    """The distance of the numbers on the axis: 1, 2 or 5 times a power of ten, ten numbers or fewer."""
    steps = (factor * 10**power for power in count() for factor in (1, 2, 5))
    return int(next(step for step in steps if span <= 10 * step))
