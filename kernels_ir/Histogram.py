"""Histogram of 256 bins for every work-group: bytes per work-item in local memory, merged after a barrier.

In the shape of the AMD APP SDK's sample. The host would add up the groups' results; they are checked one by one.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch, LocalMemory

KERNEL = "histogram256"
BINS = 256  # also the number of values that one work-item counts
# Groups, group size, launches. The default repeatedly counts data that fits into the caches, so that it measures the
# kernel and not the memory bandwidth (docs/results.md has the figure for that).
SIZES = {"tiny": (2, 16, 1), "small": (4, 128, 1), "default": (16, 128, 64)}


def _reference(initial: Arrays) -> Arrays:
    groups = len(initial["result"])
    counts = [np.bincount(part, minlength=BINS) for part in initial["data"].reshape(groups, -1)]
    return {"result": np.array(counts, dtype=np.uint32)}


def workload(seed: int, groups: int, group: int, launches: int) -> Workload:
    # Values around 128, so that the bins differ much. The first two values of a work-item always differ: a work-item
    # whose 256 values were all equal would overflow the byte of that bin.
    normal = np.random.default_rng(seed).standard_normal((groups * group, BINS), dtype=np.float32)
    data = np.clip(128 + 40 * normal, 0, 255).astype(np.uint32)
    data[:, 1] = np.where(data[:, 1] == data[:, 0], 255 - data[:, 0], data[:, 1])
    result = np.zeros((groups, BINS), dtype=np.uint32)
    launch = Launch((groups * group,), (group,), (data, LocalMemory(group * BINS), result))
    return Workload({"data": data, "result": result}, [launch] * launches, _reference)
