"""How a sequence runs: parts in native code, each a list of launches, and between them launches that need Python.

    launches     1 2 3 4 5 6 7 8     (4 prints)
    parts        [1 2 3] 4 [5 6 7 8]

`auto` may still choose among candidates, so that the parts change from run to run: launches that it measures are run
by it, the others are native and are timed as a whole. Once all choices are final, the parts stay.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from time import perf_counter

import numpy as np

from wfv.errors import Error
from wfv.runtime import tuning
from wfv.runtime.launch.native_launch import LAUNCH_NUMBERS, native_launch
from wfv.runtime.launch.prepared import Launchable, Prepared, Timed
from wfv.runtime.recording.launches import RecordedLaunch, numbered


class NativeSequence:
    """Launches that follow each other and need nothing of Python. `done` are those of the last run."""

    def __init__(self, steps: Sequence[Prepared]) -> None:
        self._steps, self.count, self.done = steps, len(steps), 0
        self._launches = np.zeros((len(steps), LAUNCH_NUMBERS), np.int64)
        self._launches[:, :4] = [(step.plan.address, step.block.address, 0, step.plan.groups) for step in steps]

    def run(self, repeat: int) -> Error | None:
        """Runs the launches in their order, so many times. Returns the error of a kernel that has ended them."""
        self.done = native_launch.run(self._launches.ctypes.data, self.count, repeat)
        if self.done == self.count * repeat:
            return None
        ended = self.done % self.count
        step = self._steps[ended]
        return step.plan.error(self._launches[ended].tolist(), step.block)


Part = tuple[int, NativeSequence | None]  # the first launch; None: one that needs Python

LOOK_SHARE = 20  # looking at the choices takes at most one part of so many of the time
FIRST_LOOKS = 2  # without a wait: the first runs tell how fast kernels are
LOOK_SECONDS = 0.01  # turns between two looks, if they repeat


class SequenceSteps:
    """The launches of a sequence, on so many threads at most (None: as recorded)."""

    def __init__(self, launches: Sequence[RecordedLaunch], threads: int | None) -> None:
        self._launches, self._threads = launches, threads
        self._launchables: list[Launchable | None] = [None] * len(launches)
        self._steps: list[Prepared | None] = [None] * len(launches)
        self._parts: list[Part] = []
        self._is_final, self._next_look = False, 0.0
        self._turns, self._seconds = 0, 0.0  # since the last look
        self._looks = 0

    def run(self, repeat: int) -> None:
        """Runs all launches in their order, so many times. Raises what launches raise, with their number."""
        while repeat:
            if not self._is_final and perf_counter() >= self._next_look:
                self._look()
            turns = min(repeat, self._most_turns())
            begin = perf_counter()
            for first, part in self._parts:
                if part is None:
                    self._run_in_python(first)
                else:
                    self._run_native(first, part, turns)
            self._seconds += perf_counter() - begin
            self._turns += turns
            repeat -= turns

    def is_final(self, i: int) -> bool:
        """Whether the launch with this index stays as it is."""
        step = self._steps[i]
        return step is not None and step.is_final

    def tune(self) -> None:
        """Makes the choices of `auto` now, if it may. Raises KeyboardInterrupt."""
        own = [
            tuning.Launch(each.kernel.interface, each.kernel.variables, each.args, partial(each.prepare, self._threads))
            for each in self._launches
        ]
        with suppress(Error):  # the run that follows raises it
            tuning.tune(own, lambda: self.run(1))

    def forget(self, changed: Iterable[int]) -> None:
        """The launches with these indices have other arguments: what was prepared for others is prepared again.

        What is final and has none of the changed ones compiled in stays.
        """
        names = [self._launches[i].name_of for i in changed]
        for i, name_of in zip(changed, names, strict=True):
            step = self._steps[i]
            if step is None or not step.is_final or not step.fixed.isdisjoint(name_of.values()):
                self._launchables[i] = None
                self._is_final, self._next_look = False, 0.0

    def _most_turns(self) -> int:
        """How often all launches may be run before the next look."""
        if any(part is None for _, part in self._parts) or len(self._parts) > 1:
            return 1
        if self._is_final:
            return 1 << 62
        return max(1, int(LOOK_SECONDS * self._turns / self._seconds)) if self._seconds > 0 else 1

    def _look(self) -> None:
        """Asks the choices what runs from now on."""
        begin = perf_counter()
        self._tell_times()
        made = self._prepare()
        for i, launchable in enumerate(self._launchables):
            step = self._steps[i]
            if i in made or step is None or not step.is_final:
                self._steps[i] = launchable.native_step()  # type: ignore[union-attr]  # all are there
        self._parts = _divided(self._steps)
        self._is_final = all(step is not None and step.is_final for step in self._steps)
        self._turns, self._seconds = 0, 0.0
        end = perf_counter()
        self._looks += 1
        self._next_look = end + LOOK_SHARE * (end - begin) if self._looks > FIRST_LOOKS else 0.0

    def _prepare(self) -> set[int]:
        """Prepares the launches that are not. Returns their indices. Raises what preparing raises, with the number."""
        missing = {i for i, launchable in enumerate(self._launchables) if launchable is None}
        for i in missing:
            with numbered(self._launches[i].number):
                self._launchables[i] = self._launches[i].prepare(self._threads)
        return missing

    def _tell_times(self) -> None:
        """Tells the choices how long launches took since the last look."""
        if not self._turns:
            return
        native = [step for step in self._steps if step is not None]
        estimates = [step.plan.last_seconds() for step in native]
        if not (all_seconds := sum(estimates)):
            return
        share = min(1.0, self._seconds / self._turns / all_seconds)  # a last launch may have been interrupted
        found: dict[int, list[tuple[Timed, int, float]]] = {}
        for step, seconds in zip(native, estimates, strict=True):
            if step.timed is not None:
                found.setdefault(id(step.timed), []).append((step.timed, step.plan.groups, seconds * share))
        for (timed, groups, seconds), *more in found.values():
            timed.record_launches(groups, self._turns * (1 + len(more)), seconds)

    def _run_in_python(self, i: int) -> None:
        launch, launchable = self._launches[i], self._launchables[i]
        assert launchable is not None
        with numbered(launch.number, launch.kernel):
            launchable.run()

    def _run_native(self, first: int, part: NativeSequence, turns: int) -> None:
        error = part.run(turns)
        if error is not None:
            launch = self._launches[first + part.done % part.count]
            with numbered(launch.number, launch.kernel):
                raise error


def _divided(steps: Sequence[Prepared | None]) -> list[Part]:
    parts = list[Part]()
    for is_native, group in groupby(range(len(steps)), lambda i: steps[i] is not None):
        indices = list(group)
        if is_native:
            native = [step for i in indices if (step := steps[i]) is not None]
            parts.append((indices[0], NativeSequence(native)))
        else:
            parts += [(i, None) for i in indices]
    return parts
