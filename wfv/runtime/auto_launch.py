"""A launch whose parts may run under different candidates."""

from __future__ import annotations

from collections.abc import Callable

from wfv.auto.trial import Part
from wfv.errors import Error
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.launch.plan import Groups
from wfv.runtime.launch.prepared import Launchable, NativeStep


class AutoLaunch:
    """A launch of `groups` work-groups. `prepare` makes the launch of a candidate; each is made at most once.

    `finish` makes the launch that runs once there is a winner; without it, that is the winner's.
    """

    __slots__ = ("_choice", "_finish", "_finished", "_groups", "_prepare", "_prepared")

    def __init__(
        self,
        choice: ClassChoice,
        groups: int,
        prepare: Callable[[int], Launchable],
        finish: Callable[[], Launchable] | None = None,
    ) -> None:
        self._choice, self._groups, self._prepare, self._finish = choice, groups, prepare, finish
        self._prepared: dict[int, Launchable] = {}
        self._finished: Launchable | None = None

    def make_ready(self) -> None:
        """Compiles the model's choice, which runs first, so that all that a launch compiles is cached together."""
        self._of(0)

    def run(self, groups: Groups | None = None) -> None:
        """Runs all groups, or these without measuring, and returns when they are done."""
        if self._finished is not None:
            self._finished.run(groups)
            return
        winner = self._choice.winner
        if winner is not None or groups is not None:
            self._of(winner or 0).run(groups)
            if winner is not None:
                self._end(winner)
            return
        first = 0
        while first < self._groups:
            part = self._choice.next(self._groups - first, first)
            if (launch := self._of_candidate(part)) is not None:
                self._time(launch, part, first)
                first += part.groups
        if self._choice.winner is not None:
            self._end(self._choice.winner)

    @property
    def is_chosen(self) -> bool:
        """Whether there is a winner, also of what runs behind a first version."""
        if isinstance(self._finished, AutoLaunch):
            return self._finished.is_chosen
        return self._choice.winner is not None

    @property
    def is_compiling(self) -> bool:
        """Whether candidates are compiled in the background."""
        if isinstance(self._finished, AutoLaunch):
            return self._finished.is_compiling
        return self._choice.phase == "compiling"

    @property
    def candidates(self) -> int:
        """How many there are."""
        if isinstance(self._finished, AutoLaunch):
            return self._finished.candidates
        return len(self._choice.candidates)

    @property
    def choice(self) -> ClassChoice:
        """The choice among its candidates."""
        return self._choice

    @property
    def open_launch(self) -> Launchable | None:
        """This, or what runs behind it, if its choice is open."""
        if self._finished is not None:
            return self._finished.open_launch
        return self if self._choice.winner is None else None

    @property
    def is_settled(self) -> bool:
        """Whether there is a winner, and nothing is open about what runs with it."""
        return self._finished is not None and self._finished.is_settled

    @property
    def is_short(self) -> bool:
        """Whether it is better measured together with launches like it, and native code can do that."""
        return self._choice.may_be_together(self._groups) and self.native_step() is not None

    def step_of(self, number: int) -> NativeStep | None:
        """How native code runs it under a candidate; None if that cannot run."""
        launch = self._of_candidate(Part(number, self._groups))
        return None if launch is None else launch.native_step()

    def compile_candidates(self) -> None:
        """Compiles them now, after the first launch, unless launches are too short to be measured."""
        if isinstance(self._finished, AutoLaunch):
            self._finished.compile_candidates()
        else:
            self._choice.hurry(self._groups)

    def native_step(self) -> NativeStep | None:
        """How native code runs the next launch; None while candidates are measured, or if it is long."""
        if self._finished is None and self._choice.winner is not None:
            self._end(self._choice.winner)
        if self._finished is not None:
            return self._finished.native_step()
        step = self._of(0).native_step() if self._choice.runs_whole(self._groups) else None
        return None if step is None else step._replace(is_final=False, timed=self._choice)

    def _end(self, winner: int) -> None:
        self._finished = self._finish() if self._finish is not None else self._of(winner)

    def _time(self, launch: Launchable, part: Part, first: int) -> None:
        groups = part.groups
        is_launch = groups == self._groups
        clock, part_of_it = self._choice.clock, None if is_launch else (first, first + groups)
        begin = clock()
        launch.run(part_of_it)
        self._choice.record(part, clock() - begin, is_launch=is_launch)

    def _of_candidate(self, part: Part) -> Launchable | None:
        """None if it cannot run: a launch may need more scratch memory under one candidate than under another."""
        try:
            return self._of(part.candidate)
        except Error as error:
            if part.candidate == 0:
                raise
            self._choice.cannot_run(part.candidate, error.message)
            return None

    def _of(self, number: int) -> Launchable:
        if number not in self._prepared:
            self._prepared[number] = self._prepare(number)
        return self._prepared[number]
