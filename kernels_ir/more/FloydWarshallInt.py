"""Shortest paths between all pairs of nodes; ids are in `int` variables, which the compiler may assume not to overflow.

R. W. Floyd, "Algorithm 97: Shortest path", CACM 1962.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from kernels_ir.FloydWarshall import graph, passes
from wfv.launch import Launch

KERNEL = "floydWarshallInt"
SIZES = {"tiny": (16, (8, 2)), "small": (64, (16, 16)), "default": (320, (16, 16))}  # nodes, local size


def _reference(initial: Arrays) -> Arrays:
    *_, (dist, _) = passes(initial["dist"])
    return {"dist": dist.astype(np.int32)}


def workload(seed: int, nodes: int, local: tuple[int, int]) -> Workload:
    dist = graph(seed, nodes, np.int32)
    launches = [Launch((nodes, nodes), local, (dist, nodes, node)) for node in range(nodes)]
    return Workload({"dist": dist}, launches, _reference)
