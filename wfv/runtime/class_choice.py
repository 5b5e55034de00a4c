"""The choice among a kernel's candidates for the launches of one size class; final ones are kept in the cache.

quiet       the model's choice runs; launches have not taken long enough that another could pay
compiling   the model's choice runs; the others are compiled in the background
measuring   parts of launches run under each candidate in turn (wfv/auto/trial.py)
settled     the winner runs
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter, thread_time
from typing import Literal

from wfv import forks
from wfv.auto.launches import SizeClass, Typical
from wfv.auto.trial import SHORTEST, Part, Trial
from wfv.cache.store import Entry
from wfv.errors import OptionError
from wfv.forks import Lock
from wfv.options import Options, check_lanes
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import Ranked
from wfv.strategies import find_strategy

_KIND, _LAST = "choice", "last choice"  # of a size class; of the size class that was measured last


@dataclass(frozen=True)
class KeptChoice:
    """A winner, and the times of all that were measured, relative to it, by title (`unicf, 16 lanes`).

    `tuned`: by `wfv tune`, which measures more candidates, and whose choice is not replaced by that of launches.
    `past_caches`: it has stores past the caches.
    """

    strategy: str
    lanes: int
    times: dict[str, float]
    tuned: bool = False
    past_caches: bool = False

    def options(self, given: Options) -> Options:
        """The given options with the winner's strategy, lanes and stores. Raises OptionError."""
        strategy, lanes = find_strategy(self.strategy), check_lanes(self.lanes)
        return replace(given, strategy=strategy, lanes=lanes, past_caches=self.past_caches)


def find_choice(compiler: KernelCompiler, options: Options, launches: SizeClass) -> KeptChoice | None:
    """What was kept for these launches of a kernel with these options; None if nothing was."""
    entry = compiler.find_entry(_KIND, options, *launches)
    with suppress(TypeError, KeyError, OptionError):
        found = KeptChoice(**entry.data) if entry is not None else None
        if found is not None:
            found.options(options)
        return found
    return None


def keep_choice(compiler: KernelCompiler, options: Options, launches: SizeClass, choice: KeptChoice) -> None:
    """Keeps a choice, if the cache can."""
    compiler.keep_entry(_KIND, Entry(dict(vars(choice))), options, *launches)
    compiler.keep_entry(_LAST, Entry({"choice": dict(vars(choice)), "launches": list(launches)}), options)


def find_last_choice(compiler: KernelCompiler, options: Options) -> tuple[KeptChoice, SizeClass] | None:
    """The choice that was kept last for any launches of a kernel with these options; None if none was."""
    entry = compiler.find_entry(_LAST, options)
    with suppress(TypeError, KeyError, OptionError, ValueError):
        if entry is not None:
            found, (local_size, *others) = KeptChoice(**entry.data["choice"]), entry.data["launches"]
            found.options(options)
            return found, SizeClass(tuple(local_size), *others)
    return None


WORTH_SECONDS = 0.05  # of launches, before other candidates are compiled
BRIEF = 100e-6  # a launch that is compared with others by runs of a whole sequence
MANY = 1000  # launches that are too short to be measured: then nothing else is tried
LOOK_SECONDS = 0.05  # a long launch looks that often whether they are

Phase = Literal["quiet", "compiling", "measuring", "settled"]
Compile = Callable[[Ranked, Callable[[str], None]], None]  # the second gets the reason why not, or ""


class ClassChoice:
    """Which candidate runs the next part of a launch; number 0 is the model's choice.

    `compile` compiles a candidate in the background; `settle` is called once, when the winner is known.
    """

    def __init__(
        self, candidates: Sequence[Ranked], threads: int, compile: Compile, settle: Callable[[ClassChoice], None]
    ) -> None:
        self._lock = Lock()
        forks.living.add(self)
        self.candidates, self.threads, self._compile, self._settle = list(candidates), threads, compile, settle
        # The processor time of this thread, if it runs all: it stands still while another process has the CPU.
        self.clock = thread_time if threads == 1 else perf_counter
        self.phase: Phase = "quiet" if len(self.candidates) > 1 else "settled"
        self.winner: int | None = None if len(self.candidates) > 1 else 0
        self.kept: KeptChoice | None = None  # where the winner is from, if it was not measured here
        self.failures: dict[int, str] = {}
        self.scores: dict[int, float] = {}  # time relative to the winner
        self.rounds = 0
        self._trial, self._measured = Trial(0), list(range(len(self.candidates)))
        self._missing: set[int] = set()
        self._is_together = False  # whole runs of a sequence are compared, and not parts of launches
        self._typical = Typical()
        self._spent, self._seconds_per_group, self._usual, self._launches, self._untimed = 0.0, 0.0, 0.0, 0, 0

    @classmethod
    def of_kept(cls, kept: KeptChoice, candidate: Ranked, threads: int) -> ClassChoice:
        """A choice that was made before."""
        made = cls([candidate], threads, lambda _, receiver: receiver(""), lambda _: None)
        made.kept = kept
        return made

    def after_fork(self) -> None:
        """The candidates are compiled in the parent only: here they are ordered again, after the next launch.

        A comparison by runs of a sequence is the parent's, too.
        """
        with self._lock:
            if self.phase == "compiling" or (self.phase == "measuring" and self._is_together):
                self.phase = "quiet"
            self._is_together = False

    @property
    def chosen(self) -> Ranked:
        """The candidate that runs most of the work now."""
        return self.candidates[self.winner or 0]

    @property
    def times(self) -> dict[str, float]:
        """The times of the candidates that were measured, here or before, relative to the winner's, by their titles."""
        if self.kept is not None:
            return dict(self.kept.times)
        return {self.candidates[number].title: score for number, score in self.scores.items()}

    def next(self, groups: int, first: int = 0) -> Part:
        """What to run of a launch that has so many groups left, from that one on."""
        with self._lock:
            if self.winner is not None:
                return Part(self.winner, groups)
            if self.phase == "measuring" and not self._is_together:
                own, size, cell = self._trial.next(groups, first)
                return Part(self._measured[own], size, cell)
            return Part(0, self._groups_until_look(groups))

    def record(self, part: Part, seconds: float, *, is_launch: bool) -> None:
        """Takes the time of a part; `is_launch`: it was a whole launch."""
        with self._lock:
            last, self._seconds_per_group = self._seconds_per_group, seconds / part.groups
            if self.phase in ("quiet", "compiling"):
                self._typical.add(self._seconds_per_group)
            if self.phase == "measuring" and part.candidate in self._measured:
                own = Part(self._measured.index(part.candidate), part.groups, part.cell)
                self._trial.record(own, seconds, is_launch=is_launch)
            self._usual = min(last or math.inf, self._seconds_per_group)  # one that was disturbed stands for itself
            self._spent += seconds + self._usual * part.groups * self._untimed
            self._launches += is_launch + self._untimed
            self._untimed = 0
            is_due = self.phase == "quiet" and (self._spent >= WORTH_SECONDS or self._launches >= MANY)
            is_due = is_due and self._begin(is_short=self._spent < SHORTEST * self._launches)
        if is_due:
            self._compile_all()
        self._look()

    def hurry(self, groups: int) -> None:
        """Compiles the candidates now, unless launches of so many groups are too short to be measured.

        Does nothing before the first launch.
        """
        with self._lock:
            seconds = self._seconds_per_group * groups
            is_due = self.phase == "quiet" and seconds > 0 and self._begin(is_short=seconds < SHORTEST)
        if is_due:
            self._compile_all()

    def begin_together(self) -> bool:
        """Compiles the candidates now, to compare them by runs of all launches of a sequence: each of them is short.

        False if another thread compares them.
        """
        with self._lock:
            is_due = self.phase == "quiet" and self._begin(is_short=False)
            self._is_together |= is_due
        if is_due:
            self._compile_all()
        return is_due

    def next_of_run(self) -> Part:
        """What runs all launches of the next run of the sequence."""
        with self._lock:
            part = self._trial.next(1)
            return part._replace(candidate=self._measured[part.candidate])

    def record_run(self, part: Part, seconds: float) -> None:
        """Takes the time of all launches of a run."""
        with self._lock:
            own = part._replace(candidate=self._measured.index(part.candidate))
            self._trial.record(own, seconds, is_launch=True)
        self._look()

    def end_together(self, *, is_over: bool) -> None:
        """Ends the comparison by whole runs, by what is known so far; or leaves the choice open, as it was before."""
        with self._lock:
            if self._is_together and self.phase == "measuring" and is_over:
                self._trial.winner = self._trial.leader
            elif self._is_together and self.phase in ("compiling", "measuring"):
                self.phase = "quiet"
            self._is_together = False
        self._look()

    def _begin(self, *, is_short: bool) -> bool:
        """Ends the quiet phase. Returns whether the candidates are to be compiled."""
        if is_short:
            self.phase, self.winner = "settled", 0
        else:
            self.phase, self._missing = "compiling", set(range(1, len(self.candidates)))
        return not is_short

    def _compile_all(self) -> None:
        """Orders the candidates. If an interrupt ends that, the next launch orders all again."""
        try:
            for number in range(1, len(self.candidates)):
                self._compile(self.candidates[number], partial(self.is_compiled, number))
        except BaseException:
            self.after_fork()
            raise

    @property
    def is_brief(self) -> bool:
        """Whether the choice was made without a measurement, as the launches are too short for one."""
        return self.winner is not None and len(self._measured) > 1 and not self.scores

    def may_be_together(self, groups: int) -> bool:
        """Whether launches of so many groups are so short that many of them are to be compared at once."""
        return self.phase == "quiet" and 0 < self._seconds_per_group * groups < BRIEF

    def runs_whole(self, groups: int) -> bool:
        """Whether launches of so many groups are run as one part now, by the model's choice."""
        if self.phase not in ("quiet", "compiling"):
            return False
        with self._lock:
            is_known = self.phase in ("quiet", "compiling") and self._seconds_per_group > 0
            return is_known and self._groups_until_look(groups) == groups

    def record_launches(self, groups: int, launches: int, seconds: float) -> None:
        """Takes the time of launches of the model's choice that ran elsewhere: each took so long."""
        with self._lock:
            if self.phase not in ("quiet", "compiling"):
                return
            self._untimed += launches - 1
        self.record(Part(0, groups), seconds, is_launch=True)

    def is_compiled(self, number: int, failure: str) -> None:
        """A candidate is ready to run, or cannot be compiled for the reason given."""
        with self._lock:
            self._missing.discard(number)
            if failure:
                self.failures[number] = failure
            if self.phase == "compiling" and not self._missing:
                self._measured = [each for each in range(len(self.candidates)) if each not in self.failures]
                seconds = 1.0 if self._is_together else self._typical.seconds  # a run counts as one group
                self._trial = Trial(len(self._measured), self.threads, seconds)
                self.phase = "measuring"
        self._look()

    def cannot_run(self, number: int, failure: str) -> None:
        """A candidate is compiled, but a launch of it is refused."""
        with self._lock:
            self.failures[number] = failure
            self._trial.drop(self._measured.index(number))
        self._look()

    def _look(self) -> None:
        """Settles once the trial has a winner."""
        if self._trial.winner is None:
            return
        with self._lock:
            if self.phase != "measuring" or self._trial.winner is None:
                return
            self.phase, self.winner = "settled", self._measured[self._trial.winner]
            self.rounds = self._trial.rounds
            self.scores = {self._measured[each]: score for each, score in self._trial.times().items()}
        self._settle(self)

    def _groups_until_look(self, groups: int) -> int:
        """As many groups as run until the next look; all, if they end soon after it; a few, if the speed is unknown."""
        if self._seconds_per_group <= 0:
            return min(groups, 4 * self.threads)
        soon = math.ceil(LOOK_SECONDS / self._seconds_per_group)
        return groups if groups <= 2 * soon else soon
