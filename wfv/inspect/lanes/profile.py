"""The divergence profile of a trace: how lanes diverge at each branch, and the lanes of each iteration of a loop."""

from collections import defaultdict
from collections.abc import Iterator

from rich.markup import escape
from rich.table import Table

from passes.analysis.cause import source_name
from wfv.divergence_profile import BranchUse, EdgeUse, LoopUse, Profile
from wfv.inspect.lanes.record import BranchPlace, LaneTrace, VectorTrace
from wfv.inspect.view.value_words import block_title
from wfv.tables import rich_table

SHOWN_ITERATIONS = 12


def branch_uses(trace: LaneTrace) -> list[BranchUse]:
    """The branches that ran, in the order of the code; those of code for one work-item are not among them."""
    found = ((branch, _runs(trace, branch)) for branch in trace.branches)
    return [_branch_use(branch, runs, trace.lanes) for branch, runs in found if runs]


def _runs(trace: LaneTrace, branch: BranchPlace) -> list[list[int]]:
    """The active lanes of each edge, as bits, for each time that a vector came to the branch."""
    numbers, found = list(branch.edges.values()), list[list[int]]()
    for vector in trace.vectors:
        active = [step.active for step in vector.steps if step.place in numbers]
        found += (active[at : at + len(numbers)] for at in range(0, len(active) - len(numbers) + 1, len(numbers)))
    return found


def _branch_use(branch: BranchPlace, runs: list[list[int]], lanes: int) -> BranchUse:
    counts = [[edge.bit_count() for edge in run] for run in runs if any(run)]
    columns = ([run[number] for run in counts] for number in range(len(branch.edges)))
    edges = tuple(
        EdgeUse(source_name(target), sum(column), column.count(0), column.count(lanes))
        for target, column in zip(branch.edges, columns, strict=True)
    )
    return BranchUse(
        source_name(branch.name), branch.function, *branch.line, branch.is_linearized, len(runs),
        sum(sum(map(bool, run)) > 1 for run in counts), len(runs) - len(counts), sum(map(sum, counts)), edges,
    )  # fmt: skip


def loop_uses(trace: LaneTrace) -> list[LoopUse]:
    """The loops that ran, in the order of the code."""
    found = []
    for number, loop in enumerate(trace.loops):
        runs = [run for vector in trace.vectors for run in _iterations(trace, number, vector)]
        entries, lanes = sum(at == 0 for at, _ in runs), defaultdict[int, int](int)
        for iteration, active in runs:
            lanes[iteration] += active.bit_count()
        counts = tuple(lanes[iteration] for iteration in range(len(lanes)))
        while counts and not counts[-1]:
            counts = counts[:-1]  # of a divergent loop: the test that finds no live lane
        full = sum(active.bit_count() == trace.lanes for _, active in runs)
        live = sum(active != 0 for _, active in runs)
        if entries:
            name = source_name(loop.name)
            found.append(LoopUse(name, loop.function, loop.file, loop.first_line, entries, live, full, counts))
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


def profile_tables(profile: Profile) -> Iterator[Table]:
    """The tables of branches and of loops, with means over all runs."""
    branches = [
        (
            escape(block_title(use.block)), use.line or "", use.runs, use.disagreed, use.empty,
            f"{use.lanes / use.runs:.1f}", ", ".join(_side(use, edge) for edge in use.edges),
            "yes" * use.is_linearized,
        )
        for use in profile.branches
    ]  # fmt: skip
    loops = [
        (escape(block_title(use.header)), use.line or "", use.entries, len(use.lanes), _by_iteration(use))
        for use in profile.loops
    ]
    if branches:
        yield rich_table(BRANCHES, branches, title="Branches")
    if loops:
        yield rich_table(ITERATIONS, loops, title="Loops, by iteration")


def _side(use: BranchUse, edge: EdgeUse) -> str:
    return f"{escape(block_title(edge.target))} {edge.lanes / use.runs:.1f}"


def _by_iteration(use: LoopUse) -> str:
    means = [f"{lanes / use.entries:.1f}" for lanes in use.lanes[:SHOWN_ITERATIONS]]
    return ", ".join([*means, *[".."] * (len(use.lanes) > SHOWN_ITERATIONS)])


def profile_of(trace: LaneTrace) -> Profile:
    """The divergence profile of a trace."""
    branches, loops = tuple(branch_uses(trace)), tuple(loop_uses(trace))
    vectors = len(trace.vectors)
    return Profile(trace.kernel, trace.source, trace.strategy, trace.lanes, vectors, trace.is_cut, branches, loops)
