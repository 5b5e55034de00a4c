"""Draws traces as SVG: time against lanes, blocks as colours and letters, one panel for each strategy.

A panel consists of cells, each with a lane, a stretch of time and the block that the lane is in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from wfv.inspect.lanes.record import LaneTrace, Step, VectorTrace
from wfv.inspect.lanes.svg import cut, document, fill_of, legend, line, rect, text, text_width
from wfv.inspect.lanes.table import costliest_lines, line_range, line_text, percent
from wfv.inspect.lanes.utilization import (
    FULL,
    Letters,
    block_key,
    letters_of,
    places_of_line,
    reason,
    share_of,
    utilization,
)
from wfv.inspect.view.lane_words import block_title

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


WIDTH, LEFT, RIGHT = 1200, 70, 20
PLOT = WIDTH - LEFT - RIGHT
COLUMN, LETTER = 12, 9  # pixels: of a column where time is coarse; the least width with a letter
NARROW = 4.5  # pixels: if a step is less wide on average, time is coarse
LOOP_ROW, LOOPS = 16, 3  # pixels; rows of loops that are drawn at most
REASONS = 3


def draw_lanes(traces: Sequence[LaneTrace], vector: int | None = None) -> str:
    """The picture of one vector: by default, of the one whose lanes are active least under the first strategy."""
    number = least_used(traces[0]) if vector is None else vector
    letters, span = letters_of(traces), max(_vector(trace, number).time for trace in traces) or 1
    title = f"Lanes at work: {traces[0].kernel}"
    parts, y = [text(LEFT, 28, title, 18, style='font-weight="bold"')], 44.0
    for trace in traces:
        panel = _Panel(trace, _vector(trace, number), letters, span, y)
        parts += panel.parts
        y = panel.bottom
    found, y = legend(traces, letters, LEFT, y, PLOT)
    parts += found
    return document(WIDTH, y + 10, title, parts)


def least_used(trace: LaneTrace) -> int:
    """The number of the vector whose lanes are active least."""
    shares = [share_of(vector, trace.places, trace.lanes) for vector in trace.vectors]
    return min(range(len(shares)), key=shares.__getitem__)


def _vector(trace: LaneTrace, number: int) -> VectorTrace:
    """The vector of that number, the last one if there are fewer: strategies may have different lanes."""
    return trace.vectors[min(number, len(trace.vectors) - 1)]


class _Panel:
    """The picture of one vector under one strategy, from `top` to `bottom`."""

    def __init__(self, trace: LaneTrace, vector: VectorTrace, letters: Letters, span: int, top: float) -> None:
        self.trace, self.vector, self.letters, self.span = trace, vector, letters, span
        self.scale = PLOT / span
        self.row = 18 if trace.lanes <= 16 else 12
        self.parts: list[str] = []
        self.bottom = top
        self._head()
        self._loops()
        self._lanes()
        self._axis()
        self._reasons()

    def _x(self, time: float) -> float:
        return LEFT + time * self.scale

    def _head(self) -> None:
        use = utilization(self.trace, [self.vector]).total
        head = f"{self.trace.strategy}, {self.trace.lanes} lanes: in this vector, {percent(use)} are active"
        count, share = len(self.trace.vectors), percent(utilization(self.trace).total)
        head += f"; in all {count} vectors, {share}" if count > 1 else ""
        where = self.vector.title + ("; the run was stopped" if self.trace.is_cut else "")
        self.parts.append(text(LEFT, self.bottom + 20, head, 14, style='font-weight="bold"'))
        self.parts.append(text(LEFT + PLOT, self.bottom + 20, where, 11, "end", 'fill="#444444"'))
        self.bottom += 30

    def _loops(self) -> None:
        found = utilization(self.trace, [self.vector])
        stretches = [each for each in loop_stretches(self.trace, self.vector) if each.depth < LOOPS]
        for each in stretches:
            loop, x, end = self.trace.loops[each.loop], self._x(each.begin), self._x(each.end)
            y = self.bottom + LOOP_ROW * each.depth + LOOP_ROW - 4
            self.parts += [line(x, y, end, y), line(x, y - 3, x, y + 3), line(end, y - 3, end, y + 3)]
            name, share = block_title(loop.name), percent(found.loops[each.loop])
            lines = line_range((loop.first_line, loop.last_line))
            for label in (f"loop {name}, lines {lines}: {share} active", f"{name}: {share}", share):
                if text_width(label, 10) < end - x - 6:
                    self.parts.append(text(x + 4, y - 3, label, 10, style='fill="#333333"'))
                    break
        self.bottom += LOOP_ROW * (1 + max((each.depth for each in stretches), default=-1)) + 4

    def _lanes(self) -> None:
        height = self.row - 3
        width = COLUMN / self.scale if self._is_coarse else None
        self.parts.append(text(LEFT - 8, self.bottom + height - 3, "runs", min(11, height), "end"))
        for cell in code_cells(self.trace, self.vector, width):
            self._cell(cell, height, "all lanes")
        self.bottom += self.row + 3
        for lane in range(self.trace.lanes):
            y = self.bottom + lane * self.row
            self.parts.append(text(LEFT - 8, y + height - 3, f"lane {lane}", min(11, height), "end"))
            if self.vector.time:
                self.parts.append(rect(LEFT, y, self.vector.time * self.scale, height, "url(#idle)"))
        cells = exact_cells(self.trace, self.vector) if width is None else coarse_cells(self.trace, self.vector, width)
        for cell in cells:
            self._cell(cell, height, f"lane {cell.lane}")
        self.bottom += self.trace.lanes * self.row

    @property
    def _is_coarse(self) -> bool:
        steps = sum(self.trace.places[step.place].instructions > 0 for step in self.vector.steps)
        return steps * NARROW > self.vector.time * self.scale

    def _cell(self, cell: Cell, height: float, who: str) -> None:
        place = self.trace.places[cell.place]
        letter = self.letters.get(block_key(place), "")
        x, end = self._x(cell.begin), self._x(min(cell.end, self.vector.time))
        tall = height * cell.level / LEVELS
        y = self.bottom + cell.lane * self.row + height - tall
        lines = line_range(number for _, number in place.lines)
        tip = f"{who}: {letter} {block_title(place.name)}{f', lines {lines}' if lines else ''}"
        self.parts.append(rect(x, y, end - x, tall, fill_of(letter), tip, "#666666"))
        if end - x >= LETTER * len(letter):
            is_inside = 4 * tall >= 3 * height
            size = min(10.0, tall - 1 if is_inside else height - tall)
            at = (x + end) / 2 if end - x < 5 * COLUMN else x + 8
            base = y + (tall + 0.7 * size) / 2 if is_inside else y - 1
            self.parts.append(text(at, base, letter, size, "middle", 'pointer-events="none"'))

    def _axis(self) -> None:
        y = self.bottom + 2
        self.parts.append(line(LEFT, y, LEFT + PLOT, y))
        step = _round_step(self.span)
        for time in range(0, self.span + 1, step):
            self.parts.append(line(self._x(time), y, self._x(time), y + 4))
            self.parts.append(text(self._x(time), y + 15, str(time), 10, "middle"))
        note = "time in instructions"
        if self._is_coarse:
            note += (
                f"; a column of {COLUMN / self.scale:.0f} instructions has the block that a lane is in for longest "
                "(a loop: its longest block), as high as the part of the time that it is active"
            )
        self.parts.append(text(LEFT, y + 29, note, 10, style='fill="#444444"'))
        self.bottom = y + 34

    def _reasons(self) -> None:
        found = utilization(self.trace)
        shown = [line for line in costliest_lines(found) if found.lines[line].share < FULL][:REASONS]
        for each in shown:
            why = reason(self.trace, found, places_of_line(self.trace, each))
            words = f"{line_text(each)}: lanes are active {percent(found.lines[each])} of the time: {why}"
            self.parts.append(text(LEFT, self.bottom + 14, cut(words, PLOT), 11))
            self.bottom += 16
        self.bottom += 14


def _round_step(span: int) -> int:
    """The distance of the numbers on the axis: 1, 2 or 5 times a power of ten, ten numbers or fewer."""
    step = 1
    while span / step > 10:
        step = step * 2 if str(step)[0] in "15" else step * 5 // 2
    return step
