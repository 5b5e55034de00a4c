"""What is drawn of a vector's steps: cells, each with a lane, a stretch of time and the block that the lane is in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from wfv.lanes.record import LaneTrace, Step, VectorTrace

LEVELS = 4  # of the height of a cell


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

    Neighbours that look the same are one cell. The blocks of a loop are drawn as the one of them that takes most time:
    if a column is about as long as an iteration, they would alternate by chance.
    """
    drawn_as = _drawn_as(trace, vector)
    times = _times_by_column(trace, vector, width)
    for lane in range(trace.lanes):
        last: Cell | None = None
        for column in sorted(number for number, which in times if which == lane):
            by_place: dict[int, float] = {}
            for place, time in times[column, lane].items():
                by_place[drawn_as[place]] = by_place.get(drawn_as[place], 0.0) + time
            cell = _cell(lane, column, width, by_place)
            if last is not None and (last.end, last.place, last.level) == (cell.begin, cell.place, cell.level):
                cell = replace(cell, begin=last.begin)
            elif last is not None:
                yield last
            last = cell
        if last is not None:
            yield last


def _cell(lane: int, column: int, width: float, times: Mapping[int, float]) -> Cell:
    place = max(times, key=lambda each: times[each])
    level = max(1, round(LEVELS * sum(times.values()) / width))
    return Cell(lane, column * width, (column + 1) * width, place, level)


def _drawn_as(trace: LaneTrace, vector: VectorTrace) -> dict[int, int]:
    """For each place that runs, the one that takes most time of those in the same loops; itself outside of loops."""
    times = Counter[int]()
    for step in vector.steps:
        times[step.place] += trace.places[step.place].instructions
    found: dict[object, int] = {}
    for number, _ in times.most_common():
        place = trace.places[number]
        found.setdefault((place.function, place.loops) if place.loops else number, number)
    keys = {number: (trace.places[number].function, trace.places[number].loops) for number in times}
    return {number: found[key] if key[1] else number for number, key in keys.items()}


def code_cells(trace: LaneTrace, vector: VectorTrace, width: float | None) -> Iterator[Cell]:
    """The blocks that run, whether a lane is active or not, as cells of one lane; `width`: of columns, None: exact."""
    steps = [Step(step.time, step.place, 1) for step in vector.steps]
    code, run = replace(trace, lanes=1), VectorTrace(vector.group, vector.first, 1, steps=steps, time=vector.time)
    yield from exact_cells(code, run) if width is None else coarse_cells(code, run, width)


def _times_by_column(trace: LaneTrace, vector: VectorTrace, width: float) -> dict[tuple[int, int], dict[int, float]]:
    """By column and lane: the time that the lane is active in each place."""
    found: dict[tuple[int, int], dict[int, float]] = {}
    for step in vector.steps:
        end = step.time + trace.places[step.place].instructions
        column, at = int(step.time / width), float(step.time)
        while at < end and step.active:
            part = min(end, (column + 1) * width) - at
            for lane in range(trace.lanes):
                if step.active >> lane & 1:
                    by_place = found.setdefault((column, lane), {})
                    by_place[step.place] = by_place.get(step.place, 0.0) + part
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
