"""Bugs of divergent and uniform loops, and of irreducible control flow."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

LOOPS, LOOP_GUARDS, REDUCIBLE = (
    "passes/linearize/divergent_loops.py",
    "passes/linearize/uniform_loop_guards.py",
    "passes/normalize/reducible.py",
)
BY_LANE, LANE_LOOPS = "passes/linearize/loops_by_lane.py", "passes/widen/lane_loops.py"
LOOPS_TO_MASK = "passes/linearize/divergent_loops.py"

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
        "divergent-exits-taken-together",
        LOOPS,
        "last = {exit for exit in together if depth[exit] == loop.depth - 1}",
        "last = {exit for exit in depth if depth[exit] == loop.depth - 1}",
        "the exits of the last iteration are those of all lanes",
    ),
    Mutant(
        "value-of-last-iteration-at-each-exit",
        LOOPS,
        "if live_out is None and is_together and not shapes.of(phi).is_varying:",
        "if live_out is None and (is_together or exit is next(iter(parts.leave))):",
        "at a divergent exit, lanes get the value of the last iteration, not of their own",
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
        "phi.set_incoming([(live_out, parts.latch), *outside])",
        "phi.set_incoming([(next(iter(on_edge.values())), parts.latch), *outside])",
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
        "wfv/ir/cfg.py",
        "deciding = reached(blocks, lambda block: depends.get(block, ()))",
        "deciding = blocks",
        "only the nearest branch before a uniform loop is checked for a guard",
        tests=("tests/test_golden.py",),  # the loops of random kernels also end without active lanes
    ),
    Mutant(
        "dispatch-swapped",
        REDUCIBLE,
        "(1, 0) if is_pair",
        "(0, 1) if is_pair",
        "an irreducible cycle is entered at the other entry",
    ),
    Mutant(
        "lane-loop-ignores-mask",
        LANE_LOOPS,
        'left = w.build.cast("zext", w.build.mask_bits(w.vector(mask)), I64)',
        'left = w.build.cast("zext", w.build.mask_bits(w.vector(TRUE)), I64)',
        "inactive lanes run a loop that runs lane by lane",
        tests=("tests/test_lane_loops.py",),
    ),
    Mutant(
        "lane-loop-of-first-lane",
        LANE_LOOPS,
        "if not shape.is_strided:",
        "if shape.is_affine:",
        "a loop that runs lane by lane has lane 0's strided operands in all lanes",
        tests=("tests/test_lane_loops.py",),
    ),
    Mutant(
        "lane-loop-skips-lanes",
        LANE_LOOPS,
        'w.build.binop("sub", lanes, 1)',
        'w.build.binop("sub", lanes, 2)',
        "a loop that runs lane by lane passes by active lanes",
        tests=("tests/test_lane_loops.py",),
    ),
    Mutant(
        "lane-loop-results-swapped",
        BY_LANE,
        "build.insertvalue(whole, value, n)",
        "build.insertvalue(whole, values[0] if value.type == values[0].type else value, n)",
        "a loop that runs lane by lane returns one value twice",
        tests=("tests/test_lane_loops.py",),
    ),
    Mutant(
        "lane-loop-with-invariant-result-of-one-exit",
        "wfv/ir/loops.py",
        "found = set(values)",
        "found = set(list(values)[:1])",
        "a loop that is left in two ways has the result of the first one",
        tests=("tests/test_lane_loops.py",),
        claim="lane loops",
    ),
)
