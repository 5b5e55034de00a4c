"""One comparison with the reference, bit by bit: the arrays after the vectorized kernel, or after its linearized form.

The latter runs in the interpreter, all lanes in lockstep. It also asserts that uniform and strided values are so, which
the results of machine code may not show.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from wfv import pipeline
from wfv.errors import BarrierDivergenceError, UnsupportedError
from wfv.fuzz.fuzzed_strategies import options_of
from wfv.fuzz.guarded_arrays import guarded
from wfv.fuzz.kernels.draw import Draw, arguments, more_launches
from wfv.fuzz.kernels.reference import BarrierError, Reference
from wfv.fuzz.kernels.vectorized_kernel import GuardError, VectorizedKernel
from wfv.fuzz.lockstep import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.pipeline import Observer

OK, UNSUPPORTED, MISMATCH, GUARD, ERROR = "ok", "unsupported", "mismatch", "guard", "error"
NOT_DIVERGED = "not diverged"
LOCKSTEP_ERROR = "lockstep"  # an error in the interpreter
DIED, TIMEOUT = "died", "timeout"  # reported by the parent process


class MismatchError(AssertionError):
    """An array differs from the reference's."""


class NotDivergedError(AssertionError):
    """The reference's work-items wait at different barriers, and the launch did not report that."""


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
        self._canonical = self._canonical or pipeline.read_source(self.text, is_clangs=True)
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
            if self.runs_to_the_end(draw, given, fill=byte):
                results.append([copy.array.tobytes() for copy in copies.values() if copy.is_intact()])
            else:
                results.append([])
        return results[0] == results[1]

    def runs_to_the_end(self, draw: Draw, args: list[Any], fill: int | None = None) -> bool:
        """Runs the reference; False if work-items of a group come to different barriers."""
        try:
            self.reference.run(draw.global_size, draw.local_size, args, fill, draw.lanes)
        except BarrierError:
            return False
        return True

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
        except NotDivergedError as error:
            return Outcome(NOT_DIVERGED, str(error))
        except Exception as error:  # any other exception is a bug
            return Outcome(ERROR, f"{type(error).__name__}: {error}"[:500], origin_of(error))
        return Outcome(OK)

    def compare(self, draw: Draw, observe: Observer | None = None) -> None:
        """Raises MismatchError, GuardError, NotDivergedError, or an error of the compiler.

        Arrays are not compared after a launch in which the reference's work-items come to different barriers.
        """
        vectorized = VectorizedKernel(self.canonical, draw, observe)
        for launch in (draw, *more_launches(self.text, draw)):
            args = arguments(self.text, launch)
            wanted = arguments(self.text, launch)
            if not self.runs_to_the_end(launch, list(wanted.values())):
                _expect_divergence(vectorized, launch, args)
                continue
            found = vectorized.run(launch, args)
            compare_arrays({name: x for name, x in wanted.items() if isinstance(x, np.ndarray)}, found)


def _expect_divergence(vectorized: VectorizedKernel, launch: Draw, args: dict[str, Any]) -> None:
    try:
        vectorized.run(launch, args)
    except BarrierDivergenceError:
        return
    raise NotDivergedError(f"work-items wait at different barriers in a launch of {launch.global_size}")


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


LANES = 4
STEP = "linearize"


def compare_in_lockstep(kernel: KernelUnderTest, draw: Draw) -> Outcome:
    """Compares on a small launch: two groups, each of one whole vector and a part of one."""
    small = _small(draw)
    try:
        _compare(kernel, small)
    except MismatchError as error:
        return Outcome(MISMATCH, str(error), "lockstep")
    except UnsupportedError as error:
        return Outcome(UNSUPPORTED, str(error))
    except Exception as error:  # for example an assertion about a shape
        return Outcome(LOCKSTEP_ERROR, f"{type(error).__name__}: {error}"[:500], origin_of(error))
    return Outcome(OK)


def _small(draw: Draw) -> Draw:
    is_flat = len(draw.local_size) == 1
    sizes = ((10,), (7,)) if is_flat else ((5, 3), (5, 2))
    return replace(draw, lanes=LANES, global_size=sizes[0], local_size=sizes[1])


def _compare(kernel: KernelUnderTest, draw: Draw) -> None:
    found = stage_after(kernel.canonical, "k", options_of(draw.strategy, LANES, draw.target), STEP)
    assert found is not None, "every strategy that vectorizes has this step"
    args, wanted = arguments(kernel.text, draw), arguments(kernel.text, draw)
    if not kernel.runs_to_the_end(draw, list(wanted.values())):
        return  # the interpreter has no result either
    run_form(Form(*found, LANES), Launch(draw.global_size, draw.local_size, tuple(args.values())))
    arrays = {name: x for name, x in wanted.items() if isinstance(x, np.ndarray)}
    compare_arrays(arrays, {name: args[name] for name in arrays})
