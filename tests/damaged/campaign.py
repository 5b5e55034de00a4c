"""Damaged inputs, each made from a seed, and compiled in a worker process with limits of time and memory.

A crash, an abort, a hang, exhausted memory, an internal error, or an exception that is not wfv's is a failure.
"""

import os
import resource
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from tests.damaged.mutators import mutate
from wfv.errors import Error, InternalError
from wfv.fuzz.campaign import ERROR, OK, REFUSED, Outcome, Result, error_outcome
from wfv.fuzz.kernels.draw import runnable_targets
from wfv.runtime.program import build
from wfv.strategies import STRATEGIES

ROOT = Path(__file__).resolve().parents[2]
LANES = (2, 4, 8, 16)
TIME_LIMIT, RENEWAL = 90.0, 500
MAX_MEMORY = 6 << 30  # bytes of address space, far more than any kernel needs


@dataclass(frozen=True)
class DamagedInput:
    """A file of the project, and how it is compiled; its changes are determined by the seed."""

    seed: int
    source: str
    strategy: str
    lanes: int
    target: str

    @property
    def file(self) -> str:
        return f"damaged-{self.seed}.ll"

    @property
    def command(self) -> str:
        return f"python -m tests.damaged 1 --seed {self.seed}"

    def text(self) -> bytes:
        rng = Random(f"{self.seed}/text")
        return mutate(rng, (ROOT / self.source).read_bytes(), rng.choice(_sources()).read_bytes())


def damaged_input(seed: int) -> DamagedInput:
    """The input of a seed: the same in every process on this machine."""
    rng = Random(seed)
    source = str(rng.choice(_sources()).relative_to(ROOT))
    targets = ("host", *runnable_targets())
    return DamagedInput(seed, source, rng.choice(sorted(STRATEGIES)), rng.choice(LANES), rng.choice(targets))


@cache
def _sources() -> tuple[Path, ...]:
    """The bundled kernels and the golden files."""
    return (*sorted(ROOT.glob("kernels_ir/*.ll")), *sorted(ROOT.glob("tests/golden/*/*.ll")))


def compile_damaged(case: DamagedInput) -> Iterator[Result]:
    """Compiles all kernels of the input to machine code, with limited memory; runs none of them."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["WFV_CACHE"] = "off"  # otherwise cached code would not be compiled again
    yield Result(case, "compile")
    yield Result(case, "compile", outcome_of(case))


def outcome_of(case: DamagedInput) -> Outcome:
    """REFUSED only for an error of wfv's own that has a message."""
    try:
        _compile(case)
    except InternalError as error:
        return error_outcome(error)
    except Error as error:
        return Outcome(REFUSED, error.code) if error.message.strip() else Outcome(ERROR, "an empty message")
    except Exception as error:  # no other exception may reach the user
        return error_outcome(error)
    return Outcome(OK)


def _compile(case: DamagedInput) -> None:
    with tempfile.NamedTemporaryFile(suffix=".ll") as file:
        file.write(case.text())
        file.flush()
        program = build(Path(file.name), strategy=case.strategy, lanes=case.lanes, target=case.target)
    for name in program:
        _ = program[name].variant().function
