"""A stencil of nine points on a float image, there and back between two buffers, with a test for the edges."""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "stencil9"
SIZES = {"tiny": (16, 8, (8, 2)), "small": (64, 32, (16, 4)), "default": (1024, 1024, (64, 4))}
CENTRE, SIDE, CORNER = 0.25, 0.15, 0.0375
STEPS = 4


def _step(image: Array) -> Array:
    height, width = image.shape

    def at(y: int, x: int) -> Array:
        return image[1 + y : height - 1 + y, 1 + x : width - 1 + x]

    out = image.copy()
    sides = at(0, -1) + at(0, 1) + at(-1, 0) + at(1, 0)
    corners = at(-1, -1) + at(-1, 1) + at(1, -1) + at(1, 1)
    out[1:-1, 1:-1] = CENTRE * at(0, 0) + SIDE * sides + CORNER * corners
    return out


def _reference(initial: Arrays) -> Arrays:
    images = [initial["even"].astype(np.float64)]
    for _ in range(STEPS):
        images.append(_step(images[-1]))
    return {"even": images[-1], "odd": images[-2]}


def workload(seed: int, width: int, height: int, local: tuple[int, int]) -> Workload:
    even = np.random.default_rng(seed).random((height, width), dtype=np.float32)
    odd = np.zeros_like(even)
    there = Launch((width, height), local, (even, odd, CENTRE, SIDE, CORNER))
    back = Launch((width, height), local, (odd, even, CENTRE, SIDE, CORNER))
    tolerance = dict.fromkeys(("even", "odd"), (1e-5, 1e-6))
    return Workload({"even": even, "odd": odd}, [there, back] * (STEPS // 2), _reference, tolerance)
