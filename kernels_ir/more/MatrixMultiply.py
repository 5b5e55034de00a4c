"""Matrix product by 16x16 tiles in local memory: two barriers in the loop over the tiles."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "matrixMultiply"
TILE = 16
SIZES = {"tiny": (32, 16, 32), "small": (64, 32, 48), "default": (512, 512, 512)}  # width, height, inner


def _reference(initial: Arrays) -> Arrays:
    return {"c": initial["a"].astype(np.float64) @ initial["b"].astype(np.float64)}


def workload(seed: int, width: int, height: int, inner: int) -> Workload:
    generator = np.random.default_rng(seed)
    a = generator.random((height, inner), dtype=np.float32)
    b = generator.random((inner, width), dtype=np.float32)
    c = np.zeros((height, width), np.float32)
    launch = Launch((width, height), (TILE, TILE), (c, a, b, inner, width))
    return Workload({"a": a, "b": b, "c": c}, [launch], _reference, {"c": (1e-4, 1e-4)})
