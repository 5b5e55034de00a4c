"""The divergence profile of a trace: for each branch, how lanes part there; for each loop, the lanes by iteration."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field

from rich.markup import escape
from rich.table import Table

from wfv.inspect.lanes.record import LaneTrace, VectorTrace
from wfv.inspect.view.value_words import block_title
from wfv.tables import rich_table

SHOWN_ITERATIONS = 12


@dataclass
class BranchUse:
    """A branch of the source: how often a vector came to it, and with how many lanes, counted over all vectors.

    `disagreed`: how often lanes took different edges; `empty`: how often no lane was active. `lanes`: active before it;
    `taken`: active after it, for each target. `is_linearized`: both sides run, whatever lanes need.
    """

    block: str
    function: str
    file: str
    line: int
    is_linearized: bool
    runs: int = 0
    disagreed: int = 0
    empty: int = 0
    lanes: int = 0
    taken: dict[str, int] = field(default_factory=dict)

    def add(self, active: Sequence[int]) -> None:
        """One run, with the active lanes of each edge as bits."""
        self.runs += 1
        self.disagreed += sum(map(bool, active)) > 1
        self.empty += not any(active)
        for target, lanes in zip(self.taken, active, strict=True):
            self.taken[target] += lanes.bit_count()
            self.lanes += lanes.bit_count()


@dataclass(frozen=True)
class LoopUse:
    """A loop: how often vectors entered it, and the active lanes of each iteration, counted over all entries."""

    header: str
    function: str
    file: str
    line: int
    entries: int
    lanes: tuple[int, ...]


def branch_uses(trace: LaneTrace) -> list[BranchUse]:
    """The branches that ran, in the order of the code; those of code for one work-item are not among them."""
    found = []
    for branch in trace.branches:
        numbers = list(branch.edges.values())
        taken = dict.fromkeys(branch.edges, 0)
        use = BranchUse(branch.name, branch.function, *branch.line, branch.is_linearized, taken=taken)
        for vector in trace.vectors:
            active = [step.active for step in vector.steps if step.place in numbers]
            for at in range(0, len(active) - len(numbers) + 1, len(numbers)):
                use.add(active[at : at + len(numbers)])
        found.append(use)
    return [use for use in found if use.runs]


def loop_uses(trace: LaneTrace) -> list[LoopUse]:
    """The loops that ran, in the order of the code."""
    found = []
    for number, loop in enumerate(trace.loops):
        lanes, entries = defaultdict[int, int](int), 0
        for vector in trace.vectors:
            for iteration, active in _iterations(trace, number, vector):
                entries += iteration == 0
                lanes[iteration] += active.bit_count()
        counts = tuple(lanes[iteration] for iteration in range(len(lanes)))
        while counts and not counts[-1]:
            counts = counts[:-1]  # of a divergent loop: the test that finds no live lane
        if entries:
            found.append(LoopUse(loop.name, loop.function, loop.file, loop.first_line, entries, counts))
    return found


def _iterations(trace: LaneTrace, loop: int, vector: VectorTrace) -> Iterator[tuple[int, int]]:
    """The number of each iteration since the loop was entered, and its active lanes."""
    at = -1
    for step in vector.steps:
        if step.place == trace.loops[loop].iterates:
            at += 1
            yield at, step.active
        elif loop not in trace.places[step.place].loops:
            at = -1


BRANCHES = ("branch", "line", ">reached", ">lanes disagreed", ">no lane", ">lanes before", "lanes after", "linearized")
ITERATIONS = ("loop", "line", ">entered", ">most iterations", "lanes by iteration")


def profile_tables(trace: LaneTrace) -> Iterator[Table]:
    """The tables of branches and of loops, with means over all runs."""
    branches = [
        (
            escape(block_title(use.block)), use.line or "", use.runs, use.disagreed, use.empty,
            f"{use.lanes / use.runs:.1f}", ", ".join(_side(use, target) for target in use.taken),
            "yes" * use.is_linearized,
        )
        for use in branch_uses(trace)
    ]  # fmt: skip
    loops = [
        (escape(block_title(use.header)), use.line or "", use.entries, len(use.lanes), _by_iteration(use))
        for use in loop_uses(trace)
    ]
    if branches:
        yield rich_table(BRANCHES, branches, title="Branches")
    if loops:
        yield rich_table(ITERATIONS, loops, title="Loops, by iteration")


def _side(use: BranchUse, target: str) -> str:
    return f"{escape(block_title(target))} {use.taken[target] / use.runs:.1f}"


def _by_iteration(use: LoopUse) -> str:
    means = [f"{lanes / use.entries:.1f}" for lanes in use.lanes[:SHOWN_ITERATIONS]]
    return ", ".join([*means, *[".."] * (len(use.lanes) > SHOWN_ITERATIONS)])


def profile_of(trace: LaneTrace) -> dict[str, object]:
    """The profile as a record for JSON."""
    return {
        "kernel": trace.kernel,
        "strategy": trace.strategy,
        "lanes": trace.lanes,
        "vectors": len(trace.vectors),
        "is_cut": trace.is_cut,
        "branches": [asdict(use) for use in branch_uses(trace)],
        "loops": [asdict(use) for use in loop_uses(trace)],
    }
