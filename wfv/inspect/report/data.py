"""What a report shows, as data: the page is made of these records alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class CodeLine:
    """A line of IR or assembly.

    `place`: the key of the source line that it is from, `FILE.LINE` with the file's number in `Report.files`; "" if
    unknown. `block`: the key of its block. `kind`: "+" if the step made it, "-" if the step removed it, else " ".
    `shape`: the shape of its value as text, "" if unknown.
    """

    text: str
    place: str = ""
    block: str = ""
    kind: str = " "
    shape: str = ""


@dataclass(frozen=True)
class StepView:
    """A step: its name, what it guarantees, its lines, and the numbers of its pictures in `Report.graphs`.

    The second picture, if there is one, has all blocks, where the first has loops and regions as single nodes.

    `is_rewritten`: almost all lines are new, so that removed ones are not listed.
    """

    name: str
    guarantees: str
    lines: Sequence[CodeLine]
    graphs: Sequence[int]
    is_rewritten: bool = False

    @property
    def added(self) -> int:
        """The number of lines that the step made."""
        return sum(line.kind == "+" for line in self.lines)

    @property
    def removed(self) -> int:
        """The number of lines that the step removed."""
        return sum(line.kind == "-" for line in self.lines)


@dataclass(frozen=True)
class SourceFile:
    """A file of the source; its lines are numbered from 1 on."""

    name: str
    lines: Sequence[str]


@dataclass(frozen=True)
class AsmLine:
    """A line of assembly. `kind`: of work, such as "gather". `loop`: the label of the hot loop that it is in, or ""."""

    text: str
    place: str = ""
    kind: str = ""
    loop: str = ""
    is_label: bool = False


@dataclass(frozen=True)
class StrategyRow:
    """A strategy: median milliseconds of a launch and speedup over scalar with its interval, None if not measured.

    `cycles`: the cost model's estimate for a work-item, None if there is none. `problem`: why it has no time.
    """

    name: str
    milliseconds: float | None = None
    speedup: float | None = None
    low: float | None = None
    high: float | None = None
    cycles: float | None = None
    problem: str = ""
    is_best: bool = False


@dataclass(frozen=True)
class RemarkRow:
    """What was decided or missed, for one cause: its share of the time (None: unknown), and what to try.

    `places`: the lines with their keys, which are "" for lines that are not in `Report.files`. `excerpt`: the line of
    the source with a caret.
    """

    kind: str
    places: Sequence[tuple[int, str]]
    fact: str
    cause: str = ""
    advice: str = ""
    share: float | None = None
    excerpt: str = ""


@dataclass(frozen=True)
class LaneRow:
    """A source line in an instrumented run: the instructions that ran, the share of active lanes, and why not all."""

    line: str
    place: str
    instructions: int
    share: float
    why: str


@dataclass(frozen=True)
class LaneView:
    """An instrumented run under one strategy: a summary, and the lines with the most instructions."""

    title: str
    summary: str
    rows: Sequence[LaneRow]


@dataclass(frozen=True)
class LanesAtWork:
    """The same groups under several strategies; `picture`: an SVG file as a URL; `note`: what ran."""

    views: Sequence[LaneView]
    picture: str
    note: str


@dataclass(frozen=True)
class Report:
    """A report on a kernel under one strategy, with a comparison of several.

    `setup`: strategy, lanes, target and level of math of the code that is shown. `verdict`: which option is the
    fastest; `doubt`: which others may be. `shares`: of the source lines, by their keys. `advice`: on what is in no
    single line. `rows_note`: how `rows` were measured, or that they are estimates. `lanes_note`:
    why there are no `lanes`.
    """

    kernel: str
    setup: str
    verdict: str
    doubt: str
    work: str
    shares: Mapping[str, float]
    advice: Sequence[str]
    files: Sequence[SourceFile]
    steps: Sequence[StepView]
    graphs: Sequence[str]
    assembly: Sequence[AsmLine]
    rows: Sequence[StrategyRow]
    rows_note: str
    is_measured: bool
    remarks: Sequence[RemarkRow]
    lanes: LanesAtWork | None = None
    lanes_note: str = ""
