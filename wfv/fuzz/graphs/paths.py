"""The paths through a graph, a launch that runs every pair of them, and the expected contents of memory.

All of it is computed without compiling the kernel: a path is a walk over the graph, and the walk gives the data that
make a work-item take the path, and the traces that it stores.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from wfv.fuzz.graphs.graph_kernel import FACTOR, WORD_BITS, GraphKernel
from wfv.fuzz.graphs.small_graphs import branches

DECISIONS = 8  # the largest number of branches on a path
BITS = DECISIONS + 1  # the bits of a uniform branch's word that paths may depend on
UNTOUCHED = 7  # the initial value of `out`
MARGIN = 64  # elements behind `out` that must not be written

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Path:
    """A path from entry to exit: its blocks, the work-item's script, and the bits of the words that it depends on.

    Bit b of `early` is set if the early branch b takes its second successor.
    """

    blocks: tuple[int, ...]
    script: int
    needed: int  # bit BITS * k + i: the path depends on bit i of word k
    values: int  # the values of these bits
    early: int = 0

    def traces(self, count: int) -> list[int]:
        """The final contents of `out`: for each block the trace at its last visit."""
        found, trace = [UNTOUCHED] * count, 1
        for block in self.blocks:
            trace = (trace * FACTOR + block + 1) % 2**32
            found[block] = trace
        return found


@dataclass(frozen=True)
class PairLaunch:
    """A launch in which each group runs one pair of paths: the first in its even lanes, the second in its odd ones."""

    items: int
    groups: int
    lanes: int
    first: Array  # the index of the first path, for each group
    second: Array
    scripts: Array
    words: Array
    early: Array
    expected: Array

    def new_out(self) -> Array:
        """The array for `out`, with the margin."""
        return np.full(len(self.expected), UNTOUCHED, np.int32)


def all_paths(kernel: GraphKernel) -> list[Path]:
    """The paths with at most DECISIONS branches, uniform ones included."""
    return list(_walk(kernel, Path((0,), 0, 0, 0), 0, 0, {}))


def _walk(kernel: GraphKernel, path: Path, decisions: int, varying: int, counts: dict[int, int]) -> Iterator[Path]:
    """All continuations of the path. `varying`: length of the script so far; `counts`: header -> iterations."""
    block = path.blocks[-1]
    succs = kernel.graph[block]
    if not succs:
        yield path
        return
    if len(succs) > 1 and decisions == DECISIONS:
        return
    for taken, succ in enumerate(succs):
        script, needed, values, early, is_varying = path.script, path.needed, path.values, path.early, 0
        if block in kernel.words:
            bit = 1 << BITS * kernel.words[block] + counts.get(kernel.counted.get(block, -1), 0)
            if needed & bit and bool(values & bit) == bool(taken):
                continue  # the same bit has selected the other successor before
            needed, values = needed | bit, values | (0 if taken else bit)
        elif block in kernel.early:
            early |= taken << block
        elif len(succs) > 1:
            script, is_varying = script | (1 - taken) << varying, 1
        new = Path((*path.blocks, succ), script, needed, values, early)
        yield from _walk(
            kernel, new, decisions + (len(succs) > 1), varying + is_varying, _counted(kernel, block, succ, counts)
        )


def _counted(kernel: GraphKernel, block: int, succ: int, counts: dict[int, int]) -> dict[int, int]:
    if succ not in kernel.counters:
        return counts
    return {**counts, succ: 0 if block in kernel.counters[succ] else counts[succ] + 1}


def pair_launch(kernel: GraphKernel, lanes: int, seed: int) -> PairLaunch:
    """Every ordered pair of paths that agree on uniform branches. Bits that neither path depends on are random."""
    paths = all_paths(kernel)
    needed = np.array([path.needed for path in paths], np.uint64)
    values = np.array([path.values for path in paths], np.uint64)
    differ = (values[:, None] ^ values) & needed[:, None] & needed
    first, second = (indices.astype(np.int32) for indices in np.nonzero(differ == 0))
    groups = len(first)
    items = groups * lanes
    lane_paths = np.tile(np.stack([first, second], axis=1), lanes // 2).ravel()
    scripts = np.array([path.script for path in paths], np.int32)[lane_paths]
    words = _words(kernel, needed[first] | needed[second], values[first] | values[second], seed)
    early = _early(kernel, paths, lane_paths, seed)
    traces = np.array([path.traces(len(kernel.graph)) for path in paths], np.uint32).view(np.int32)
    expected = np.full(len(kernel.graph) * items + MARGIN, UNTOUCHED, np.int32)
    expected[:-MARGIN] = traces[lane_paths].T.ravel()
    return PairLaunch(items, groups, lanes, first, second, scripts, words, early, expected)


def _early(kernel: GraphKernel, paths: list[Path], lane_paths: Array, seed: int) -> Array:
    """The work-items' conditions of early branches, one row per block."""
    early = np.random.default_rng((seed, len(paths))).integers(0, 2, (len(kernel.graph), len(lane_paths)), np.uint8)
    for block in kernel.early:
        known = np.array([block in path.blocks for path in paths])[lane_paths]
        bits = np.array([path.early >> block & 1 for path in paths], np.uint8)[lane_paths]
        early[block, known] = bits[known]
    return early.astype(bool).ravel()


def _words(kernel: GraphKernel, needed: Array, values: Array, seed: int) -> Array:
    """The groups' words, one row per uniform branch; one row if there is none."""
    rng = np.random.default_rng((seed, len(branches(kernel.graph))))
    words = rng.integers(0, 1 << WORD_BITS, (max(len(kernel.words), 1), len(needed)), np.uint64)
    for k in kernel.words.values():
        shift, part = np.uint64(BITS * k), np.uint64((1 << BITS) - 1)
        own_needed, own_values = needed >> shift & part, values >> shift & part
        words[k] = (words[k] & ~own_needed) | own_values
    return words.astype(np.uint32).view(np.int32).ravel()
