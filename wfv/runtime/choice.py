"""The choice among a kernel's candidates for the launches of one size class. It asks one question after the other:

first        a large kernel runs one work-item at a time until the model's choice is compiled: LLVM needs seconds for
             vector code of 20,000 instructions, and a program that launches each of many kernels a few times would
             wait for all of them
candidates   which strategy and number of lanes is the fastest
constants    is code faster that has the arguments which repeat as constants; asked again for other values

and about each of them it is in one of these phases:

quiet        launches have not taken so long, or not repeated so often, that an answer could pay
compiling    candidates are compiled in the background
measuring    parts of launches run under each candidate in turn (wfv/auto/trial.py)
settled      no question is left
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter, thread_time
from typing import Literal

from wfv import forks
from wfv.auto.launches import Repeats, typical
from wfv.auto.trial import SHORTEST, Part, Trial
from wfv.errors import Error
from wfv.forks import Lock
from wfv.runtime.candidates import KeptChoice, Ranked
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import Arguments, Prepared
from wfv.runtime.variants import Variants

# Launches take that long before candidates are compiled: about as long as to compile one of WORTH_INSTRUCTIONS.
WORTH_SECONDS, WORTH_INSTRUCTIONS = 0.05, 100
MANY = 1000  # launches that are too short to be measured: then nothing else is tried
LOOK_SECONDS = 0.05  # a long launch looks that often whether candidates are compiled
MAX_VERSIONS = 4  # questions about constants
KEPT = 64  # launches of which the times are kept
GONE = 50  # launches in a row with other values: then a question about constants is given up
PATIENCE = 200  # launches without arguments that repeat: then none is asked

Values = Mapping[str, bytes]  # the integer arguments of a launch, by name
Receiver = Callable[[str], None]  # gets the reason why a candidate cannot run, or ""


@dataclass
class Question:
    """What is asked: which of `compared` is the fastest, of which the first one runs now.

    `values`: the constants that it is about. `scores`: times relative to the winner.
    """

    kind: Literal["first", "candidates", "constants"]
    compared: list[int]
    values: Values = field(default_factory=dict)
    winner: int | None = None
    scores: dict[int, float] = field(default_factory=dict)
    rounds: int = 0

    def fits(self, values: Values) -> bool:
        """Whether a launch with these arguments says something about it."""
        return all(values.get(name) == value for name, value in self.values.items())


class Choice:
    """Which candidate runs the next part of a launch; number 0 is the model's choice.

    `compile` compiles a candidate in the background; `keep` is called when the fastest one is known; `with_constants`
    makes candidates with constants, None if that is not wanted. `first`: what runs until number 0 is compiled.
    """

    def __init__(
        self, candidates: Sequence[Ranked], threads: int, compile: Callable[[Ranked, Receiver], None],
        keep: Callable[[Choice], None] = lambda _: None,
        with_constants: Callable[[Choice, Values], list[Ranked]] | None = None,
        *, first: Ranked | None = None, kept: KeptChoice | None = None,
    ) -> None:  # fmt: skip
        self._lock = Lock()
        forks.living.add(self)
        self.candidates, self.threads, self.kept = list(candidates), threads, kept  # kept: where number 0 is from
        self._compile, self._keep, self._with_constants = compile, keep, with_constants
        # The processor time of this thread, if it runs all: it stands still while another process has the CPU.
        self.clock = thread_time if threads == 1 else perf_counter
        self.general = 0  # what runs launches with any arguments
        self.failures: dict[int, str] = {}
        self.is_brief = False  # the launches are too short to be measured
        self.is_used = False  # there was a launch
        self.questions = list[Question]()
        self.phase: Literal["quiet", "compiling", "measuring", "settled"] = "quiet"
        self._trial, self._missing = Trial(0), set[int]()
        self._repeats = Repeats()
        self._last: deque[float] = deque(maxlen=KEPT)  # seconds per group of the last launches
        self._seconds_per_group, self._spent, self._launches = 0.0, 0.0, 0
        self._has_arguments = False  # launches have arguments that may be constants, besides the local size
        self._others = 0  # launches in a row that the question about constants does not fit
        if first is None:
            self._ask_about_candidates()
        else:
            self.candidates.append(first)
            self.general = len(candidates)
            self.questions.append(Question("first", [self.general, 0]))

    def after_fork(self) -> None:
        """The candidates are compiled in the parent only: here they are ordered again, after the next launch."""
        with self._lock:
            if self.phase == "compiling":
                self.phase = "quiet"
                if self.questions[-1].kind == "constants":
                    self.questions.pop()

    @property
    def chosen(self) -> Ranked:
        """The candidate that runs most of the work now."""
        return self.candidates[self.general]

    @property
    def versions(self) -> list[int]:
        """What runs launches whose arguments are its constants."""
        return [each.winner for each in self._asked() if each.winner not in (None, self.general)]

    @property
    def measured(self) -> Question | None:
        """The question about candidates, once it is answered here."""
        return next((each for each in self.questions if each.kind == "candidates" and each.scores), None)

    @property
    def times(self) -> dict[str, float]:
        """The times of the candidates that were measured, here or before, relative to the winner's, by their titles."""
        if self.kept is not None:
            return dict(self.kept.times)
        found = {} if self.measured is None else self.measured.scores
        return {self.candidates[number].title: score for number, score in found.items()}

    @property
    def has_winner(self) -> bool:
        """Whether it is known which candidate runs launches with any arguments."""
        last = self.questions[-1] if self.questions else None
        return self.phase == "settled" or last is None or last.kind == "constants" or last.winner is not None

    @property
    def is_over(self) -> bool:
        """Whether all launches run the same from now on."""
        return self.phase == "settled" and not self.versions

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being compiled or measured, and nothing will be while launches repeat as they do."""
        if not self.is_used or self.phase == "settled":
            return True
        repeats = len(self._asked()) > 0 or self._repeats.constants is not None
        return self.phase == "quiet" and self.has_winner and repeats

    def number_for(self, values: Values) -> int:
        """The candidate that runs launches with these arguments, outside of measurements."""
        won = (each.winner for each in self._asked() if each.winner is not None and each.fits(values))
        return next(won, self.general)

    def is_final_for(self, values: Values) -> bool:
        """Whether launches with these arguments stay as they are."""
        is_open = self.phase != "quiet" or not self.has_winner
        return self.phase == "settled" or (not is_open and any(each.fits(values) for each in self._asked()))

    def begin(self, values: Values) -> None:
        """A launch begins. If its arguments repeat, it is asked whether they are worth constants."""
        self.is_used, self._has_arguments = True, len(values) > 1
        with self._lock:
            self._give_up_on_constants(values)
            if self.phase != "quiet" or not self.has_winner or any(each.fits(values) for each in self._asked()):
                return
            self._repeats.record(values)
            constants = self._repeats.constants
            found = self._with_constants(self, constants) if self._with_constants and constants else []
            if found:
                self._ask_about_constants(found, constants or {})
            elif self._repeats.launches > PATIENCE and not self._asked():
                self.phase = "settled"
        if found:
            self._order()

    def next(self, groups: int, first: int = 0, values: Values = {}) -> Part:  # noqa: B006 (it is not changed)
        """What to run of a launch that has so many groups left, from that one on."""
        with self._lock:
            if self.phase == "measuring" and self.questions[-1].fits(values):
                own, size, cell = self._trial.next(groups, first)
                return Part(self.questions[-1].compared[own], size, cell)
            is_open = self.phase != "settled" and not self.is_final_for(values)
            return Part(self.number_for(values), self._groups_until_look(groups) if is_open else groups)

    def record(self, part: Part, seconds: float, *, is_launch: bool) -> None:
        """Takes the time of a part; `is_launch`: it was a whole launch."""
        with self._lock:
            compared = self.questions[-1].compared if self.questions else []
            if self.phase == "measuring" and part.candidate in compared:
                own = Part(compared.index(part.candidate), part.groups, part.cell)
                self._trial.record(own, seconds, is_launch=is_launch)
            is_due = self._learn(seconds / part.groups, seconds, int(is_launch))
        if is_due:
            self._order()
        self._look()

    def record_launches(self, groups: int, launches: int, seconds: float) -> None:
        """Takes the time of launches that ran elsewhere outside of measurements: each took so long."""
        with self._lock:
            is_due = self._learn(seconds / groups, seconds * launches, launches)
        if is_due:
            self._order()

    def hurry(self, groups: int) -> None:
        """Compiles the candidates now, unless launches of so many groups are too short. Not before the first launch."""
        with self._lock:
            seconds = self._seconds_per_group * groups
            is_due = self.phase == "quiet" and not self.has_winner and seconds > 0 and self._begin(seconds < SHORTEST)
        if is_due:
            self._order()

    def runs_whole(self, groups: int, values: Values) -> bool:
        """Whether launches of so many groups are run as one part now, and take a known time."""
        with self._lock:
            is_measured = self.phase == "measuring" and self.questions[-1].fits(values)
            is_known = not is_measured and self._seconds_per_group > 0
            return is_known and self._groups_until_look(groups) == groups

    def is_compiled(self, number: int, failure: str) -> None:
        """A candidate is ready to run, or cannot be compiled for the reason given."""
        with self._lock:
            self._missing.discard(number)
            if failure:
                self.failures[number] = failure
            if self.phase == "compiling" and not self._missing:
                self._all_are_compiled(self.questions[-1])
        self._look()

    def cannot_run(self, number: int, failure: str) -> None:
        """A candidate is compiled, but a launch of it is refused."""
        with self._lock:
            self.failures[number] = failure
            if number in (compared := self.questions[-1].compared):
                self._trial.drop(compared.index(number))
        self._look()

    def _asked(self) -> list[Question]:
        """The questions about constants."""
        return [each for each in self.questions if each.kind == "constants"]

    def _give_up_on_constants(self, values: Values) -> None:
        """Ends the question about constants that launches do not have any more."""
        if self.phase != "measuring" or self.questions[-1].kind != "constants":
            return
        self._others = 0 if self.questions[-1].fits(values) else self._others + 1
        if self._others > GONE:
            self.questions[-1].winner = self.general
            self._go_on()

    def _ask_about_candidates(self) -> None:
        self.phase, self._spent, self._launches = "quiet", 0.0, 0
        ran_first = self.candidates[self.general]  # number 0, or the first version of a large kernel: not compared
        numbers = [n for n, each in enumerate(self.candidates) if n == 0 or each is not ran_first]
        self.general = 0
        if len(numbers) > 1:
            self.questions.append(Question("candidates", numbers))
        else:
            self._go_on()

    def _ask_about_constants(self, found: Sequence[Ranked], constants: Values) -> None:
        numbers = range(len(self.candidates), len(self.candidates) + len(found))
        self.candidates += found
        self.questions.append(Question("constants", [self.general, *numbers], constants))
        self.phase, self._missing, self._repeats = "compiling", set(numbers), Repeats()

    def _go_on(self) -> None:
        """A question is answered: the next ones are about constants, if these are wanted."""
        most = MAX_VERSIONS if self._has_arguments else 1
        is_over = self._with_constants is None or len(self._asked()) == most
        self.phase = "settled" if is_over else "quiet"

    def _learn(self, seconds_per_group: float, spent: float, launches: int) -> bool:
        """Takes the speed of launches. Returns whether candidates are to be compiled."""
        self._seconds_per_group = seconds_per_group
        if self.phase == "measuring":
            return False
        self._last.append(seconds_per_group)
        self._spent, self._launches = self._spent + spent, self._launches + launches
        is_due = self._spent >= self._worth_seconds() or self._launches >= MANY
        if self.phase != "quiet" or self.has_winner or not is_due:
            return False
        return self._begin(self._spent < SHORTEST * self._launches)

    def _worth_seconds(self) -> float:
        """How long launches take before candidates are compiled: as long as that takes, so that it is paid at most
        twice. The model's choice of a large kernel is so much faster than what runs first that it pays sooner.
        """
        question = self.questions[-1] if self.questions else None
        if question is None or question.kind != "candidates":
            return WORTH_SECONDS
        instructions = sum(self.candidates[number].instructions for number in question.compared[1:])
        return WORTH_SECONDS * (len(question.compared) - 1 + instructions / WORTH_INSTRUCTIONS)

    def _begin(self, is_short: bool) -> bool:
        """Ends the quiet phase. Returns whether candidates are to be compiled: always, the first time."""
        question = self.questions[-1]
        if is_short and question.kind == "candidates":
            self.phase, self.is_brief = "settled", True
            return False
        self.phase, self._missing = "compiling", set(question.compared) - {self.general}
        return True

    def _order(self) -> None:
        """Orders what is missing. If an interrupt ends that, the next launch orders all again."""
        try:
            for number in sorted(self._missing):
                self._compile(self.candidates[number], partial(self.is_compiled, number))
        except BaseException:
            self.after_fork()
            raise

    def _all_are_compiled(self, question: Question) -> None:
        if question.kind == "first":
            question.winner = self.general if 0 in self.failures else 0
            if question.winner == 0:
                self._ask_about_candidates()
            else:
                self.phase = "settled"
            return
        question.compared = [each for each in question.compared if each not in self.failures]
        self._trial = Trial(len(question.compared), self.threads, typical(self._last))
        self.phase = "measuring"

    def _look(self) -> None:
        """Goes on once the trial has a winner."""
        if self._trial.winner is None:
            return
        with self._lock:
            if self.phase != "measuring" or self._trial.winner is None:
                return
            question, compared = self.questions[-1], self.questions[-1].compared
            question.winner, question.rounds = compared[self._trial.winner], len(self._trial.rounds)
            question.scores = {compared[each]: score for each, score in self._trial.times().items()}
            if question.kind == "candidates":
                self.general = question.winner
            self._go_on()
        if question.kind == "candidates":
            self._keep(self)

    def _groups_until_look(self, groups: int) -> int:
        """As many groups as run until the next look; all, if they end soon after it; a few, if the speed is unknown."""
        if self._seconds_per_group <= 0:
            return min(groups, 4 * self.threads)
        soon = max(1, math.ceil(LOOK_SECONDS / self._seconds_per_group))
        return groups if groups <= 2 * soon else soon


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
        return None if step is None else step._replace(is_final=is_final, timed=self.choice)

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
            if self.choice.phase != "measuring" or number == self.choice.questions[-1].compared[0]:
                raise
            self.choice.cannot_run(number, error.message)
            return None
