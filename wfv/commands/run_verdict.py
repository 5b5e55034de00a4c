"""The last line of `wfv run`: whether another strategy, or another number of lanes, is faster."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from wfv.auto.settings import AUTO
from wfv.bench.cells import Cell
from wfv.commands.common import stdout
from wfv.commands.decisions import Sizes
from wfv.cost import Candidate, rank
from wfv.explain.verdict import is_too_wide, title_of
from wfv.runtime.kernel import Kernel
from wfv.strategies import find_strategy

WORTH_SAYING, WORTH_TRYING = 1.05, 1.25  # times as fast: as measured, and by the cost model


def show_verdict(cells: Sequence[Cell], strategy: str, kernel: Kernel, sizes: Sequence[Sizes]) -> None:
    """Prints one line if another option is faster than the chosen strategy: a measured one, else by the cost model."""
    line = faster_line(cells, strategy)
    if not line and strategy != AUTO:
        line = faster_by_model(kernel, _row(kernel, sizes))
    if line:
        stdout().print(line, markup=False, soft_wrap=True)


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
