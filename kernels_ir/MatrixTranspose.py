"""Matrix transposition through square tiles in local memory: one element per work-item.

In the shape of the AMD APP SDK's sample, but the tile is read transposed, so that both global accesses are by rows.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch, LocalMemory

KERNEL = "matrixTranspose"
TILE = 16
SIZES = {"tiny": (32, 16, 1), "small": (128, 64, 1), "default": (1008, 1008, 40)}  # width, height, launches


def _reference(initial: Arrays) -> Arrays:
    return {"output": initial["input"].T}


def workload(seed: int, width: int, height: int, repeats: int) -> Workload:
    source = np.random.default_rng(seed).random((height, width), dtype=np.float32)
    output = np.zeros((width, height), dtype=np.float32)
    args = (output, source, LocalMemory(TILE * TILE * 4), width, height, TILE)
    launches = [Launch((width, height), (TILE, TILE), args)] * repeats
    return Workload({"input": source, "output": output}, launches, _reference)
