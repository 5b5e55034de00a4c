"""The choices of `auto` for one kernel: the kernels of its candidates, how a choice is made, and what is said about it.

A choice for the launches of a size class is from the cache, or among the candidates that are worth measuring.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from passes.remarks import Remark
from wfv.auto.launches import SizeClass
from wfv.options import Options
from wfv.runtime.background import Order, background
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import Ranked, past_caches, title_of, worth_measuring
from wfv.runtime.class_choice import ClassChoice, KeptChoice, find_choice, keep_choice
from wfv.runtime.kernel import Kernel


class CandidateKernels:
    """`own` is the kernel that chooses, which has the variants of the cost model's choice.

    `plain` makes the same kernel with other options, which chooses nothing. `given`: the options of the build.
    """

    def __init__(
        self, own: Kernel, plain: Callable[[Options], Kernel], compiler: KernelCompiler, given: Options
    ) -> None:
        self._own, self._plain, self.compiler, self.given = own, plain, compiler, given
        self._others: dict[Options, Kernel] = {}

    def of(self, candidate: Ranked) -> Kernel:
        """The kernel that has the variants of a candidate."""
        options = candidate.options
        if options == self._own.options:
            return self._own
        if options not in self._others:
            self._others.setdefault(options, self._plain(options))
        return self._others[options]

    def compile(self, launches: SizeClass, candidate: Ranked, receiver: Callable[[str], None]) -> None:
        """Compiles a candidate's variant for such launches in the background.

        `receiver` gets "", or why it is not to be measured.
        """
        kernel = self.of(candidate)
        lanes, is_small = kernel.lanes_for(launches.local_size[0]), not launches.is_large
        options = replace(kernel.options, fits_index32=is_small, lanes=lanes)

        def received(failure: str) -> None:
            receiver(failure or self._twin(kernel, options))

        background.order(Order(kernel, self.compiler, options, received))

    def _twin(self, kernel: Kernel, options: Options) -> str:
        """Says which other candidate has the same code: BOSCC changes nothing where no region is worth a branch."""
        for other in (self._own, *self._others.values()):
            own = replace(other.options, fits_index32=options.fits_index32, lanes=options.lanes)
            if other is not kernel and (ir := other.ir_of(own)) is not None and ir == kernel.ir_of(options):
                return f"it has the code of {title_of(other.options)}"
        return ""


def make_choice(kernels: CandidateKernels, launches: SizeClass, ranked: Callable[[], list[Ranked]]) -> ClassChoice:
    """The choice for such launches; `ranked` returns all candidates, the cost model's choice first."""
    kept = find_choice(kernels.compiler, kernels.given, launches)
    if kept is not None:
        return ClassChoice.of_kept(kept, Ranked(kept.options(kernels.given), 0.0, ""), launches.threads)
    candidates = _candidates(kernels, launches, ranked())
    compile, settle = partial(kernels.compile, launches), partial(_keep, kernels, launches)
    return ClassChoice(candidates, launches.threads, compile, settle)


def keep_tuned(kernels: CandidateKernels, launches: SizeClass, best: Options, times: Mapping[str, float]) -> None:
    """Keeps the result of a search in the cache. `times`: relative to the best one's, by the candidates' titles."""
    found = KeptChoice(best.strategy.name, best.lanes, dict(times), tuned=True, past_caches=best.past_caches)
    keep_choice(kernels.compiler, kernels.given, launches, found)


def _candidates(kernels: CandidateKernels, launches: SizeClass, ranked: Sequence[Ranked]) -> list[Ranked]:
    """Those that are worth measuring; with fewer work-items than lanes in a row, some of them have the same code."""
    row, found = launches.local_size[0], dict[tuple[str, int, bool], Ranked]()
    worth = worth_measuring(ranked)
    for each in [*worth, *(past_caches(worth) if launches.exceeds_caches else ())]:
        options = each.options
        lanes = kernels.of(each).lanes_for(row) if options.strategy.vectorize else 0
        found.setdefault((options.strategy.name, lanes, options.past_caches), each)
    return list(found.values())


def _keep(kernels: CandidateKernels, launches: SizeClass, choice: ClassChoice) -> None:
    """Keeps the winner in the cache, if it was measured."""
    if not choice.scores:
        return
    times = {choice.candidates[number].title: round(score, 3) for number, score in choice.scores.items()}
    options = choice.chosen.options
    kept = KeptChoice(options.strategy.name, options.lanes, times, past_caches=options.past_caches)
    background.do(lambda: keep_choice(kernels.compiler, kernels.given, launches, kept))


def choice_remark(choice: ClassChoice | None, ranked: Sequence[Ranked]) -> Remark:
    """A remark on the choice for a size class; None: the cost model decides alone."""
    return _remark(_text(choice, ranked))


def first_remark(choice: ClassChoice) -> Remark:
    """A remark on the first version, which runs until the model's choice, the second candidate, is compiled."""
    first, chosen = choice.candidates
    if choice.failures:
        text = f"{first.title}: not {chosen.title}: {choice.failures[1]}"
    else:
        state = "is being compiled" if choice.phase == "compiling" else "is compiled when launches have taken longer"
        text = f"{first.title} for now: {chosen.title} has about {chosen.instructions} instructions, and {state}"
    return _remark(text)


def version_remark(choice: ClassChoice) -> Remark:
    """A remark on a version with constants; the first candidate is the general version."""
    _, version, *_ = choice.candidates
    if choice.scores:
        text = f"{choice.chosen.title}{_times(choice.times, choice.chosen.title)}"
    elif choice.failures:
        text = f"not {version.title}: {choice.failures[1]}"
    else:
        state = "is being measured" if choice.phase == "measuring" else "is being compiled"
        text = f"{version.title}: {'its launches are too short' if choice.winner is not None else state}"
    return _remark(text)


def _remark(text: str) -> Remark:
    return Remark(0, "auto", "", "", text)


def _text(choice: ClassChoice | None, ranked: Sequence[Ranked]) -> str:
    if choice is None:
        return f"{ranked[0].title}, by the cost model: {ranked[0].reason}; nothing is measured"
    if choice.kept is not None:
        how = "by wfv tune" if choice.kept.tuned else "in an earlier process"
        return f"{choice.chosen.title}, measured {how}{_times(choice.kept.times, choice.chosen.title)}"
    if choice.scores:
        return f"{choice.chosen.title}, measured in {choice.rounds} rounds{_times(choice.times, choice.chosen.title)}"
    model = f"{ranked[0].title}, by the cost model: {ranked[0].reason}"
    state = {
        "quiet": "not measured yet: its launches have been short",
        "compiling": "other candidates are being compiled",
        "measuring": "other candidates are being measured",
        "settled": "its launches are too short to be measured"
        if not choice.failures
        else "there is no other candidate",
    }[choice.phase]
    failures = "".join(f"; not {choice.candidates[n].title}: {why}" for n, why in choice.failures.items())
    return f"{model}; {state}{failures}"


def _times(times: dict[str, float], winner: str) -> str:
    others = sorted((time, title) for title, time in times.items() if title != winner)
    shown = ", ".join(f"{title} {time:.2f} times its time" for time, title in others)
    return f": {shown}" if shown else ""
