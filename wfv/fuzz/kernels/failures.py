"""The files of a random kernel that failed: written by `wfv fuzz`, read by `wfv reduce`."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from wfv.errors import OptionError
from wfv.fuzz.kernels.campaign import result_of
from wfv.fuzz.kernels.comparison import Outcome
from wfv.fuzz.kernels.draw import Draw
from wfv.fuzz.kernels.generator.kernel import random_kernel
from wfv.fuzz.kernels.single_kernel import Result, Setup


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
