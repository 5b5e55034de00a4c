"""Hostile inputs are built and launched in worker processes with limits of time, memory and processor time."""

from __future__ import annotations

import os
import resource
import tempfile
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tests.hostile.opencl_rules import FOLDER, OPENCL_RULES, program
from tests.hostile.other_rules import llvm_ir, options, raw_bytes
from wfv.errors import Error, InternalError
from wfv.fuzz.campaign import ERROR, MISMATCH, OK, REFUSED, Outcome, Result, error_outcome
from wfv.opencl import limited_process
from wfv.runtime.program import build

TIME_LIMIT = 60.0  # seconds for an input, all child processes included
CLANG_TIME = 5.0  # it waits for a pipe until that
MAX_MEMORY = 6 << 30  # bytes of address space
WAYS = (("scalar", 4), ("unicf", 4), ("unicf", 16), ("boscc", 8), ("naive", 4), ("llvm", 4), ("partial+boscc", 8))
SEPARATE = ("llvm_ir", "raw_bytes", "options")


@dataclass(frozen=True)
class HostileInput:
    """The input with this number of a rule; `round`: that of the rule's random numbers."""

    rule: str
    number: int
    round: int

    @property
    def file(self) -> str:
        return f"hostile-{self.rule}-{self.number}-{self.round}.txt"

    @property
    def command(self) -> str:
        return f"python -m tests.hostile --rule {self.rule} --number {self.number} --round {self.round}"

    def text(self) -> bytes:
        made = inputs_of(self.rule, self.round)[self.number]
        return made if isinstance(made, bytes) else made.encode()


def inputs_of(rule: str, round: int) -> list[str] | list[bytes]:
    random = Random(f"{rule}/{round}")
    other: dict[str, Any] = {"llvm_ir": llvm_ir, "raw_bytes": raw_bytes, "options": options}
    return list({**OPENCL_RULES, **other}[rule](random))


def all_inputs(rounds: int) -> list[HostileInput]:
    """The inputs of all rules. One that two rounds make is built in two ways."""
    return [
        HostileInput(rule, number, round)
        for rule in (*OPENCL_RULES, *SEPARATE)
        for round in range(rounds)
        for number in range(len(inputs_of(rule, round)))
    ]


def run_hostile(case: HostileInput) -> Iterator[Result]:
    """Builds the input, and launches its kernel `k`, with limited memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["WFV_CACHE"] = "off"
    limited_process.LIMITS = limited_process.Limits(time=CLANG_TIME)
    yield Result(case, "build")
    yield Result(case, "build", outcome_of(case))


def outcome_of(case: HostileInput) -> Outcome:
    """OK for a right result, REFUSED for an error of wfv's own with a message and advice."""
    try:
        return _launched(case)
    except InternalError as error:
        return error_outcome(error)
    except Error as error:
        is_told = error.message.strip() and (error.help or error.excerpt)
        return Outcome(REFUSED, error.code) if is_told else Outcome(ERROR, f"no message or help: {error!r}")
    except (Exception, KeyboardInterrupt, SystemExit) as error:  # no other exception may reach the user
        return error_outcome(error)  # type: ignore[arg-type]


def _launched(case: HostileInput) -> Outcome:
    strategy, lanes = Random(f"{case}").choice(WAYS)
    x = np.zeros(16, np.int32)
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        source, more = _source(case, Path(folder))
        built = build(source, strategy=strategy, lanes=lanes, **more)
        built["k"](16, 8, x)
    return Outcome(OK) if (x == np.arange(1, 17)).all() else Outcome(MISMATCH, f"{strategy} {lanes}: {x}")


def _source(case: HostileInput, folder: Path) -> tuple[str | Path, dict[str, Any]]:
    data = case.text()
    match case.rule:
        case "options":
            return program(), {"options": data.decode()}
        case "raw_bytes":
            path = folder / ("k.ll" if case.number % 2 else "k.cl")
            path.write_bytes(data)
            return path, {}
        case "includes":
            _make_files(folder)
    return data.decode().replace(FOLDER, str(folder)), {}


def _make_files(folder: Path) -> None:
    os.mkfifo(folder / "fifo")
    (folder / "folder").mkdir()
    (folder / "itself").symlink_to("itself")
    (folder / "dangling").symlink_to("nothing")
    with open(folder / "large", "wb") as file:
        file.truncate(1 << 40)  # without a block on the disk
