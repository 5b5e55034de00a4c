"""All-pairs shortest paths by Floyd and Warshall: one pair of nodes per work-item, one intermediate node per launch.

R. W. Floyd, "Algorithm 97: Shortest path", CACM 1962; in the shape of the AMD APP SDK's sample.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "floydWarshallPass"
SIZES = {"tiny": (16, (16, 4)), "small": (64, (16, 16)), "default": (320, (16, 16))}  # nodes, local size
NO_EDGE = 1 << 28  # two of them still fit in an int


def graph(seed: int, nodes: int, dtype: type[np.integer[Any]]) -> Array:
    """The lengths of edges; half of them are missing."""
    generator = np.random.default_rng(seed)
    dist = generator.integers(1, 1000, (nodes, nodes), dtype=dtype)
    dist[generator.random((nodes, nodes)) < 0.5] = NO_EDGE
    np.fill_diagonal(dist, 0)
    return dist


def passes(dist: Array) -> Iterator[tuple[Array, Array]]:
    """For each intermediate node, the distances with it, and which of them are shorter than without it."""
    dist = dist.astype(np.int64)
    for node in range(len(dist)):
        through = dist[:, node, None] + dist[None, node, :]
        shorter = through < dist
        dist = np.minimum(dist, through)
        yield dist, shorter


def _reference(initial: Arrays) -> Arrays:
    dist, path = initial["dist"], initial["path"].copy()
    for node, (closer, shorter) in enumerate(passes(dist)):
        dist, path[shorter] = closer, node
    return {"dist": dist.astype(np.uint32), "path": path}


def workload(seed: int, nodes: int, local: tuple[int, int]) -> Workload:
    dist = graph(seed, nodes, np.uint32)
    path = np.repeat(np.arange(nodes, dtype=np.uint32)[:, None], nodes, axis=1)
    launches = [Launch((nodes, nodes), local, (dist, path, nodes, node)) for node in range(nodes)]
    return Workload({"dist": dist, "path": path}, launches, _reference)
