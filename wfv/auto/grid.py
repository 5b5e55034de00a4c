"""The cells of a trial: places of a launch that every candidate runs, each in another launch.

A launch is cut into cells of equal numbers of groups. Of each cell, the first groups are its *sample*, which is timed.
A launch that is not long consists of samples only. The cells of a long one are longer than their samples.

    groups   0        12       24       36
    cells    |0       |1       |2       |
    samples  |----    |----    |----    |        of a long launch
"""

from __future__ import annotations

import math
from dataclasses import dataclass

# A sample is long enough that starting it does not matter, code that is not in the caches included, which takes up to
# 5 us; and short enough that a slow candidate costs little.
SAMPLE_SECONDS = 250e-6
SAMPLE_SECONDS_THREADS = 600e-6  # with several threads, whose start and end differ from sample to sample
ALL, MOST = 64, 512  # cells: up to so many the launch is all samples; at most
SPARSE = 10  # a cell of a launch with more than ALL of them, in samples


@dataclass(frozen=True)
class Grid:
    """The `cells` of launches, with samples of about `sample` groups."""

    cells: int
    sample: int

    def start(self, cell: int, groups: int) -> int:
        """The first group of a cell of a launch of so many groups, at least one for each cell."""
        return cell * groups // self.cells

    def cell_from(self, first: int, groups: int) -> int:
        """The first cell that starts at that group or later; the number of cells if there is none."""
        return -(-first * self.cells // groups)

    def sample_size(self, cell: int, groups: int) -> int:
        """The groups of a cell's sample: all of the cell if only few would be left."""
        size = self.start(cell + 1, groups) - self.start(cell, groups)
        return self.sample if size >= self.sample + self.sample // 2 else size


def make_grid(groups: int, seconds_per_group: float, threads: int) -> Grid:
    """The grid for launches of so many groups."""
    sample = sample_groups(seconds_per_group, threads)
    cells = max(groups // sample, 1)
    if cells > ALL:
        cells = max(ALL, min(MOST, cells // SPARSE))
    return Grid(cells, sample)


def sample_groups(seconds_per_group: float, threads: int) -> int:
    """The groups of a sample; as few as make sense if the speed is unknown, which is 0."""
    seconds = SAMPLE_SECONDS if threads == 1 else SAMPLE_SECONDS_THREADS
    least = 1 if threads == 1 else 4 * threads
    return max(least, math.ceil(seconds / seconds_per_group)) if seconds_per_group > 0 else least
