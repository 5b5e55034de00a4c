"""Bugs of the native launch path: which groups run, and when a launch is over."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

LAUNCH = "wfv/runtime/native/launch.c"

MUTANTS = (
    Mutant(
        "launches-do-not-wait-for-workers",
        LAUNCH,
        "(inside = load(&offer->inside)) > 0",
        "(inside = load(&offer->inside)) > 1000",
        "a launch returns, or the next of a list begins, while workers run its groups",
        tests=("tests/test_launch_order.py",),
    ),
    Mutant(
        "claims-overlap",
        LAUNCH,
        "block[BEHIND] = minimum(first + claim, range->behind),",
        "block[BEHIND] = minimum(first + claim + 1, range->behind),",
        "the first group of a claim has run at the end of the one before it",
        tests=("tests/test_native_launch.py",),
    ),
    Mutant(
        "long-launches-are-not-paused",
        LAUNCH,
        "job->time >= job->pause",
        "job->time < 0",
        "Python sees no signal before a launch has ended",
        tests=("tests/test_native_launch.py",),
    ),
)
