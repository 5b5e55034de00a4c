"""Guards of uniform loops that no lane may enter: such a loop might never end.

Before (the preheader runs under a mask):       After:
    pre:  br %header                                skip: %any = call i1 @wfv.any(i1 true)
    header: ..  br %c, %exit, %header                     br %any, %pre, %exit
    exit: %r = phi [%v, %header]                    exit: %r = phi [%v, %header], [poison, %skip]

The conditions of a uniform loop are defined for its active lanes. Without an active lane they are undefined, and the
path that is taken may never leave the loop. Divergent loops need no guard: their back edge tests for a live lane
(divergent_loops.py). Lanes that enter an infinite loop never leave; the guard lets the others branch around it to the
common return.
"""

from passes.analysis.divergence import Shapes
from passes.linearize.divergent_loops import linearized_branches
from passes.linearize.linearizers import Linearizer
from wfv.errors import InternalError
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop, controlling_branches
from wfv.ir.core import Block, Function, Instr, Notes, branch_to
from wfv.ir.edits import replace_incoming
from wfv.ir.names import ANY
from wfv.ir.types import VOID
from wfv.ir.values import TRUE, Poison, Value


def guard_uniform_loops(fn: Function, cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> bool:
    """Puts a skip before each uniform loop of `fn` that lanes may fail to reach; returns whether there is any."""
    depends = cfg.control_dependence()
    linearized = linearized_branches(cfg, shapes, linearizer)
    endless = [loop for loop in cfg.loops.all if not loop.exits]
    entries = {}
    for loop in cfg.loops.all:
        is_live_loop = loop.header.terminator.notes.is_live_mask_branch
        if loop.exits and not is_live_loop and _may_be_missed(loop, depends, linearized):
            entries[loop.header] = _guard(fn, loop, _exit_to_parent(loop, cfg))
    if endless:  # even after a branch that is kept now: the plan may still merge its edges
        end = _common_end(fn)
        entries |= {loop.header: _guard(fn, loop, end) for loop in endless}
    fn.blocks = [new for block in fn.blocks for new in (entries.get(block), block) if new is not None]
    return bool(entries)


def _exit_to_parent(loop: Loop, cfg: Cfg) -> Block:
    exits = [exit for _, exit in loop.exits if cfg.loops.innermost(exit) is loop.parent]
    if not exits:
        raise InternalError(f"no way around the uniform loop at %{loop.header.name}")
    return exits[0]


def _common_end(fn: Function) -> Block:
    """Makes one common return: a new block to which all blocks that returned branch, with a phi of the result."""
    ends = [block for block in fn.blocks if block.terminator.op == "ret"]
    end = Block(fn.unique_name("end"))
    result: list[Value] = []
    if fn.ret != VOID:
        values = [block.terminator.operands[0] for block in ends]
        result = [Instr(fn.ret, fn.unique_name("next"), "phi", values, blocks=list(ends))]
    end.instrs = [*(i for i in result if isinstance(i, Instr)), Instr(VOID, "", "ret", result)]
    for block in ends:
        block.instrs[-1] = branch_to(end)
    fn.blocks.append(end)
    return end


def _may_be_missed(loop: Loop, depends: dict[Block, set[Block]], linearized: set[Block]) -> bool:
    """Whether a linearized branch outside decides if lanes reach the loop.

    A live mask's branch does not count: some lane is live.
    """
    return any(
        branch in linearized and not loop.contains(branch) and not branch.terminator.notes.is_live_mask_branch
        for branch in controlling_branches({loop.header}, depends)
    )


def _guard(fn: Function, loop: Loop, past: Block) -> Block:
    """Puts a branch to the loop or to `past` before it; returns the loop's new preheader."""
    preheader = loop.preheader
    if preheader is None:
        raise InternalError(f"the loop at %{loop.header.name} is not in simplified form")
    instrs = preheader.instrs
    instrs.pop()
    any_lane = Builder(fn, instrs).vote(ANY, TRUE, name="any")
    # The vote is in the old preheader; a new one keeps the loop in simplified form.
    entry = Block(fn.unique_name(f"{loop.header.name}.enter"), [branch_to(loop.header)])
    guard = Instr(VOID, "", "br", [any_lane], blocks=[entry, past], notes=Notes(guards_loop=True))
    instrs.append(guard)
    replace_incoming(loop.header, preheader, entry)
    for phi in past.phis:
        phi.add_incoming(Poison(phi.type), preheader)
    return entry
