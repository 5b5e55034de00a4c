"""BOSCC (branches on superword condition codes): a region that no lane needs is skipped.

Before (%c varying):                        After:
    x: br i1 %c, label %a, label %j             x: br i1 %c, label %skip, label %j
    a: ..                                       skip: %any = call i1 @wfv.any(i1 true)
       br label %j                                    br i1 %any, label %a, label %j
    j: %p = phi [%v, %a], [%w, %x]              a: ..
                                                j: %p = phi [%v, %a], [%w, %x], [poison, %skip]

The new branch is uniform, and every linearizer keeps it; the mask of its block becomes part of `wfv.any`'s operand
later. A region is worth a branch if it costs much: memory accesses under a mask weigh most.
Source: Shin, "Introducing Control Flow into Vectorized Code" (PACT 2007).
"""

from __future__ import annotations

from passes.divergence import Shapes
from passes.plan import LINEARIZERS
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1, VOID
from wfv.ir.values import TRUE, Poison

THRESHOLD = 16  # in the units of _cost: two varying accesses
_LOOP_FACTOR = 8  # a guess at the iterations of a loop in the region


def insert_skips(fn: Function, shapes: Shapes, linearizer: str, threshold: int = THRESHOLD) -> None:
    """Puts a skip in front of each region that a linearized branch enters and that costs at least `threshold`."""
    cfg = Cfg(fn)
    keeps = LINEARIZERS[linearizer].keeps
    found = []
    for block in cfg.rpo:
        branch = block.terminator
        if len(cfg.succs(block)) > 1 and "live" not in branch.attrs and not keeps(block, shapes):
            found += [(block, succ, _region(cfg, block, succ)) for succ in cfg.succs(block)]
    for block, succ, region in found:
        if region is not None and sum(_cost(b, cfg, shapes) for b in region[0]) >= threshold:
            _skip(fn, block, succ, region[1])


def _region(cfg: Cfg, branch: Block, succ: Block) -> tuple[set[Block], Block] | None:
    """The blocks that only this successor leads to, and the one block where they all go on, if there is one."""
    loop = cfg.loops.innermost(branch)
    if cfg.preds(succ) != [branch] or cfg.loops.innermost(succ) is not loop:
        return None
    blocks, todo = set(), [succ]
    while todo:
        block = todo.pop()
        if block not in blocks:
            blocks.add(block)
            todo += [s for s in cfg.succs(block) if cfg.dominates(succ, s)]
    exits = {s for block in blocks for s in cfg.succs(block) if s not in blocks}
    if len(exits) != 1:
        return None
    (exit,) = exits
    is_in_level = cfg.loops.innermost(exit) is loop and (loop is None or exit is not loop.header)
    return (blocks, exit) if is_in_level else None


def _cost(block: Block, cfg: Cfg, shapes: Shapes) -> int:
    loop = cfg.loops.innermost(block)
    factor = (1, _LOOP_FACTOR, _LOOP_FACTOR**2)[0 if loop is None else min(loop.depth, 2)]
    return factor * sum(_weight(i, shapes) for i in block.instrs)


def _weight(instr: Instr, shapes: Shapes) -> int:
    if instr.op in ("load", "store"):
        address = shapes.of(instr.operands[-1])
        return 8 if address.is_varying else 4 if address.is_strided else 2
    if instr.op in ("phi", "br") or shapes.of(instr).is_uniform:
        return 0
    return 8 if instr.op in ("atomicrmw", "udiv", "sdiv", "urem", "srem") or instr.callee else 1


def _skip(fn: Function, branch: Block, succ: Block, exit: Block) -> None:
    any_lane = Instr(I1, fn.unique_name("any"), "call", [TRUE], {"callee": "wfv.any"})
    branch_in = Instr(VOID, "", "br", [any_lane], blocks=[succ, exit])
    skip = Block(fn.unique_name(f"{succ.name}.skip"), [any_lane, branch_in])
    branch.terminator.blocks[:] = [skip if b is succ else b for b in branch.terminator.blocks]
    for phi in succ.phis:
        phi.blocks[:] = [skip if b is branch else b for b in phi.blocks]
    for phi in exit.phis:
        phi.operands.append(Poison(phi.type))
        phi.blocks.append(skip)
    fn.blocks.insert(fn.blocks.index(succ), skip)
