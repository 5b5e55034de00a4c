"""Bugs of the native launch path: which groups run, and when a launch is over."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

LAUNCH, SEQUENCE = "wfv/runtime/native/launch.c", "wfv/runtime/native/sequence.h"
ORDER = ("tests/test_launch_order.py",)

MUTANTS = (
    Mutant(
        "recorded-launches-do-not-wait",
        SEQUENCE,
        "while (gate & INSIDE) {",
        "while (0 & gate & INSIDE) {",
        "a recorded launch begins while workers run groups of the one before it",
        tests=ORDER,
    ),
    Mutant(
        "launch-ends-before-its-workers",
        LAUNCH,
        "if ((done & ~WAITING) == helpers) break;",
        "if ((done & ~WAITING) == helpers || waited > PATIENCE) break;",
        "a launch returns while workers run its groups",
        tests=ORDER,
    ),
    Mutant(
        "gate-opens-before-the-groups-are-divided",
        SEQUENCE,
        "    divide(job, plan->block, claim_of(plan, groups, threads));",
        "    if (threads == 1) divide(job, plan->block, claim_of(plan, groups, threads));",
        "a shared launch runs on the ranges of the launch before it",
        tests=ORDER,
    ),
    Mutant(
        "ways-of-long-launches-are-those-of-short-ones",
        LAUNCH,
        "return &plan->pace->ways[term];",
        "return &plan->pace->ways[0 * term];",
        "whether a short launch is shared depends on launches that did other work",
        tests=("tests/test_native_launch.py",),
    ),
)
