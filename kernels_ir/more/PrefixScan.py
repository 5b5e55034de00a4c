"""Exclusive prefix sums within the block of each work-group, up and down a tree: strided accesses to local memory.

G. E. Blelloch, "Prefix Sums and Their Applications", CMU-CS-90-190.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch, LocalMemory

KERNEL = "prefixScan"
SIZES = {"tiny": (2, 16), "small": (4, 64), "default": (4096, 256)}  # groups, local size


def _reference(initial: Arrays) -> Arrays:
    sums = np.cumsum(initial["data"], axis=1, dtype=np.uint32)
    return {"sums": sums - initial["data"]}


def workload(seed: int, groups: int, local: int) -> Workload:
    data = np.random.default_rng(seed).integers(0, 1 << 32, (groups, 2 * local), dtype=np.uint32)
    sums = np.zeros_like(data)
    launch = Launch((groups * local,), (local,), (data, sums, LocalMemory(2 * local * 4)))
    return Workload({"data": data, "sums": sums}, [launch], _reference)
