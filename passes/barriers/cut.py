"""Cuts a kernel at its barriers, and finds which values are live across each cut.

Each barrier ends its block with `ret i32 k`; the code after it is the block `starts[k]`. For each start, the values
that are live there are either stored in slots or rematerialized (passes/barriers/rematerialize.py).
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from passes.analysis.divergence import Shapes
from passes.barriers.rematerialize import rematerializable
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.edits import replace_incoming_of_successors
from wfv.ir.liveness import live_at_starts
from wfv.ir.types import I32, VOID
from wfv.ir.values import const_int
from wfv.opencl.builtins import is_barrier


@dataclass
class CutKernel:
    """The kernel after the cuts. Continuation `k` starts at `starts[k]`, where the values `live[k]` are live."""

    fn: Function
    starts: list[Block]
    cuts: dict[Block, int]  # the blocks that end with a barrier -> its number
    live: list[dict[Instr, None]] = field(default_factory=list)  # in program order; no allocas
    rematerialized: set[Instr] = field(default_factory=set)  # live at some start, but never stored
    group_values: set[Instr] = field(default_factory=set)  # uniform in the group, wherever they are used
    order: dict[Instr, int] = field(default_factory=dict)  # program order

    def stored(self, barrier: int) -> list[Instr]:
        """The values that are live across this barrier in a slot."""
        return [value for value in self.live[barrier] if value not in self.rematerialized]


def find_barriers(cfg: Cfg) -> list[tuple[Block, Instr]]:
    """All reachable barriers, with their blocks, in block order."""
    reached = set(cfg.rpo)
    return [(b, i) for b in cfg.fn.blocks if b in reached for i in b.instrs if is_barrier(i.callee)]


def cut_at(fn: Function, cfg: Cfg, is_cut: Callable[[str], bool], group_values: set[Instr]) -> CutKernel:
    """Cuts `fn` in place at the calls of the functions that `is_cut` holds for."""
    fn.blocks = [block for block in fn.blocks if block in cfg]
    kernel = CutKernel(fn, [fn.entry], {}, group_values=group_values)
    for block in list(fn.blocks):
        _cut_block(kernel, block, is_cut)
    kernel.order = {instr: n for n, instr in enumerate(fn.instrs())}
    _find_live(kernel)
    kernel.rematerialized = rematerializable(kernel.live, group_values)
    return kernel


def find_group_values(cfg: Cfg, group_shapes: Shapes, loose: Collection[Block]) -> set[Instr]:
    """Values that one slot can hold for the whole group: uniform, also where they are used outside their loop.

    `group_shapes` has the shapes over all work-items of a group, `loose` the headers of the loops whose iterations the
    work-items may not run together.
    """
    headers = {loop.header for loop in group_shapes.divergent_loops}.union(loose)
    steady = [b for b in cfg.rpo if not any(loop.header in headers for loop in cfg.loops.around(b))]
    return {i for block in steady for i in block.instrs if group_shapes.of(i).is_uniform and i.op != "alloca"}


def _cut_block(kernel: CutKernel, block: Block, is_cut: Callable[[str], bool]) -> None:
    name = block.name
    at = next((n for n, instr in enumerate(block.instrs) if is_cut(instr.callee)), None)
    while at is not None:
        number, barrier = len(kernel.starts), block.instrs[at]
        rest = Block(f"{name}.c{number}", block.instrs[at + 1 :])
        block.instrs[at:] = [_return(number, barrier)]
        kernel.cuts[block] = number
        kernel.starts.append(rest)
        kernel.fn.blocks.insert(kernel.fn.blocks.index(block) + 1, rest)
        replace_incoming_of_successors(block, rest)
        block = rest
        at = next((n for n, instr in enumerate(block.instrs) if is_cut(instr.callee)), None)


def _return(number: int, barrier: Instr) -> Instr:
    return Instr(VOID, "", "ret", [const_int(I32, number)], metadata=dict(barrier.metadata), line=barrier.line)


def _find_live(kernel: CutKernel) -> None:
    """Liveness, where each barrier has an edge to the start after it."""
    live = live_at_starts(
        kernel.fn.blocks, lambda b: [kernel.starts[kernel.cuts[b]]] if b in kernel.cuts else b.successors
    )
    for start in kernel.starts:
        values = sorted(live[start], key=kernel.order.__getitem__)
        kernel.live.append(dict.fromkeys(value for value in values if value.op != "alloca"))
