"""Damaged inputs, each made from a seed, and compiled in a worker process with limits of time and memory.

A crash, an abort, a hang, exhausted memory, an internal error, or an exception that is not wfv's is a failure. A new
worker then continues with the next case.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import wfv
from wfv.errors import Error, InternalError
from wfv.fuzz.mutations.mutators import mutate
from wfv.options import TARGETS
from wfv.strategies import STRATEGIES

ROOT = Path(wfv.__file__).parent.parent
LANES = (2, 4, 8, 16)


@dataclass(frozen=True)
class Case:
    """A damaged input, the file it was made from, and how it is compiled."""

    seed: int
    source: str
    text: bytes
    strategy: str
    lanes: int
    target: str


@dataclass(frozen=True)
class Outcome:
    """`verdict`: built, refused or failed; `detail`: the error code, or the failure and where it was raised."""

    seed: int
    verdict: str
    detail: str


def make_case(seed: int) -> Case:
    """The case of a seed: the same in every process."""
    rng = Random(seed)
    source, other = rng.choice(_sources()), rng.choice(_sources())
    text = mutate(rng, source.read_bytes(), other.read_bytes())
    name = str(source.relative_to(ROOT))
    return Case(seed, name, text, rng.choice(sorted(STRATEGIES)), rng.choice(LANES), rng.choice(TARGETS))


def run_case(case: Case) -> Outcome:
    """Compiles all kernels of the input to machine code; runs none of them."""
    try:
        _compile(case)
    except InternalError as error:
        return Outcome(case.seed, "failed", f"InternalError {_origin(error)}: {error.message}")
    except Error as error:
        has_message = bool(error.message.strip())
        return Outcome(
            case.seed, "refused" if has_message else "failed", error.code if has_message else "an empty message"
        )
    except Exception as error:  # no other exception may reach the user
        return Outcome(case.seed, "failed", f"{type(error).__name__} {_origin(error)}: {str(error)[:200]}")
    return Outcome(case.seed, "built", "")


@cache
def _sources() -> tuple[Path, ...]:
    """The bundled kernels, and in a checkout the golden files."""
    return (*sorted(ROOT.glob("kernels_ir/*.ll")), *sorted(ROOT.glob("tests/golden/*/*.ll")))


def _compile(case: Case) -> None:
    with tempfile.NamedTemporaryFile(suffix=".ll") as file:
        file.write(case.text)
        file.flush()
        program = wfv.build(Path(file.name), strategy=case.strategy, lanes=case.lanes, target=case.target)
    for name in program:
        _ = program[name].variant().function


def _origin(error: BaseException) -> str:
    """The file, relative to the project's root, and the line that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"at {last.filename.removeprefix(f'{ROOT}/')}:{last.lineno}"


SECONDS = 90.0
WORKER = ("-m", "wfv.fuzz.mutations.worker")
CASES_PER_WORKER = 500  # then the worker is replaced, which frees what LLVM leaks


def run_mutations(first_seed: int, count: int) -> Iterator[Outcome]:
    """Yields the outcomes of the cases with the seeds from `first_seed` to `first_seed + count - 1`."""
    worker, used = None, 0
    try:
        for seed in range(first_seed, first_seed + count):
            if worker is None or used == CASES_PER_WORKER:
                if worker is not None:
                    worker.stop()
                worker, used = _Worker(), 0
            outcome = worker.ask(seed)
            used += 1
            if outcome.verdict == "failed" and not worker.is_alive:
                worker = None
            yield outcome
    finally:
        if worker is not None:
            worker.stop()


def write_failure(outcome: Outcome, folder: Path) -> Path:
    """Writes the input, and a note with the failure and the command that repeats it; returns the input's path."""
    case = make_case(outcome.seed)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"mutation-{outcome.seed}.ll"
    path.write_bytes(case.text)
    note = folder / f"mutation-{outcome.seed}.txt"
    lines = [
        outcome.detail,
        f"from {case.source}, strategy {case.strategy}, {case.lanes} lanes, target {case.target}",
        reproduction(outcome.seed),
    ]
    note.write_text("\n".join(lines) + "\n")
    return path


def reproduction(seed: int) -> str:
    """The command that repeats the case."""
    return f"wfv fuzz --mutations 1 --seed {seed}"


class _Worker:
    def __init__(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (open as long as the worker)
        self._process = subprocess.Popen(
            [sys.executable, *WORKER],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, cwd=ROOT, bufsize=0,
        )  # fmt: skip
        self.is_alive = True

    def ask(self, seed: int) -> Outcome:
        """The outcome of one case; after a failure the worker may be dead (`is_alive`)."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seed}\n".encode())
        line = self._answer(time.monotonic() + SECONDS)
        if line.endswith(b"\n"):
            return Outcome(**json.loads(line))
        is_hanging = self._process.poll() is None and not self._ended()
        self.stop()
        if is_hanging:
            return Outcome(seed, "failed", f"no end after {SECONDS:g} seconds")
        return Outcome(seed, "failed", f"died of {self._cause()}: {self._error_text()}")

    def stop(self) -> None:
        self.is_alive = False
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def _answer(self, deadline: float) -> bytes:
        assert self._process.stdout is not None
        line, pipe = b"", self._process.stdout.fileno()
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([pipe], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                return line
            chunk = os.read(pipe, 1 << 16)
            if not chunk:
                self._process.wait()
                return line
            line += chunk
        return line

    def _ended(self) -> bool:
        return self._process.poll() is not None

    def _cause(self) -> str:
        code = self._process.returncode
        return signal.Signals(-code).name if code < 0 else f"exit code {code}"

    def _error_text(self) -> str:
        self._errors.seek(0)
        lines = [line.strip() for line in self._errors.read().decode(errors="replace").splitlines() if line.strip()]
        return next((x for x in lines if "Assertion" in x or "LLVM ERROR" in x), lines[-1] if lines else "no message")
