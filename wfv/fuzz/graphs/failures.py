"""The files of a failure: the kernel, how it was run, and the command that runs it again."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from wfv.fuzz.graphs.batch import Outcome, Setup, prepare
from wfv.fuzz.graphs.cases import find_case


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
