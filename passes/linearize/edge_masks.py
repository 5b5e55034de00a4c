"""Entry and edge masks: in which lanes a block runs, and which lanes take an edge.

Before:                                 After:

    br i1 %c, label %a, label %b            %m.a = select i1 %mask, i1 %c, i1 false
                                            %not = xor i1 %c, true
                                            %m.b = select i1 %mask, i1 %not, i1 false
                                            br i1 %c, label %a, label %b
    j: ; preds %a, %b                       j: %m.j = phi i1 [ %m.a, %a ], [ %m.b, %b ]

A mask that is made here is named after its block, or after both ends of its edge (`%m.a.j`) if that edge is not the
only one to its target.

Masks are `select`, never `and`: a condition that is poison in an inactive lane must not poison the mask. If all lanes
of a block reconverge in a later one, that block reuses the first one's mask. The function's own mask is a parameter:
constant true where every lane is a work-item.

A live mask starts as the mask of the loop's entry, so that it is itself the mask of the loop's body, and lanes that did
not enter the loop need no further test in it:

    header: %live = phi i1 [ %entry.mask, %pre ], [ %live.next, %latch ]        ; instead of true
            br i1 %live, label %body, label %latch                              ; %body has the mask %live
Sources: Karrenberg & Hack (CGO 2011), section 4; Karrenberg (2015), section 6.1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

import networkx as nx

from passes.analysis.divergence import Shapes
from passes.linearize.branch_conditions import guard_kept_branch, switch_conditions
from passes.linearize.plan import Edge, Plan
from wfv.errors import InternalError
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Dominators, iteration_post_dominates
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.own_values import is_all, is_any, is_vote
from wfv.ir.types import I1
from wfv.ir.values import FALSE, TRUE, Value


@dataclass
class Masks:
    """`entry[block]` and `edge[src, dst]` are i1 values; `may_be_empty`: blocks that may run with no active lane.

    `phis`: the masks that are phis, with their blocks. Merged edges become an `or`; where no old edge arrives, the mask
    is false. `live`, `next_live`: live masks that start as the mask of the loop's entry, and their next values.
    """

    entry: dict[Block, Value] = field(default_factory=dict)
    edge: dict[Edge, Value] = field(default_factory=dict)
    may_be_empty: set[Block] = field(default_factory=set)
    phis: dict[Instr, Block] = field(default_factory=dict)
    live: set[Value] = field(default_factory=set)
    next_live: set[Value] = field(default_factory=set)

    @property
    def all(self) -> set[Value]:
        return {*self.entry.values(), *self.edge.values()}

    def substitute(self, replacements: Mapping[Value, Value]) -> None:
        """Applies the replacements of a rewrite of the function, following chains, as `Function.substitute` does."""

        def last(mask: Value) -> Value:
            while mask in replacements:
                mask = replacements[mask]
            return mask

        self.entry = {block: last(mask) for block, mask in self.entry.items()}
        self.edge = {edge: last(mask) for edge, mask in self.edge.items()}


def insert_masks(fn: Function, cfg: Cfg, plan: Plan, shapes: Shapes, fn_mask: Value = TRUE) -> Masks:
    """Computes the masks of every block and edge of `fn`, as instructions of `fn`."""
    return _Insertion(fn, cfg, plan, shapes).run(fn_mask)


def live_phi(header: Block) -> Instr | None:
    """The live mask of the loop with this header, if it has one and that starts as the mask of the loop's entry."""
    branch = header.terminator
    if not branch.notes.is_live_mask_branch:
        return None
    (live,) = branch.operands
    return live if isinstance(live, Instr) and live in header.phis and TRUE not in live.operands else None


class _Insertion:
    """One walk in block-index order: each block's entry mask from the edges before it, then the masks of its edges."""

    def __init__(self, fn: Function, cfg: Cfg, plan: Plan, shapes: Shapes) -> None:
        self.fn, self.cfg, self.plan, self.shapes = fn, cfg, plan, shapes
        self.masks = Masks()
        self.post = {loop: iteration_post_dominates(cfg, loop) for loop in [None, *cfg.loops.all]}

    def run(self, fn_mask: Value) -> Masks:
        self.masks.entry[self.plan.order[0]] = fn_mask
        for block in self.plan.order:
            if block not in self.masks.entry:
                self.enter(block)
            self.leave(block)
        for phi, block in self.masks.phis.items():
            phi.operands = [self.masks.edge[src, block] for src in phi.blocks]
        self.masks.entry = {block: TRUE if is_all(mask) else mask for block, mask in self.masks.entry.items()}
        return self.masks

    def enter(self, block: Block) -> None:
        """Sets the entry mask: the only edge's mask, the dominator's if all its lanes reconverge here, or a phi."""
        preds = [p for p in self.cfg.preds(block) if not self.is_back_edge(p, block)]
        dominator = self.cfg.idom[block]
        if len(preds) == 1:
            self.masks.entry[block] = self.masks.edge[preds[0], block]
            may_be_empty = self.edge_may_be_empty(preds[0], block)
        elif dominator is not None and self.all_reconverge(dominator, block):
            self.masks.entry[block] = self.masks.entry[dominator]
            may_be_empty = dominator in self.masks.may_be_empty
        else:
            self.masks.entry[block] = self.join_edges(block, preds)
            may_be_empty = any(self.edge_may_be_empty(p, block) for p in preds)
        if may_be_empty:
            self.masks.may_be_empty.add(block)

    def is_back_edge(self, src: Block, dst: Block) -> bool:
        loop = self.cfg.loops.innermost(dst)
        return loop is not None and loop.header is dst and loop.contains(src)

    def all_reconverge(self, dominator: Block, block: Block) -> bool:
        loop = self.cfg.loops.innermost(block)
        return self.cfg.loops.innermost(dominator) is loop and self.post[loop].post_dominates(block, dominator)

    def edge_may_be_empty(self, src: Block, dst: Block) -> bool:
        """Whether the edge may be taken without an active lane: its branch is divergent, or it was redirected.

        Two kinds of edges always have an active lane: the true edge of a vote, and the edge to the body of a divergent
        loop.
        """
        branch = src.terminator
        if branch.is_cond_br and is_vote(branch.operands[0]) and branch.blocks[0] is dst and src in self.plan.kept:
            return False
        if branch.notes.guards_loop and src in self.plan.merged:
            raise InternalError(f"the guard of the loop at %{dst.name} was linearized")
        is_body = branch.notes.is_live_mask_branch and branch.blocks[0] is dst
        return src in self.masks.may_be_empty or not (is_body or self.plan.is_undiverted(src, dst))

    def join_edges(self, block: Block, preds: list[Block]) -> Instr:
        # As many operands from a predecessor as it has edges: a switch may have several.
        blocks = [pred for pred in preds for succ in pred.successors if succ is block]
        phi = Instr(I1, f"m.{block.name}", "phi", blocks=blocks)
        block.instrs.insert(0, phi)
        self.masks.phis[phi] = block
        return phi

    def leave(self, block: Block) -> None:
        """Sets the edge masks.

        Votes, and kept branches that may have no active lane, get the entry mask as part of their operand.
        """
        self.start_live_mask(block)
        branch = block.instrs.pop()
        self.mask_votes(block)
        build, count = Builder(self.fn, block.instrs, branch), len(block.instrs)
        if branch.op == "switch":
            self.masks.edge.update(self.switch_masks(block, branch, build))
        elif not branch.is_cond_br:
            self.masks.edge.update({(block, succ): self.masks.entry[block] for succ in branch.blocks})
        else:
            for succ, negate in zip(branch.blocks, (False, True), strict=True):
                self.masks.edge[block, succ] = self.edge_mask(block, branch.operands[0], succ, negate, build)
        for succ in dict.fromkeys(branch.blocks):
            self.masks.edge[block, succ] = self.at_home(block, succ, build)
        self.name_masks(block, block.instrs[count:])
        if block in self.plan.kept and block in self.masks.may_be_empty:
            guard_kept_branch(block, branch, self.masks.entry[block], self.cfg, build)
        block.instrs.append(branch)

    def name_masks(self, block: Block, new: list[Instr]) -> None:
        """Names the edge masks that were made for the block."""
        for succ in dict.fromkeys(self.cfg.succs(block)):
            mask = self.masks.edge[block, succ]
            if is_op(mask, "select") and mask in new:
                mask.name = f"m.{succ.name}" if len(self.cfg.preds(succ)) == 1 else f"m.{block.name}.{succ.name}"

    def start_live_mask(self, header: Block) -> None:
        """Lets a live mask start as the mask of its loop's entry. Not where all lanes enter the loop.

        A uniform live mask stays a scalar.
        """
        branch, entry = header.terminator, self.masks.entry[header]
        if not branch.notes.is_live_mask_branch or entry in (TRUE, FALSE) or is_all(entry):
            return
        (live,) = branch.operands
        if isinstance(live, Instr) and self.shapes.of(live).is_varying:
            self.masks.live.add(live)
            self.masks.next_live.update(value for value in live.operands if value != TRUE)
            live.operands = [entry if value == TRUE else value for value in live.operands]

    def mask_votes(self, block: Block) -> None:
        entry = self.masks.entry[block]
        for call in [i for i in block.instrs if is_vote(i) and i.operands[0] not in self.masks.next_live]:
            masked: list[Instr] = []
            call.operands[0] = Builder(self.fn, masked).select(entry, call.operands[0], FALSE)
            at = block.instrs.index(call)
            block.instrs[at:at] = masked

    def edge_mask(self, block: Block, cond: Value, succ: Block, negate: bool, build: Builder) -> Value:
        entry = self.masks.entry[block]
        if is_all(cond):
            # If all lanes take the edge, the vote is their mask: true there, false where the block was not entered.
            return entry if negate else cond
        if is_any(cond):
            # A false `any` means no active lane takes this edge, unless it is a loop exit.
            is_exit = bool(self.cfg.loops.loops_left(block, succ))
            return FALSE if negate and not is_exit else entry
        if block in self.plan.kept and self.plan.travels_alone(block, succ):
            # All active lanes take the edge of a uniform branch. If other edges are deferred on it, blends use this
            # mask for their lanes too: it must be false for them.
            return entry
        if cond in self.masks.live and not negate:
            return cond
        return build.select(entry, build.binop("xor", cond, TRUE) if negate else cond, FALSE)

    def at_home(self, src: Block, dst: Block, build: Builder) -> Value:
        """The edge mask, computed in `src` itself if the new target may be reached without running `src`.

        SSA repair then makes it false where `src` has not run.
        """
        mask, entry = self.masks.edge[src, dst], self.masks.entry[src]
        is_direct = self.plan.edge_of[src, dst].target is dst
        if is_direct or mask == FALSE or mask in src.instrs or self.new_doms.dominates(src, dst):
            return mask
        operands = (entry, TRUE, FALSE) if mask == entry else (TRUE, mask, FALSE)
        return build.emit(I1, "select", operands)

    @cached_property
    def new_doms(self) -> Dominators:
        """The dominator tree of the planned control flow."""
        planned = nx.DiGraph()
        planned.add_nodes_from(self.plan.order)
        planned.add_edges_from((block, edge.target) for block in self.plan.order for edge in self.plan.edges[block])
        return Dominators(planned, self.plan.order[0])

    def switch_masks(self, block: Block, switch: Instr, build: Builder) -> dict[Edge, Value]:
        """One mask for each successor. Conditions are computed only if some edge needs one."""
        entry, succs = self.masks.entry[block], self.cfg.succs(block)
        if len(succs) == 1:
            return {(block, succs[0]): entry}
        alone = {succ for succ in succs if block in self.plan.kept and self.plan.travels_alone(block, succ)}
        masks: dict[Edge, Value] = {(block, succ): entry for succ in alone}
        if len(alone) < len(succs):
            conds = switch_conditions(switch, build)
            masks |= {(block, s): build.select(entry, conds[s], FALSE) for s in succs if s not in alone}
        return masks
