"""Bitonic sorting network: one compare-exchange per work-item, one pass per launch.

K. E. Batcher, "Sorting networks and their applications", AFIPS 1968; in the shape of the AMD APP SDK's sample.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "bitonicSort"
SIZES = {"tiny": (7, 16), "small": (11, 64), "default": (18, 256)}  # log2 of the number of keys, group size


def workload(seed: int, log2: int, group: int) -> Workload:
    keys = np.random.default_rng(seed).integers(0, 2**32, 1 << log2, dtype=np.uint32)
    ascending = 1 - seed % 2

    def reference(initial: Arrays) -> Arrays:
        ordered = np.sort(initial["keys"])
        return {"keys": ordered if ascending else ordered[::-1]}

    launches = [
        Launch((keys.size // 2,), (group,), (keys, stage, step, ascending))
        for stage in range(log2)
        for step in range(stage + 1)
    ]
    return Workload({"keys": keys}, launches, reference)
