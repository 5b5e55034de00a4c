"""All-pairs shortest paths by Floyd and Warshall: one pair of nodes per work-item, one intermediate node per launch.

R. W. Floyd, "Algorithm 97: Shortest path", CACM 1962; in the shape of the AMD APP SDK's sample.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Work, Workload
from wfv.launch import Launch

KERNEL = "floydWarshallPass"
SIZES = {"tiny": (16, (16, 4)), "small": (64, (16, 16)), "default": (320, (16, 16))}  # nodes, local size
NO_EDGE = 1 << 28  # two of them still fit in a uint


def _reference(initial: Arrays) -> Arrays:
    dist, path = initial["dist"].astype(np.int64), initial["path"].copy()
    for node in range(len(dist)):
        through = dist[:, node, None] + dist[None, node, :]
        path[through < dist] = node
        dist = np.minimum(dist, through)
    return {"dist": dist.astype(np.uint32), "path": path}


def workload(seed: int, nodes: int, local: tuple[int, int]) -> Workload:
    generator = np.random.default_rng(seed)
    dist = generator.integers(1, 1000, (nodes, nodes), dtype=np.uint32)
    dist[generator.random((nodes, nodes)) < 0.5] = NO_EDGE
    np.fill_diagonal(dist, 0)
    path = np.repeat(np.arange(nodes, dtype=np.uint32)[:, None], nodes, axis=1)
    launches = [Launch((nodes, nodes), local, (dist, path, nodes, node)) for node in range(nodes)]
    return Workload({"dist": dist, "path": path}, launches, _reference)


def work(workload: Workload) -> Work:
    """Each launch loads all distances, with a sum and a comparison for each, and stores where the path is better."""
    dist, launches = workload.initial["dist"], len(workload.launches)
    stored = 2 * dist.itemsize * improvements(dist)
    return Work(launches * dist.nbytes, stored, int_ops=launches * 2 * dist.size)


def improvements(dist: Array) -> int:
    """How often the algorithm finds a shorter path."""
    dist, count = dist.astype(np.int64), 0
    for node in range(len(dist)):
        through = dist[:, node, None] + dist[None, node, :]
        count += int(np.count_nonzero(through < dist))
        dist = np.minimum(dist, through)
    return count
