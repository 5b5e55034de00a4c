"""The masks of a function in words: the lanes that run a block or take an edge, and the blocks that edges defer."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from passes.linearize.edge_masks import Masks
from passes.linearize.plan import Plan
from wfv.inspect.view.value_words import ValueWords, block_title
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block
from wfv.ir.values import FALSE, TRUE, ConstInt

EdgeName = tuple[str, str]
_MOST = 35  # characters of a block's lanes


@dataclass(frozen=True)
class LaneWords:
    """By the blocks' names. `entry`: the lanes that run a block, "" for all. `edge`: those that take an old edge.

    `deferred`: the names of the blocks that are still to run when a new edge is taken, other than its target.
    `branch`: the conditions of old branches.
    """

    entry: Mapping[str, str] = field(default_factory=dict)
    edge: Mapping[EdgeName, str] = field(default_factory=dict)
    deferred: Mapping[EdgeName, tuple[str, ...]] = field(default_factory=dict)
    branch: Mapping[str, str] = field(default_factory=dict)

    def linearized(self, block: Block) -> str:
        """The condition that the block branched on; "" if it still branches, or never has."""
        return "" if len(block.successors) > 1 else self.branch.get(block.name, "")


NO_WORDS = LaneWords()


def edge_conditions(cfg: Cfg, divergent: set[Block], values: ValueWords) -> dict[EdgeName, str]:
    """The lanes that take each edge of a divergent branch."""
    edges = ((block, target) for block in cfg.rpo if block in divergent for target in cfg.succs(block))
    return {(block.name, target.name): f"lanes: {_condition(block, target, values)}" for block, target in edges}


def mask_words(cfg: Cfg, plan: Plan, masks: Masks, divergent: set[Block], values: ValueWords) -> LaneWords:
    """The words for a function that has masks, and whose branches are still the old ones."""
    entry: dict[str, str] = {}
    for block in plan.order:
        entry[block.name] = _entry(block, cfg, masks, entry, divergent, values)
    deferred = {
        (src.name, edge.target.name): tuple(
            block.name for block in plan.order if edge.deferred.get(block) and block is not edge.target
        )
        for src, edges in plan.edges.items()
        for edge in edges
    }
    ends = {block.name: block.terminator for block in plan.order if len(cfg.succs(block)) > 1}
    branch = {name: values.condition(end.operands[0]) for name, end in ends.items()}
    return LaneWords(entry, edge_conditions(cfg, divergent, values), deferred, branch)


def _entry(
    block: Block, cfg: Cfg, masks: Masks, known: Mapping[str, str], divergent: set[Block], values: ValueWords
) -> str:
    mask, dominator = masks.entry.get(block, TRUE), cfg.idom.get(block)
    if mask in (TRUE, FALSE):
        return "" if mask == TRUE else "none"
    preds = [pred for pred in cfg.preds(block) if not cfg.dominates(block, pred)]
    if len(preds) == 1:
        (pred,) = preds
        around = known.get(pred.name, "")
        own = _condition(pred, block, values) if pred in divergent else ""
        if pred.terminator.notes.is_live_mask_branch:
            which = f" at {block_title(pred.name)}" if len(cfg.loops.all) > 1 else ""
            return own + which  # only lanes that have come to the loop are live in it
        if own and len(around) + len(own) > _MOST:
            around = f"of {block_title(pred.name)}"
        return " and ".join(part for part in (around, own) if part)
    if dominator is not None and masks.entry.get(dominator) == mask:
        return known.get(dominator.name, "")
    return f"from {', '.join(block_title(pred.name) for pred in preds)}"


def _condition(src: Block, dst: Block, values: ValueWords) -> str:
    """The condition of the lanes that go from `src` to `dst`."""
    branch = src.terminator
    if branch.is_cond_br:
        if branch.notes.is_live_mask_branch:
            return "still in the loop" if branch.blocks[0] is dst else "have left the loop"
        return (values.condition if branch.blocks[0] is dst else values.negated)(branch.operands[0])
    if branch.op != "switch":
        return ""
    cases = [str(v.value) for v, to in zip(branch.operands[1:], branch.blocks[1:], strict=True)
             if to is dst and isinstance(v, ConstInt)]  # fmt: skip
    value = values.condition(branch.operands[0])
    if branch.blocks[0] is dst:
        return f"{value}: other"
    return f"{value} in {', '.join(cases)}" if len(cases) > 1 else f"{value} == {cases[0]}"
