"""Which candidate runs the launches of one size class: a choice goes through these phases.

quiet        what runs launches first goes on, until they have taken as long as it takes to compile the candidates
compiling    all candidates are compiled in the background
measuring    parts of launches run under each candidate in turn (wfv/auto/trial.py)
settled      nothing changes any more

Integer arguments that have repeated while a choice was quiet are constants in its candidates. From then on it takes
launches with these arguments only, unless something without constants wins. Others get
a choice of their own (auto_launch.py).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter, thread_time
from typing import Literal

from wfv import forks
from wfv.auto.launches import Repeats, typical
from wfv.auto.trial import Part, Trial
from wfv.forks import Lock
from wfv.runtime.candidates import Ranked, compile_seconds

CALL_SECONDS = 20e-6  # that a launch takes in Python, besides its groups
SHORTEST = 5e-6  # of a launch: a shorter one is not measured, as the noise of one call is 1 to 3 us
MANY = 1000  # such launches: then nothing is measured
LOOK_SECONDS = 0.05  # a long launch looks that often whether candidates are compiled
KEPT = 64  # launches of which the times are kept

Values = Mapping[str, bytes]  # the integer arguments of a launch, by name
Receiver = Callable[[str], None]  # gets the reason why a candidate cannot run, or ""


class Choice:
    """What runs launches with certain arguments.

    `running`: the candidate that runs them outside of measurements; `general`: what would run them with any arguments.
    `others(constants)`: what may be compared with it; `compile` compiles a candidate in the background; `keep` is
    called when the fastest one is known. `scores`: times relative to that one's.
    """

    def __init__(
        self, general: Ranked, threads: int, others: Callable[[Values], Sequence[Ranked]],
        compile: Callable[[Ranked, Receiver], None], keep: Callable[[Choice], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self._lock = Lock()
        forks.living.add(self)
        self.general, self.running, self.threads = general, general, threads
        self._others, self._compile, self._keep = others, compile, keep
        # The processor time of this thread, if it runs all: it stands still while another process has the CPU.
        self.clock = thread_time if threads == 1 else perf_counter
        self.phase: Literal["quiet", "compiling", "measuring", "settled"] = "quiet"
        self.is_brief = False  # the launches are too short to be measured
        self.constants: Values = {}  # of the launches that it takes
        self.candidates, self.missing = [general], set[Ranked]()  # `missing`: those that are being compiled
        self.failures, self.scores, self.rounds = dict[Ranked, str](), dict[Ranked, float](), 0
        self._price = sum(map(compile_seconds, self._compared({})))
        self.repeats, self._trial = Repeats(), Trial(0)
        self._launches, self._spent = 0, 0.0
        self._seconds_per_group, self._last = 0.0, deque[float](maxlen=KEPT)  # the last one; those of all

    def after_fork(self) -> None:
        """The candidates are compiled in the parent only: here they are ordered again, after the next launch."""
        with self._lock:
            if self.phase == "compiling":
                self.phase, self.constants, self.candidates = "quiet", {}, [self.general]
                self.missing.clear()

    @property
    def is_settled(self) -> bool:
        """Whether nothing changes any more."""
        return self.phase == "settled"

    def take(self, running: Ranked) -> Choice:
        """The choice, which is made: this candidate runs all launches that it may run."""
        self.running, self.constants, self.phase = running, running.constants, "settled"
        self.general = self.general if running.constants else running
        return self

    def takes(self, values: Values) -> bool:
        """Whether launches with these arguments are of this choice."""
        return all(values.get(name) == value for name, value in self.constants.items())

    def begin(self, values: Values) -> None:
        """A launch begins."""
        if self.phase == "quiet":
            with self._lock:
                self.repeats.record(values)

    def next(self, groups: int, first: int = 0, values: Values = {}) -> tuple[Ranked, Part]:  # noqa: B006
        """What to run of a launch that has so many groups left, from that one on."""
        with self._lock:
            if not self.takes(values):  # the constants have become known since it began
                return self.general, Part(0, groups)
            if self.phase == "measuring":
                part = self._trial.next(groups, first)
                return self.candidates[part.candidate], part
            return self.running, Part(0, groups if self.is_settled else self._groups_until_look(groups))

    def record(self, part: Part, seconds: float, *, is_launch: bool) -> None:
        """Takes the time of a part; `is_launch`: it was a whole launch."""
        with self._lock:
            self._seconds_per_group, ordered = seconds / part.groups, list[Ranked]()
            if self.phase == "measuring":
                self._trial.record(part, seconds)
            else:
                self._last.append(self._seconds_per_group)
            if self.phase == "quiet":
                self._launches, self._spent = self._launches + is_launch, self._spent + seconds
                ordered = self._compare() if self._is_due() else []
        self._order(ordered)
        self._look()

    def hurry(self) -> None:
        """Compiles the candidates now. Not before the first launch."""
        with self._lock:
            is_open = self.phase == "quiet" and self._launches > 0
            ordered = self._compare() if is_open and self._is_due(is_forced=True) else []
        self._order(ordered)

    def is_compiled(self, candidate: Ranked, failure: str) -> None:
        """A candidate is ready to run, or cannot be compiled for the reason given."""
        with self._lock:
            if candidate not in self.missing:
                return
            self.missing.discard(candidate)
            if failure:
                self.failures[candidate] = failure
            if not self.missing:
                self.candidates = [each for each in self.candidates if each not in self.failures]
                self._trial = Trial(len(self.candidates), self.threads, typical(self._last))
                self.phase = "measuring"
        self._look()

    def cannot_run(self, candidate: Ranked, failure: str) -> None:
        """A candidate is compiled, but a launch of it is refused."""
        with self._lock:
            self.failures[candidate] = failure
            self._trial.drop(self.candidates.index(candidate))
        self._look()

    def _is_due(self, *, is_forced: bool = False) -> bool:
        """Whether launches have taken as long as compiling takes. Ends the choice if they are too short for it."""
        if self._launches >= (1 if is_forced else MANY) and self._spent < SHORTEST * self._launches:
            self.is_brief = True
            self.take(self.general)
            return False
        return is_forced or self._spent + CALL_SECONDS * self._launches >= self._price

    def _compare(self) -> list[Ranked]:
        """Begins the comparison. Returns what is to be compiled for it."""
        others = self._compared(self.repeats.constants)
        self.constants = {name: value for each in others for name, value in each.constants.items()}
        self.candidates, self.missing, self.phase = [self.general, *others], set(others), "compiling"
        if not others:
            self.take(self.general)
        return others

    def _compared(self, constants: Values) -> list[Ranked]:
        """What is compared with the candidate that runs."""
        found = {(each.options, each.fixed): each for each in reversed(self._others(constants))}
        found.pop((self.general.options, self.general.fixed), None)
        return list(reversed(found.values()))

    def _order(self, candidates: Sequence[Ranked]) -> None:
        """Orders candidates. If an interrupt ends that, the next launch orders all again."""
        try:
            for each in candidates:
                self._compile(each, partial(self.is_compiled, each))
        except BaseException:
            self.after_fork()
            raise

    def _look(self) -> None:
        """Ends the choice once the trial has a winner: it runs what it can run."""
        with self._lock:
            if self.phase != "measuring" or self._trial.winner is None:
                return
            self.scores = {self.candidates[each]: score for each, score in self._trial.times().items()}
            self.rounds = len(self._trial.rounds)
            general = {each: score for each, score in self.scores.items() if not each.constants}
            self.general = min(general, key=general.__getitem__, default=self.general)
            self.take(self.candidates[self._trial.winner])
        self._keep(self)

    def _groups_until_look(self, groups: int) -> int:
        """As many groups as run until the next look; all, if they end soon after it; a few, if the speed is unknown."""
        if self._seconds_per_group <= 0:
            return min(groups, 4 * self.threads)
        soon = max(1, math.ceil(LOOK_SECONDS / self._seconds_per_group))
        return groups if groups <= 2 * soon else soon
