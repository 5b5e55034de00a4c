"""The choice among a kernel's candidates for the launches of one size class. It goes through these phases:

quiet        the cost model's choice runs, until launches have taken as long as it takes to compile the candidates
compiling    all candidates are compiled in the background
measuring    parts of launches run under each candidate in turn (wfv/auto/trial.py)
settled      nothing changes any more

Integer arguments that have repeated are constants in the candidates. If such a candidate wins, it is a *version*, which
runs the launches with these arguments. Others are quiet again, until they too have taken long enough. MOST such
comparisons are made.

A large kernel runs one work-item at a time until the model's choice is compiled: LLVM needs seconds for vector code of
20,000 instructions, and a program that launches each of many kernels a few times would wait for all of them.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter, thread_time
from typing import Literal, NamedTuple

from wfv import forks
from wfv.auto.launches import Repeats, typical
from wfv.auto.trial import Part, Trial
from wfv.errors import Error
from wfv.forks import Lock
from wfv.runtime.candidates import KeptChoice, Ranked, compile_seconds, title_of
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import Arguments, Prepared
from wfv.runtime.variants import Variants

CALL_SECONDS = 20e-6  # that a launch takes in Python, besides its groups
SHORTEST = 5e-6  # of a launch: a shorter one is not measured, as the noise of one call is 1 to 3 us
MANY = 1000  # such launches: then nothing is measured
LOOK_SECONDS = 0.05  # a long launch looks that often whether candidates are compiled
MOST = 4  # comparisons
KEPT = 64  # launches of which the times are kept
GONE = 8  # launches in a row with other arguments than those that are compiled in: then a comparison is given up

Values = Mapping[str, bytes]  # the integer arguments of a launch, by name
Receiver = Callable[[str], None]  # gets the reason why a candidate cannot run, or ""


@dataclass
class Comparison:
    """Which of these candidates is the fastest; the first one runs now. `scores`: times relative to the winner.

    `values`: the constants of those that have constants.
    """

    numbers: list[int]
    values: Values
    winner: int | None = None
    scores: dict[int, float] = field(default_factory=dict)
    rounds: int = 0


class Version(NamedTuple):
    """What runs launches with these arguments: the candidate with this number."""

    values: Values
    number: int


class Choice:
    """Which candidate runs the next part of a launch; number 0 is the model's choice.

    `others(winner, constants)`: what is to be compared with the one that runs, once that winner is known; `compile`
    compiles a candidate in the background; `keep` is called when the fastest one is known. `first`: what runs until
    number 0 is compiled. `kept`: what has won in another process.
    """

    def __init__(
        self, chosen: Ranked, threads: int, others: Callable[[Ranked | None, Values], Sequence[Ranked]],
        compile: Callable[[Ranked, Receiver], None], keep: Callable[[Choice], None] = lambda _: None,
        *, first: Ranked | None = None, kept: KeptChoice | None = None,
    ) -> None:  # fmt: skip
        self._lock = Lock()
        forks.living.add(self)
        self.candidates, self.threads, self.kept = [chosen], threads, kept
        self._others, self._compile, self._keep = others, compile, keep
        # The processor time of this thread, if it runs all: it stands still while another process has the CPU.
        self.clock = thread_time if threads == 1 else perf_counter
        self.running = 0  # what runs launches with any arguments
        self.is_brief = False  # the launches are too short to be measured
        self.versions = list[Version]()
        self.comparisons = list[Comparison]()
        self.failures: dict[int, str] = {}
        self.is_used = False  # there was a launch
        self.phase: Literal["quiet", "compiling", "measuring", "settled"] = "quiet"
        self._trial, self.missing = Trial(0), set[int]()  # `missing`: what is being compiled
        self._seconds_per_group, self._last = 0.0, deque[float](maxlen=KEPT)  # the last one; those of all
        self._winner: Ranked | None = None  # of the last comparison
        self._strange = 0  # launches in a row with other arguments than what is compared
        self._repeats = Repeats()
        self._be_quiet()
        self._has_first = first is not None
        if first is not None:
            (self.running,) = self._add([first])
        if kept is not None:
            self._take(kept)

    def after_fork(self) -> None:
        """The candidates are compiled in the parent only: here they are ordered again, after the next launch."""
        with self._lock:
            self.missing.clear()
            if self.phase == "compiling":
                self.phase = "quiet"
                self.comparisons.pop()

    @property
    def chosen(self) -> Ranked:
        """The candidate that runs most of the work now."""
        return self.candidates[self.versions[-1].number if self.versions else self.running]

    @property
    def measured(self) -> Comparison | None:
        """The last comparison that was made here."""
        return next((each for each in reversed(self.comparisons) if each.scores), None)

    @property
    def times(self) -> dict[str, float]:
        """The times of what was measured, here or before, relative to the winner's, by the titles of options.

        Of two candidates that differ by constants only, it is the time of the one with constants.
        """
        if self.measured is None:
            return {} if self.kept is None else dict(self.kept.times)
        return {title_of(self.candidates[number].options): score for number, score in self.measured.scores.items()}

    @property
    def has_winner(self) -> bool:
        """Whether it is known what is the fastest."""
        return self.phase == "settled" or bool(self.versions)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being compiled or measured, and nothing will be while launches repeat as they do."""
        return not self.is_used or self.phase == "settled" or (self.phase == "quiet" and bool(self.versions))

    def number_for(self, values: Values) -> int:
        """The candidate that runs launches with these arguments, outside of measurements."""
        return next((each.number for each in self.versions if _fits(values, each.values)), self.running)

    def is_final_for(self, values: Values) -> bool:
        """Whether launches with these arguments stay as they are."""
        return self.phase == "settled" or any(_fits(values, each.values) for each in self.versions)

    def begin(self, values: Values) -> None:
        """A launch begins."""
        self.is_used = True
        with self._lock:
            if self.is_final_for(values):
                return
            self._repeats.record(values)
            if self.phase != "quiet":
                self._strange = 0 if _fits(values, self.comparisons[-1].values) else self._strange + 1
                if self._strange > GONE:
                    self._be_quiet()

    def next(self, groups: int, first: int = 0, values: Values = {}) -> Part:  # noqa: B006 (it is not changed)
        """What to run of a launch that has so many groups left, from that one on."""
        with self._lock:
            if self.is_final_for(values):
                return Part(self.number_for(values), groups)
            if self._measures(values):
                own, size, cell = self._trial.next(groups, first)
                return Part(self.comparisons[-1].numbers[own], size, cell)
            return Part(self.running, self._groups_until_look(groups))

    def record(self, part: Part, seconds: float, *, is_launch: bool) -> None:
        """Takes the time of a part; `is_launch`: it was a whole launch."""
        with self._lock:
            numbers = self.comparisons[-1].numbers if self.comparisons else []
            if self.phase == "measuring" and part.candidate in numbers:
                own = Part(numbers.index(part.candidate), part.groups, part.cell)
                self._trial.record(own, seconds)
            is_known = part.candidate != self.running  # the launch has begun before that became known
            ordered = [] if is_known else self._learn(seconds / part.groups, seconds, int(is_launch))
        self._order(ordered)
        self._look()

    def record_launches(self, groups: int, launches: int, seconds: float) -> None:
        """Takes the time of launches that ran elsewhere outside of measurements: each took so long."""
        with self._lock:
            ordered = self._learn(seconds / groups, seconds * launches, launches)
        self._order(ordered)

    def hurry(self) -> None:
        """Compiles the candidates now, unless launches are too short. Not before the first launch."""
        with self._lock:
            is_open = self.phase == "quiet" and not self.versions and self._launches > 0
            ordered = self._due(is_forced=True) if is_open else []
        self._order(ordered)

    def runs_whole(self, groups: int, values: Values) -> bool:
        """Whether launches of so many groups are run as one part now, and take a known time."""
        with self._lock:
            is_known = not self._measures(values) and self._seconds_per_group > 0
            return is_known and self._groups_until_look(groups) == groups

    def is_compiled(self, number: int, failure: str) -> None:
        """A candidate is ready to run, or cannot be compiled for the reason given."""
        with self._lock:
            if number not in self.missing:
                return
            self.missing.discard(number)
            if failure:
                self.failures[number] = failure
            if number == 0:
                self._end_first()
            elif self.phase == "compiling" and not self.missing:
                self._measure(self.comparisons[-1])
        self._look()

    def cannot_run(self, number: int, failure: str) -> None:
        """A candidate is compiled, but a launch of it is refused."""
        with self._lock:
            self.failures[number] = failure
            if number in (numbers := self.comparisons[-1].numbers):
                self._trial.drop(numbers.index(number))
        self._look()

    def _take(self, kept: KeptChoice) -> None:
        """Begins with what has won before; the winner of `wfv tune` is yet to be tried with constants."""
        self._winner = kept.ranked(self.candidates[0].options)
        (number,) = self._add([self._winner])
        if values := self._winner.constants:
            self.versions.append(Version(values, number))
        else:
            self.running, self._has_first = number, False
            self.phase = "quiet" if kept.tuned else "settled"

    def _add(self, found: Sequence[Ranked]) -> list[int]:
        """Adds candidates, and returns their numbers."""
        self.candidates += found
        return list(range(len(self.candidates) - len(found), len(self.candidates)))

    def _measures(self, values: Values) -> bool:
        return self.phase == "measuring" and _fits(values, self.comparisons[-1].values)

    def _be_quiet(self) -> None:
        """Waits until launches that no version runs have taken long enough; not after MOST comparisons."""
        self.phase = "quiet" if len(self.comparisons) < MOST else "settled"
        self._spent, self._launches, self._strange = 0.0, 0, 0
        self._compile_seconds = sum(map(compile_seconds, self._others(self._winner, {})))
        self.missing.clear()

    def _learn(self, seconds_per_group: float, spent: float, launches: int) -> list[int]:
        """Takes the speed of launches. Returns which candidates are to be compiled."""
        self._seconds_per_group = seconds_per_group
        if self.phase == "measuring":
            return []
        self._last.append(seconds_per_group)
        self._spent, self._launches = self._spent + spent, self._launches + launches
        return self._due() if self.phase == "quiet" else []

    def _due(self, *, is_forced: bool = False) -> list[int]:
        """The candidates that are to be compiled now; before all others the model's choice, so much faster it is."""
        if self._has_first:
            is_early = not is_forced and self._spent < compile_seconds(self.candidates[self.running])
            if is_early or 0 in self.missing:
                return []
            self.missing.add(0)
            return [0]
        if self._launches >= (1 if is_forced else MANY) and self._spent < SHORTEST * self._launches:
            self.phase, self.is_brief = "settled", True
            return []
        spent = self._spent + CALL_SECONDS * self._launches
        return self._compare() if is_forced or spent >= self._compile_seconds else []

    def _compare(self) -> list[int]:
        """Begins a comparison. Returns what is to be compiled for it."""
        constants = self._repeats.constants
        now = self.candidates[self.running].options, self.candidates[self.running].fixed
        found = [each for each in self._others(self._winner, constants) if (each.options, each.fixed) != now]
        numbers = self._add(found)
        self.comparisons.append(Comparison([self.running, *numbers], constants))
        self.phase, self.missing = ("compiling", set(numbers)) if numbers else ("settled", set())
        return numbers

    def _order(self, numbers: Sequence[int]) -> None:
        """Orders candidates. If an interrupt ends that, the next launch orders all again."""
        try:
            for number in numbers:
                self._compile(self.candidates[number], partial(self.is_compiled, number))
        except BaseException:
            self.after_fork()
            raise

    def _end_first(self) -> None:
        """The model's choice is compiled, or cannot be."""
        if 0 in self.failures:
            self.phase = "settled"
        else:
            self.running, self._has_first = 0, False
            self._last.clear()

    def _measure(self, comparison: Comparison) -> None:
        comparison.numbers = [each for each in comparison.numbers if each not in self.failures]
        self._trial = Trial(len(comparison.numbers), self.threads, typical(self._last))
        self.phase = "measuring"

    def _look(self) -> None:
        """Ends the comparison once the trial has a winner."""
        if self._trial.winner is None:
            return
        with self._lock:
            if self.phase != "measuring" or self._trial.winner is None:
                return
            comparison = self.comparisons[-1]
            numbers, winner = comparison.numbers, comparison.numbers[self._trial.winner]
            comparison.winner, comparison.rounds = winner, len(self._trial.rounds)
            comparison.scores = {numbers[each]: score for each, score in self._trial.times().items()}
            self._take_winner(comparison, winner)
        self._keep(self)

    def _take_winner(self, comparison: Comparison, winner: int) -> None:
        """It runs what it can run; the fastest one without constants runs all else."""
        self._winner = self.candidates[winner]
        general = {n: score for n, score in comparison.scores.items() if not self.candidates[n].constants}
        if self._winner.constants:
            self.running = min(general, key=general.__getitem__, default=self.running)
            self.versions.append(Version(comparison.values, winner))
            self._repeats = Repeats()
            self._be_quiet()
        else:
            self.running, self.phase = winner, "settled"

    def _groups_until_look(self, groups: int) -> int:
        """As many groups as run until the next look; all, if they end soon after it; a few, if the speed is unknown."""
        if self._seconds_per_group <= 0:
            return min(groups, 4 * self.threads)
        soon = max(1, math.ceil(LOOK_SECONDS / self._seconds_per_group))
        return groups if groups <= 2 * soon else soon


def _fits(values: Values, constants: Values) -> bool:
    """Whether launches with these arguments run code with these constants."""
    return all(values.get(name) == value for name, value in constants.items())


@dataclass(frozen=True)
class AutoLaunch:
    """A launch with these integer arguments, whose parts may run under different candidates.

    `variants_of` has the code of a candidate.
    """

    choice: Choice
    variants_of: Callable[[Ranked], Variants]
    ndrange: NDRange
    threads: int
    arguments: Arguments
    values: Values

    def run(self) -> None:
        """Runs all groups, and returns when they are done. Raises what the candidate that runs now raises."""
        self.choice.begin(self.values)
        first, groups = 0, self.ndrange.group_count
        while first < groups:
            part = self.choice.next(groups - first, first, self.values)
            if (launch := self._of(part.candidate)) is not None:
                self._time(launch, part, first)
                first += part.groups

    def native_step(self) -> Prepared | None:
        """How native code runs the next launch; None while candidates are measured, or if it is long."""
        self.choice.begin(self.values)
        is_final = self.choice.is_final_for(self.values)
        if not is_final and not self.choice.runs_whole(self.ndrange.group_count, self.values):
            return None
        step = self._prepared(self.choice.number_for(self.values)).native_step()
        return None if step is None else step._replace(is_final=is_final, timed=None if is_final else self.choice)

    def _time(self, launch: Prepared, part: Part, first: int) -> None:
        is_launch, clock = part.groups == self.ndrange.group_count, self.choice.clock
        begin = clock()
        launch.run(None if is_launch else (first, first + part.groups))
        self.choice.record(part, clock() - begin, is_launch=is_launch)

    def _prepared(self, number: int) -> Prepared:
        variants = self.variants_of(self.choice.candidates[number])
        return variants.prepare(self.ndrange, self.threads, self.arguments)

    def _of(self, number: int) -> Prepared | None:
        """None if it cannot run: a launch may need more scratch memory under one candidate than under another."""
        try:
            return self._prepared(number)
        except Error as error:
            if self.choice.phase != "measuring" or number == self.choice.comparisons[-1].numbers[0]:
                raise
            self.choice.cannot_run(number, error.message)
            return None
