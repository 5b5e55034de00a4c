"""Generates and compares one random kernel of a seed, or compares a given text: the work of a worker process."""

import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

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


def run_kernel(number: int, setup: Setup) -> Iterator[dict[str, Any]]:
    """The answers of a worker process: what each step is about, its result, and the kernel's features (coverage.py)."""
    text = random_kernel(setup.seed, number)
    draws = kernel_draws(number, text, setup)

    def about(step: str, draw: Draw) -> dict[str, Any]:
        return {"about": {"case": number, "step": step, "draw": asdict(draw)}}

    def result(step: str, draw: Draw, outcome: Outcome) -> dict[str, Any]:
        return {"result": asdict(Result(number, step, draw, outcome))}

    yield about("reference", draws[0])
    try:
        kernel = KernelUnderTest(text)
    except Error as error:  # a bug of the generator, not of the vectorizer
        yield result("reference", draws[0], Outcome(ERROR, str(error), origin_of(error)))
        return
    for draw in draws:
        yield about("compare", draw)
        observer = CoverageObserver() if number % COVERAGE == 0 and draw.strategy not in SCALAR else None
        outcome = kernel.outcome(draw, observer)
        yield result("compare", draw, outcome)
        if observer is not None:
            yield {"features": sorted(observer.features)}
    if number % LOCKSTEP == 0 and outcome.kind == OK and draws[0].strategy != AUTO:
        yield about("lockstep", draws[0])
        yield result("lockstep", draws[0], compare_in_lockstep(kernel, draws[0]))


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    """The work of a worker process (wfv/fuzz/workers.py): on numbers of kernels, or for the outcome of one text."""
    if "text" in task:
        answer({"outcome": asdict(check_text(task["text"], Draw.from_json(task["draw"]), task["step"], answer))})
        return
    setup = Setup(task["seed"], tuple(task["strategies"]), tuple(task["targets"]))
    for number in task["cases"]:
        for what in run_kernel(number, setup):
            answer(what)
        answer({"done": number})


def check_text(text: str, draw: Draw, step: str, answer: Callable[[object], None]) -> Outcome:
    """The outcome of one kernel; answers `settled` when its result is known not to depend on unset memory."""
    try:
        kernel = KernelUnderTest(text)
        if not kernel.is_settled(draw):
            return Outcome(ERROR, "the result depends on what was in memory before", "reference")
    except (Error, AssertionError) as error:
        return Outcome(ERROR, str(error), "reference " + origin_of(error))
    answer({"settled": True})
    return compare_in_lockstep(kernel, draw) if step == "lockstep" else kernel.outcome(draw)
