"""Damaged inputs, each made from a seed, and compiled in a worker process with limits of time and memory.

A crash, an abort, a hang, exhausted memory, an internal error, or an exception that is not wfv's is a failure. A new
worker then continues with the next case.
"""

import os
import resource
import tempfile
import traceback
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from wfv.cpus import TARGETS
from wfv.errors import Error, InternalError
from wfv.fuzz.mutations.mutators import mutate
from wfv.fuzz.workers import Client, distribute
from wfv.runtime.program import build
from wfv.strategies import STRATEGIES

ROOT = Path(__file__).resolve().parents[3]
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
        program = build(Path(file.name), strategy=case.strategy, lanes=case.lanes, target=case.target)
    for name in program:
        _ = program[name].variant().function


def _origin(error: BaseException) -> str:
    """The file, relative to the project's root, and the line that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"at {last.filename.removeprefix(f'{ROOT}/')}:{last.lineno}"


MAX_MEMORY = 6 << 30  # bytes of address space, far more than any kernel needs


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    """The work of a worker process (wfv/fuzz/workers.py) on seeds."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["WFV_CACHE"] = "off"  # otherwise cached code would not be compiled again
    for seed in task["cases"]:
        answer({"about": {"case": seed, "step": "compile"}})
        answer({"outcome": asdict(run_case(make_case(seed))), "done": seed})


SECONDS = 90.0
WORKER = "wfv.fuzz.mutations.campaign"
BATCH, RENEWAL = 25, 500  # cases of a task, and for a process


def run_mutations(first_seed: int, count: int) -> Iterator[Outcome]:
    """Yields the outcomes of the cases with the seeds from `first_seed` to `first_seed + count - 1`."""
    end = first_seed + count
    tasks = [{"cases": list(range(at, min(at + BATCH, end)))} for at in range(first_seed, end, BATCH)]
    for answer in distribute(tasks, lambda: Client(WORKER, SECONDS, RENEWAL), jobs=1):
        yield Outcome(**answer["outcome"]) if "outcome" in answer else _death(answer)


def _death(answer: dict[str, Any]) -> Outcome:
    """The outcome of a case that ended its process."""
    words, _, why = answer["died"].rpartition("\n")
    return Outcome(answer["case"], "failed", f"{why}: {words}" if words else why)


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
