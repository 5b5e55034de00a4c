"""Matrix transposition through square tiles in local memory: one element per work-item.

In the shape of the AMD APP SDK's sample, but the tile is read transposed, so that both global accesses are by rows.
"""

from collections.abc import Mapping

import numpy as np

from kernels_ir.catalog import Array, Arrays, Launch, Work, Workload, size_table
from wfv import LocalMemory

KERNEL = "matrixTranspose"
TILE = 16
SIZES = {"tiny": (32, 16, 1), "small": (128, 64, 1), "default": (1008, 1008, 40)}  # width, height, launches


def _reference(initial: Mapping[str, Array]) -> Arrays:
    return {"output": initial["input"].T}


def workload(size: str, seed: int) -> Workload:
    width, height, repeats = size_table(SIZES, size)
    source = np.random.default_rng(seed).random((height, width), dtype=np.float32)
    output = np.zeros((width, height), dtype=np.float32)
    args = (output, source, LocalMemory(TILE * TILE * 4), width, height, TILE)
    launches = [Launch((width, height), (TILE, TILE), args)] * repeats
    return Workload({"input": source, "output": output}, launches, _reference)


def work(workload: Workload) -> Work:
    """Each launch moves all elements."""
    nbytes, launches = workload.arrays["input"].nbytes, len(workload.launches)
    return Work(launches * nbytes, launches * nbytes, 2 * nbytes)
