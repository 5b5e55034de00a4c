"""Finds what `auto` chooses for the launches of a sequence before its first run: `wfv.record(tune=True)`.

one by one   the launches run in their order; one whose choice is open is repeated, on the same contents of arrays,
             until the choice is made, unless it is short
together     all launches run in their order, again and again, until the choices of short ones are made
             (wfv/runtime/short_launches.py), and until it is known which arguments are worth a constant

Nothing is printed, and all that launches write to is put back: arrays, images, variables of programs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from time import perf_counter, sleep

import numpy as np

from wfv.auto.trial import MOST_ROUNDS
from wfv.errors import Error
from wfv.runtime import printf_output, short_launches
from wfv.runtime.auto_kernel import AutoKernel
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.background import background
from wfv.runtime.foreign_arrays import array_sharing
from wfv.runtime.images.image import Image
from wfv.runtime.prepared import Launchable
from wfv.runtime.program_variables import ProgramVariables
from wfv.runtime.recorded_launch import RecordedLaunch


class WrittenMemory:
    """Copies of all that launches may write to."""

    def __init__(self, launches: Iterable[RecordedLaunch]) -> None:
        arrays: dict[tuple[int, ...], np.ndarray] = {}
        variables: dict[int, ProgramVariables] = {}
        for launch in launches:
            arrays |= {(array.ctypes.data, array.nbytes, *array.strides): array for array in _written(launch)}
            if launch.kernel.variables is not None:
                variables[id(launch.kernel.variables)] = launch.kernel.variables
        self._arrays = [(array, array.copy()) for array in arrays.values()]
        self._variables = [(each, each.contents()) for each in variables.values()]

    def restore(self) -> None:
        """Puts all of it back. Arrays that overlap had one content, so that their order does not matter."""
        for array, before in self._arrays:
            np.copyto(array, before)
        for variables, contents in self._variables:
            variables.put_back(contents)


def _written(launch: RecordedLaunch) -> Iterator[np.ndarray]:
    for param, arg in zip(launch.kernel.interface.params, launch.args, strict=True):
        if param.kind == "buffer" and not param.is_written:
            continue
        memory = arg.array if isinstance(arg, Image) else array_sharing(arg)
        if isinstance(memory, np.ndarray) and memory.ndim and memory.flags.writeable:
            yield memory


COMPILE_SECONDS = 120.0  # that the candidates of a choice may take; then launches go on without them
TOGETHER_SECONDS = 10.0  # that the launches run for constants; then the runs that follow go on with the question
LOOK_SECONDS = 0.002


def tune(
    launches: Sequence[RecordedLaunch],
    launchables: Sequence[Launchable],
    run_all: Callable[[], bool],
    run_timed: short_launches.Run,
) -> None:
    """Runs the launches until their choices are final; `run_all` runs them once and returns whether they are.

    `run_timed` runs them once by the steps that it gets, and returns how long each took. An error of a launch ends it:
    the run that follows will raise it. Raises KeyboardInterrupt.
    """
    if not any(_is_open(launch) for launch in launches):
        return
    before = WrittenMemory(launches)
    try:
        with background.awaited(), printf_output.muted(), suppress(Error):
            for launch, launchable in zip(launches, launchables, strict=True):
                _run_tuned(launch, launchable)
            _run_together(launches, launchables, before, run_all, run_timed)
    finally:
        before.restore()


def _is_open(launch: RecordedLaunch) -> bool:
    return isinstance(launch.kernel, AutoKernel) and launch.kernel.auto.measure


def _run_tuned(launch: RecordedLaunch, launchable: Launchable) -> None:
    """Runs a launch once, or until its choice is made. What it has written is the result of one launch."""
    if not isinstance(launchable, AutoLaunch) or launchable.is_chosen:
        launchable.run()
        return
    before = WrittenMemory([launch])
    launchable.run()
    end, runs = perf_counter() + COMPILE_SECONDS, 0
    if _is_short(launchable):
        return
    _wait_for_candidates(launchable, end)
    # Each candidate runs each cell once a round. Those of what follows a first version are compiled on the way.
    while not launchable.is_chosen and runs < max(MOST_ROUNDS) * launchable.candidates:
        before.restore()
        launchable.run()
        if _is_short(launchable):
            return
        _wait_for_candidates(launchable, end)
        runs += 1


def _is_short(launchable: AutoLaunch) -> bool:
    launch = launchable.open_launch
    return isinstance(launch, AutoLaunch) and launch.is_short


def _wait_for_candidates(launchable: AutoLaunch, end: float) -> None:
    launchable.compile_candidates()
    while launchable.is_compiling and perf_counter() < end:
        sleep(LOOK_SECONDS)


def _run_together(
    launches: Sequence[RecordedLaunch],
    launchables: Sequence[Launchable],
    before: WrittenMemory,
    run_all: Callable[[], bool],
    run_timed: short_launches.Run,
) -> None:
    def run_again(steps: short_launches.Steps) -> short_launches.Times:
        before.restore()
        return run_timed(steps)

    def choose_short() -> None:
        short_launches.choose(launchables, run_again, TOGETHER_SECONDS, COMPILE_SECONDS)

    kernels = {id(launch.kernel): launch.kernel for launch in launches if isinstance(launch.kernel, AutoKernel)}
    choose_short()
    end, is_final = perf_counter() + TOGETHER_SECONDS, False
    while not is_final and perf_counter() < end:
        before.restore()
        is_final = run_all() or all(launchable.is_settled for launchable in launchables)
        choose_short()  # between a version with constants and the general one
        for kernel in kernels.values():
            kernel.compile_versions()
        while any(kernel.compiles_versions for kernel in kernels.values()) and perf_counter() < end:
            sleep(LOOK_SECONDS)
