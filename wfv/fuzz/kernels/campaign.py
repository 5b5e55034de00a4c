"""Random kernels: how one of a seed is compiled and compared; and a failure as `wfv fuzz` writes it."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from wfv.auto_settings import AUTO
from wfv.errors import Error, OptionError
from wfv.fuzz.campaign import ERROR, OK, Outcome, Result, error_outcome
from wfv.fuzz.kernels.comparison import KernelUnderTest
from wfv.fuzz.kernels.draw import PAIRS, Draw, random_draw
from wfv.fuzz.kernels.generator import random_kernel
from wfv.fuzz.kernels.source_generator import kernel_in
from wfv.strategies import OWN_ANALYSIS

# One of so many kernels is also ..
EVERY_DRAW = 100  # run under all strategies and targets
LOCKSTEP = 50  # run in the interpreter
SCALAR = ("scalar", "llvm")  # the strategies that run sub-groups one work-item at a time


@dataclass(frozen=True)
class KernelCase:
    """A kernel of a seed, and the strategies and targets to draw from. `draw`: the one that a result is of."""

    seed: int
    number: int
    strategies: tuple[str, ...]
    targets: tuple[str, ...]
    draw: Draw | None = None
    is_checked: bool = False  # by `wfv check`, too
    language: str = "llvm"
    analysis: str = OWN_ANALYSIS
    raw: bool = False
    is_proved: bool = False  # instead of run

    @property
    def file(self) -> str:
        assert self.draw is not None
        strategy, suffix = self.draw.strategy.replace("/", "-"), "ll" if self.language == "llvm" else "py"
        return f"kernel-{self.seed}-{self.number}-{strategy}-{self.draw.target}.{suffix}"

    @property
    def command(self) -> str:
        options = (
            f"--strategies {','.join(self.strategies)} --targets {','.join(self.targets)} "
            f"--analysis {self.analysis}{' --raw' * self.raw}{' --check' * self.is_checked}"
        )
        what = "--prove" if self.is_proved else "--kernels"
        return f"wfv fuzz {what} 1 --seed {self.seed} --first {self.number} --language {self.language} {options}"

    def text(self) -> bytes:
        return kernel_in(self.language, self.seed, self.number).encode()

    def draws(self, text: str) -> list[Draw]:
        """One draw; for some kernels one of each strategy and target.

        Where there are sub-groups, scalar code is another implementation of them, and is compared, too. LLVM's
        own vectorizers meet stores between loads.
        """
        rng = random.Random(f"{self.seed}/{self.number}/draw")
        common: dict[str, Any] = {"analysis": self.analysis, "raw": self.raw}
        draw = replace(random_draw(text, rng, self.strategies, self.targets), **common)
        others = [replace(draw, strategy=rng.choice(SCALAR), level=0)] if "sub_group_" in text else []
        others += [replace(draw, strategy="llvm")] if f"%{PAIRS}" in text else []
        if self.number % EVERY_DRAW != EVERY_DRAW - 1:
            return [draw, *others]
        return others + [
            replace(random_draw(text, rng, (strategy,), (target,)), level=0, **common)
            for strategy in self.strategies
            for target in self.targets
        ]


def run_kernel(case: KernelCase) -> Iterator[Result]:
    """Generates the kernel, compiles the reference, and compares under each draw."""
    text = random_kernel(case.seed, case.number)
    cases = [replace(case, draw=draw) for draw in case.draws(text)]
    yield Result(cases[0], "reference")
    try:
        kernel = KernelUnderTest(text)
    except Error as error:  # a bug of the generator, not of the vectorizer
        yield Result(cases[0], "reference", error_outcome(error))
        return
    for each in cases:
        assert each.draw is not None
        yield Result(each, "compare")
        outcome = kernel.outcome(each.draw)
        yield Result(each, "compare", outcome)
    first = cases[0].draw
    assert first is not None
    if case.is_checked:
        yield Result(cases[0], "check")
        yield Result(cases[0], "check", kernel.check_outcome(first))
    if case.number % LOCKSTEP == 0 and outcome.kind == OK and first.strategy != AUTO:
        yield Result(cases[0], "lockstep")
        yield Result(cases[0], "lockstep", kernel.lockstep_outcome(first))


@dataclass(frozen=True)
class Failure:
    """A kernel's text, how it was run, and the outcome."""

    text: str
    draw: Draw
    step: str
    outcome: Outcome


def run_failure(failure: Failure) -> Iterator[Result]:
    """The outcome of the text now. The step is `reference` until its result is known not to depend on unset memory."""
    yield Result(failure, "reference")
    try:
        kernel = KernelUnderTest(failure.text)
        is_settled = kernel.is_settled(failure.draw)
    except (Error, AssertionError) as error:
        yield Result(failure, "reference", Outcome(ERROR, str(error), "reference"))
        return
    if not is_settled:
        what = "the result depends on what was in memory before"
        yield Result(failure, "reference", Outcome(ERROR, what, "reference"))
        return
    yield Result(failure, failure.step)
    run = kernel.lockstep_outcome if failure.step == "lockstep" else kernel.outcome
    yield Result(failure, failure.step, run(failure.draw))


def read_failure(path: Path) -> Failure:
    """Reads a failure from its .ll or .json path; both files must exist. Raises OptionError."""
    text, record = path.with_suffix(".ll"), path.with_suffix(".json")
    for file in (text, record):
        if not file.exists():
            raise OptionError(
                f"there is no file {str(file)!r}", help="`wfv fuzz --kernels` writes a failure as two files"
            )
    try:
        found = json.loads(record.read_text())
        sizes = {name: tuple(found["draw"][name]) for name in ("global_size", "local_size")}
        outcome = Outcome(*(found[name] for name in ("kind", "what", "where")))
        return Failure(text.read_text(), Draw(**{**found["draw"], **sizes}), found["step"], outcome)
    except (ValueError, KeyError, TypeError):
        raise OptionError(f"{str(record)!r} is no record of `wfv fuzz --kernels`") from None
