"""One comparison: the arrays after the vectorized kernel with those after the reference, bit by bit."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from wfv import pipeline
from wfv.errors import UnsupportedError
from wfv.fuzz.guarded_arrays import guarded
from wfv.fuzz.kernels.draw import Draw, arguments, more_launches
from wfv.fuzz.kernels.reference import Reference
from wfv.fuzz.kernels.vectorized_kernel import GuardError, VectorizedKernel
from wfv.pipeline import Observer

OK, UNSUPPORTED, MISMATCH, GUARD, ERROR = "ok", "unsupported", "mismatch", "guard", "error"
LOCKSTEP_ERROR = "lockstep"  # an error in the interpreter
DIED, TIMEOUT = "died", "timeout"  # reported by the parent process


class MismatchError(AssertionError):
    """An array differs from the reference's."""


@dataclass(frozen=True)
class Outcome:
    """The result of a comparison. `where`: the type of an error and the function that raised it."""

    kind: str
    what: str = ""
    where: str = ""

    @property
    def is_failure(self) -> bool:
        return self.kind not in (OK, UNSUPPORTED)

    def is_like(self, other: Outcome) -> bool:
        """Whether both are probably the same bug: the same kind, and an error from the same function."""
        return self.kind == other.kind and self.where == other.where


class KernelUnderTest:
    """A kernel's text with its reference, to be compared under several draws."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.reference = Reference(text)
        self._canonical = ""

    @property
    def canonical(self) -> str:
        self._canonical = self._canonical or pipeline.read_source(self.text)
        return self._canonical

    def is_settled(self, draw: Draw) -> bool:
        """Whether the reference's result, on guarded arrays, does not depend on what the stacks contained before.

        Otherwise the kernel reads memory that it has not set, or out of bounds.
        """
        results = []
        for byte, side in ((0x00, "end"), (0xFF, "start")):
            args = arguments(self.text, draw)
            copies = {name: guarded(x, side) for name, x in args.items() if isinstance(x, np.ndarray)}  # type: ignore[arg-type]
            given = [copies[name].array if name in copies else x for name, x in args.items()]
            self.reference.run(draw.global_size, draw.local_size, given, fill=byte)
            results.append([copy.array.tobytes() for copy in copies.values() if copy.is_intact()])
        return results[0] == results[1]

    def outcome(self, draw: Draw, observe: Observer | None = None) -> Outcome:
        """Compares; an error becomes an outcome. A crash of native code ends the process."""
        try:
            self.compare(draw, observe)
        except UnsupportedError as error:
            return Outcome(UNSUPPORTED, str(error))
        except MismatchError as error:
            return Outcome(MISMATCH, str(error))
        except GuardError as error:
            return Outcome(GUARD, str(error))
        except Exception as error:  # any other exception is a bug
            return Outcome(ERROR, f"{type(error).__name__}: {error}"[:500], origin_of(error))
        return Outcome(OK)

    def compare(self, draw: Draw, observe: Observer | None = None) -> None:
        """Raises MismatchError, GuardError, or an error of the compiler."""
        vectorized = VectorizedKernel(self.canonical, draw, observe)
        for launch in (draw, *more_launches(self.text, draw)):
            args = arguments(self.text, launch)
            found = vectorized.run(launch, args)
            self.reference.run(launch.global_size, launch.local_size, list(args.values()))
            compare_arrays({name: x for name, x in args.items() if isinstance(x, np.ndarray)}, found)


def compare_arrays(wanted: Mapping[str, np.ndarray], found: Mapping[str, np.ndarray]) -> None:
    """Raises MismatchError at the first array that differs in any bit."""
    for name, array in wanted.items():
        a, b = (x.ravel().view(f"u{x.itemsize}") for x in (array, found[name]))
        differ = np.flatnonzero(a != b)
        if len(differ):
            at = differ[0]
            values: tuple[Any, Any] = array.ravel()[at], found[name].ravel()[at]
            raise MismatchError(f"{name}: {len(differ)} differ, first [{at}]: {values[0]} wanted, {values[1]} found")


def origin_of(error: Exception) -> str:
    """The type of the error, and the file and function that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    inner = frames[-1]
    return f"{type(error).__name__} in {inner.filename.rpartition('/')[2]}:{inner.name}"
