"""One damaged input: how it is made from a seed, and the outcome of compiling it."""

from __future__ import annotations

import tempfile
import traceback
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
