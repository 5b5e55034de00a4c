"""Launches of the cost model's choice while nothing is compared: one call of native code each, and its time.

    choice.runs_whole(groups)       the phase is `quiet` or `compiling`; else Python takes the launch
    call(args)                      native code takes the arguments and launches
    choice.record_launches(..)      the time of a brief launch would cost too much: one of SAMPLE is timed

Without this, each such launch would go through Python. That costs 50 us, and 200 us where the launch before it has
filled the caches with its arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wfv.runtime.arguments import ArgumentPacker
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.native_launch import NOT_TAKEN
from wfv.runtime.prepared import NOT_FIXED, BlockCall, Call, Launchable, Run

SAMPLE = 32  # brief launches, of which one is timed
_Launch = Callable[..., Any]  # takes the arguments, if there are any; returns NOT_TAKEN if it has not launched


class OpenLaunches:
    """Launches of `groups` work-groups like `launch`, whose choice is still open."""

    __slots__ = ("_choice", "_groups", "_launch")

    def __init__(self, choice: ClassChoice, launch: Launchable, groups: int) -> None:
        self._choice, self._launch, self._groups = choice, launch, groups

    def native_run(self) -> Run | None:
        """Launches again; NOT_TAKEN if Python must. None if native code cannot do that."""
        settled = self._launch.settled
        run = None if settled is None else settled.native_run()
        return None if run is None else self._watched(run)

    def native_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> tuple[Call, ArgumentPacker] | None:
        """Launches again with other arguments, likewise, but for those that are `fixed`."""
        settled = self._launch.settled
        found = None if settled is None else settled.native_call(fixed)
        return None if found is None else (self._watched(found[0]), found[1])

    def block_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> BlockCall | None:
        """Launches again with other packed arguments, likewise."""
        settled = self._launch.settled
        found = None if settled is None else settled.block_call(fixed)
        return None if found is None else BlockCall(self._watched(found.call), found.interface, None)

    def _watched(self, call: _Launch) -> _Launch:
        return self._sampled(call) if self._choice.may_be_untimed(self._groups) else self._timed(call)

    def _timed(self, call: _Launch) -> _Launch:
        """Each launch is timed."""
        choice, groups, clock = self._choice, self._groups, self._choice.clock

        def launch(*args: object) -> Any:
            if not choice.runs_whole(groups) or choice.may_be_untimed(groups):  # only the first one was not brief
                return NOT_TAKEN
            begin = clock()
            result = call(*args)
            if result != NOT_TAKEN:
                choice.record_launches(groups, 1, clock() - begin)
            return result

        return launch

    def _sampled(self, call: _Launch) -> _Launch:
        """After SAMPLE launches, or in the next phase, Python takes one, which is timed; it makes the next sample."""
        is_due, choice, phase = self._counter(), self._choice, self._choice.phase
        return lambda *args: NOT_TAKEN if choice.phase != phase or is_due() else call(*args)

    def _counter(self) -> Callable[[], bool]:
        choice, left = self._choice, SAMPLE

        def is_due() -> bool:
            nonlocal left
            left -= 1
            if left == 0:
                choice.skip(SAMPLE - 1)
            return left <= 0

        return is_due
