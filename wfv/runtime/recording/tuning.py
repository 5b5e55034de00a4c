"""Finds what `auto` chooses for the launches of a sequence before its first run: `wfv.record(tune=True)`.

one by one   the launches run in their order; one whose choice is open is repeated, on the same contents of arrays,
             until the choice is made, unless it is short
together     all launches run in their order, again and again, until the choices of short ones are made, and until it
             is known which arguments are worth a constant

Short launches cannot be measured alone; those of one choice are timed together:

    launches     walk  add  walk  add  walk      each some microseconds
    run 1        `walk` under candidate 0, `add` under 1
    run 2        `walk` under candidate 2, `add` under 0

One call of native code runs all launches and times each of them. The sum over the launches of a choice is one sample of
the candidate whose turn it was (wfv/auto/trial.py). So each launch finds the caches as it does in the runs that follow,
and the cost of a call is in no sample.

Nothing is printed, and all that launches write to is put back: arrays, images, variables of programs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from time import perf_counter, sleep
from typing import NamedTuple

import numpy as np

from wfv.auto.trial import MOST_ROUNDS, SHORTEST
from wfv.errors import Error
from wfv.runtime.arguments.images import Image
from wfv.runtime.arguments.parameters import array_sharing
from wfv.runtime.auto_kernel import AutoKernel
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.background import background
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.launch import printf_output
from wfv.runtime.launch.prepared import Launchable, NativeStep
from wfv.runtime.launch.variant import ProgramVariables
from wfv.runtime.recording.launches import RecordedLaunch

LOOK_SECONDS = 0.002

Steps = list[NativeStep | None]


class Times(NamedTuple):
    """The seconds that each launch of a run took, 0 if unknown; and the share of its time that the thread had a CPU."""

    seconds: np.ndarray
    shares: np.ndarray


Run = Callable[[Steps], Times]  # of all launches, once, from the same contents of arrays each time


class _Alike:
    """The launches of one choice, at these indices of the sequence."""

    def __init__(self, choice: ClassChoice) -> None:
        self.choice, self.indices, self.launches = choice, list[int](), list[AutoLaunch]()
        self._steps: dict[int, Steps] = {}

    def steps(self, number: int) -> Steps:
        """The launches under a candidate; it is dropped if one of them cannot run."""
        if number not in self._steps:
            self._steps[number] = [launch.step_of(number) for launch in self.launches]
        return self._steps[number]

    def seconds(self, times: Times) -> float:
        """What all of them took, measured as the choice measures: by the thread's processor time if it runs all."""
        seconds = times.seconds[self.indices]
        return float((seconds * times.shares[self.indices] if self.choice.threads == 1 else seconds).sum())


def choose(launchables: Sequence[Launchable], run: Run, longest: float, longest_compilation: float) -> None:
    """Makes the open choices of short launches, in so many seconds at most, and so many for the compilation before.

    Those whose launches take little time altogether get the model's choice. Raises what launches raise, and
    KeyboardInterrupt: then a choice is as open as it was.
    """
    if not (alike := _alike(launchables)):
        return
    steps = [launchable.native_step() for launchable in launchables]
    times = run(steps)
    begun, is_over = list[_Alike](), False
    try:
        for each in (each for each in alike if each.seconds(times) >= SHORTEST):
            begun.append(each)  # first: an interrupt may come behind each line
            if not each.choice.begin_together():
                begun.pop()
        _wait([each.choice for each in begun], perf_counter() + longest_compilation)
        _measure(begun, steps, run, perf_counter() + longest)
        is_over = True
    finally:
        for each in begun:
            each.choice.end_together(is_over=is_over)
    for each in alike:
        each.launches[0].compile_candidates()  # of those that are not worth it: they are too short


def _alike(launchables: Sequence[Launchable]) -> list[_Alike]:
    """The short launches that native code can run, by their choices."""
    found: dict[int, _Alike] = {}
    for i, launchable in enumerate(launchables):
        launch = launchable.open_launch
        if isinstance(launch, AutoLaunch) and launch.is_short:
            each = found.setdefault(id(launch.choice), _Alike(launch.choice))
            each.indices.append(i)
            each.launches.append(launch)
    return list(found.values())


def _wait(choices: Sequence[ClassChoice], end: float) -> None:
    while any(choice.phase == "compiling" for choice in choices) and perf_counter() < end:
        sleep(LOOK_SECONDS)


def _measure(alike: Sequence[_Alike], steps: Steps, run: Run, end: float) -> None:
    while perf_counter() < end:
        parts = [(each, each.choice.next_of_run()) for each in alike if each.choice.phase == "measuring"]
        if not parts:
            return
        now, are_complete = list(steps), True
        for each, part in parts:
            for i, step in zip(each.indices, each.steps(part.candidate), strict=True):
                now[i], are_complete = step, are_complete and step is not None
        if are_complete:
            times = run(now)
            for each, part in parts:
                each.choice.record_run(part, each.seconds(times))


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


def tune(
    launches: Sequence[RecordedLaunch],
    launchables: Sequence[Launchable],
    run_all: Callable[[], bool],
    run_timed: Run,
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
    run_timed: Run,
) -> None:
    def run_again(steps: Steps) -> Times:
        before.restore()
        return run_timed(steps)

    def choose_short() -> None:
        choose(launchables, run_again, TOGETHER_SECONDS, COMPILE_SECONDS)

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
