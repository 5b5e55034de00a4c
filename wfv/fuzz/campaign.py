"""A campaign: cases run in worker processes, which may crash or hang, the report, and the files of a failure.

In a worker, a function `work(case)` runs a case. It yields a result without an outcome before each step, which
may end the process, and a result with an outcome for each comparison.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol

from wfv.auto_settings import AUTO
from wfv.child import Child, EndedError
from wfv.errors import OptionError, known
from wfv.options import Boscc, Options, make_options
from wfv.strategies import OWN_ANALYSIS, STRATEGIES, find_strategy

OK, REFUSED = "ok", "refused"  # no failures
MISMATCH, ERROR = "mismatch", "error"  # wrong results; any exception that the user should not see
DIED, LATE = "died", "late"  # the process exited, or was ended by a signal; it did not answer in time
_START = 600.0  # seconds, of a process
MAX_WORDS = 2000  # characters of a dead worker's output that are kept


class Case(Protocol):
    """Something to run: a dataclass that says how, also in another process."""

    @property
    def file(self) -> str:
        """The name of the kernel's file in case of a failure."""

    @property
    def command(self) -> str:
        """The command that runs this case only."""

    def text(self) -> bytes:
        """The kernel."""


class WrongError(AssertionError):
    """A kernel did something wrong; `kind` as in an outcome."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True)
class Outcome:
    """`where`: the type of an error and the function that raised it; of a dead process, the step."""

    kind: str
    what: str = ""
    where: str = ""

    @property
    def is_failure(self) -> bool:
        return self.kind not in (OK, REFUSED)

    def is_like(self, other: Outcome) -> bool:
        """Whether both are probably the same bug: the same kind, and an error from the same function."""
        return self.kind == other.kind and self.where == other.where


@dataclass(frozen=True)
class Result:
    """The outcome of one step of a case; None if the step begins.

    `comparisons`: how many were made.
    """

    case: Any
    step: str
    outcome: Outcome | None = None
    comparisons: int = 1


Work = Callable[[Any], Iterator[Result]]


def error_outcome(error: Exception) -> Outcome:
    """The outcome of an unexpected exception."""
    inner = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{type(error).__name__} in {inner.filename.rpartition('/')[2]}:{inner.name}"
    return Outcome(ERROR, f"{type(error).__name__}: {error}"[:500], where)


_CODE = "import sys; sys.path[:] = sys.argv[1:-1]; from wfv.fuzz.campaign import serve; serve()"


class Worker:
    """A process that runs cases one after the other. A new one replaces it when it dies, or after `renewal` cases."""

    def __init__(self, work: Work, time_limit: float, renewal: int) -> None:
        self._work, self._time_limit, self._renewal = work, time_limit, renewal
        self._start()

    def _start(self) -> None:
        self._left = self._renewal
        self._child = Child([sys.executable, "-c", _CODE, *map(os.path.abspath, sys.path)])
        self._child.send(self._work)
        self._child.answer(_START)

    def close(self) -> None:
        """Kills the process."""
        self._child.close()

    def run(self, case: Any) -> list[Result]:
        """The results of a case. If the process dies, the last one says so."""
        found, begun = [], Result(case, "start")
        self._child.send(case)
        try:
            while (result := self._child.answer(self._time_limit)) is not None:
                if result.outcome is None:
                    begun = result
                else:
                    found.append(result)
            self._left -= 1
        except EndedError as error:
            what = f"{error.words[-MAX_WORDS:].strip()}\n{error}".strip()
            found.append(replace(begun, outcome=Outcome(LATE if error.is_late else DIED, what, begun.step)))
            self._left = 0
        if self._left == 0:
            self.close()
            self._start()
        return found


def serve() -> None:
    """A worker's main loop."""
    connection = Connection(int(sys.argv[-1]))
    with suppress(EOFError):
        work = connection.recv()
        connection.send(None)  # it has started
        while True:
            for result in work(connection.recv()):
                connection.send(result)
            connection.send(None)


@dataclass
class Report:
    """The results of a campaign. `steps`: how many results had this step and this kind; `refused`: by message."""

    cases: int = 0
    comparisons: int = 0
    steps: Counter[tuple[str, str]] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    failures: list[Result] = field(default_factory=list)

    def add(self, result: Result) -> None:
        assert result.outcome is not None
        self.steps[result.step, result.outcome.kind] += 1
        if result.outcome.kind == REFUSED:
            self.refused[result.outcome.what] += 1
        else:
            self.comparisons += result.comparisons
        if result.outcome.is_failure:
            self.failures.append(result)

    @property
    def runs(self) -> int:
        """The results of kernels that were not refused."""
        return self.steps.total() - self.refused.total()


@dataclass(frozen=True)
class Limits:
    """`time_limit`: the seconds in which a worker must answer; `renewal`: the cases for a process, which leaks some."""

    jobs: int = 1
    time_limit: float = 60.0
    max_failures: int | None = None
    renewal: int = 2000


def run_campaign(
    cases: Sequence[Case], work: Work, limits: Limits = Limits(), on_case: Callable[[list[Result]], object] = len
) -> Report:
    """Runs the cases; stops after `max_failures` failures. `on_case` is called with the results of each case."""
    report = Report()
    workers = [Worker(work, limits.time_limit, limits.renewal) for _ in range(min(limits.jobs, len(cases)))]
    idle = SimpleQueue[Worker]()
    for worker in workers:
        idle.put(worker)

    def run(case: Case) -> list[Result]:
        worker = idle.get()
        try:
            return worker.run(case)
        finally:
            idle.put(worker)

    with ThreadPoolExecutor(limits.jobs) as pool:
        try:
            for results in pool.map(run, cases):
                report.cases += 1
                for result in results:
                    report.add(result)
                on_case(results)
                if limits.max_failures and len(report.failures) >= limits.max_failures:
                    break
        finally:
            pool.shutdown(cancel_futures=True)
            for worker in workers:
                worker.close()
    return report


def write_failure(folder: Path, result: Result) -> Path:
    """Writes the kernel, and to a .json of the same name how it was run; returns the former's path."""
    folder.mkdir(parents=True, exist_ok=True)
    path: Path = folder / result.case.file
    path.write_bytes(result.case.text())
    assert result.outcome is not None
    record = {"command": result.case.command, "step": result.step, **asdict(result.case), **asdict(result.outcome)}
    path.with_suffix(".json").write_text(json.dumps(record, indent=2) + "\n")
    return path


# The strategies that are fuzzed: all that vectorize, and NAME/always, which is NAME with BOSCC at every region: those
# of small kernels rarely reach the thresholds. Strategies of plugins are fuzzed when they are named.
_SUFFIX = "/always"
VECTORIZING = tuple(name for name, strategy in STRATEGIES.items() if strategy.vectorize)
ALWAYS = tuple(f"{name}{_SUFFIX}" for name in VECTORIZING if STRATEGIES[name].boscc)
EVERY = (*VECTORIZING, *ALWAYS)
# Regions of small graphs never reach BOSCC's thresholds: without `/always` the code is that without BOSCC.
FOR_KERNELS = (*EVERY, AUTO)  # `auto`: some launches run code with constants
FOR_GRAPHS = (*(name for name in VECTORIZING if not STRATEGIES[name].boscc), *ALWAYS)


def options_of(
    strategy: str, lanes: int = 8, target: str = "host", analysis: str = OWN_ANALYSIS, raw: bool = False
) -> Options:
    """The options of a strategy, or of NAME/always of one with BOSCC. Raises OptionError."""
    name = strategy.removesuffix(_SUFFIX)
    if name != strategy and not find_strategy(name).boscc:
        known(strategy, EVERY, "strategy")
    boscc = Boscc(threshold=0, copy_threshold=0) if name != strategy else None
    return make_options(name, lanes, target, boscc, without=["simplify"] * raw, analysis=analysis)


def select_strategies(names: str | None, default: tuple[str, ...]) -> list[str]:
    """The strategies in a comma-separated list. Raises OptionError if one is unknown or does not vectorize."""
    found = [name.strip() for name in (names or ",".join(default)).split(",") if name.strip()]
    if not found:
        raise OptionError("no strategies", help="such as --strategies naive,unicf")
    for name in found:
        if not (name == AUTO and AUTO in default) and not options_of(name).strategy.vectorize:
            raise OptionError(f"strategy {name!r} does not vectorize", help=f"there are: {', '.join(EVERY)}")
    return list(dict.fromkeys(found))
