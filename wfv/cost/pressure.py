"""Register pressure: the varying values that are live at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from passes.analysis import Shapes
from wfv.cost.figures import bits_of
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.types import I1, VOID, PtrType
from wfv.ir.uses import live_at_starts
from wfv.ir.values import Value


class Live(NamedTuple):
    """The largest number of varying values that are live at one point of a block, the sum of their widths, and the
    number of masks that are live at the block's end.
    """

    values: int = 0
    bits: int = 0
    masks: int = 0


def pressure_of(cfg: Cfg, shapes: Shapes) -> dict[Block, Live]:
    """The pressure in each block, with its instructions in their order."""
    at_starts, widths, all_masks = live_at_starts(cfg.rpo, cfg.succs), _widths(cfg, shapes), _masks(cfg, shapes)
    found = {}
    for block in cfg.rpo:
        at_end = set().union(*(at_starts[succ] for succ in cfg.succs(block)))
        at_end |= {x for succ in cfg.succs(block) for x in _passed(succ, block)}
        live = {each for each in at_end if each in widths}
        found[block] = _peak(block, live, widths)._replace(masks=len(at_end & all_masks))
    return found


def _passed(succ: Block, block: Block) -> list[Instr]:
    """What the successor's phis take from a block."""
    return [x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr)]


def _peak(block: Block, live: set[Instr], widths: Mapping[Value, int]) -> Live:
    """The largest pressure, from the end of a block to its start."""
    bits = sum(widths[each] for each in live)
    values, most = len(live), Live(len(live), bits)
    for instr in reversed(block.instrs):
        if instr in live:
            live.remove(instr)
            values, bits = values - 1, bits - widths[instr]
        if instr.op == "phi":
            continue
        for operand in instr.operands:
            if operand in widths and operand not in live:
                live.add(operand)  # type: ignore[arg-type]  # only instructions have widths
                values, bits = values + 1, bits + widths[operand]
        if bits > most.bits:
            most = Live(values, bits)
    return most


def _masks(cfg: Cfg, shapes: Shapes) -> set[Instr]:
    """The varying truth values."""
    instrs = (instr for block in cfg.rpo for instr in block.instrs)
    return {instr for instr in instrs if instr.type == I1 and shapes.of(instr).is_varying}


def _widths(cfg: Cfg, shapes: Shapes) -> dict[Value, int]:
    """The widths of the values in vector registers: not of masks, and of no pointers, as each lane has an address."""
    return {
        instr: bits_of(instr)
        for block in cfg.rpo
        for instr in block.instrs
        if shapes.of(instr).is_varying and instr.type not in (I1, VOID) and not isinstance(instr.type, PtrType)
    }
