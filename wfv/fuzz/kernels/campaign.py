"""A range of random kernels, distributed over worker processes: `fuzz_kernels`; and the files of a failure.

`wfv fuzz` writes the files, `wfv reduce` reads them.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from wfv.errors import OptionError
from wfv.fuzz.kernels.comparison import DIED, OK, TIMEOUT, UNSUPPORTED, Outcome
from wfv.fuzz.kernels.draw import Draw
from wfv.fuzz.kernels.generator import random_kernel
from wfv.fuzz.kernels.single_kernel import Result, Setup
from wfv.fuzz.workers import Client, distribute

WORKER = "wfv.fuzz.kernels.single_kernel"
BATCH = 25  # kernels in a task
RENEWAL = 2000  # kernels for a process, which leaks some 50 KB for each
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
    report, end = KernelReport(), first + count
    tasks = [{**asdict(setup), "cases": list(range(at, min(at + BATCH, end)))} for at in range(first, end, BATCH)]
    for answer in distribute(tasks, lambda: Client(WORKER, time_limit, RENEWAL), jobs):
        if "features" in answer:
            report.features.update(answer["features"])
            report.sampled += 1
        if "result" in answer or "died" in answer:
            found = result_of(answer["result"]) if "result" in answer else _death(answer)
            report.add(found)
            if found.outcome.is_failure:
                on_failure(found)
        if "done" in answer:
            report.kernels += 1
            on_kernel(answer["done"])
        if len(report.failures) == max_failures:
            break
    return report


def _death(answer: dict[str, Any]) -> Result:
    """The result of a kernel that ended its process."""
    outcome = Outcome(TIMEOUT if answer["is_late"] else DIED, answer["died"])
    return Result(answer["case"], answer["step"], Draw.from_json(answer["draw"]), outcome)


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
