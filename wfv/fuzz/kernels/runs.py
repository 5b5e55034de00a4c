"""Random kernel number i of a seed: its text, its draws, and what comes of each. What a worker does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from wfv.errors import Error
from wfv.fuzz.kernels.check import ERROR, OK, Kernel, Outcome, place_of
from wfv.fuzz.kernels.coverage import CoverageObserver
from wfv.fuzz.kernels.draw import Draw, random_draw
from wfv.fuzz.kernels.generator.kernel import random_kernel
from wfv.fuzz.kernels.in_lockstep import compare_in_lockstep

EVERY_DRAW = 100  # each of that many kernels runs under all strategies and targets
LOCKSTEP = 50  # .. in the interpreter
COVERAGE = 10  # .. is looked at for what it contains


@dataclass(frozen=True)
class Setup:
    """What kernels and draws are chosen from."""

    seed: int
    strategies: tuple[str, ...]
    targets: tuple[str, ...]


@dataclass(frozen=True)
class About:
    """What is going to be done: last words, if the process dies of it."""

    number: int
    step: str
    draw: Draw


@dataclass(frozen=True)
class Contents:
    """What a kernel contained."""

    features: list[str]


@dataclass(frozen=True)
class Result:
    """What came of one kernel under one draw. `step`: compare or lockstep."""

    number: int
    step: str
    draw: Draw
    outcome: Outcome


def kernel_draws(number: int, text: str, setup: Setup) -> list[Draw]:
    """One, or for some kernels one of each strategy and target."""
    rng = random.Random(f"{setup.seed}/{number}/draw")
    draw = random_draw(text, rng, setup.strategies, setup.targets)
    if number % EVERY_DRAW != EVERY_DRAW - 1:
        return [draw]
    return [
        replace(random_draw(text, rng, (strategy,), (target,)), level=0)
        for strategy in setup.strategies
        for target in setup.targets
    ]


def run_kernel(number: int, setup: Setup) -> Iterator[About | Contents | Result]:
    """What is about to be done, before it is done, and what came of it."""
    text = random_kernel(setup.seed, number)
    draws = kernel_draws(number, text, setup)
    yield About(number, "reference", draws[0])
    try:
        kernel = Kernel(text)
    except Error as error:  # the kernel is wrong, not the vectorizer
        yield Result(number, "reference", draws[0], Outcome(ERROR, str(error), place_of(error)))
        return
    for draw in draws:
        yield About(number, "compare", draw)
        observer = CoverageObserver() if number % COVERAGE == 0 else None
        outcome = kernel.outcome(draw, observer)
        yield Result(number, "compare", draw, outcome)
        if observer is not None:
            yield Contents(sorted(observer.features))
    if number % LOCKSTEP == 0 and outcome.kind == OK:
        yield About(number, "lockstep", draws[0])
        yield Result(number, "lockstep", draws[0], compare_in_lockstep(kernel, draws[0]))


__all__ = ["About", "Contents", "Result", "Setup", "kernel_draws", "run_kernel"]
