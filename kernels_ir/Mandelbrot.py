"""Escape-time image of the Mandelbrot set: one pixel per work-item.

B. B. Mandelbrot, "Fractal aspects of the iteration of z -> az(1-z)", 1980; in the shape of the AMD APP SDK's sample.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "mandelbrot"
# width, height, iterations, local size
SIZES = {"tiny": (32, 8, 24, (16, 4)), "small": (128, 64, 64, (32, 4)), "default": (512, 512, 256, (64, 4))}


def workload(seed: int, width: int, height: int, limit: int, local: tuple[int, int]) -> Workload:
    # The seed shifts the window by at most two pixels. The numbers are rounded to float.
    x0, y0 = (float(np.float32(v)) for v in np.array([-2.25, -1.25]) + np.random.default_rng(seed).random(2) / 256)
    dx, dy = float(np.float32(3.0 / width)), float(np.float32(2.5 / height))
    image = np.zeros((height, width), dtype=np.uint32)

    # Exact: the reference rounds each operation to float as the kernel does, but works on the whole image at once.
    def reference(initial: Arrays) -> Arrays:
        f = np.float32
        cx = f(x0) + f(dx) * np.arange(width, dtype=f)[None, :] + np.zeros((height, 1), f)
        cy = f(y0) + f(dy) * np.arange(height, dtype=f)[:, None] + np.zeros((1, width), f)
        x, y = np.zeros_like(cx), np.zeros_like(cx)
        count = np.zeros((height, width), dtype=np.uint32)
        inside = np.ones((height, width), dtype=bool)
        for _ in range(limit):
            xx, yy = x * x, y * y
            inside &= ~(xx + yy > f(4))
            count += inside
            # The point of a pixel that has escaped no longer changes.
            y = np.where(inside, f(2) * x * y + cy, y)
            x = np.where(inside, xx - yy + cx, x)
        return {"image": count}

    launch = Launch((width, height), local, (image, x0, y0, dx, dy, limit, width))
    return Workload({"image": image}, [launch], reference)
