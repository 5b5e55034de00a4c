"""How often each block runs: for one work-item, and for a vector, which runs both sides of a divergent branch.

Loops run as often as is counted where both bounds are constants; else a number is assumed.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

from passes.analysis.data_values import values_of_data
from passes.analysis.divergence import Shapes
from passes.analysis.trip_counts import trip_count
from passes.costs import ASSUMED_TRIPS
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr, is_op
from wfv.ir.names import stem_and_dimension
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.values import ConstInt, Value

# Probabilities in the manner of Ball and Larus ("Branch prediction for free", 1993): nearly all work-items pass a test
# of their id against a bound, few values are equal, of anything else nothing is known. Which side of a bound is rare is
# not known either: both count.
LIKELY, EQUAL, EVEN = 0.95, 0.2, 0.5
_LAST_LANE = 1.4  # how much more often a vector's loop runs than the mean of its lanes: until the last one leaves it
_DEEPEST = 16  # loops around a block that count: the product stays a number
_EQUALITY = ("eq", "ne", "oeq", "one", "ueq", "une")
_ORDERED = ("slt", "sgt", "sle", "sge", "ult", "ugt", "ule", "uge")
_COMPARISONS, _CONNECTIVES = ("icmp", "fcmp"), ("and", "or", "xor", "select")
_IDS = ("lid", "gbase", "group")  # parameters


@dataclass
class BlockFlow:
    """`mean`: runs for one work-item; `vector`: for a vector; `reached`: for one that keeps all uniform branches.

    `lane`: the probability that a lane is active where the block is reached; `live`: the same in divergent loops, which
    other lanes leave later. `is_masked`: some lanes may be inactive; `is_id_masked`: only because of bounds of ids, so
    that lanes nearly always agree. `is_id_branch`: the branch at its end depends on ids and arguments only.
    """

    mean: float = 1
    vector: float = 1
    reached: float = 1
    lane: float = 1
    live: float = 1
    is_masked: bool = False
    is_id_masked: bool = True
    is_id_branch: bool = False


def flow_of(cfg: Cfg, shapes: Shapes) -> dict[Block, BlockFlow]:
    """The flow of each block, in reverse post-order."""
    return _Walk(cfg, shapes).run()


class _Walk:
    """`shares`: how often each block runs, for one work-item and for a vector, without the repetitions of loops."""

    def __init__(self, cfg: Cfg, shapes: Shapes) -> None:
        self.cfg, self.shapes = cfg, shapes
        self.data, self.moving = values_of_data(cfg, shapes), _moving(cfg)
        self.trips = {loop: float(trip_count(cfg, loop) or ASSUMED_TRIPS) for loop in cfg.loops.all}
        self.left = {
            block: [x for succ in cfg.succs(block) for x in cfg.loops.loops_left(block, succ)] for block in cfg.rpo
        }
        self.flows: dict[Block, BlockFlow] = {}
        self.shares: dict[Block, tuple[float, float, float]] = {}

    def run(self) -> dict[Block, BlockFlow]:
        decided_by = self.cfg.control_dependence() if len(self.cfg.rpo) > 1 else {}
        for block in self.cfg.rpo:
            flow = self.flows[block] = BlockFlow()
            shares = self.shares[block] = self.decide(block, decided_by.get(block, set()))
            flow.mean, flow.vector, flow.reached = shares
            flow.live = flow.lane = flow.mean / flow.reached
            for loop in self.cfg.loops.around(block)[:_DEEPEST]:
                self.repeat(flow, loop)
            flow.is_id_branch = not _depends(block.terminator, self.data)
        return self.flows

    def decide(self, block: Block, branches: set[Block]) -> tuple[float, float, float]:
        """The shares of a block, by the branches that decide whether it runs; notes whether it has a mask."""
        mean = vector = reached = 0.0
        flow, index = self.flows[block], self.cfg.rpo_index
        ahead = [each for each in sorted(branches, key=index.__getitem__) if index[each] < index[block]]
        is_linearized = not self.shapes.divergent_branches.isdisjoint(ahead)  # a uniform branch must lead here, too
        for branch in ahead:  # not back edges: the loop's trips count them
            is_divergent = branch in self.shapes.divergent_branches
            stays = any(block in loop.blocks for loop in self.left[branch])
            share = 1.0 if stays else self.probability(branch, block)
            mean += self.shares[branch][0] * share
            vector += self.shares[branch][1] * (1.0 if is_linearized else share)
            reached += self.shares[branch][2] * (1.0 if is_divergent else share)
            flow.is_masked |= is_divergent or self.flows[branch].is_masked
            is_of_ids = not (is_divergent and _depends(branch.terminator, self.data))
            flow.is_id_masked &= is_of_ids and self.flows[branch].is_id_masked
        return (min(mean, 1), min(vector, 1), min(reached, 1)) if mean else (1, 1, 1)

    def repeat(self, flow: BlockFlow, loop: Loop) -> None:
        """A block in a loop runs in each iteration."""
        flow.mean *= self.trips[loop]
        flow.vector *= self.trips[loop]
        flow.reached *= self.trips[loop]
        if loop in self.shapes.divergent_loops:
            flow.vector *= _LAST_LANE
            flow.reached *= _LAST_LANE
            flow.live /= _LAST_LANE
            flow.is_masked, flow.is_id_masked = True, False

    def probability(self, branch: Block, block: Block) -> float:
        """The probability that `branch` leads to `block`."""
        terminator = branch.terminator
        if not terminator.is_cond_br:
            return 1 / max(2, len(self.cfg.succs(branch)))
        if self.guards_loop(branch, block):
            return LIKELY
        condition = terminator.operands[0]
        is_true = self.cfg.dominates(terminator.blocks[0], block)
        if isinstance(condition, Instr) and condition.op in _COMPARISONS and _is_test(condition, _EQUALITY):
            return EQUAL if is_true == condition.attrs["predicate"].endswith("eq") else 1 - EQUAL
        if not _depends(terminator, self.data) and _is_test(condition, _ORDERED, self.moving):
            return LIKELY
        return EVEN

    def guards_loop(self, branch: Block, block: Block) -> bool:
        """Whether `branch` decides between a loop around or after `block` and the way past it.

        Most loops run: the test before a loop is its first test of the bound, which LLVM has moved there. Another test
        may be rare, such as whether a number belongs into a sorted list.
        """
        side = next((succ for succ in self.cfg.succs(branch) if self.cfg.dominates(succ, block)), None)
        loop = self.entries.get(side) if side is not None else None
        if loop is None or branch in loop.blocks:
            return False
        first = {_first(each, loop) for end, _ in loop.exits for each in _compared(end.terminator)}
        return all(isinstance(each, ConstInt) or _widened(each) in first for each in _compared(branch.terminator))

    @cached_property
    def entries(self) -> dict[Block, Loop]:
        """The loops by the blocks that only enter them: preheaders, and headers without one."""
        return {loop.preheader or loop.header: loop for loop in self.cfg.loops.all}


def _is_test(condition: Value, predicates: tuple[str, ...], moving: Collection[Value] = ()) -> bool:
    """Whether a condition consists of comparisons of this kind, each with a value that is not `moving`."""
    if not isinstance(condition, Instr):
        return False
    if condition.op in _CONNECTIVES:
        return all(_is_test(each, predicates, moving) for each in condition.operands if isinstance(each, Instr))
    is_test = condition.op in _COMPARISONS and condition.attrs["predicate"] in predicates
    return is_test and not all(each in moving for each in condition.operands)


def _compared(instr: Instr) -> Iterator[Value]:
    """The values that the condition of a branch compares."""
    for each in instr.operands:
        if is_op(each, *_COMPARISONS):
            yield from each.operands
        elif is_op(each, *_CONNECTIVES):
            yield from _compared(each)


def _first(value: Value, loop: Loop) -> Value:
    """The value of a phi, or of its next number, before the loop; any other value itself."""
    value = _widened(value)
    for phi in loop.header.phis:
        if value is phi or any(value is _widened(each) for each, block in phi.incoming() if block in loop.blocks):
            return _widened(next(each for each, block in phi.incoming() if block not in loop.blocks))
    return value


def _widened(value: Value) -> Value:
    """The value that conversions of width begin with."""
    while is_op(value, "sext", "zext", "trunc", "freeze"):
        (value,) = value.operands
    return value


def _moving(cfg: Cfg) -> set[Value]:
    """The values that depend on ids, memory or loops: a bound is none of them.

    The levels of a tree, in `if (id < size) ..; size /= 2`, have fewer and fewer work-items.
    """
    found: set[Value] = {arg for arg in cfg.fn.args if stem_and_dimension(arg.name)[0] in _IDS}
    for block in cfg.rpo:
        for instr in block.instrs:
            if instr.op in ("phi", *ACCESSES_MEMORY) or any(each in found for each in instr.operands):
                found.add(instr)
    return found


def _depends(terminator: Instr, data: set[Value]) -> bool:
    return any(operand in data for operand in terminator.operands)
