"""A range of random kernels, distributed over worker processes: `fuzz_kernels`; and the files of a failure.

`wfv fuzz` writes the files, `wfv reduce` reads them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from wfv.errors import OptionError
from wfv.fuzz.kernels.comparison import DIED, OK, TIMEOUT, UNSUPPORTED, Outcome
from wfv.fuzz.kernels.draw import Draw
from wfv.fuzz.kernels.generator import random_kernel
from wfv.fuzz.kernels.single_kernel import Result, Setup
from wfv.fuzz.workers import Client, WorkerDiedError, distribute

WORKER = "wfv.fuzz.kernels.single_kernel"
BATCH = 25  # kernels in a task
RENEWAL = 2000  # kernels for a process: LLVM and its JIT leak some 50 KB for each
TIME_LIMIT = 60.0  # seconds without an answer


@dataclass
class KernelReport:
    """Counts of kernels and comparisons, and the failures. `features`: in how many of `sampled` kernels each occurs."""

    kernels: int = 0
    runs: int = 0
    in_lockstep: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    failures: list[Result] = field(default_factory=list)
    features: Counter[str] = field(default_factory=Counter)
    sampled: int = 0

    def add(self, result: Result) -> None:
        self.runs += result.outcome.kind != UNSUPPORTED
        self.in_lockstep += result.step == "lockstep" and result.outcome.kind == OK
        if result.outcome.kind == UNSUPPORTED:
            self.refused[result.outcome.what.partition("(line")[0].partition("\n")[0].strip()] += 1
        elif result.outcome.kind != OK:
            self.failures.append(result)


@dataclass(frozen=True)
class _Task:
    """Kernels `first` to `first + count - 1`."""

    first: int
    count: int


def fuzz_kernels(
    setup: Setup,
    first: int,
    count: int,
    *,
    jobs: int = 1,
    time_limit: float = TIME_LIMIT,
    max_failures: int | None = None,
    on_kernel: Callable[[int], object] = lambda _: None,
    on_failure: Callable[[Result], object] = lambda _: None,
) -> KernelReport:
    """Runs kernels `first` to `first + count - 1` in `jobs` processes; stops after `max_failures` failures.

    `on_kernel` is called with the number of each finished kernel, `on_failure` with each failure.
    """
    report = KernelReport()
    tasks = [_Task(at, min(BATCH, first + count - at)) for at in range(first, first + count, BATCH)]
    for item in distribute(tasks, lambda: _Client(setup, time_limit), jobs):
        if isinstance(item, int):
            report.kernels += 1
            on_kernel(item)
        elif isinstance(item, list):
            report.features.update(item)
            report.sampled += 1
        else:
            report.add(item)
            if item.outcome.is_failure:
                on_failure(item)
            if len(report.failures) == max_failures:
                break
    return report


class _Client(Client):
    """A worker process. If it dies, a new one continues behind the kernel that it was running."""

    def __init__(self, setup: Setup, time_limit: float) -> None:
        super().__init__(WORKER, time_limit)
        self._setup, self._done = setup, 0

    def __call__(self, task: _Task) -> Iterator[Result | int | list[str]]:
        """Results, lists of features, and the numbers of kernels that are done."""
        about: list[Any] = [task.first, "start", {}]
        try:
            for answer in self._worker.ask({**asdict(self._setup), **asdict(task)}):
                if "features" in answer:
                    yield answer["features"]
                elif "outcome" in answer:
                    yield result_of(answer)
                else:
                    if answer["number"] != about[0]:
                        yield about[0]
                    about = [answer["number"], answer["step"], answer["draw"]]
            yield about[0]
            self._done += task.count
            if self._done >= RENEWAL:
                self._done = 0
                self._worker.renew()
            return
        except WorkerDiedError as death:
            if about[1] == "start":
                raise
            number, step, draw = about
            kind = TIMEOUT if death.is_late else DIED
            yield Result(number, step, Draw.from_json(draw), Outcome(kind, str(death)))
            yield number
        if (left := task.first + task.count - number - 1) > 0:
            yield from self(_Task(number + 1, left))


def result_of(found: dict[str, Any]) -> Result:
    """The result from its JSON form."""
    return Result(found["number"], found["step"], Draw.from_json(found["draw"]), Outcome(**found["outcome"]))


@dataclass(frozen=True)
class Failure:
    """A kernel's text, how it was run, and the outcome."""

    text: str
    draw: Draw
    step: str
    outcome: Outcome


def command_of(result: Result, setup: Setup) -> str:
    """The command that generates and runs this kernel only."""
    options = f"--strategies {','.join(setup.strategies)} --targets {','.join(setup.targets)}"
    return f"wfv fuzz --kernels 1 --seed {setup.seed} --first {result.number} {options}"


def write_kernel_failure(directory: Path, result: Result, setup: Setup) -> Path:
    """Writes kernel-SEED-NUMBER.ll and .json; further draws of a kernel have strategy and target in the name."""
    directory.mkdir(parents=True, exist_ok=True)
    stem = f"kernel-{setup.seed}-{result.number}"
    path = directory / f"{stem}.ll"
    if path.exists():
        path = directory / f"{stem}.{result.draw.strategy}.{result.draw.target}.ll"
    path.write_text(random_kernel(setup.seed, result.number))
    record = {"command": command_of(result, setup), "reduce": f"wfv reduce {path}", **asdict(result)}
    path.with_suffix(".json").write_text(json.dumps(record, indent=2) + "\n")
    return path


def read_failure(path: Path) -> Failure:
    """Reads a failure from its .ll or .json path; both files must exist. Raises OptionError."""
    text, record = path.with_suffix(".ll"), path.with_suffix(".json")
    for file in (text, record):
        if not file.exists():
            raise OptionError(
                f"there is no file {str(file)!r}", help="`wfv fuzz --kernels` writes a failure as two files"
            )
    try:
        result = result_of(json.loads(record.read_text()))
    except (ValueError, KeyError, TypeError):
        raise OptionError(f"{str(record)!r} is not what `wfv fuzz --kernels` writes") from None
    return Failure(text.read_text(), result.draw, result.step, result.outcome)
