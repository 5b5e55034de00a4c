"""Register pressure: the varying values that are live at the same time."""

from __future__ import annotations

from typing import NamedTuple

from passes.analysis import Shapes
from wfv.cost.figures import bits_of
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.liveness import live_at_starts
from wfv.ir.types import I1, VOID, PtrType


class Live(NamedTuple):
    """The largest number of varying values that are live at one point of a block, the sum of their widths, and the
    number of masks that are live at the block's end.
    """

    values: int = 0
    bits: int = 0
    masks: int = 0


def pressure_of(cfg: Cfg, shapes: Shapes) -> dict[Block, Live]:
    """The pressure in each block, with its instructions in their order."""
    at_starts = live_at_starts(cfg.rpo, cfg.succs)
    found = {}
    for block in cfg.rpo:
        live = {value for succ in cfg.succs(block) for value in at_starts[succ] if _takes_register(value, shapes)}
        live |= {x for succ in cfg.succs(block) for x in _passed(succ, block) if _takes_register(x, shapes)}
        masks = sum(x.type == I1 and shapes.of(x).is_varying for succ in cfg.succs(block) for x in at_starts[succ])
        found[block] = _peak(block, live, shapes)._replace(masks=masks)
    return found


def _passed(succ: Block, block: Block) -> list[Instr]:
    """What the successor's phis take from a block."""
    return [x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr)]


def _peak(block: Block, live: set[Instr], shapes: Shapes) -> Live:
    """The largest pressure, from the end of a block to its start."""
    bits = sum(map(bits_of, live))
    values, most = len(live), Live(len(live), bits)
    for instr in reversed(block.instrs):
        if instr in live:
            live.remove(instr)
            values, bits = values - 1, bits - bits_of(instr)
        if instr.op == "phi":
            continue
        for operand in instr.operands:
            if isinstance(operand, Instr) and operand not in live and _takes_register(operand, shapes):
                live.add(operand)
                values, bits = values + 1, bits + bits_of(operand)
        if bits > most.bits:
            most = Live(values, bits)
    return most


def _takes_register(value: Instr, shapes: Shapes) -> bool:
    """Whether a value is in a vector register: not a mask, and no pointer, which is an address of each lane."""
    return shapes.of(value).is_varying and value.type not in (I1, VOID) and not isinstance(value.type, PtrType)
