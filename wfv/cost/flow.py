"""How often each block runs: for one work-item, and for a vector, which runs both sides of a divergent branch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from passes.analysis import Shapes
from wfv.cost.trips import is_ragged, trips_of
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.values import Value

# Probabilities in the manner of Ball and Larus ("Branch prediction for free", 1993): nearly all work-items pass a test
# of their id against a bound, few values are equal, of anything else nothing is known.
LIKELY, EQUAL, EVEN = 0.95, 0.2, 0.5
_EQUALITY = ("eq", "ne", "oeq", "one", "ueq", "une")
_ORDERED = ("slt", "sgt", "sle", "sge", "ult", "ugt", "ule", "uge")


@dataclass
class BlockFlow:
    """`mean`: runs for one work-item; `vector`: for a vector whose loops all run the mean number of iterations.

    `divergent_loops`, `ragged_loops`: those around it; `is_masked`: some lanes may be inactive;
    `is_id_masked`: only because of bounds of ids, so that lanes nearly always agree. `misses`: of the branch at its
    end, mispredicted in scalar code; `is_id_branch`: it depends on ids and arguments only.
    """

    mean: float = 1
    vector: float = 1
    divergent_loops: int = 0
    ragged_loops: int = 0
    is_masked: bool = False
    is_id_masked: bool = True
    misses: float = 0
    is_id_branch: bool = False


def flow_of(cfg: Cfg, shapes: Shapes, data: set[Value]) -> dict[Block, BlockFlow]:
    """The flow of each block, in reverse post-order. `data`: see `data_of`."""
    trips = {loop: trips_of(loop) for loop in cfg.loops.all}
    ragged = {loop: is_ragged(loop, cfg, shapes) for loop in shapes.divergent_loops}
    decided_by = cfg.control_dependence() if len(cfg.rpo) > 1 else {}
    flows: dict[Block, BlockFlow] = {}
    shares: dict[Block, tuple[float, float]] = {}  # of mean and vector, without loops
    for block in cfg.rpo:
        flow = flows[block] = BlockFlow()
        shares[block] = _decide(block, decided_by, flows, shares, cfg, shapes, data)
        flow.mean, flow.vector = shares[block]
        for loop in cfg.loops.around(block):
            _run_in(flow, loop, trips[loop], ragged.get(loop))
        flow.misses = _misses(block, cfg, shapes, data, flow)
        flow.is_id_branch = not _depends(block.terminator, data)
    return flows


def _run_in(flow: BlockFlow, loop: Loop, trips: float, ragged: bool | None) -> None:
    flow.mean *= trips
    flow.vector *= trips
    if ragged is not None:  # the loop is divergent
        flow.divergent_loops += 1
        flow.ragged_loops += ragged
        flow.is_masked, flow.is_id_masked = True, False


def _decide(
    block: Block, decided_by: Mapping[Block, set[Block]], flows: Mapping[Block, BlockFlow],
    shares: Mapping[Block, tuple[float, float]], cfg: Cfg, shapes: Shapes, data: set[Value],
) -> tuple[float, float]:  # fmt: skip
    """The shares of a block's runs, by the branches that decide whether it runs; also notes whether it has a mask."""
    mean = vector = 0.0
    for branch in decided_by.get(block, ()):
        if branch not in shares or cfg.rpo_index[branch] >= cfg.rpo_index[block]:
            continue  # a back edge: the loop's trips count it
        is_divergent = branch in shapes.divergent_branches
        is_exit = any(block in loop.blocks for loop in _loops_left(branch, cfg))
        share = 1.0 if is_exit else _probability(branch, block, cfg, data)
        mean += shares[branch][0] * share
        vector += shares[branch][1] * (1.0 if is_divergent else share)
        flows[block].is_masked |= is_divergent or flows[branch].is_masked
        is_of_ids = flows[branch].is_id_masked if not is_divergent else not _depends(branch.terminator, data)
        flows[block].is_id_masked &= is_of_ids and flows[branch].is_id_masked
    return (min(mean, 1), min(vector, 1)) if mean else (1, 1)


def _loops_left(branch: Block, cfg: Cfg) -> list[Loop]:
    return [loop for succ in cfg.succs(branch) for loop in cfg.loops.loops_left(branch, succ)]


def _probability(branch: Block, block: Block, cfg: Cfg, data: set[Value]) -> float:
    """The probability that `branch` leads to `block`."""
    terminator = branch.terminator
    if not terminator.is_cond_br:
        return 1 / max(2, len(cfg.succs(branch)))
    condition = terminator.operands[0]
    is_true = cfg.dominates(terminator.blocks[0], block)
    if isinstance(condition, Instr) and condition.op in ("icmp", "fcmp") and _is_test(condition, _EQUALITY):
        return EQUAL if is_true == condition.attrs["predicate"].endswith("eq") else 1 - EQUAL
    if not _depends(terminator, data) and _is_test(condition, _ORDERED):
        return LIKELY if _is_larger_side(branch, block, cfg) else 1 - LIKELY
    return EVEN


def _is_test(condition: Value, predicates: tuple[str, ...]) -> bool:
    """Whether a condition consists of comparisons of this kind."""
    if not isinstance(condition, Instr):
        return False
    if condition.op in ("and", "or", "xor", "select"):
        return all(_is_test(each, predicates) for each in condition.operands if isinstance(each, Instr))
    return condition.op in ("icmp", "fcmp") and condition.attrs["predicate"] in predicates


def _is_larger_side(branch: Block, block: Block, cfg: Cfg) -> bool:
    """Whether the branch's successor that leads to `block` dominates more than the other one."""
    sides = [sum(cfg.dominates(succ, each) for each in cfg.rpo) for succ in cfg.succs(branch)]
    side = next((i for i, succ in enumerate(cfg.succs(branch)) if cfg.dominates(succ, block)), None)
    return side is None or sides[side] == max(sides)


def _depends(terminator: Instr, data: set[Value]) -> bool:
    return any(operand in data for operand in terminator.operands)


def data_of(cfg: Cfg, shapes: Shapes) -> set[Value]:
    """The varying values that depend on memory or on loops, not on ids and arguments alone."""
    found: set[Value] = set()
    for block in cfg.rpo:
        for instr in block.instrs:
            is_source = instr.op in ("phi", *ACCESSES_MEMORY) and shapes.of(instr).is_varying
            if is_source or any(operand in found for operand in instr.operands):
                found.add(instr)
    return found


def _misses(block: Block, cfg: Cfg, shapes: Shapes, data: set[Value], flow: BlockFlow) -> float:
    """How often the branch at the end of a block is mispredicted in scalar code, for one work-item."""
    if block not in shapes.divergent_branches or not _depends(block.terminator, data):
        return 0.0
    left = _loops_left(block, cfg)
    if left:  # once, when the loop ends
        return flow.mean / max(trips_of(left[0]), 1)
    return flow.mean * (0.1 if _is_test(block.terminator.operands[0], _EQUALITY) else 0.25)
