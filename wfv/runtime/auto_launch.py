"""A launch of `auto`: its parts may run under different candidates, until the choice for such launches is made.

`choice_remarks`: what is said about the choices. `tune` makes them without launches of the user: all launches run in
their order, again and again, until it is known which candidates are the fastest. Nothing is printed, and all that
launches write to is put back: arrays, images, variables of programs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter, sleep
from typing import NamedTuple

import numpy as np

from passes.interface import KernelInterface
from passes.remarks import Remark
from wfv.auto.trial import Part
from wfv.errors import Error
from wfv.forks import Lock
from wfv.runtime.arguments.images import Image
from wfv.runtime.arguments.parameters import array_sharing
from wfv.runtime.candidates import KeptChoice, Ranked, title_of
from wfv.runtime.choice import Choice, Values
from wfv.runtime.launch import printf_output
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import Arguments, Launchable, Prepared
from wfv.runtime.launch.variant import ProgramVariables
from wfv.runtime.variants import Variants

MOST = 5  # choices for a size class; the last one runs what is left
GONE = 64  # launches in a row that a choice does not take: then nobody waits for it


class Choices:
    """The choices for launches of one size class: the first one that takes the arguments of a launch decides on it.

    `following(last)` makes one for launches that none takes. `kept`: what has won in another process.
    """

    def __init__(self, first: Choice, following: Callable[[Choice], Choice], kept: KeptChoice | None = None) -> None:
        self._lock, self._following, self.kept = Lock(), following, kept
        self.made = [first]
        self._launches, self._last = 0, dict[Choice, int]()  # of all choices; the last one that each took

    def of(self, values: Values) -> Choice:
        """The choice for launches with these arguments."""
        found = self._find(values)
        if found is None:
            with self._lock:
                found = self._find(values)
                if found is None:
                    found = self._following(self.made[-1])
                    self.made.append(found if len(self.made) + 1 < MOST else found.take(found.general))
        return found or self.made[-1]

    def begin(self, values: Values) -> Choice:
        """The same, when a launch begins."""
        choice = self.of(values)
        choice.begin(values)
        self._launches += 1
        self._last[choice] = self._launches
        return choice

    def hurry(self) -> bool:
        """Compiles candidates now, if there was a launch. Returns whether some are being compiled."""
        for each in list(self.made):
            each.hurry()
        return any(each.phase == "compiling" for each in self.made)

    @property
    def is_used(self) -> bool:
        """Whether there was a launch."""
        return self._launches > 0

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being compiled or measured, and nothing will be while launches repeat as they do."""
        since = self._launches - GONE
        open_phases = {each.phase for each, last in list(self._last.items()) if last > since} - {"settled"}
        return not open_phases or (open_phases == {"quiet"} and self.has_winner)

    @property
    def has_winner(self) -> bool:
        """Whether it is known what is the fastest."""
        return any(choice.is_settled for choice in self.made)

    def _find(self, values: Values) -> Choice | None:
        return next((each for each in self.made if each.takes(values)), None)


@dataclass(frozen=True)
class AutoLaunch:
    """A launch with these integer arguments. `variants_of` has the code of a candidate."""

    choices: Choices
    variants_of: Callable[[Ranked], Variants]
    ndrange: NDRange
    threads: int
    arguments: Arguments
    values: Values

    def run(self) -> None:
        """Runs all groups, and returns when they are done. Raises what the candidate that runs now raises."""
        choice = self.choices.begin(self.values)
        first, groups = 0, self.ndrange.group_count
        while first < groups:
            candidate, part = choice.next(groups - first, first, self.values)
            if (launch := self._of(choice, candidate)) is not None:
                self._time(choice, launch, part, first)
                first += part.groups

    @property
    def is_settled(self) -> bool:
        """Whether such launches stay as they are: those that are prepared from now on are no `AutoLaunch`."""
        return self.choices.of(self.values).is_settled

    def _time(self, choice: Choice, launch: Prepared, part: Part, first: int) -> None:
        is_launch, clock = part.groups == self.ndrange.group_count, choice.clock
        begin = clock()
        launch.run(None if is_launch else (first, first + part.groups))
        choice.record(part, clock() - begin, is_launch=is_launch)

    def _prepared(self, candidate: Ranked) -> Prepared:
        return self.variants_of(candidate).prepare(self.ndrange, self.threads, self.arguments)

    def _of(self, choice: Choice, candidate: Ranked) -> Prepared | None:
        """None if it cannot run: a launch may need more scratch memory under one candidate than under another."""
        try:
            return self._prepared(candidate)
        except Error as error:
            if choice.phase != "measuring" or candidate is choice.general:
                raise
            choice.cannot_run(candidate, error.message)
            return None


def choice_remarks(choices: Choices | None, ranked: Sequence[Ranked]) -> tuple[Remark, ...]:
    """A remark for each choice; None: the cost model decides alone. `ranked`: its choice first."""
    chosen = ranked[0]
    texts = _texts(choices, chosen) if choices is not None else [f"{_by_model(chosen)}; nothing is measured"]
    return tuple(Remark(0, "auto", "", "", text) for text in texts)


def _texts(choices: Choices, chosen: Ranked) -> Iterator[str]:
    measured = [each for each in choices.made if each.scores]
    if choices.kept is not None:
        winner = choices.made[0].running
        times = _times(choices.kept.times, title_of(winner.options))
        yield f"{winner.title}, measured in an earlier process{times}"
    elif not measured:
        yield _unmeasured(choices.made[0], chosen)
    yield from map(_measured, measured)


def _unmeasured(choice: Choice, chosen: Ranked) -> str:
    failures = "".join(f"; not {each.title}: {why}" for each, why in choice.failures.items())
    why = _by_model(chosen)
    if choice.running is not chosen:
        why = f"{choice.running.title} first: {chosen.title} has about {chosen.instructions} instructions"
    return f"{why}; {_state(choice)}{failures}"


def _by_model(chosen: Ranked) -> str:
    return f"{chosen.title}, by the cost model: {chosen.reason}"


def _state(choice: Choice) -> str:
    if choice.is_brief:
        return "its launches are too short to be measured"
    if choice.is_settled:
        return "there is no other candidate"
    if choice.phase == "quiet":
        return "not measured yet: its launches have been short"
    return f"other candidates are being {'compiled' if choice.phase == 'compiling' else 'measured'}"


def _measured(choice: Choice) -> str:
    winner = choice.running
    scores = {_name(each, winner): score for each, score in choice.scores.items()}
    times = _times(scores, _name(winner, winner))
    others = f"; {choice.general.title} for other arguments" if winner.constants else ""
    return f"{winner.title}, measured in {choice.rounds} rounds{times}{others}"


def _name(candidate: Ranked, winner: Ranked) -> str:
    """Without the constants, if the winner has the same ones."""
    if candidate.fixed == winner.fixed:
        return title_of(candidate.options)
    return candidate.title if candidate.fixed is not None else f"{candidate.title} without constants"


def _times(times: Mapping[str, float], winner: str) -> str:
    others = sorted((time, title) for title, time in times.items() if title != winner)
    shown = ", ".join(f"{title} {time:.2f} times its time" for time, title in others)
    return f": {shown}" if shown else ""


LOOK_SECONDS = 0.002
SECONDS = 120.0  # that it may take; then the runs that follow go on with it


class Tuned(NamedTuple):
    """A launch of a kernel on these arguments; `prepare` makes it ready to run."""

    interface: KernelInterface
    variables: ProgramVariables | None
    args: Sequence[object]
    prepare: Callable[[], Launchable]


def tune(launches: Sequence[Tuned], run_all: Callable[[], object]) -> None:
    """Runs the launches until their choices are final; `run_all` runs them once.

    Raises what launches raise, and KeyboardInterrupt.
    """
    prepared = [launch.prepare() for launch in launches]
    choices = {each.choices for each in prepared if isinstance(each, AutoLaunch)}
    if not choices:
        return
    before, end = WrittenMemory(launches), perf_counter() + SECONDS
    try:
        with printf_output.muted():
            while not all(each.is_used and each.is_settled for each in choices) and perf_counter() < end:
                before.restore()
                run_all()
                while any(each.hurry() for each in choices) and perf_counter() < end:
                    sleep(LOOK_SECONDS)
    finally:
        before.restore()


class WrittenMemory:
    """Copies of all that launches may write to."""

    def __init__(self, launches: Iterable[Tuned]) -> None:
        arrays: dict[tuple[int, ...], np.ndarray] = {}
        variables: dict[int, ProgramVariables] = {}
        for launch in launches:
            arrays |= {(array.ctypes.data, array.nbytes, *array.strides): array for array in _written(launch)}
            if launch.variables is not None:
                variables[id(launch.variables)] = launch.variables
        self._arrays = [(array, array.copy()) for array in arrays.values()]
        self._variables = [(each, each.contents()) for each in variables.values()]

    def restore(self) -> None:
        """Puts all of it back. Arrays that overlap had one content, so that their order does not matter."""
        for array, before in self._arrays:
            np.copyto(array, before)
        for variables, contents in self._variables:
            variables.put_back(contents)


def _written(launch: Tuned) -> Iterator[np.ndarray]:
    for param, arg in zip(launch.interface.params, launch.args, strict=True):
        if param.kind == "buffer" and not param.is_written:
            continue
        memory = arg.array if isinstance(arg, Image) else array_sharing(arg)
        if isinstance(memory, np.ndarray) and memory.ndim and memory.flags.writeable:
            yield memory
