"""The paths of a graph's kernel, every pair of them as one launch, and what it must leave in memory.

Nothing here is compiled: a path is a walk over the graph, and from the walk come the data that lead a work-item along
it and the traces that it leaves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from wfv.fuzz.graphs.graph_kernel import FACTOR, WORD_BITS, GraphKernel
from wfv.fuzz.graphs.small_graphs import branches

DECISIONS = 8
BITS = DECISIONS + 1  # of each uniform branch's word, that paths may depend on
UNTOUCHED = 7  # what stands in `out` where no trace is left
MARGIN = 64  # elements behind `out` that nobody may write

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Path:
    """A way from entry to exit: its blocks, the work-item's script, and the bits of the words that it depends on.

    Bit b of `early` is set if the early branch b goes to its second successor.
    """

    blocks: tuple[int, ...]
    script: int
    needed: int  # bit BITS * k + i: it depends on bit i of word k
    values: int  # those bits
    early: int = 0

    def traces(self, count: int) -> list[int]:
        """What is left in `out`: of each block the trace at its last visit."""
        found, trace = [UNTOUCHED] * count, 1
        for block in self.blocks:
            trace = (trace * FACTOR + block + 1) % 2**32
            found[block] = trace
        return found


@dataclass(frozen=True)
class PairLaunch:
    """Work-items 2k and 2k+1 take the two paths of a pair; a group holds one pair, as often as there is room."""

    items: int
    groups: int
    lanes: int
    first: Array  # of each group's pair, the number of a path
    second: Array
    scripts: Array
    words: Array
    early: Array
    expected: Array

    def new_out(self) -> Array:
        """Memory for `out`, with the margin."""
        return np.full(len(self.expected), UNTOUCHED, np.int32)


def all_paths(kernel: GraphKernel) -> list[Path]:
    """The paths of at most DECISIONS decisions, uniform ones included."""
    return list(_walk(kernel, Path((0,), 0, 0, 0), 0, 0, {}))


def _walk(kernel: GraphKernel, path: Path, decisions: int, varying: int, counts: dict[int, int]) -> Iterator[Path]:
    """All ways on from the path's last block. `varying`: bits of the script so far; `counts`: iterations by header."""
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
                continue  # the same bit has led the other way
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
    """Every ordered pair of paths that agree on the uniform decisions. Bits that no path asks for are random."""
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
    """The work-items' early decisions, one row a block."""
    early = np.random.default_rng((seed, len(paths))).integers(0, 2, (len(kernel.graph), len(lane_paths)), np.uint8)
    for block in kernel.early:
        known = np.array([block in path.blocks for path in paths])[lane_paths]
        bits = np.array([path.early >> block & 1 for path in paths], np.uint8)[lane_paths]
        early[block, known] = bits[known]
    return early.astype(bool).ravel()


def _words(kernel: GraphKernel, needed: Array, values: Array, seed: int) -> Array:
    """The groups' words, one row a uniform branch (a row too if there is none)."""
    rng = np.random.default_rng((seed, len(branches(kernel.graph))))
    words = rng.integers(0, 1 << WORD_BITS, (max(len(kernel.words), 1), len(needed)), np.uint64)
    for k in kernel.words.values():
        shift, part = np.uint64(BITS * k), np.uint64((1 << BITS) - 1)
        own_needed, own_values = needed >> shift & part, values >> shift & part
        words[k] = (words[k] & ~own_needed) | own_values
    return words.astype(np.uint32).view(np.int32).ravel()
