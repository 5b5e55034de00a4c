"""Bugs of the native launch path: which groups run, when a launch is over, and what faults do."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

LAUNCH, FAULT = "wfv/runtime/native/launch.c", "wfv/runtime/native/fault.c"

MUTANTS = (
    Mutant(
        "launches-do-not-wait-for-workers",
        LAUNCH,
        "(inside = atomic_load(&offer->inside)) > 0",
        "(inside = atomic_load(&offer->inside)) > 1000",
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
    Mutant(
        "faults-are-not-reported",
        LAUNCH,
        " && !block[FAULTED])",
        ")",
        "a launch ends as if all groups had run",
        tests=("tests/test_faults.py",),
    ),
    Mutant(
        "threads-stay-in-kernels",
        FAULT,
        "    pthread_setspecific(faults.key, 0);\n",
        "",
        "a fault of the host jumps into a launch that has ended",
        tests=("tests/test_faults.py",),
    ),
    Mutant(
        "handlers-of-the-host-are-forgotten",
        FAULT,
        "if (!is_default && !is_ignored)",
        "if (is_default && is_ignored)",
        "the system's default instead of the handler that was there before",
        tests=("tests/test_faults.py",),
    ),
)
