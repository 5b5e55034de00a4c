"""Breadth-first search, one launch per level: few work-items are active, and they load and store anywhere.

P. Harish, P. J. Narayanan, "Accelerating Large Graph Algorithms on the GPU Using CUDA", HiPC 2007.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "bfsStep"
SIZES = {"tiny": (45, 8), "small": (1000, 64), "default": (200_000, 256)}  # nodes, local size
DEGREE, LEVELS = 4, 12  # edges of a node on average; launches


def _reference(initial: Arrays) -> Arrays:
    starts, edges, levels = initial["starts"], initial["edges"], initial["levels"].copy()
    sources = np.repeat(np.arange(len(levels)), np.diff(starts))
    for current in range(LEVELS):
        reached = edges[levels[sources] == current]
        levels[reached[levels[reached] < 0]] = current + 1
    return {"levels": levels}


def workload(seed: int, nodes: int, local: int) -> Workload:
    generator = np.random.default_rng(seed)
    starts = np.concatenate([[0], np.cumsum(generator.poisson(DEGREE, nodes))]).astype(np.int32)
    edges = generator.integers(0, nodes, starts[-1], dtype=np.int32)
    levels = np.full(nodes, -1, np.int32)
    levels[0] = 0
    items = -(-nodes // local) * local
    launches = [Launch((items,), (local,), (starts, edges, levels, current, nodes)) for current in range(LEVELS)]
    return Workload({"starts": starts, "edges": edges, "levels": levels}, launches, _reference)
