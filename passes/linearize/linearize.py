"""Carries the plan out: edges are rewired, phis whose edges were merged become blends, SSA is repaired.

Before:                                 After (%c varying):
    e: br i1 %c, label %a, label %b         e: br label %a
    a: br label %j                          a: br label %b
    b: br label %j                          b: br label %j
    j: %x = phi [1, %a], [2, %b]            j: %x = select i1 %mask.a, i32 1, i32 2

A phi's operands that arrive by one new edge are blended there: one select per distinct value on the masks of its old
edges. A missing value is poison (it needs no select), a missing mask is false. Values that arrive by different new
edges stay operands of a phi, of blends.
Source: Moll & Hack (PLDI 2018), section 3.3; Karrenberg (2015), sections 6.2 and 6.3.
"""

from collections import Counter
from collections.abc import Iterable

from passes.analysis.divergence import Shapes
from passes.linearize.edge_masks import Masks
from passes.linearize.plan import Edge, Plan
from wfv.grouped import grouped
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.names import ANY
from wfv.ir.ssa_repair import repair_dominance
from wfv.ir.types import VOID
from wfv.ir.values import FALSE, TRUE, Poison, Undef, Value, is_poison


def linearize(fn: Function, shapes: Shapes, plan: Plan, masks: Masks) -> None:
    """Rewrites `fn` in place as planned: afterwards no divergent branch is left."""
    blends = _Blends(fn, shapes, plan, masks)
    for block in plan.order:
        blends.blend_phis(block)
    blends.place()
    for block in plan.order:
        _rewire(block, plan)
    fn.blocks[:] = plan.order
    known = masks.all
    repair_dominance(fn, lambda value: FALSE if value in known else Poison(value.type))


def _rewire(block: Block, plan: Plan) -> None:
    targets = plan.targets(block)
    branch = block.terminator
    if block in plan.merged:
        block.instrs[-1] = Instr(VOID, "", "br", blocks=targets)
    elif targets != branch.blocks:
        block.instrs[-1] = Instr(VOID, "", branch.op, list(branch.operands), blocks=targets)


class _Blends:
    """The replacement of each phi. Instructions are collected per block first, because the CFG is still the old one."""

    def __init__(self, fn: Function, shapes: Shapes, plan: Plan, masks: Masks) -> None:
        self.fn, self.shapes, self.plan, self.masks = fn, shapes, plan, masks
        self.index = {block: i for i, block in enumerate(plan.order)}
        self.at_top: dict[Block, list[Instr]] = {block: [] for block in plan.order}
        self.at_end: dict[Block, list[Instr]] = {block: [] for block in plan.order}
        self.replaced: dict[Value, Value] = {}
        self.preds: dict[Block, list[tuple[Block, frozenset[Edge]]]] = {block: [] for block in plan.order}
        self.count = Counter((src, target) for src in plan.order for target in plan.targets(src))
        for src in plan.order:
            for edge in plan.edges[src]:
                self.preds[edge.target].append((src, edge.arriving))

    def blend_phis(self, block: Block) -> None:
        preds = self.preds[block]
        is_one_way = len({arriving for _, arriving in preds}) == 1
        for phi in block.phis:
            old = dict(zip(phi.blocks, phi.operands, strict=True))
            if is_one_way:
                # All new edges stand for one set of old edges: blend once, here.
                self.replaced[phi] = self.blend(phi, old, preds[0][1], self.at_top[block])
            else:
                new = [(self.blend(phi, old, arriving, self.at_end[src]), src) for src, arriving in preds]
                # As many operands from a predecessor as it has edges: a switch may have several.
                phi.set_incoming(pair for pair in new for _ in range(self.count[pair[1], block]))

    def blend(self, phi: Instr, old: dict[Block, Value], arriving: frozenset[Edge], into: list[Instr]) -> Value:
        edges = sorted(arriving, key=lambda e: self.index[e[0]])
        if phi in self.masks.phis:
            return self.any_of([old[src] for src, _ in edges], into)
        if phi in self.masks.next_live:  # false where no lane is, though a blend may have any value there
            return self.any_of([self.masks.edge[edge] for edge in edges if old[edge[0]] == TRUE], into)
        groups = grouped((old[edge[0]], edge) for edge in edges if not is_poison(old[edge[0]]))
        if not groups:
            # Undef may be replaced by any value, but not by poison.
            return next((old[src] for src, _ in edges if isinstance(old[src], Undef)), Poison(phi.type))
        # The value of most edges needs no mask; of several, the one that is last in program order.
        *selected, default = sorted(groups, key=lambda value: len(groups[value]))
        result = default
        is_scalar = self.shapes.of(phi).has_base
        for value in selected:
            cond = self.any_of([self.masks.edge[edge] for edge in groups[value]], into)
            if is_scalar:
                cond = self.any_lane(cond, into)
            result = Builder(self.fn, into).select(cond, value, result)
        return result

    def any_of(self, masks: Iterable[Value], into: list[Instr]) -> Value:
        result: Value = FALSE
        for mask in dict.fromkeys(masks):
            result = Builder(self.fn, into).binop("or", result, mask)
        return result

    def any_lane(self, cond: Value, into: list[Instr]) -> Value:
        """A mask as a scalar: all active lanes arrive by one edge."""
        if not isinstance(cond, Instr) or (self.shapes.of(cond).is_uniform and cond in self.shapes.values):
            return cond
        return Builder(self.fn, into).vote(ANY, cond)

    def place(self) -> None:
        for block in self.plan.order:
            phis = [phi for phi in block.phis if phi not in self.replaced]
            rest = block.instrs[block.first_non_phi : -1]
            block.instrs[:] = [*phis, *self.at_top[block], *rest, *self.at_end[block], block.terminator]
        self.fn.substitute(self.replaced)
        self.masks.substitute(self.replaced)
