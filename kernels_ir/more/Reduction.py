"""The sum of the block of each work-group by a tree in local memory, with a barrier in the loop over the tree's levels.

In the shape of the AMD APP SDK's sample.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch, LocalMemory

KERNEL = "reduce"
SIZES = {"tiny": (2, 16), "small": (4, 128), "default": (8192, 256)}  # groups, local size


def _reference(initial: Arrays) -> Arrays:
    return {"sums": initial["data"].sum(axis=1, dtype=np.uint32)}


def workload(seed: int, groups: int, local: int) -> Workload:
    data = np.random.default_rng(seed).integers(0, 1 << 32, (groups, 2 * local), dtype=np.uint32)
    sums = np.zeros(groups, np.uint32)
    launch = Launch((groups * local,), (local,), (data, sums, LocalMemory(local * 4)))
    return Workload({"data": data, "sums": sums}, [launch], _reference)
