"""The masks of a function in words: which lanes run a block, which take an edge, and what linearized edges defer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from passes.linearize.edge_masks import Masks
from passes.linearize.plan import Plan
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block
from wfv.ir.values import FALSE, TRUE, ConstInt
from wfv.view.conditions import condition_text, negated_text
from wfv.view.source_names import block_title

EdgeName = tuple[str, str]


@dataclass(frozen=True)
class LaneWords:
    """By the blocks' names. `entry`: the lanes that run a block, "" for all. `edge`: those that take an old edge.

    `deferred`: the names of the blocks that are still to run when a new edge is taken, other than its target.
    """

    entry: Mapping[str, str] = field(default_factory=dict)
    edge: Mapping[EdgeName, str] = field(default_factory=dict)
    deferred: Mapping[EdgeName, tuple[str, ...]] = field(default_factory=dict)


NO_WORDS = LaneWords()


def edge_conditions(cfg: Cfg, divergent: set[Block]) -> dict[EdgeName, str]:
    """The lanes that take each edge of a divergent branch."""
    found: dict[EdgeName, str] = {}
    for block in cfg.rpo:
        if block in divergent:
            for target in cfg.succs(block):
                found[block.name, target.name] = f"lanes: {_condition(block, target)}"
    return found


def mask_words(cfg: Cfg, plan: Plan, masks: Masks, divergent: set[Block]) -> LaneWords:
    """The words for a function that has masks, and whose branches are still the old ones."""
    entry: dict[str, str] = {}
    for block in plan.order:
        entry[block.name] = _entry(block, cfg, masks, entry, divergent)
    deferred: dict[EdgeName, tuple[str, ...]] = {}
    for src, edges in plan.edges.items():
        for edge in edges:
            deferred[src.name, edge.target.name] = tuple(
                block.name for block, edges in edge.deferred.items() if edges and block is not edge.target
            )
    return LaneWords(entry, edge_conditions(cfg, divergent), deferred)


def _entry(block: Block, cfg: Cfg, masks: Masks, known: Mapping[str, str], divergent: set[Block]) -> str:
    mask, dominator = masks.entry.get(block, TRUE), cfg.idom.get(block)
    if mask in (TRUE, FALSE):
        return "" if mask == TRUE else "none"
    preds = [pred for pred in cfg.preds(block) if not cfg.dominates(block, pred)]
    if len(preds) == 1:
        (pred,) = preds
        around = known.get(pred.name, "")
        own = _condition(pred, block) if pred in divergent else ""
        return " and ".join(part for part in (around, own) if part)
    if dominator is not None and masks.entry.get(dominator) == mask:
        return known.get(dominator.name, "")
    return f"from {', '.join(block_title(pred.name) for pred in preds)}"


def _condition(src: Block, dst: Block) -> str:
    """What holds for the lanes that go from `src` to `dst`."""
    branch = src.terminator
    if branch.is_cond_br:
        if branch.notes.is_live_mask_branch:
            return "still in the loop" if branch.blocks[0] is dst else "have left the loop"
        text = condition_text(branch.operands[0])
        return text if branch.blocks[0] is dst else negated_text(branch.operands[0])
    if branch.op != "switch":
        return ""
    cases = [str(v.value) for v, to in zip(branch.operands[1:], branch.blocks[1:], strict=True)
             if to is dst and isinstance(v, ConstInt)]  # fmt: skip
    value = condition_text(branch.operands[0])
    if branch.blocks[0] is dst:
        return f"{value}: other"
    return f"{value} in {', '.join(cases)}" if len(cases) > 1 else f"{value} == {cases[0]}"
