"""How well lanes are used, by block, loop and source line, and why not better: as data and as tables.

Blocks have letters, which are the same under each strategy.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count as numbers
from itertools import product
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from rich.markup import escape
from rich.table import Table

from passes.analysis.cause import source_name
from wfv.errors import UNNAMED
from wfv.grouped import grouped
from wfv.inspect.lanes.record import LaneTrace, Place, SourceLine, VectorTrace
from wfv.inspect.view.labels import line_range
from wfv.inspect.view.value_words import block_title
from wfv.ir.names import original_name
from wfv.tables import rich_table

FULL = 0.995  # shares above it need no reason


@dataclass
class Use:
    """`time`: instructions, each for all lanes; `active`: those that each active lane has run; `runs`: executions.

    `idle`: the part of `time` in which no lane was active.
    """

    lanes: int
    runs: int = 0
    time: int = 0
    active: int = 0
    idle: int = 0

    @property
    def share(self) -> float:
        """The share of lanes that are active, 0 to 1."""
        return self.active / (self.time * self.lanes) if self.time else 0.0

    def add(self, time: int, active: int) -> None:
        """One execution of so many instructions, with so many active lanes."""
        self.runs += 1
        self.time += time
        self.active += time * active
        self.idle += 0 if active else time


@dataclass(frozen=True)
class Utilization:
    """The uses of a trace. `places` and `loops` are by number, without those that did not run; `lines` are sorted.

    `iterations`: of each loop, the least and the largest number of iterations of a lane that entered it.
    """

    total: Use
    places: Mapping[int, Use]
    loops: Mapping[int, Use]
    lines: Mapping[SourceLine, Use]
    iterations: Mapping[int, tuple[int, int]]


def share_of(vector: VectorTrace, places: Sequence[Place], lanes: int) -> float:
    """The share of lanes that are active in a vector; 1 if nothing ran."""
    active = sum(step.active.bit_count() * places[step.place].instructions for step in vector.steps)
    return active / (vector.time * lanes) if vector.time else 1.0


def utilization(trace: LaneTrace, vectors: Iterable[VectorTrace] | None = None) -> Utilization:
    """Counts the steps of some vectors of the trace, by default of all."""

    def use() -> Use:
        return Use(trace.lanes)

    total = use()
    places, loops, lines = (defaultdict[Any, Use](use) for _ in range(3))
    chosen = list(trace.vectors if vectors is None else vectors)
    for vector in chosen:
        for step in vector.steps:
            place, active = trace.places[step.place], step.active.bit_count()
            for each in (total, places[step.place], *(loops[loop] for loop in place.loops)):
                each.add(place.instructions, active)
            for line, count in place.lines.items():
                lines[line].add(count, active)
    return Utilization(total, places, loops, dict(sorted(lines.items())), _iterations(trace, chosen))


def _iterations(trace: LaneTrace, vectors: Iterable[VectorTrace]) -> dict[int, tuple[int, int]]:
    """The least and the largest number of executions of a loop's header by a lane, in one vector."""
    headers = {loop.iterates: number for number, loop in enumerate(trace.loops)}
    runs = Counter(
        (headers[step.place], number, lane)
        for number, vector in enumerate(vectors)
        for step in vector.steps
        if step.place in headers
        for lane in range(trace.lanes)
        if step.active >> lane & 1
    )
    found = grouped((loop, count) for (loop, _, _), count in runs.items())
    return {loop: (min(counts), max(counts)) for loop, counts in found.items()}


def reason(trace: LaneTrace, found: Utilization, places: Iterable[int]) -> str:
    """Why lanes are idle in these places, "" if they are not: the reason that costs most there."""
    costs = Counter[str]()
    for number in places:
        if (use := found.places.get(number)) is not None and use.time and use.share < FULL:
            costs[_reason(trace, found, number)] += use.time * use.lanes - use.active
    return max(costs, key=costs.__getitem__, default="")


def _reason(trace: LaneTrace, found: Utilization, number: int) -> str:
    place, use = trace.places[number], found.places[number]
    divergent = [loop for loop in place.loops if trace.loops[loop].is_divergent and loop in found.iterations]
    loop = next((each for each in divergent if found.iterations[each][0] < found.iterations[each][1]), None)
    if place.takes_turns:
        spread = "" if loop is None else f", {_spread(trace, found, loop)}"
        return f"active lanes run this loop one after the other{spread}"
    if place.is_scalar:
        one = "work-items after the last whole vector run" if trace.strategy != "scalar" else "work-items run"
        return f"{one} one at a time"
    if loop is not None and 2 * (1 - found.places[trace.loops[loop].iterates].share) >= 1 - use.share:
        return _spread(trace, found, loop)  # at least half of the lanes that wait have left the loop
    if 2 * use.idle > use.time:
        return "most of the time no lane needs this block, and it runs nevertheless"
    return "lanes diverge at a branch: those that took the other side wait"


def _spread(trace: LaneTrace, found: Utilization, loop: int) -> str:
    least, most = found.iterations[loop]
    what = "rows differ in length" if trace.loops[loop].is_ragged else "lanes leave the loop at different times"
    return f"{what} ({least} to {most} iterations)"


def places_of_line(trace: LaneTrace, line: SourceLine) -> list[int]:
    """The numbers of the places that have instructions of a line."""
    return [number for number, place in enumerate(trace.places) if line in place.lines]


def places_of_loop(trace: LaneTrace, loop: int) -> list[int]:
    """The numbers of the places in a loop, inner loops included."""
    return [number for number, place in enumerate(trace.places) if loop in place.loops]


Letters = Mapping[str, str]  # by the block's key


def block_key(place: Place) -> str:
    """The common key of a block's forms: its name, and the number of its continuation."""
    part = original_name(place.function)
    return f"{source_name(place.name)} {part}{' by lane' if place.takes_turns and not place.loops else ''}"


def letters_of(traces: Iterable[LaneTrace]) -> Letters:
    """A letter for each block that ran, in the order of the first trace; two letters after Z."""
    keys = dict.fromkeys(
        block_key(trace.places[number])
        for trace in traces
        for number in sorted({step.place for vector in trace.vectors for step in vector.steps})
        if trace.places[number].instructions
    )
    names = ("".join(letters) for length in numbers(1) for letters in product(ascii_uppercase, repeat=length))
    return dict(zip(keys, names, strict=False))


SHOWN = 12  # lines
BLOCKS = ("", "block", "lines", ">runs", ">instructions", ">of the time", ">lanes active")
LOOPS = ("loop", "lines", ">iterations of a lane in all", ">lanes active", "why not all")
LINES = ("line", ">instructions", ">lanes active", "why not all")


def tables(trace: LaneTrace, letters: Letters) -> Iterator[Table | str]:
    """The summary, and the tables of blocks, loops and lines."""
    found = utilization(trace)
    yield summary_line(trace, found)
    if found.total.time:
        yield from waiting_line(trace)
        yield rich_table(BLOCKS, _blocks(trace, found, letters), title="Blocks")
        if found.loops:
            yield _with_reasons(LOOPS, list(_loops(trace, found)), "Loops")
        yield _with_reasons(LINES, list(_lines(trace, found)), "Lines, most instructions first")


def summary_line(trace: LaneTrace, found: Utilization) -> str:
    """`unicf, 8 lanes: lanes are active 31 % of the time (4 vectors, 1200 instructions)`."""
    vectors = f"{len(trace.vectors)} vectors" if len(trace.vectors) != 1 else "1 vector"
    cut = "; the run was stopped there" if trace.is_cut else ""
    how = f"{trace.lanes} lanes: lanes are active {percent(found.total)} of the time"
    if _is_scalar(trace):
        how = "work-items run one at a time"
    return f"{trace.kernel}, {trace.strategy}, {how} ({vectors}, {found.total.time} instructions{cut})"


def waiting_line(trace: LaneTrace) -> list[str]:
    """`over the 8 vectors of group 3,12: lanes 10, 13 wait longest (71 %)`; nothing if no code runs in lanes."""
    if _is_scalar(trace):
        return []
    time = sum(vector.time for vector in trace.vectors)
    idle = [time] * trace.lanes
    for vector in trace.vectors:
        for step in vector.steps:
            for lane in range(trace.lanes):
                idle[lane] -= trace.places[step.place].instructions * (step.active >> lane & 1)
    most = [lane for lane, each in enumerate(idle) if each == max(idle)]
    many = len(most) > 1
    who = f"lane{'s' * many} {_ranges(most)} wait{'s' * (not many)} longest"
    if len(most) == trace.lanes:
        who = "all lanes wait as long"
    return [f"over {_scope(trace)}: {who} ({100 * max(idle) / time:.0f} %)"]


def _is_scalar(trace: LaneTrace) -> bool:
    """Whether no code is for lanes."""
    return all(place.is_scalar for place in trace.places)


def _scope(trace: LaneTrace) -> str:
    """The vectors, and their groups."""
    groups = list(dict.fromkeys(",".join(map(str, each.group[: each.dimensions])) for each in trace.vectors))
    count = len(trace.vectors)
    vectors = f"the {count} vectors" if count > 1 else "the vector"
    return f"{vectors} of group{'s' * (len(groups) > 1)} {', '.join(groups)}"


def _ranges(numbers: Sequence[int]) -> str:
    """`0, 3-15`, of ascending numbers."""
    starts = [at for at in numbers if at - 1 not in numbers]
    ends = [at for at in numbers if at + 1 not in numbers]
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True))


def percent(use: Use) -> str:
    """The share of active lanes in percent."""
    return f"{100 * use.share:.0f} %"


Row = tuple[object, ...]


def _with_reasons(headings: Sequence[str], rows: Sequence[Row], title: str) -> Table:
    """The table, without its last column, the reasons, where all lanes are active."""
    count = len(headings) if any(row[-1] for row in rows) else -1
    return rich_table(headings[:count], [row[:count] for row in rows], title=title)


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
    for line, use, why in costliest_lines(trace, found, SHOWN):
        yield escape(line_text(line)), use.time, percent(use), why


def costliest_lines(trace: LaneTrace, found: Utilization, most: int) -> Iterator[tuple[SourceLine, Use, str]]:
    """The lines with the most instructions, their use, and why not all lanes are active."""
    for line in sorted(found.lines, key=lambda line: -found.lines[line].time)[:most]:
        yield line, found.lines[line], reason(trace, found, places_of_line(trace, line))


def line_text(line: SourceLine) -> str:
    """`Mandelbrot.cl:15`, or `line 15`."""
    name, number = line
    return f"{Path(name).name}:{number}" if name not in ("", UNNAMED) else f"line {number}"
