"""The mean of 3x3 bytes, with a test of each neighbour against the image's edges, in rows longer than the image."""

from functools import partial

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "pitchFilter"
# Width, height, bytes of a row, local size. The width is no multiple of the local size.
SIZES = {"tiny": (13, 7, 16, (8, 2)), "small": (61, 30, 64, (16, 4)), "default": (2000, 1000, 2048, (64, 4))}


def _reference(width: int, initial: Arrays) -> Arrays:
    height = len(initial["image"])
    image, out = initial["image"][:, :width].astype(np.int32), initial["means"].copy()
    total, count = np.zeros_like(image), np.zeros_like(image)
    padded, inside = np.pad(image, 1), np.pad(np.ones_like(image), 1)
    for y in range(3):
        for x in range(3):
            total += padded[y : y + height, x : x + width]
            count += inside[y : y + height, x : x + width]
    out[:, :width] = total // count
    return {"means": out}


def workload(seed: int, width: int, height: int, pitch: int, local: tuple[int, int]) -> Workload:
    image = np.random.default_rng(seed).integers(0, 256, (height, pitch), dtype=np.uint8)
    means = np.zeros_like(image)
    rounded = tuple(-(-extent // step) * step for extent, step in zip((width, height), local, strict=True))
    launch = Launch(rounded, local, (image, means, width, height, pitch))
    return Workload({"image": image, "means": means}, [launch], partial(_reference, width))
