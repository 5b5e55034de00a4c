"""Kernels in Python (docs/python_kernels.md): a divergent loop, a tile in local memory, and atomics."""

import numpy as np

import wfv

TILE = 16


@wfv.kernel
def mandelbrot(out, limit, scale):
    row, column = wfv.global_id(0), wfv.global_id(1)
    cx, cy = column * scale - 2, row * scale - 1
    x, y, n = np.float32(0), np.float32(0), np.int32(0)
    while x * x + y * y <= 4 and n < limit:
        x, y = x * x - y * y + cx, 2 * x * y + cy
        n += 1
    out[row, column] = n


@wfv.kernel
def transpose(out, image):
    tile = wfv.local_array((TILE, TILE), np.int32)
    x, y = wfv.local_id(0), wfv.local_id(1)
    tile[y, x] = image[wfv.global_id(1), wfv.global_id(0)]
    wfv.barrier()
    out[wfv.group_id(0) * TILE + y, wfv.group_id(1) * TILE + x] = tile[x, y]


@wfv.kernel
def histogram(counts, image):
    value = image[wfv.global_id(0), wfv.global_id(1)]
    wfv.atomic_add(counts, min(value, counts.size - 1), 1)


def main(size: int = 256) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The picture, the transposed picture, and how often each count of iterations is in it."""
    image, turned, counts = np.zeros((size, size), np.int32), np.zeros((size, size), np.int32), np.zeros(32, np.int32)
    mandelbrot[image.shape](image, 31, np.float32(2.5 / size))
    transpose[image.shape, (TILE, TILE)](turned, image)
    histogram[image.shape](counts, image)
    return image, turned, counts


if __name__ == "__main__":
    image, turned, counts = main()
    print("points by iterations:", counts)
    print("transposed:", (turned == image.T).all())
