"""Runs the proofs on a copy of the project, in order, up to the first failure."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutants.mutant import Mutant, project_with

PASSED, FAILED = 0, 3  # exit codes of `wfv fuzz`
TESTS_FAILED = (1, 2, 4, None)  # of pytest: a test failed, could not be imported or found, or did not end
TIME_LIMIT = 3600.0  # seconds for one proof
KERNEL_TIME_LIMIT = 20.0  # seconds for one compilation or launch


@dataclass(frozen=True)
class Proof:
    """A run of `wfv fuzz`."""

    name: str
    arguments: tuple[str, ...]


# Both proofs, in parts; the parts that find most bugs in the shortest time are first.
PROOFS = (
    Proof("small graphs", ("--cfgs", "3")),
    Proof("first kernels", ("--kernels", "50", "--seed", "1")),
    Proof("graphs", ("--cfgs", "4")),
    Proof("kernels", ("--kernels", "1950", "--first", "50", "--seed", "1")),
)


@dataclass(frozen=True)
class Verdict:
    """The proofs' result for a mutant. `killer`: the first failure, "" if all passed; `what`: its message."""

    mutant: Mutant | None
    killer: str
    what: str
    seconds: float

    @property
    def is_killed(self) -> bool:
        return bool(self.killer)


def judge(
    mutant: Mutant | None,
    proofs: tuple[Proof, ...] = PROOFS,
    time_limit: float = TIME_LIMIT,
    tests: tuple[str, ...] = (),
) -> Verdict:
    """The verdict on a mutant; or for None on the unchanged project, which must also pass the files `tests`."""
    start = time.monotonic()
    with project_with(mutant) as root:
        for proof in proofs:
            killer, what = _run(proof, root, time_limit)
            if killer:
                return Verdict(mutant, killer, what, time.monotonic() - start)
        if files := tests if mutant is None else mutant.tests:
            killer, what = _run_tests(files, root, time_limit)
            return Verdict(mutant, killer, what, time.monotonic() - start)
    return Verdict(mutant, "", "", time.monotonic() - start)


def _run(proof: Proof, root: Path, time_limit: float) -> tuple[str, str]:
    """(case, message) of the first failure, or empty texts; refused kernels are no failures."""
    failures = root / "failures" / proof.name
    options = ["--max-failures", "1", "--time-limit", f"{KERNEL_TIME_LIMIT:g}", "--output", str(failures)]
    code, output = ended(["-m", "wfv", "fuzz", *proof.arguments, *options], root, time_limit)
    if code is None:
        return proof.name, output
    if code == PASSED:
        return "", ""
    records = sorted(failures.glob("*.json"))
    if code != FAILED or not records:
        return f"{proof.name}: crash", _said(output)
    return _described(json.loads(records[0].read_text()))


def _run_tests(files: tuple[str, ...], root: Path, time_limit: float) -> tuple[str, str]:
    """(the files, message) of a failure, or empty texts."""
    code, output = ended(["-m", "pytest", "-q", "-x", "--full", "-p", "no:cacheprovider", *files], root, time_limit)
    has_failed = code in TESTS_FAILED or code < 0  # killed by a signal
    return (", ".join(files), _said(output)) if has_failed else ("", "")


def ended(arguments: list[str], root: Path, time_limit: float) -> tuple[int | None, str]:
    """The exit code and the output of Python with these arguments; None and a message if it does not end."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=time_limit)
    except subprocess.TimeoutExpired:
        return None, f"no end after {time_limit:g} s"
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)  # its workers too
            process.communicate()
    return process.returncode, output


def _described(record: dict[str, Any]) -> tuple[str, str]:
    """(case, message) from the file that `wfv fuzz` writes for a failure."""
    if "case" in record:
        name = f"graph {record['case']} ({record['strategy']})"
    else:
        name = f"kernel {record['number']} ({record['draw']['strategy']}, {record['draw']['target']})"
    return name, f"{record['kind']}: {record['what'].strip().partition(chr(10))[0] or record['where']}"


def _said(what: str) -> str:
    """The last line that is not indented: the message of a traceback."""
    return next((line for line in reversed(what.splitlines()) if line[:1].strip()), "")
