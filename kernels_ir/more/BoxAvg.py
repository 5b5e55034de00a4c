"""The mean of the 5x5 box around each pixel of an image with a border: contiguous loads at neighbouring offsets."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "boxAvg"
RADIUS = 2
SIDE = 2 * RADIUS + 1
SIZES = {"tiny": (16, 8, (8, 2)), "small": (64, 32, (16, 4)), "default": (2048, 1024, (64, 4))}


def _reference(initial: Arrays) -> Arrays:
    image = initial["image"].astype(np.float64)
    height, width = initial["means"].shape
    total = sum(image[y : y + height, x : x + width] for y in range(SIDE) for x in range(SIDE))
    return {"means": np.asarray(total / SIDE**2)}


def workload(seed: int, width: int, height: int, local: tuple[int, int]) -> Workload:
    shape = (height + 2 * RADIUS, width + 2 * RADIUS)
    image = np.random.default_rng(seed).random(shape, dtype=np.float32)
    means = np.zeros((height, width), np.float32)
    launch = Launch((width, height), local, (image, means, width))
    return Workload({"image": image, "means": means}, [launch], _reference, {"means": (1e-5, 1e-6)})
