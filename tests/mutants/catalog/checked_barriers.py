"""Bugs of barriers that may diverge: which may, the work-items' next ids, the scan of these ids."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

DIVERGENCE, CERTAIN = "passes/barriers/barrier_divergence.py", "passes/barriers/barrier_divergence.py"
BARRIER_TESTS = ("tests/test_divergent_barriers.py",)
CHECKED, SCAN = "passes/barriers/checked_continuation.py", "passes/group/next_scan.py"


MUTANTS = (
    Mutant(
        "returned-items-run-again",
        CHECKED,
        'build.cond_br(build.icmp("eq", number, c.number, name="is.here"), body, end)',
        'build.cond_br(build.icmp("sle", number, c.number, name="is.here"), body, end)',
        "work-items that have returned run the later continuations",
    ),
    Mutant(
        "return-not-recorded",
        CHECKED,
        "            build.store(number, address, NEXT_BYTES)\n",
        "            if getattr(number, 'value', 0) != -1:\n                build.store(number, address, NEXT_BYTES)\n",
        "work-items that return keep the id of their last continuation",
    ),
    Mutant(
        "rest-not-compared",
        SCAN,
        "%rest.more = icmp ult i64 %rest.at, %scan.items",
        "%rest.more = icmp ult i64 %rest.at, %scan.whole",
        "the ids after the last 16 are not compared",
    ),
    Mutant(
        "vectors-compared-with-and",
        SCAN,
        "%vector.more.bits = or <16 x i32> %vector.bits, %vector.differ",
        "%vector.more.bits = and <16 x i32> %vector.bits, %vector.differ",
        "whole vectors of ids are taken for equal",
    ),
    Mutant(
        "lowest-id-signed",
        SCAN,
        "%is.low = icmp ult i32 %count.id, %low",
        "%is.low = icmp slt i32 %count.id, %low",
        "work-items that have returned are taken for diverged",
    ),
    Mutant(
        "highest-id-unsigned",
        SCAN,
        "%is.high = icmp sgt i32 %count.id, %high",
        "%is.high = icmp ugt i32 %count.id, %high",
        "the highest id is -1 as soon as a work-item has returned, or always",
    ),
    Mutant(
        "count-ends-early",
        SCAN,
        "%count.more = icmp ult i64 %count.next, %scan.items",
        "%count.more = icmp ult i64 %count.next, %scan.whole",
        "the ids after the last 16 are not counted",
    ),
    Mutant(
        "divergence-not-reported",
        SCAN,
        "%agree = icmp eq i32 %low.next, %high.next",
        "%agree = icmp eq i32 %low.next, %low.next",
        "work-items at different barriers go on",
    ),
    Mutant(
        "values-of-other-iterations",
        DIVERGENCE,
        "found.loops.add(level.header)",
        "found.loops.discard(level.header)",
        "a value of an iteration is stored once for work-items in different iterations",
    ),
    Mutant(
        "barrier-behind-a-branch-that-is-passed-by",
        CERTAIN,
        "if not cfg.post_dominates(branch, cfg.fn.entry):",
        "if False:",
        "a kernel is refused although no work-item may come to the branch",
        tests=BARRIER_TESTS,
    ),
    Mutant(
        "one-barrier-on-both-sides",
        CERTAIN,
        "return a is b",
        "return False",
        "a kernel is refused although work-items come to the same barrier by both edges",
        tests=BARRIER_TESTS,
    ),
    Mutant(
        "all-arguments-are-constants",
        CERTAIN,
        "if isinstance(value, Argument) and value.name in LOCAL_IDS and isinstance(value.type, IntType):",
        "if isinstance(value, Argument) and isinstance(value.type, IntType):",
        "a condition on an argument is taken for certain",
        tests=BARRIER_TESTS,
    ),
)
