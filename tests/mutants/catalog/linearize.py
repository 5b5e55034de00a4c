"""Bugs of linearization: the plan, blends, boscc."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

LINEARIZE, PLAN, BOSCC = "passes/linearize/linearize.py", "passes/linearize/plan.py", "passes/linearize/boscc.py"
LINEARIZERS = "passes/linearize/linearizers.py"

MUTANTS = (
    Mutant(
        "blend-swapped",
        LINEARIZE,
        "select(cond, value, result)",
        "select(cond, result, value)",
        "a blend takes the other edge's value",
    ),
    Mutant(
        "blend-by-first-edge",
        LINEARIZE,
        "for edge in groups[value]], into)",
        "for edge in groups[value][:1]], into)",
        "of several edges with the same value only the first one counts",
    ),
    Mutant(
        "mask-phi-drops-edge",
        LINEARIZE,
        "self.any_of([old[src] for src, _ in edges], into)",
        "self.any_of([old[src] for src, _ in edges[:1]], into)",
        "of several merged edges only the first one's lanes are in the mask",
    ),
    Mutant(
        "missing-mask-is-poison",
        LINEARIZE,
        "lambda value: FALSE if value in known else Poison(value.type)",
        "lambda value: Poison(value.type)",
        "where no edge arrives, the mask is poison",
    ),
    Mutant(
        "scalar-blend-by-lane-mask",
        LINEARIZE,
        "        if is_scalar:\n                cond",
        "        if not is_scalar:\n                cond",
        "varying values are blended by whether any lane arrives by the edge",
    ),
    Mutant(
        "phi-from-wrong-predecessor",
        LINEARIZE,
        "phi.set_incoming(pair for pair in new for",
        "phi.set_incoming(pair for pair in [(x, src) for (x, _), (_, src) in zip(new[1:] + new[:1], new)] for",
        "the new edges of a phi have each other's blends",
    ),
    Mutant(
        "varying-branch-kept",
        LINEARIZERS,
        "return block not in shapes.divergent_branches",
        "return True",
        "a divergent branch stays a branch",
    ),
    Mutant(
        "linearizer-keeps-varying-branch",
        PLAN,
        "if is_kept and block in self.shapes.divergent_branches:",
        "if False:",
        "a linearizer of the user's that keeps a divergent branch compiles, and lanes lose their side",
        tests=("tests/test_add_a_linearizer.py",),
    ),
    Mutant(
        "offsets-that-cancel-are-refused",
        "passes/linearize/invariants.py",
        "not (shape.is_uniform if is_phi else shape.has_base)",
        "not shape.is_uniform",
        "a difference of known offsets that is uniform is an internal error",
    ),
    Mutant(
        "first-edge-drops-deferred",
        PLAN,
        "drops = branch_vote(block) == ALL",
        "drops = len(old_edges) > 1",
        "on one side of a kept branch the deferred edges are forgotten",
    ),
    Mutant(
        "deferred-at-header-forgotten",
        PLAN,
        "self.handed_to_exits[loop] = deferred",
        "self.handed_to_exits[loop] = {}",
        "what is deferred before a loop is not run after it",
    ),
    Mutant(
        "united-edge-keeps-first",
        PLAN,
        "_merge(*(e.deferred for e in es))",
        "_merge(es[0].deferred)",
        "of edges with the same target only the first one's deferred edges are kept",
    ),
    Mutant(
        "highest-deferred-first",
        PLAN,
        "NewEdge(min(deferred, key=self.index.__getitem__), deferred)",
        "NewEdge(max(deferred, key=self.index.__getitem__), deferred)",
        "the blocks in between are passed by",
    ),
    Mutant(
        "skip-inverted", BOSCC, "ANY, [entry, exit])", "ANY, [exit, entry])", "a region runs only if no lane needs it"
    ),
    Mutant(
        "copy-keeps-original-values",
        BOSCC,
        "phi.add_incoming(values.get(value, value), copies[src])",
        "phi.add_incoming(value, copies[src])",
        "after the copy of a region the values of the original are used",
    ),
    Mutant(
        "all-vote-is-any",
        "passes/widen/calls.py",
        "vote = w.build.any_lane if is_any(instr) else w.build.all_lanes",
        "vote = w.build.any_lane",
        "the copy without masks runs if any lane is active",
    ),
    Mutant(
        "masks-that-were-replaced",
        "passes/linearize/edge_masks.py",
        "            while mask in replacements:\n                mask = replacements[mask]\n",
        "",
        "masks that blends replace are forgotten: they are poison, not false, where their block has not run",
        tests=("tests/test_invariants.py",),
    ),
    Mutant(
        "votes-of-a-split-block",
        BOSCC,
        "replace(r, branch=rests.get(r.branch, r.branch))",
        "r",
        "votes after a join that has votes itself stand on an edge that has moved",
    ),
)
