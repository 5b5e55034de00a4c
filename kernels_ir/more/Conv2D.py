"""Convolution with an 11x11 filter on an image that continues at its opposite edges: each address has remainders."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "conv2d"
SIDE = 11
SIZES = {"tiny": (16, 12, (8, 2)), "small": (64, 32, (16, 4)), "default": (1024, 512, (16, 16))}


def _reference(initial: Arrays) -> Arrays:
    image, weights, half = initial["image"].astype(np.float64), initial["weights"], SIDE // 2
    out = np.zeros_like(image)
    for y in range(SIDE):
        for x in range(SIDE):
            out += weights[y, x] * np.roll(image, (half - y, half - x), (0, 1))
    return {"out": out}


def workload(seed: int, width: int, height: int, local: tuple[int, int]) -> Workload:
    generator = np.random.default_rng(seed)
    image = generator.random((height, width), dtype=np.float32)
    weights = generator.random((SIDE, SIDE), dtype=np.float32)
    out = np.zeros_like(image)
    launch = Launch((width, height), local, (image, weights, out, width, height))
    arrays = {"image": image, "weights": weights, "out": out}
    return Workload(arrays, [launch], _reference, {"out": (1e-5, 1e-5)})
