"""Makes the choices of `auto` without launches of the user: `kernel.tune(..)` and `wfv.record(tune=True)`.

All launches run in their order, again and again, until it is known which candidates are the fastest.
Nothing is printed, and all that launches write to is put back: arrays, images, variables of programs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter, sleep
from typing import NamedTuple

import numpy as np

from passes.interface import KernelInterface
from wfv.runtime.arguments.images import Image
from wfv.runtime.arguments.parameters import array_sharing
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.launch import printf_output
from wfv.runtime.launch.prepared import Launchable
from wfv.runtime.launch.variant import ProgramVariables

LOOK_SECONDS = 0.002
SECONDS = 120.0  # that it may take; then the runs that follow go on with it


class Launch(NamedTuple):
    """A launch of a kernel on these arguments; `prepare` makes it ready to run."""

    interface: KernelInterface
    variables: ProgramVariables | None
    args: Sequence[object]
    prepare: Callable[[], Launchable]


def tune(launches: Sequence[Launch], run_all: Callable[[], object]) -> None:
    """Runs the launches until their choices are final; `run_all` runs them once.

    Raises what launches raise, and KeyboardInterrupt.
    """
    prepared = [launch.prepare() for launch in launches]
    choices = {each.choices for each in prepared if isinstance(each, AutoLaunch)}
    if not choices:
        return
    before, end = WrittenMemory(launches), perf_counter() + SECONDS
    try:
        with printf_output.muted():
            while not all(each.is_used and each.is_settled for each in choices) and perf_counter() < end:
                before.restore()
                run_all()
                while any(each.hurry() for each in choices) and perf_counter() < end:
                    sleep(LOOK_SECONDS)
    finally:
        before.restore()


class WrittenMemory:
    """Copies of all that launches may write to."""

    def __init__(self, launches: Iterable[Launch]) -> None:
        arrays: dict[tuple[int, ...], np.ndarray] = {}
        variables: dict[int, ProgramVariables] = {}
        for launch in launches:
            arrays |= {(array.ctypes.data, array.nbytes, *array.strides): array for array in _written(launch)}
            if launch.variables is not None:
                variables[id(launch.variables)] = launch.variables
        self._arrays = [(array, array.copy()) for array in arrays.values()]
        self._variables = [(each, each.contents()) for each in variables.values()]

    def restore(self) -> None:
        """Puts all of it back. Arrays that overlap had one content, so that their order does not matter."""
        for array, before in self._arrays:
            np.copyto(array, before)
        for variables, contents in self._variables:
            variables.put_back(contents)


def _written(launch: Launch) -> Iterator[np.ndarray]:
    for param, arg in zip(launch.interface.params, launch.args, strict=True):
        if param.kind == "buffer" and not param.is_written:
            continue
        memory = arg.array if isinstance(arg, Image) else array_sharing(arg)
        if isinstance(memory, np.ndarray) and memory.ndim and memory.flags.writeable:
            yield memory
