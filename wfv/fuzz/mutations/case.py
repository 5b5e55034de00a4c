"""One damaged input and what becomes of it; as a program, the worker process of wfv/fuzz/mutations/mutations.py.

    python -m wfv.fuzz.mutations.case < seeds

answers each seed with its outcome, a JSON object on a line.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
import traceback
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random

import wfv
from wfv.errors import Error, InternalError
from wfv.fuzz.mutations.damage import damage
from wfv.options import STRATEGIES, TARGETS

ROOT = Path(wfv.__file__).parent.parent
MAX_MEMORY = 6 << 30  # address space: far more than any kernel needs
LANES = (2, 4, 8, 16)


@dataclass(frozen=True)
class Case:
    """A damaged text, where it comes from, and how it is to be compiled."""

    seed: int
    source: str
    text: bytes
    strategy: str
    lanes: int
    target: str


@dataclass(frozen=True)
class Outcome:
    """`verdict`: built, refused or failed; `detail`: an error's code, or what went wrong and where."""

    seed: int
    verdict: str
    detail: str


def make_case(seed: int) -> Case:
    """The case of this seed."""
    rng = Random(seed)
    source, other = rng.choice(_sources()), rng.choice(_sources())
    text = damage(rng, source.read_bytes(), other.read_bytes())
    name = str(source.relative_to(ROOT))
    return Case(seed, name, text, rng.choice(sorted(STRATEGIES)), rng.choice(LANES), rng.choice(TARGETS))


def run_case(case: Case) -> Outcome:
    """Compiles all kernels of the text, machine code included, and runs none."""
    try:
        _compile(case)
    except InternalError as error:
        return Outcome(case.seed, "failed", f"InternalError {_place(error)}: {error.message}")
    except Error as error:
        is_told = bool(error.message.strip())
        return Outcome(case.seed, "refused" if is_told else "failed", error.code if is_told else "an empty message")
    except Exception as error:  # the point of it all: no other error may come out
        return Outcome(case.seed, "failed", f"{type(error).__name__} {_place(error)}: {str(error)[:200]}")
    return Outcome(case.seed, "built", "")


@cache
def _sources() -> tuple[Path, ...]:
    """The bundled kernels, and the golden files if there are any beside them (a checkout)."""
    return (*sorted(ROOT.glob("kernels_ir/*.ll")), *sorted(ROOT.glob("tests/golden/*/*.ll")))


def _compile(case: Case) -> None:
    with tempfile.NamedTemporaryFile(suffix=".ll") as file:
        file.write(case.text)
        file.flush()
        program = wfv.build(Path(file.name), strategy=case.strategy, lanes=case.lanes, target=case.target)
    for name in program:
        _ = program[name].variant().function


def _place(error: BaseException) -> str:
    """Where it was raised, relative to the project's root."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"at {last.filename.removeprefix(f'{ROOT}/')}:{last.lineno}"


def main() -> None:
    """Answers seeds until the input ends."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["WFV_CACHE"] = "off"  # what was compiled once would not be compiled again
    for line in sys.stdin:
        outcome = run_case(make_case(int(line)))
        print(json.dumps(asdict(outcome)), flush=True)


if __name__ == "__main__":
    main()
