"""Which lanes are active: claims on masks, and the marks that tell of them.

A mark stands at the first place of each block where the block's mask is known: a call of MARK. Its operands are the
mask and the masks of the old edges that arrive. Claims on a block:

* in the form after `masks`, whose branches are still the old ones, the mask is true in the lanes that run the block;
* after `linearize`, no mask of an edge is poison in any lane. In an active lane, exactly one of the old edges arrives
  that the new edge stands for, so that a blend has one input; in an inactive lane, none does.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from passes.linearize.edge_masks import Masks
from passes.linearize.plan import Plan
from wfv.fuzz.claims.broken import broken, by_lane
from wfv.ir.core import Block, Function, Instr
from wfv.ir.interp import POISON, Registers, Step, Watch
from wfv.ir.names import OWN
from wfv.ir.ssa_repair import repair_dominance
from wfv.ir.types import VOID
from wfv.ir.values import FALSE, TRUE, Value

MARK = OWN + "test.mark"


@dataclass(frozen=True)
class Marks:
    """The marks of a function. `arriving`: for each new edge to a block, which operands of its mark arrive by it."""

    is_linearized: bool
    of_block: Mapping[Block, Instr]
    arriving: Mapping[tuple[Block, Block], tuple[int, ...]]

    def insert(self, fn: Function) -> None:
        """Puts the marks into the function. A mask is false where its block has not run."""
        for block, mark in self.of_block.items():
            entry = mark.operands[0]
            at = block.instrs.index(entry) + 1 if entry in block.instrs else 0
            block.instrs.insert(max(at, block.first_non_phi), mark)
        if self.is_linearized:
            repair_dominance(fn, lambda value: FALSE)


def planned_marks(plan: Plan, masks: Masks, copies: Mapping[Any, Any], is_linearized: bool) -> Marks:
    """The marks of a copy of the function that the plan and the masks are of; `copies` maps its values and blocks.

    The edges that arrive at the header of a loop are not marked: in a later iteration, those of the entry are stale.
    """
    marks, arriving = dict[Block, Instr](), dict[tuple[Block, Block], tuple[int, ...]]()
    index = {block: number for number, block in enumerate(plan.order)}
    headers = {new.target for src in plan.order for new in plan.edges[src] if index[new.target] <= index[src]}
    for old in plan.order:
        operands = [copies.get(mask := masks.entry.get(old, TRUE), mask)]
        for src in plan.order if is_linearized and old not in headers else ():
            for new in (edge for edge in plan.edges[src] if edge.target is old):
                edges = [masks.edge[each] for each in sorted(new.arriving, key=lambda edge: index[edge[0]])]
                arriving[copies[src], copies[old]] = tuple(range(len(operands), len(operands) + len(edges)))
                operands += [copies.get(edge, edge) for edge in edges]
        marks[copies[old]] = Instr(VOID, "", "call", operands, {"callee": MARK})
    return Marks(is_linearized, marks, arriving)


class MaskClaims(Watch):
    """`active` is the register that says whether a lane is active; without marks, it is wherever it runs."""

    def __init__(self, marks: Marks | None, form: str, registers: Registers) -> None:
        super().__init__(registers)
        self.marks, self.form = marks, form
        self.active, self._came = registers.new(1), registers.new()

    def along(self, src: Block, dst: Block) -> list[tuple[int, int]]:
        if self.marks is None or (src, dst) not in self.marks.arriving:
            return []
        mark = self.marks.of_block[dst]
        edges = tuple(self.registers.of(mark.operands[at]) for at in self.marks.arriving[src, dst])
        return [(self._came, self.registers.new(edges))]

    def after(self, value: Value, block: Block) -> list[Step]:
        if self.marks is None or self.marks.of_block.get(block) is not value:
            return []
        set_active = self._set_active(self.registers.of(self.marks.of_block[block].operands[0]), block)
        has_edges = any(dst is block for _, dst in self.marks.arriving)
        return [set_active, self._one_arrives(block)] if has_edges else [set_active]

    def _set_active(self, mask: int, block: Block) -> Step:
        active, entry, is_linearized = self.active, self.marks.of_block[block].operands[0], self.marks.is_linearized  # type: ignore[union-attr]

        def step(envs: list[list[Any]]) -> None:
            for env in envs:
                env[active] = env[mask]
                if env[mask] is POISON:
                    raise broken("a mask without poison", entry, block, self.form, by_lane(envs, mask))
                if not is_linearized and not env[mask]:
                    raise broken("the mask of the lanes that run", entry, block, self.form, by_lane(envs, mask))

        return step

    def _one_arrives(self, block: Block) -> Step:
        came, active, mark = self._came, self.active, self.marks.of_block[block]  # type: ignore[union-attr]

        def step(envs: list[list[Any]]) -> None:
            for env in envs:
                masks = [env[edge] for edge in env[came]]
                if any(mask is POISON for mask in masks) or sum(masks) != env[active]:
                    edges = [x for x in mark.operands[1:] if self.registers.of(x) in env[came]]
                    what = f"one of the edges that arrive ({', '.join(map(str, edges))}), or none where inactive,"
                    found = {env[0]: (env[active], *(env[edge] for edge in env[came])) for env in envs}
                    raise broken(what, mark.operands[0], block, self.form, found)

        return step
