"""Measurements that cannot be right, or that a median does not describe."""

from collections.abc import Iterator, Sequence
from statistics import median

from wfv.auto_settings import AUTO
from wfv.bench.cells import Cell
from wfv.bench.table import MILLI, speedups_of
from wfv.options import MAX_LANES

GAINS = 4  # by shapes, vector functions and constants beside the lanes: up to 2.5 was measured
SHARE, GAP = 0.2, 0.2  # two modes: this share of the samples each, and so much of the median between them


def doubts_about(cells: Sequence[Cell]) -> Iterator[str]:
    """A line for each cell whose speedup is impossible, or whose samples have two modes."""
    found = speedups_of(cells)
    for cell in cells:
        name, speedup = f"{cell.kernel} with {cell.strategy}", found.get((cell.kernel, cell.strategy))
        lanes = MAX_LANES if cell.strategy == AUTO and cell.setup.any_lanes else cell.setup.options.lanes
        if speedup is not None and speedup.value > GAINS * lanes * cell.setup.threads:
            yield f"{name}: {speedup.value:.0f} times as fast as scalar cannot be, with {lanes} lanes"
        if not cell.same_as and (modes := two_modes(cell.samples)):
            low, high = (f"{MILLI * each:.3g}" for each in modes)
            yield f"{name}: two modes, {low} and {high} ms: the median is that of the one which is more frequent"


def two_modes(samples: Sequence[float]) -> tuple[float, float] | None:
    """The medians below and above the widest gap between samples, if there are two modes."""
    ordered = sorted(samples)
    least = max(2, round(SHARE * len(ordered)))
    places = range(least, len(ordered) - least + 1)
    at = max(places, key=lambda i: ordered[i] - ordered[i - 1], default=0)
    if not at or ordered[at] - ordered[at - 1] < GAP * median(ordered):
        return None
    return median(ordered[:at]), median(ordered[at:])
