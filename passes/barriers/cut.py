"""A kernel cut at its barriers, and what must get across each cut.

Each barrier ends its block with `ret i32 k`; what stood behind it is block k of `starts`. For each start: which values
are live there, and which of those a continuation can compute anew from its parameters and from the others, instead of
having them stored.

A value that is live at a point and its operands, if they are live there too, are of the same iteration: the operands'
definitions dominate the value's, and that one the point. So the value may be computed from them there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from passes.analysis.divergence import Shapes
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.edges import replace_incoming_of_successors
from wfv.ir.liveness import live_at_starts
from wfv.ir.opcodes import REMATERIALIZABLE
from wfv.ir.types import I32, VOID
from wfv.ir.values import ConstInt, Value, const_int
from wfv.opencl.builtins import is_barrier

MAX_DEPTH = 8  # instructions on the longest chain of a value that is computed anew


@dataclass
class CutKernel:
    """The kernel after the cuts. Continuation `k` starts at `starts[k]`, where the values `live[k]` come in."""

    fn: Function
    starts: list[Block]
    cuts: dict[Block, int]  # the blocks that end with a barrier -> its number
    live: list[dict[Instr, None]] = field(default_factory=list)  # in program order; no allocas
    derived: set[Instr] = field(default_factory=set)  # live somewhere, and computed anew
    group: set[Instr] = field(default_factory=set)  # the same for all work-items wherever it is used
    order: dict[Instr, int] = field(default_factory=dict)  # program order

    def stored(self, barrier: int) -> list[Instr]:
        """The values that get across this barrier in a slot."""
        return [value for value in self.live[barrier] if value not in self.derived]


def find_barriers(cfg: Cfg) -> list[tuple[Block, Instr]]:
    """All barriers that can be reached, with their blocks, in block order."""
    reached = set(cfg.rpo)
    return [(b, i) for b in cfg.fn.blocks if b in reached for i in b.instrs if is_barrier(i.callee)]


def cut_at_barriers(fn: Function, cfg: Cfg, group_shapes: Shapes) -> CutKernel:
    """Cuts `fn` in place."""
    group = _group_values(cfg, group_shapes)
    fn.blocks = [block for block in fn.blocks if block in cfg]
    kernel = CutKernel(fn, [fn.entry], {}, group=group)
    for block in list(fn.blocks):
        _cut_block(kernel, block)
    kernel.order = {instr: n for n, instr in enumerate(fn.instrs())}
    _find_live(kernel)
    _find_derived(kernel)
    return kernel


def single_value(phi: Instr) -> Value | None:
    """What a phi is if all its operands are one value, as in loop-closed form."""
    operands = {operand for operand in phi.operands if operand is not phi}
    return operands.pop() if len(operands) == 1 else None


def _group_values(cfg: Cfg, group_shapes: Shapes) -> set[Instr]:
    """Values that one slot can hold for the whole group: uniform, also where they are used behind their loop."""
    headers = {loop.header for loop in group_shapes.divergent_loops}
    steady = [b for b in cfg.rpo if not any(loop.header in headers for loop in cfg.loops.around(b))]
    return {i for block in steady for i in block.instrs if group_shapes.of(i).is_uniform and i.op != "alloca"}


def _cut_block(kernel: CutKernel, block: Block) -> None:
    name = block.name
    at = next((n for n, instr in enumerate(block.instrs) if is_barrier(instr.callee)), None)
    while at is not None:
        number, barrier = len(kernel.starts), block.instrs[at]
        rest = Block(f"{name}.c{number}", block.instrs[at + 1 :])
        block.instrs[at:] = [_return(number, barrier)]
        kernel.cuts[block] = number
        kernel.starts.append(rest)
        kernel.fn.blocks.insert(kernel.fn.blocks.index(block) + 1, rest)
        replace_incoming_of_successors(block, rest)
        block = rest
        at = next((n for n, instr in enumerate(block.instrs) if is_barrier(instr.callee)), None)


def _return(number: int, barrier: Instr) -> Instr:
    return Instr(VOID, "", "ret", [const_int(I32, number)], metadata=dict(barrier.metadata), line=barrier.line)


def _find_live(kernel: CutKernel) -> None:
    """Liveness with the edges across the barriers."""
    live = live_at_starts(
        kernel.fn.blocks, lambda b: [kernel.starts[kernel.cuts[b]]] if b in kernel.cuts else b.successors
    )
    for start in kernel.starts:
        values = sorted(live[start], key=kernel.order.__getitem__)
        kernel.live.append(dict.fromkeys(value for value in values if value.op != "alloca"))


def _find_derived(kernel: CutKernel) -> None:
    starts: dict[Instr, set[int]] = {}
    for number, values in enumerate(kernel.live):
        for value in values:
            starts.setdefault(value, set()).add(number)
    kernel.derived = {value for value, where in starts.items() if _is_derived(value, where, starts, 1)}


def _is_derived(value: Instr, where: set[int], starts: dict[Instr, set[int]], depth: int) -> bool:
    """Whether `value` can be computed at each of the starts `where` of what is there anyway."""
    return (
        depth <= MAX_DEPTH
        and _is_cheap(value)
        and all(
            not isinstance(operand, Instr)
            or operand.op == "alloca"
            or where <= starts.get(operand, set())
            or _is_derived(operand, where, starts, depth + 1)
            for operand in _inputs(value)
        )
    )


def _inputs(value: Instr) -> Sequence[Value | None]:
    return value.operands if value.op != "phi" else [single_value(value)]


def _is_cheap(value: Instr) -> bool:
    if value.op == "extractelement":
        return isinstance(value.operands[1], ConstInt)
    if value.op == "phi":
        return single_value(value) is not None
    return value.op in REMATERIALIZABLE
