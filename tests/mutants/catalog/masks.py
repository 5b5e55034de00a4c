"""Bugs of masks and of what is done under them."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

MASKS, KEPT, GUARDS = (
    "passes/linearize/edge_masks.py",
    "passes/linearize/plan.py",
    "passes/linearize/guarded_effects.py",
)
SWITCH = "passes/linearize/edge_masks.py"

MUTANTS = (
    Mutant(
        "edge-mask-not-negated",
        MASKS,
        'build.select(entry, build.binop("xor", cond, TRUE) if negate else cond, FALSE)',
        "build.select(entry, cond, FALSE)",
        "both edges of a branch have the mask of the true edge",
    ),
    Mutant(
        "edge-mask-without-entry",
        MASKS,
        'build.select(entry, build.binop("xor", cond, TRUE) if negate else cond, FALSE)',
        'build.binop("xor", cond, TRUE) if negate else cond',
        "lanes that are inactive in the block take its edges",
    ),
    Mutant(
        "join-takes-dominator-mask",
        MASKS,
        "elif dominator is not None and self.all_reconverge(dominator, block):",
        "elif dominator is not None:",
        "a join has the mask of its dominator, though not all lanes reconverge",
    ),
    Mutant(
        "join-adds-entry-masks",
        MASKS,
        "phi.operands = [self.masks.edge[src, block] for src in phi.blocks]",
        "phi.operands = [self.masks.entry[src] for src in phi.blocks]",
        "a join's mask has all lanes of its predecessors, also those that took other edges",
    ),
    Mutant(
        "vote-without-mask",
        MASKS,
        "select(entry, call.operands[0], FALSE)",
        "select(call.operands[0], call.operands[0], FALSE)",
        "inactive lanes vote, too",
    ),
    Mutant(
        "blocks-always-have-lanes",
        MASKS,
        "        if may_be_empty:\n            self.masks.may_be_empty.add(block)\n",
        "",
        "uniform operations are unguarded where no lane may be active",
    ),
    Mutant(
        "merged-edges-have-lanes",
        MASKS,
        "return src in self.masks.may_be_empty or not (is_body or self.plan.is_undiverted(src, dst))",
        "return src in self.masks.may_be_empty",
        "after a linearized branch some lane is taken to be active",
    ),
    Mutant(
        "kept-edge-always-has-entry-mask",
        MASKS,
        "if block in self.plan.kept and self.plan.travels_alone(block, succ):\n            # All",
        "if block in self.plan.kept:\n            # All",
        "lanes of deferred edges blend by the mask of a block that they never entered",
    ),
    Mutant(
        "loop-exit-mask-false",
        MASKS,
        "return FALSE if negate and not is_exit else entry",
        "return FALSE if negate else entry",
        "no lane leaves a loop",
    ),
    Mutant(
        "deferred-mask-of-skipped-block",
        MASKS,
        "if is_direct or mask == FALSE or mask in src.instrs",
        "if True or mask in src.instrs",
        "an edge's mask is true where its block was passed by",
    ),
    Mutant(
        "empty-kept-switch-inverted",
        "passes/linearize/branch_conditions.py",
        "switch.operands[0] = build.select(any_lane, build.freeze(value), constant)",
        "switch.operands[0] = build.select(any_lane, constant, build.freeze(value))",
        "a uniform switch takes the edge for no active lane when there are some",
    ),
    Mutant(
        "default-includes-cases",
        "passes/linearize/branch_conditions.py",
        'others = build.binop("or", others, cond)',
        "others = cond",
        "only the last case is excluded from the default's mask",
    ),
    Mutant(
        "case-run-too-short",
        "passes/linearize/branch_conditions.py",
        "low), count)",
        "low), count - 1)",
        "the last one of neighbouring cases is not tested",
    ),
    Mutant(
        "store-unmasked",
        GUARDS,
        'case "load" | "store" | "atomicrmw" | "cmpxchg":',
        'case "load" | "atomicrmw" | "cmpxchg":',
        "inactive lanes store",
    ),
    Mutant(
        "atomic-unmasked",
        GUARDS,
        'case "load" | "store" | "atomicrmw" | "cmpxchg":',
        'case "load" | "store":',
        "inactive lanes execute atomics",
    ),
    Mutant(
        "load-unmasked",
        GUARDS,
        "shapes.of(instr.operands[0]).is_uniform and not may_be_empty:",
        "shapes.of(instr.operands[0]).is_affine and not may_be_empty:",
        "inactive lanes load from invalid addresses",
    ),
    Mutant(
        "divisor-guard-inverted",
        GUARDS,
        "build.select(cond, instr.operands[1], 1)",
        "build.select(build.not_(cond), instr.operands[1], 1)",
        "active lanes divide by one, inactive ones by any divisor",
    ),
    Mutant(
        "divisor-guard-of-all-lanes",
        GUARDS,
        "cond = build.vote(ANY, mask) if is_scalar else mask",
        "cond = TRUE",
        "a division by zero in an inactive lane",
    ),
    Mutant(
        "memset-guard-inverted",
        GUARDS,
        "build.select(mask, instr.operands[2], 0)",
        "build.select(build.not_(mask), instr.operands[2], 0)",
        "memory is set for inactive lanes",
    ),
    Mutant(
        "live-mask-of-lanes-that-did-not-enter",
        "passes/linearize/edge_masks.py",
        "live.operands = [entry if value == TRUE else value for value in live.operands]",
        "live.operands = list(live.operands)",
        "a live mask starts as true, and is taken for the mask of the loop's body",
    ),
    Mutant(
        "next-live-mask-true-by-default",
        "passes/linearize/linearize.py",
        "if phi in self.masks.next_live:",
        "if phi in self.masks.live:",
        "a lane that did not enter a loop is live from the second iteration on",
    ),
    Mutant(
        "places-exchanged",
        "passes/linearize/guarded_effects.py",
        'for x in (places.cond, build.binop("xor", places.cond, TRUE))',
        'for x in (build.binop("xor", places.cond, TRUE), places.cond)',
        "a lane loads from the place that it has not chosen",
    ),
    Mutant(
        "chosen-place-of-inactive-lanes",
        "passes/linearize/guarded_effects.py",
        "build.select(mask, x, FALSE) for x in (places",
        "build.select(x, x, FALSE) for x in (places",
        "inactive lanes load from the place that they have chosen",
    ),
)
