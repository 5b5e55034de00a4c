"""Chooses for launches of a sequence that are too short to be measured alone: those of one choice are timed together.

    launches     walk  add  walk  add  walk      each some microseconds
    run 1        `walk` under candidate 0, `add` under 1
    run 2        `walk` under candidate 2, `add` under 0

All launches run in their order, by one call of native code, which times each of them. The sum over the launches of a
choice is one sample of the candidate whose turn it was (wfv/auto/trial.py): a cell that is all of the run. So each
launch finds the caches as it does in the runs that follow, and the cost of a call is in no sample.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter, sleep
from typing import NamedTuple

import numpy as np

from wfv.auto.trial import SHORTEST
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.prepared import Launchable, NativeStep

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
