"""What is known of loops and masks, as comments on the blocks of a function: `wfv opt --shapes`, `wfv opt --masks`."""

from passes.analysis import Shapes
from passes.linearize.edge_masks import Masks
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.values import TRUE, Argument, Value


def loop_comments(cfg: Cfg, shapes: Shapes) -> dict[str, str]:
    """For the header of each loop: `loop %h: divergent`, or uniform.

    `divergent (temporal)`: a value that the lanes in the loop share is used behind it, where it differs, because lanes
    leave in different iterations. A loop with a live mask is uniform: it runs while any lane is live.
    """
    return {loop.header.name: f"loop %{loop.header.name}: {_kind(loop, cfg, shapes)}" for loop in cfg.loops.all}


def _kind(loop: Loop, cfg: Cfg, shapes: Shapes) -> str:
    branch = loop.header.terminator
    if branch.notes.is_live_mask_branch:
        return f"uniform, while any of {_spelled(branch.operands[0])}"
    if loop not in shapes.divergent_loops:
        return "uniform"
    return "divergent (temporal)" if _is_temporal(loop, cfg, shapes) else "divergent"


def _is_temporal(loop: Loop, cfg: Cfg, shapes: Shapes) -> bool:
    """Whether a value of the loop that is not varying in it is used behind it."""
    inside = {instr for block in loop.blocks for instr in block.instrs if not shapes.of(instr).is_varying}
    outside = (block for block in cfg.rpo if not loop.contains(block))
    return any(isinstance(x, Instr) and x in inside for block in outside for i in block.instrs for x in i.operands)


def mask_comments(masks: Masks) -> dict[str, str]:
    """For each block: `mask of %b: %m.b`. A vote by all lanes may stand for the mask of a block that it leads to."""
    return {block.name: f"mask of %{block.name}: {_of(block, masks)}" for block in masks.entry}


def _of(block: Block, masks: Masks) -> str:
    mask = masks.entry[block]
    return "all lanes" if mask == TRUE else _spelled(mask)


def _spelled(value: Value) -> str:
    return f"%{value.name}" if isinstance(value, (Instr, Argument)) else "no lane"
