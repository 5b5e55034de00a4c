"""Finds what `auto` chooses for the launches of a sequence before its first run: `wfv.record(tune=True)`.

one by one   the launches run in their order; one whose choice is open is repeated, on the same contents of arrays,
             until it is known which candidate is the fastest
together     all launches run in their order, again and again, until it is known which arguments are worth a constant

Nothing is printed, and all that launches write to is put back: arrays, images, variables of programs.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from time import perf_counter, sleep

import numpy as np

from wfv.errors import Error
from wfv.runtime.arguments.images import Image
from wfv.runtime.arguments.parameters import array_sharing
from wfv.runtime.choice import AutoLaunch, Choice
from wfv.runtime.launch import printf_output
from wfv.runtime.launch.prepared import Launchable
from wfv.runtime.launch.variant import ProgramVariables
from wfv.runtime.recording.launches import RecordedLaunch

LOOK_SECONDS = 0.002
COMPILE_SECONDS = 120.0  # that the candidates of a choice may take; then launches go on without them
TOGETHER_SECONDS = 10.0  # that the launches run for constants; then the runs that follow go on with the question


def tune(launches: Sequence[RecordedLaunch], threads: int | None, run_all: Callable[[], object]) -> None:
    """Runs the launches until their choices are final; `run_all` runs them once.

    An error of a launch ends it: the run that follows will raise it. Raises KeyboardInterrupt.
    """
    if not any(launch.kernel.auto is not None and launch.kernel.auto.measure for launch in launches):
        return
    before = WrittenMemory(launches)
    try:
        with printf_output.muted(), suppress(Error):
            found = [_run_tuned(launch, launch.prepare(threads)) for launch in launches]
            choices = {id(choice): choice for choice in found if choice is not None}.values()
            end = perf_counter() + TOGETHER_SECONDS
            while not all(choice.is_settled for choice in choices) and perf_counter() < end:
                before.restore()
                run_all()
                _wait(choices, end)
    finally:
        before.restore()


def _run_tuned(launch: RecordedLaunch, launchable: Launchable) -> Choice | None:
    """Runs a launch once, or until it is known which candidate is the fastest; returns the choice that it has.

    What it has written is the result of one launch.
    """
    if not isinstance(launchable, AutoLaunch) or launchable.choice.has_winner:
        launchable.run()
        return launchable.choice if isinstance(launchable, AutoLaunch) else None
    before, choice, end = WrittenMemory([launch]), launchable.choice, perf_counter() + COMPILE_SECONDS
    launchable.run()
    while not choice.has_winner and perf_counter() < end:
        choice.hurry(launchable.ndrange.group_count)
        _wait([choice], end)
        before.restore()
        launchable.run()
    return choice


def _wait(choices: Iterable[Choice], end: float) -> None:
    """Waits while candidates are compiled."""
    while any(choice.phase == "compiling" for choice in choices) and perf_counter() < end:
        sleep(LOOK_SECONDS)


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
