"""Layers of an image with blend modes: a uniform switch with many short cases inside of a divergent branch."""

from collections.abc import Callable

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "blendLayers"
SIZES = {"tiny": (64, 16, 20), "small": (1024, 64, 40), "default": (16384, 64, 120)}  # pixels, local size, layers
MODES = 16


def _blended(mode: int, a: Array, b: Array) -> Array:
    """The pixels `b` with `a` above."""
    one, two, half = np.float32(1), np.float32(2), np.float32(0.5)
    dark, light = two * a * b, one - two * (one - a) * (one - b)
    found: list[Callable[[], Array]] = [
        lambda: a,
        lambda: a * b,
        lambda: a + b - a * b,
        lambda: np.minimum(a, b),
        lambda: np.maximum(a, b),
        lambda: np.abs(a - b),
        lambda: a + b - two * a * b,
        lambda: np.minimum(a + b, one),
        lambda: np.maximum(b - a, 0),
        lambda: half * (a + b),
        lambda: one - np.abs(one - a - b),
        lambda: np.where(b < half, dark, light),
        lambda: np.where(a < half, dark, light),
        lambda: b * b * (one - two * a) + two * a * b,
        lambda: np.maximum(a + b - one, 0),
        lambda: np.where(a + b < one, 0, one),
    ]
    return found[mode]()


def _reference(initial: Arrays) -> Arrays:
    image = initial["image"]
    for mode, layer in zip(initial["modes"], initial["layers"], strict=True):
        image = np.where(layer >= 0, _blended(int(mode), layer, image), image).astype(np.float32)
    return {"image": image}


def workload(seed: int, pixels: int, local: int, count: int) -> Workload:
    generator = np.random.default_rng(seed)
    # Multiples of 1/16: sums and differences are exact, so that no comparison depends on rounding.
    layers = (generator.integers(0, 17, (count, pixels)) / 16).astype(np.float32)
    layers[np.repeat(generator.random((count, pixels // 8)) < 0.4, 8, axis=1)] = -1
    modes = generator.integers(1, MODES, count, dtype=np.int32)
    modes[::4] = 0
    layers[::4][generator.random((len(layers[::4]), pixels)) < 0.3] = -1
    image = (generator.integers(0, 17, pixels) / 16).astype(np.float32)
    launch = Launch((pixels,), (local,), (layers, modes, count, pixels, image))
    return Workload({"layers": layers, "modes": modes, "image": image}, [launch], _reference, {"image": (1e-5, 1e-5)})
