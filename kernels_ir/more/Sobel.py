"""Sobel's gradient of an image of four bytes per pixel, after a test for the edges: uchar4 and float4 per work-item.

In the shape of the AMD APP SDK's sample.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "sobel"
SIZES = {"tiny": (16, 8, (8, 2)), "small": (64, 32, (16, 4)), "default": (1024, 1024, (64, 4))}


def _reference(initial: Arrays) -> Arrays:
    image, out = initial["image"].astype(np.float32), initial["out"].copy()
    height, width = image.shape[:2]

    def at(y: int, x: int) -> Array:
        return image[1 + y : height - 1 + y, 1 + x : width - 1 + x]

    gx = at(-1, -1) + 2 * at(-1, 0) + at(-1, 1) - at(1, -1) - 2 * at(1, 0) - at(1, 1)
    gy = at(-1, -1) - at(-1, 1) + 2 * at(0, -1) - 2 * at(0, 1) + at(1, -1) - at(1, 1)
    # Exact up to the root, which is correctly rounded: the conversion truncates the same values as the kernel's.
    out[1:-1, 1:-1] = np.clip(np.sqrt(gx * gx + gy * gy) / 2, 0, 255).astype(np.uint8)
    return {"out": out}


def workload(seed: int, width: int, height: int, local: tuple[int, int]) -> Workload:
    image = np.random.default_rng(seed).integers(0, 256, (height, width, 4), dtype=np.uint8)
    out = np.zeros_like(image)
    return Workload({"image": image, "out": out}, [Launch((width, height), local, (image, out))], _reference)
