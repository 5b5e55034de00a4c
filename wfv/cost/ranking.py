"""`rank`: the candidates for a kernel in the order of their estimated costs, with the sizes of their code.

`default_candidates` lists the ranked candidates, `reason_for` gives the reason of a rank in one line.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import add

from passes.costs import CostMachine, Vector, cost_machine
from passes.interface import row_of
from passes.kernel_hints import KernelHints
from passes.records import hints_of
from wfv.cost.census import BlockWork, Census
from wfv.cost.chains import Cost
from wfv.cost.kernel_work import Part, parts_of, usual_versions
from wfv.cost.scalar_cost import scalar_cost
from wfv.cost.vector_cost import InstrCost, instruction_costs, vector_cost
from wfv.options import Options
from wfv.pipeline.compile import run_listed
from wfv.pipeline.shapes import analyze
from wfv.pipeline.state import MOST_BLOCKS, State
from wfv.pipeline.steps import steps_to
from wfv.strategies import STRATEGIES, find_strategy


@dataclass(frozen=True)
class Candidate:
    """One way to compile a kernel: the name of a strategy and the lanes."""

    strategy: str
    lanes: int

    @property
    def title(self) -> str:
        """The strategy, and the lanes if it has any."""
        return find_strategy(self.strategy).with_lanes(self.lanes)


@dataclass(frozen=True)
class Estimate:
    """`cycles` of one work-item, and the `parts` that they consist of; `reason`: one line that says what dominates.

    `instructions`: how many the code has.
    """

    candidate: Candidate
    cycles: float
    parts: Mapping[str, float]
    reason: str
    instructions: int = 0


_SCALAR, _SIMD = ("scalar", "llvm"), ("unicf", "unicf+boscc")
_LANES = (4, 8, 16, 32, 64)
_MOST_REGISTERS = 4  # that a 32-bit value of all lanes may take: with more, few values fit at the same time


def default_candidates(options: Options, hints: KernelHints, machine: CostMachine, row: int) -> list[Candidate]:
    """One work-item at a time, LLVM's vectorizer, and SIMD code with and without BOSCC of each sensible width.

    A kernel with sub-groups keeps its lanes, as its results depend on them, and IR from between two steps its options.
    No vector is wider than `row`, the work-items of a group in the lane dimension.
    """
    if hints.keeps_options:
        return [Candidate(strategy, options.lanes) for strategy in ("scalar", options.strategy.name)]
    if hints.has_sub_groups:
        lanes = [hints.lanes or options.lanes]
    else:
        lanes = [each for each in _LANES if machine.bits // 2 <= each * 32 <= _MOST_REGISTERS * machine.bits]
        lanes = [each for each in lanes if each <= row] or lanes[:1]
    base = lanes[0] if hints.has_sub_groups else options.lanes
    simd = [Candidate(strategy, each) for strategy in _SIMD for each in lanes]
    return [*(Candidate(strategy, base) for strategy in _SCALAR), *simd]


OF_PART = {
    "arithmetic": "arithmetic",
    "divisions": "divisions and square roots",
    "calls": "calls of math functions",
    "exchanges": "exchanges between the work-items of sub-groups",
    "memory": "loads and stores",
    "contiguous": "contiguous loads and stores",
    "strided": "strided accesses with their shuffles",
    "uniform": "what is the same for all lanes",
    "gathers": "gathers, lane by lane",
    "scatters": "scatters, lane by lane",
    "atomics": "atomic operations, lane by lane",
    "masks": "masks and blends of divergent control flow",
    "chains": "waiting for dependent operations",
    "traffic": "waiting for the caches beyond the first",
    "overhead": "the loop over the work-items",
}


def reason_for(parts: Mapping[str, float]) -> str:
    """The parts that most of the cycles belong to, in one line."""
    total = sum(parts.values())
    first, *others = sorted(parts, key=lambda part: (-parts[part], part))
    text = f"{_share(parts[first], total)} {OF_PART[first]}"
    if others and parts[others[0]] >= total / 5:
        text = f"{text}, {_share(parts[others[0]], total)} {OF_PART[others[0]]}"
    return text


def _share(cycles: float, total: float) -> str:
    return f"{100 * cycles / total:.0f} %"


_NO_GAIN = 1.02  # of LLVM's vectorizers: they gain as often as they lose, and take longer to compile
_NOT_VECTORIZED = ("integer divide", "exponential", "trigonometric", "power", "other call", "exchange")


LAST_STEP = "speculate"
_ANY_ROW = 1 << 20
_BASE_LANES = 16


def rank(text: str, name: str, options: Options, candidates: Sequence[Candidate] | None = None) -> list[Estimate]:
    """The estimates for the candidates of a kernel of a canonical module, the best one first.

    `options`: those that all candidates share, such as the target. Without `candidates`, the usual ones. Raises the
    errors that a compilation up to the shapes raises.
    """
    return rank_analyzed(analyzed(text, name, options), text, candidates)


def rank_analyzed(state: State, text: str, candidates: Sequence[Candidate] | None = None) -> list[Estimate]:
    """The estimates for a kernel whose compilation by a strategy with shapes has done its steps up to LAST_STEP."""
    if state.is_huge:
        return [_without_analysis(state)]
    hints, machine = hints_of(text, state.interface.name), cost_machine(state.options.target)
    parts, row = parts_of(state), row_of(hints.required_size or (_ANY_ROW,), state.interface.lane_dimension)
    if candidates is None:
        candidates = default_candidates(state.options, hints, machine, row)
    found = [_estimate(parts, candidate, machine, row) for candidate in dict.fromkeys(candidates)]
    order = {candidate: at for at, candidate in enumerate(candidates)}
    return sorted(found, key=lambda each: (round(each.cycles, 6), order[each.candidate]))


def _without_analysis(state: State) -> Estimate:
    """One work-item at a time, as if each instruction ran once."""
    count = sum(1 for fn in state.functions for _ in fn.instrs())
    reason = f"it has {state.blocks:,} blocks, and a kernel of more than {MOST_BLOCKS:,} is not analyzed"
    return Estimate(Candidate("scalar", state.options.lanes), count, {"arithmetic": count}, reason, count)


def instruction_costs_of(state: State, candidate: Candidate) -> list[InstrCost]:
    """The cost of each instruction in vector code; `state` as for `rank_analyzed`.

    Of a continuation with a fast version, those of the version that most vectors run.
    """
    boscc = find_strategy(candidate.strategy).boscc
    vector = Vector(cost_machine(state.options.target), candidate.lanes, boscc)
    found: list[InstrCost] = []
    for fn in usual_versions(state, candidate.lanes):
        known = analyze(fn, state.options)
        found += instruction_costs(known.cfg, known.shapes, vector)
    return found


def _base_options(options: Options, hints: KernelHints) -> Options:
    """The options of the shared analysis: a strategy with shapes, and lanes in the middle of the usual ones."""
    if hints.keeps_options:
        return options
    lanes = (hints.lanes or options.lanes) if hints.has_sub_groups else _BASE_LANES
    return replace(options, strategy=STRATEGIES["unicf"], lanes=lanes)


def analyzed(text: str, name: str, options: Options) -> State:
    """The state after the last step that all strategies with shapes share. Raises what compiling up to there raises."""
    own = _base_options(options, hints_of(text, name))
    return run_listed(text, name, own, steps_to(LAST_STEP, own))


def _estimate(work: Sequence[Part], candidate: Candidate, machine: CostMachine, row: int) -> Estimate:
    cost = reduce(add, (_cost(part, candidate, machine, row) for part in work))
    parts = {part: cycles for part, cycles in sorted(cost.parts.items()) if cycles}
    return Estimate(candidate, sum(parts.values()), parts, reason_for(parts), round(cost.instructions))


def _cost(part: Part, candidate: Candidate, machine: CostMachine, row: int) -> Cost:
    """The cost of one continuation."""
    strategy = find_strategy(candidate.strategy)
    if strategy.loop_vectorizer:
        return llvm_cost(part.census, machine, row)
    if not strategy.vectorize:
        return scalar_cost(part.census, machine)
    vector = Vector(machine, candidate.lanes, strategy.boscc)
    whole = vector_cost(part.census, vector)
    if part.fast is not None:
        share = part.fast.share(candidate.lanes)
        whole = vector_cost(part.fast.census, vector).scaled(share) + whole.scaled(1 - share)
    return whole


def llvm_cost(census: Census, machine: CostMachine, row: int) -> Cost:
    """The cycles of one work-item, by parts. `row`: the most work-items that the loop over them has."""
    lanes = min(row, machine.bits // 32)
    vectorizes = lanes > 1 and is_vectorized(census)
    cost = vector_cost(census, Vector(machine, lanes)) if vectorizes else scalar_cost(census, machine)
    return cost.scaled(_NO_GAIN)


def is_vectorized(census: Census) -> bool:
    """Whether LLVM is likely to vectorize the loop over the work-items: it has no inner loop, calls or gathers."""
    return not census.has_loops and all(map(_is_simple, census.blocks.values()))


def _is_simple(block: BlockWork) -> bool:
    if any(name in _NOT_VECTORIZED for name, _ in block.simd):
        return False
    return all(access.way in ("uniform", "contiguous", "near") for access in block.accesses)
