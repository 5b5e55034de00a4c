"""What assumed shapes are worth: addresses that become uniform or strided, and accesses that need no mask any more.

An access to contiguous elements costs the same with a mask, so it alone is no reason for a second version. A mask is
expensive for a few elements' stride (one wide access becomes several, and the mask must be spread), for gathers and
scatters, and for what is done lane by lane.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from passes.analysis.divergence import Shapes
from passes.analysis.windows import window_of
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import size_of
from wfv.ir.values import Value


@dataclass
class Gain:
    """`accesses`: how many are better; `is_enough`: whether a second version is worth it.

    `roots`: the addresses and branch conditions that make the accesses better.
    """

    accesses: int = 0
    is_enough: bool = False
    roots: set[Value] = field(default_factory=set)

    def add(self, roots: Iterable[Value], is_enough: bool) -> None:
        self.accesses += 1
        self.is_enough |= is_enough
        self.roots.update(roots)


def gain_of(fn: Function, before: Shapes, after: Shapes, saves_masks: bool) -> Gain:
    """The gain of the shapes `after` over those `before`, both of `fn`; `saves_masks`: whether masks count."""
    gain, has_fewer_masks = Gain(), saves_masks and before.divergent_branches > after.divergent_branches
    branches = _deciding_branches(Cfg(fn)) if has_fewer_masks else {}
    for block in fn.blocks:
        decided_by = branches.get(block, set())
        masked = decided_by & before.divergent_branches
        loses_mask = bool(masked) and not decided_by & after.divergent_branches
        for access in block.instrs:
            if access.op not in ("load", "store"):
                continue
            address = access.operands[-1]
            if before.of(address).is_varying and _is_wide(access, after):
                gain.add([address], is_enough=True)
            if loses_mask:
                conditions = [branch.terminator.operands[0] for branch in masked]
                gain.add(conditions, is_enough=_is_mask_expensive(access, after))
    return gain


def _is_wide(access: Instr, shapes: Shapes) -> bool:
    """Whether an access is a scalar or a wide one, and no gather or scatter."""
    value = access.operands[0] if access.op == "store" else access
    shape = shapes.of(access.operands[-1])
    return shape.is_affine or window_of(value.type, shape) is not None


def _is_mask_expensive(access: Instr, shapes: Shapes) -> bool:
    value = access.operands[0] if access.op == "store" else access
    shape = shapes.of(access.operands[-1])
    return shape.is_varying or (shape.is_strided and abs(shape.stride) != size_of(value.type))


def _deciding_branches(cfg: Cfg) -> dict[Block, set[Block]]:
    """For each block, all blocks whose branches decide whether it runs, directly or by deciding whether others do."""
    direct, found = cfg.control_dependence(), dict[Block, set[Block]]()
    for block in cfg.rpo:
        work, seen = [block], set[Block]()
        while work:
            new = direct.get(work.pop(), set()) - seen
            seen |= new
            work += new
        found[block] = seen
    return found
