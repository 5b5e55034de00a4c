"""The record of a run of some groups: blocks and loops of the code, and a step for each run of a block by a vector."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from wfv.ir.interp import POISON

SourceLine = tuple[str, int]  # file ("": the kernel's own), line


@dataclass(frozen=True)
class Place:
    """A block of the code that runs: after linearization, with its masks.

    `lines`: the number of instructions of each source line; those that the compiler made have none. `loops`: the
    numbers of the loops around it, the innermost first. `takes_turns`: active lanes run it one after the other.
    `is_scalar`: it is code for one work-item.
    """

    name: str
    function: str
    instructions: int
    lines: Mapping[SourceLine, int]
    loops: tuple[int, ...] = ()
    takes_turns: bool = False
    is_scalar: bool = False


@dataclass(frozen=True)
class LoopPlace:
    """A loop of the code that runs. `is_divergent`: lanes leave it in different iterations, and wait for the last one.

    `is_ragged`: each work-item loads its bound, such as the end of a row of a sparse matrix. `iterates`: the place
    whose active lanes begin an iteration.
    """

    name: str
    function: str
    first_line: int
    last_line: int
    file: str
    is_divergent: bool
    is_ragged: bool
    iterates: int


@dataclass(frozen=True)
class BranchPlace:
    """A branch of the source. `edges`: a place for each target, whose active lanes take that edge.

    `is_linearized`: its sides run one after the other.
    """

    name: str
    function: str
    line: SourceLine
    edges: Mapping[str, int]
    is_linearized: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One execution of a block. Bit k of `active` is lane k; `time`: the instructions before it."""

    time: int
    place: int
    active: int


@dataclass
class VectorTrace:
    """The run of one vector: `lanes` work-items from local id `first` of group `group` on.

    `version`: the code that ran: "general", "fast" (its assumptions hold), or "remainder" (fewer work-items
    than lanes, which run one at a time). `dimensions`: of the launch.
    """

    group: tuple[int, ...]
    first: tuple[int, ...]
    lanes: int
    version: str = "general"
    dimensions: int = 3
    steps: list[Step] = field(default_factory=list)
    time: int = 0

    @property
    def title(self) -> str:
        """Where the vector is in the launch."""
        group, first = (",".join(map(str, ids[: self.dimensions])) for ids in (self.group, self.first))
        version = {"general": "", "fast": ", fast version"}.get(self.version, ", one work-item at a time")
        return f"group {group}, work-items from local id {first} on{version}"


@dataclass(frozen=True)
class LaneTrace:
    """The lanes of some groups at work, under one strategy. `is_cut`: the run was stopped, because it was long.

    Time is counted in instructions: one instruction for all lanes is one unit. `source`: the digest of its module.
    """

    kernel: str
    strategy: str
    lanes: int
    places: tuple[Place, ...]
    loops: tuple[LoopPlace, ...]
    vectors: tuple[VectorTrace, ...]
    is_cut: bool = False
    branches: tuple[BranchPlace, ...] = ()
    source: str = ""


class Recorder:
    """Collects the steps of one vector at a time. The lanes of a step pass its mark one after the other, in order."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = places
        self.vector: VectorTrace | None = None
        self.turns: dict[int, list[int]] = {}  # by lane: the places that lanes run one after the other
        self._place, self._last, self._active = -1, -1, 0

    def begin(self, vector: VectorTrace) -> None:
        """The next marks are of this vector."""
        self.vector = vector

    def at(self, lane: int) -> Callable[..., None]:
        """The function that the marks of a run call; its work-item number 0 is this lane."""

        def mark(number: int, place: int, active: object) -> None:
            self._mark(lane + number, place, bool(active) and active is not POISON)

        return mark

    def end(self) -> None:
        """No more marks of the run follow."""
        self._end_step()
        self._end_turns()

    def _mark(self, lane: int, place: int, active: bool) -> None:
        if self.places[place].takes_turns:
            self._end_step()
            self.turns.setdefault(lane, []).append(place)
            return
        self._end_turns()
        if place != self._place or lane <= self._last:
            self._end_step()
        self._place, self._last = place, lane
        self._active |= active << lane

    def _end_step(self) -> None:
        if self._place >= 0:
            self._add(self._place, self._active)
        self._place, self._last, self._active = -1, -1, 0

    def _end_turns(self) -> None:
        for lane, places in self.turns.items():
            for place in places:
                self._add(place, 1 << lane)
        self.turns = {}

    def _add(self, place: int, active: int) -> None:
        assert self.vector is not None
        self.vector.steps.append(Step(self.vector.time, place, active))
        self.vector.time += self.places[place].instructions
