"""The cases under each strategy, distributed over worker processes: `fuzz_graphs`; and the files of a failure."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from wfv.errors import OptionError
from wfv.fuzz.fuzzed_strategies import FOR_GRAPHS, options_of
from wfv.fuzz.graphs.batch import (
    MAX_BLOCKS,
    MIN_BLOCKS,
    OK,
    REFUSED,
    GraphCase,
    Outcome,
    Setup,
    find_case,
    graph_cases,
    prepare,
)
from wfv.fuzz.workers import Client, distribute

WORKER = "wfv.fuzz.graphs.batch"
BATCH = 64  # kernels in one object
RENEWAL = 20_000  # kernels for a process
TIME_LIMIT = 60.0  # seconds without an answer, that is for one compilation or launch
DIED, LATE = "died", "late"


@dataclass
class GraphReport:
    """Counts and failures. A run is one kernel under one strategy, with all pairs of paths in one launch."""

    graphs: int = 0
    kernels: int = 0
    runs: int = 0
    pairs: int = 0
    refused: int = 0
    failures: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        if outcome.kind == REFUSED:
            self.refused += 1
            return
        self.runs += 1
        self.pairs += outcome.pairs
        if outcome.kind != OK:
            self.failures.append(outcome)


def select_cases(max_blocks: int, *, seed: int = 0, part: tuple[int, int] = (1, 1)) -> list[GraphCase]:
    """The cases of all graphs of up to `max_blocks` blocks; `part` (i, n) is every n-th of them, from the i-th on."""
    if not MIN_BLOCKS <= max_blocks <= MAX_BLOCKS:
        raise OptionError(f"graphs of {max_blocks} blocks", help=f"{MIN_BLOCKS} to {MAX_BLOCKS} are possible")
    if not 1 <= part[0] <= part[1]:
        raise OptionError(f"part {part[0]} of {part[1]}", help="such as 1/4, 2/4, 3/4, 4/4")
    every = (case for count in range(MIN_BLOCKS, max_blocks + 1) for case in graph_cases(count, seed))
    return list(islice(every, part[0] - 1, None, part[1]))


def fuzz_graphs(
    cases: Sequence[GraphCase],
    strategies: Iterable[str] = FOR_GRAPHS,
    setup: Setup | None = None,
    *,
    jobs: int = 1,
    time_limit: float = TIME_LIMIT,
    max_failures: int | None = None,
    on_outcome: Callable[[Outcome], object] = lambda _: None,
) -> GraphReport:
    """Runs the cases under the strategies in `jobs` processes; stops after `max_failures` failures.

    `on_outcome` is called for each kernel under each strategy. Raises OptionError.
    """
    setup, strategies = setup or Setup(), tuple(strategies)
    for strategy in strategies:
        options_of(strategy, setup.lanes, setup.target)
    report = GraphReport(len({case.kernel.graph for case in cases}), len(cases))
    batches = [[case.name for case in cases[i : i + BATCH]] for i in range(0, len(cases), BATCH)]
    tasks = [{"strategy": s, "cases": batch, "setup": asdict(setup)} for batch in batches for s in strategies]
    for answer in distribute(tasks, lambda: Client(WORKER, time_limit, RENEWAL), jobs):
        outcome = Outcome(**answer["outcome"]) if "outcome" in answer else _death(answer)
        report.add(outcome)
        on_outcome(outcome)
        if len(report.failures) == max_failures:
            break
    return report


def _death(answer: dict[str, Any]) -> Outcome:
    """The outcome of a case that ended its process."""
    kind, what = LATE if answer["is_late"] else DIED, f"{answer['step']}: {answer['died']}"
    return Outcome(answer["case"], answer["strategy"], kind, what)


def command_of(outcome: Outcome, setup: Setup) -> str:
    """The command that runs this case only."""
    count = outcome.case.partition("-")[0]
    options = f"--lanes {setup.lanes} --target {setup.target} --seed {setup.seed}"
    return f"wfv fuzz --cfgs {count} --only {outcome.case} --strategies {outcome.strategy} {options}"


def write_failure(directory: Path, outcome: Outcome, setup: Setup) -> Path:
    """Writes CASE.STRATEGY.ll and CASE.STRATEGY.json; returns the latter's path."""
    directory.mkdir(parents=True, exist_ok=True)
    case = find_case(outcome.case)
    _, text = prepare(case, setup.lanes, setup.seed)
    stem = f"{outcome.case}.{outcome.strategy.replace('/', '-')}"
    (directory / f"{stem}.ll").write_text(text)
    record = {
        "command": command_of(outcome, setup),
        "graph": case.kernel.graph,
        "uniform": sorted(case.kernel.uniform),
        **asdict(setup),
        **asdict(outcome),
    }
    path = directory / f"{stem}.json"
    path.write_text(json.dumps(record, indent=2) + "\n")
    return path
