"""The choice for the launches of a size class: from the cache, or among the candidates that are worth measuring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from wfv.auto.launches import SizeClass
from wfv.options import Options
from wfv.runtime.background import background
from wfv.runtime.candidate_kernels import CandidateKernels
from wfv.runtime.candidates import Ranked, past_caches, worth_measuring
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.kept_choices import KeptChoice, find_choice, keep_choice


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
