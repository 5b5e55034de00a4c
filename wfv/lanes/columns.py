"""What is drawn of a vector's steps: cells, each with a lane, a stretch of time and the block that the lane is in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from wfv.lanes.record import LaneTrace, Step, VectorTrace

LEVELS = 4  # of the height of a cell
STEADY = 0.5  # a block is drawn on if the lane is in it for this part of the longest time


@dataclass(frozen=True)
class Cell:
    """A lane is active in a place from `begin` to `end`, for `level` of LEVELS parts of that time."""

    lane: int
    begin: float
    end: float
    place: int
    level: int = LEVELS


@dataclass(frozen=True)
class Stretch:
    """One run of a loop, from entering to leaving it."""

    loop: int
    begin: int
    end: int
    depth: int


def exact_cells(trace: LaneTrace, vector: VectorTrace) -> Iterator[Cell]:
    """A cell for each active lane of each step."""
    for step in vector.steps:
        end = step.time + trace.places[step.place].instructions
        if end > step.time:
            yield from (
                Cell(lane, step.time, end, step.place) for lane in range(trace.lanes) if step.active >> lane & 1
            )


def coarse_cells(trace: LaneTrace, vector: VectorTrace, width: float) -> Iterator[Cell]:
    """Cells of columns that are `width` instructions wide: the block that a lane is active in for longest.

    Neighbours that look the same are one cell. A loop is longer than a column or not: so that its blocks do not
    alternate by chance, a block is drawn on while the lane is in it for long enough.
    """
    times = _times_by_column(trace, vector, width)
    for lane in range(trace.lanes):
        last: Cell | None = None
        for column in sorted(number for number, which in times if which == lane):
            by_place = times[column, lane]
            place = max(by_place, key=lambda each: by_place[each])
            if last is not None and by_place.get(last.place, 0) >= STEADY * by_place[place]:
                place = last.place
            level = max(1, round(LEVELS * sum(by_place.values()) / width))
            begin, end = column * width, (column + 1) * width
            if last is not None and (last.end, last.place, last.level) == (begin, place, level):
                last = Cell(lane, last.begin, end, place, level)
                continue
            if last is not None:
                yield last
            last = Cell(lane, begin, end, place, level)
        if last is not None:
            yield last


def code_cells(trace: LaneTrace, vector: VectorTrace, width: float | None) -> Iterator[Cell]:
    """The blocks that run, whether a lane is active or not, as cells of one lane; `width`: of columns, None: exact."""
    steps = [Step(step.time, step.place, 1) for step in vector.steps]
    code, run = replace(trace, lanes=1), VectorTrace(vector.group, vector.first, 1, steps=steps, time=vector.time)
    yield from exact_cells(code, run) if width is None else coarse_cells(code, run, width)


def _times_by_column(
    trace: LaneTrace, vector: VectorTrace, width: float
) -> dict[tuple[int, int], defaultdict[int, float]]:
    """By column and lane: the time that the lane is active in each place."""
    found: dict[tuple[int, int], defaultdict[int, float]] = {}
    for step in vector.steps:
        end = step.time + trace.places[step.place].instructions
        column, at = int(step.time / width), float(step.time)
        while at < end and step.active:
            part = min(end, (column + 1) * width) - at
            for lane in range(trace.lanes):
                if step.active >> lane & 1:
                    found.setdefault((column, lane), defaultdict(float))[step.place] += part
            column, at = column + 1, at + part
    return found


def loop_stretches(trace: LaneTrace, vector: VectorTrace) -> list[Stretch]:
    """The runs of all loops; those of inner loops have a larger depth."""
    found: list[Stretch] = []
    entered: dict[int, int] = {}
    for step in vector.steps:
        loops = trace.places[step.place].loops
        for loop in [each for each in entered if each not in loops]:
            found.append(Stretch(loop, entered.pop(loop), step.time, _depth(trace, loop)))
        for loop in loops:
            entered.setdefault(loop, step.time)
    found += [Stretch(loop, begin, vector.time, _depth(trace, loop)) for loop, begin in entered.items()]
    return sorted(found, key=lambda each: (each.depth, each.begin))


def _depth(trace: LaneTrace, loop: int) -> int:
    around: Sequence[int] = next(place.loops for place in trace.places if loop in place.loops)
    return len(around) - 1 - around.index(loop)
