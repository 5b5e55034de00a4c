"""The times of candidates that earlier launches, or `wfv tune`, have left in the cache."""

from __future__ import annotations

from dataclasses import replace

from wfv.auto.launches import SizeClass
from wfv.cache.store import default_cache
from wfv.cost import Candidate
from wfv.explain.verdict import Measured, is_too_wide, size_text
from wfv.options import Options
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import PAST_CACHES
from wfv.runtime.kept_choices import KeptChoice, find_last_choice


def kept_times(text: str, kernel: str, options: Options) -> tuple[Measured, tuple[int, ...]] | None:
    """What was measured last of a kernel with these options, and the local size of the launches.

    None if nothing was measured, or the cache is off.
    """
    found = find_last_choice(KernelCompiler(text, kernel, default_cache()), options)
    if found is None:
        return None
    choice, launches = found
    row, times = launches.local_size[0], dict[Candidate, float]()
    winner = Candidate(choice.strategy, choice.lanes)
    for candidate, time in [
        (winner, 1.0),
        *((_candidate(title, options), time) for title, time in sorted(choice.times.items(), key=_is_past_caches)),
    ]:
        ran = replace(candidate, lanes=min(candidate.lanes, row)) if is_too_wide(candidate, row) else candidate
        times.setdefault(ran, time)
    return Measured(times, _how(choice, launches)), launches.local_size


def _candidate(title: str, options: Options) -> Candidate:
    """The candidate of a title such as `unicf, 16 lanes`, or `scalar`, which has the lanes of the options."""
    strategy, _, lanes = title.removesuffix(PAST_CACHES).partition(", ")
    return Candidate(strategy, int(lanes.removesuffix(" lanes")) if lanes else options.lanes)


def _is_past_caches(time: tuple[str, float]) -> bool:
    """Whether a time is that of a candidate with stores past the caches: the same one without them goes before it."""
    return time[0].endswith(PAST_CACHES)


def _how(choice: KeptChoice, launches: SizeClass) -> str:
    who = "measured by wfv tune" if choice.tuned else "measured in launches"
    threads = "1 thread" if launches.threads == 1 else f"{launches.threads} threads"
    return f"{who}, local size {size_text(launches.local_size)}, {4**launches.items} work-items or more, {threads}"
