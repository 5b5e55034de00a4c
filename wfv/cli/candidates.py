"""Whether another strategy, or another number of lanes, is faster: as measured, as kept in the cache, by the model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import median

from wfv.auto.launches import SizeClass
from wfv.auto.settings import AUTO
from wfv.bench.cells import Cell
from wfv.cache.store import default_cache
from wfv.cli.console import threads_text
from wfv.cli.measure import Sizes
from wfv.cost import Candidate, rank
from wfv.explain.verdict import Measured, is_too_wide, size_text, title_of
from wfv.options import Options
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import PAST_CACHES
from wfv.runtime.class_choice import KeptChoice, find_last_choice
from wfv.runtime.kernel import Kernel
from wfv.strategies import find_strategy

WORTH_SAYING, WORTH_TRYING = 1.05, 1.25  # times as fast: as measured, and by the cost model


def verdict(cells: Sequence[Cell], strategy: str, kernel: Kernel, sizes: Sequence[Sizes]) -> str:
    """A line if another option is faster than the chosen strategy: a measured one, else by the cost model; else ""."""
    line = faster_line(cells, strategy)
    return faster_by_model(kernel, _row(kernel, sizes)) if not line and strategy != AUTO else line


def faster_line(cells: Sequence[Cell], strategy: str) -> str:
    """Says which strategy is faster than the chosen one by more than WORTH_SAYING, if one is; else ""."""
    times = {cell.strategy: median(cell.samples) for cell in cells if cell.samples}
    fastest = min(times, key=times.__getitem__, default=strategy)
    if strategy not in times or times[strategy] < WORTH_SAYING * times[fastest]:
        return ""
    return f"{fastest} is {times[strategy] / times[fastest]:.2f} times as fast as {strategy} here: --strategy {fastest}"


def faster_by_model(kernel: Kernel, row: int) -> str:
    """Says which candidate the cost model expects to be faster than the kernel's options, if one is; else "".

    `row`: the local size in dimension 0. Vectors are not wider, so that candidates of more lanes are none.
    """
    if kernel.source is None:
        return ""
    options = kernel.options
    own = Candidate(options.strategy.name, kernel.lanes_for(row) if options.strategy.vectorize else options.lanes)
    found = [each for each in rank(kernel.source, kernel.name, options) if not is_too_wide(each.candidate, row)]
    if own.strategy not in {each.candidate.strategy for each in found}:  # the model does not tell it from the others
        return ""
    (mine,), best = rank(kernel.source, kernel.name, options, [own]), found[0]
    if mine.cycles < WORTH_TRYING * best.cycles:
        return ""
    factor = f"{mine.cycles / best.cycles:.1f} times as fast as {title_of(own)}"
    return f"{title_of(best.candidate)}: {factor} by the cost model, not measured: {_flags(best.candidate)}"


def _row(kernel: Kernel, sizes: Sequence[Sizes]) -> int:
    """The shortest row of a group in launches of these sizes."""
    ranges = (kernel.range(given, local, None, kernel.threads, local_bytes=more) for given, local, more in sizes)
    return min((each.local_size[0] for each in ranges), default=1)


def _flags(candidate: Candidate) -> str:
    lanes = f" --lanes {candidate.lanes}" if find_strategy(candidate.strategy).vectorize else ""
    return f"--strategy {candidate.strategy}{lanes}"


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
    items = f"{4**launches.items} work-items or more"
    return f"{who}, local size {size_text(launches.local_size)}, {items}, {threads_text(launches.threads)}"
