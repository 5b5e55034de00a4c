"""Bugs of divergent and uniform loops, and of irreducible control flow."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

LOOPS, LOOP_GUARDS, REDUCIBLE = (
    "passes/linearize/divergent_loops.py",
    "passes/linearize/loop_guards.py",
    "passes/normalize/reducible.py",
)
LOOPS_TO_MASK = "passes/linearize/loops_to_mask.py"

MUTANTS = (
    Mutant(
        "exit-flag-not-kept",
        LOOPS,
        "lambda block: TRUE if block in leave else None)[1]",
        "lambda block: TRUE if block in leave else FALSE)[1]",
        "the exit that a lane took is lost in the next iteration",
    ),
    Mutant(
        "live-out-tracker-keeps-last-iteration",
        LOOPS,
        "Poison(phi.type), on_edge.get)",
        "Poison(phi.type), lambda block: on_edge.get(block, Poison(phi.type)))",
        "a lane's live-out is overwritten while others stay in the loop",
    ),
    Mutant(
        "left-lanes-stay-live",
        LOOPS,
        "lambda block: TRUE if block is parts.stay else FALSE)",
        "lambda block: TRUE if block is parts.stay else None)",
        "lanes that have left the loop stay active",
    ),
    Mutant(
        "exit-flags-shifted",
        LOOPS,
        "for exit in list(parts.leave)[:-1]]",
        "for exit in list(parts.leave)[1:]]",
        "each exit is tested by the next one's flag",
    ),
    Mutant(
        "loop-left-when-first-leaves",
        LOOPS,
        ".vote(ANY, live,",
        '.vote("wfv.all", live,',
        "the loop ends as soon as one lane leaves",
    ),
    Mutant(
        "live-out-tracker-of-latch-lost",
        LOOPS,
        "phi.operands = [live_out, *(value for value, _ in outside)]",
        "phi.operands = [next(iter(on_edge.values())), *(value for value, _ in outside)]",
        "all lanes get the live-out of the last iteration",
    ),
    Mutant(
        "uniform-loop-not-guarded",
        LOOP_GUARDS,
        "if loop.exits and not is_live_loop and _may_be_missed(loop, depends, linearized):",
        "if loop.exits and not is_live_loop and not linearized:",
        "a uniform loop is entered without active lanes, and may not terminate",
    ),
    Mutant(
        "uniform-loop-guarded-one-level",
        LOOPS_TO_MASK,
        "            seen.add(branch)\n            todo.append(branch)\n",
        "            seen.add(branch)\n",
        "only the nearest branch in front of a uniform loop is checked for a guard",
    ),
    Mutant(
        "dispatch-swapped",
        REDUCIBLE,
        "(1, 0) if is_pair",
        "(0, 1) if is_pair",
        "an irreducible cycle is entered at the other entry",
    ),
)
