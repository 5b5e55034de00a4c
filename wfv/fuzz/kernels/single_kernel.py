"""Generates and compares one random kernel of a seed: the work of a worker process."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from wfv.auto.settings import AUTO
from wfv.errors import Error
from wfv.fuzz.kernels.comparison import ERROR, OK, KernelUnderTest, Outcome, compare_in_lockstep, origin_of
from wfv.fuzz.kernels.coverage import CoverageObserver
from wfv.fuzz.kernels.draw import Draw, random_draw
from wfv.fuzz.kernels.generator import random_kernel

# One of so many kernels is also ..
EVERY_DRAW = 100  # run under all strategies and targets
LOCKSTEP = 50  # run in the interpreter
COVERAGE = 10  # examined for the instructions that it contains
SCALAR = ("scalar", "llvm")  # the strategies that run sub-groups one work-item at a time


@dataclass(frozen=True)
class Setup:
    """The seed, and the strategies and targets to draw from."""

    seed: int
    strategies: tuple[str, ...]
    targets: tuple[str, ...]


@dataclass(frozen=True)
class Announcement:
    """Announces the next step, so that the parent knows it if the process dies."""

    number: int
    step: str
    draw: Draw


@dataclass(frozen=True)
class Contents:
    """The features of a kernel (`coverage.py`)."""

    features: list[str]


@dataclass(frozen=True)
class Result:
    """The outcome of one kernel under one draw. `step`: reference, compare or lockstep."""

    number: int
    step: str
    draw: Draw
    outcome: Outcome


def kernel_draws(number: int, text: str, setup: Setup) -> list[Draw]:
    """One draw; for some kernels one of each strategy and target.

    Where there are sub-groups, scalar code is another implementation of them, and is compared, too.
    """
    rng = random.Random(f"{setup.seed}/{number}/draw")
    draw = random_draw(text, rng, setup.strategies, setup.targets)
    others = [replace(draw, strategy=rng.choice(SCALAR), level=0)] if "sub_group_" in text else []
    if number % EVERY_DRAW != EVERY_DRAW - 1:
        return [draw, *others]
    return others + [
        replace(random_draw(text, rng, (strategy,), (target,)), level=0)
        for strategy in setup.strategies
        for target in setup.targets
    ]


def run_kernel(number: int, setup: Setup) -> Iterator[Announcement | Contents | Result]:
    """Announces each step before it is done, and reports its outcome."""
    text = random_kernel(setup.seed, number)
    draws = kernel_draws(number, text, setup)
    yield Announcement(number, "reference", draws[0])
    try:
        kernel = KernelUnderTest(text)
    except Error as error:  # a bug of the generator, not of the vectorizer
        yield Result(number, "reference", draws[0], Outcome(ERROR, str(error), origin_of(error)))
        return
    for draw in draws:
        yield Announcement(number, "compare", draw)
        observer = CoverageObserver() if number % COVERAGE == 0 and draw.strategy not in SCALAR else None
        outcome = kernel.outcome(draw, observer)
        yield Result(number, "compare", draw, outcome)
        if observer is not None:
            yield Contents(sorted(observer.features))
    if number % LOCKSTEP == 0 and outcome.kind == OK and draws[0].strategy != AUTO:
        yield Announcement(number, "lockstep", draws[0])
        yield Result(number, "lockstep", draws[0], compare_in_lockstep(kernel, draws[0]))


__all__ = ["Announcement", "Contents", "Result", "Setup", "kernel_draws", "run_kernel"]
