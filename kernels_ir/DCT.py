"""Discrete cosine transform of 8x8 blocks, there and back: one coefficient per work-item, one block per work-group.

N. Ahmed, T. Natarajan, K. R. Rao, "Discrete cosine transform", IEEE ToC 1974; in the shape of the AMD APP SDK's sample.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch, LocalMemory

KERNEL = "DCT"
BLOCK = 8
SIZES = {"tiny": (16, 8), "small": (128, 64), "default": (2048, 1024)}  # width, height

# Each direction computes two float sums of eight products, of pixels up to 255 and coefficients up to 2040. The
# absolute error is below 1e-6 of the largest value, also where the result is small.
TOLERANCE = dict.fromkeys(("coefficients", "restored"), (1e-6, 1e-3))


def _cosines() -> Array:
    """The orthonormal 8x8 matrix whose column u is the u-th cosine."""
    n, u = np.mgrid[0:BLOCK, 0:BLOCK]
    scale = np.where(u == 0, np.sqrt(1 / BLOCK), np.sqrt(2 / BLOCK))
    return np.asarray(scale * np.cos((2 * n + 1) * u * np.pi / (2 * BLOCK)))


def _reference(initial: Arrays) -> Arrays:
    image = initial["image"].astype(np.float64)
    height, width = image.shape
    blocks = image.reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK).swapaxes(1, 2)
    cosines = _cosines()
    coefficients = (cosines.T @ blocks @ cosines).swapaxes(1, 2).reshape(height, width)
    return {"coefficients": coefficients, "restored": image}


def workload(seed: int, width: int, height: int) -> Workload:
    image = np.random.default_rng(seed).integers(0, 256, (height, width)).astype(np.float32)
    cosines = _cosines().astype(np.float32)
    coefficients, restored = np.zeros_like(image), np.zeros_like(image)

    def launch(output: Array, source: Array, inverse: int) -> Launch:
        inter = LocalMemory(BLOCK * BLOCK * 4)
        return Launch((width, height), (BLOCK, BLOCK), (output, source, cosines, inter, width, BLOCK, inverse))

    arrays = {"image": image, "cosines": cosines, "coefficients": coefficients, "restored": restored}
    launches = [launch(coefficients, image, 0), launch(restored, coefficients, 1)]
    return Workload(arrays, launches, _reference, TOLERANCE)
