"""How a sequence runs: parts in native code, each a list of launches, and between them launches that need Python.

    launches     1 2 3 4 5 6 7 8     (4 prints)
    parts        [1 2 3] 4 [5 6 7 8]

`auto` runs its launches itself, in Python, until it has chosen among candidates. From then on they are native.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby

import numpy as np

from wfv.errors import Error
from wfv.runtime import tuning
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.launch.native_launch import LAUNCH_NUMBERS, native_launch
from wfv.runtime.launch.prepared import Launchable, Prepared
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


class SequenceSteps:
    """The launches of a sequence, on so many threads at most (None: as recorded)."""

    def __init__(self, launches: Sequence[RecordedLaunch], threads: int | None) -> None:
        self._launches, self._threads = launches, threads
        self._launchables: list[Launchable | None] = [None] * len(launches)  # None: to be prepared
        self._parts: list[Part] | None = None  # None: some are to be prepared

    def run(self, repeat: int) -> None:
        """Runs all launches in their order, so many times. Raises what launches raise, with their number."""
        while repeat:
            parts = self._parts = self._parts or self._divided()
            turns = 1 if len(parts) > 1 or parts[0][1] is None else repeat
            for first, part in parts:
                if part is None:
                    self._run_in_python(first)
                else:
                    self._run_native(first, part, turns)
            repeat -= turns

    def is_final(self, i: int) -> bool:
        """Whether the launch with this index stays as it is."""
        return isinstance(self._launchables[i], Prepared)

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
        for i in changed:
            launch = self._launchables[i]
            if not isinstance(launch, Prepared) or not launch.fixed.isdisjoint(self._launches[i].name_of.values()):
                self._launchables[i] = self._parts = None

    def _divided(self) -> list[Part]:
        """Prepares what is to be prepared. Raises what that raises, with the number of the launch."""
        for i, launch in enumerate(self._launches):
            if self._launchables[i] is None:
                with numbered(launch.number):
                    self._launchables[i] = launch.prepare(self._threads)
        parts = list[Part]()
        for is_native, group in groupby(enumerate(self._launchables), lambda each: _is_native(each[1])):
            found = list(group)
            if is_native:
                parts.append((found[0][0], NativeSequence([each for _, each in found if isinstance(each, Prepared)])))
            else:
                parts += [(i, None) for i, _ in found]
        return parts

    def _run_in_python(self, i: int) -> None:
        launch, launchable = self._launches[i], self._launchables[i]
        assert launchable is not None
        with numbered(launch.number, launch.kernel):
            launchable.run()
        if isinstance(launchable, AutoLaunch) and launchable.is_settled:
            self._launchables[i] = self._parts = None

    def _run_native(self, first: int, part: NativeSequence, turns: int) -> None:
        error = part.run(turns)
        if error is not None:
            launch = self._launches[first + part.done % part.count]
            with numbered(launch.number, launch.kernel):
                raise error


def _is_native(launch: Launchable | None) -> bool:
    return isinstance(launch, Prepared) and launch.plan.printer is None
