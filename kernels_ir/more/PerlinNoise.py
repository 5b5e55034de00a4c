"""Gradient noise of four octaves: gathers from a table of permutations, and selects on bits of a hash.

In the shape of K. Perlin, "Improving Noise", SIGGRAPH 2002, in two dimensions and with other gradients.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "perlinNoise"
SIZES = {"tiny": (16, 8, (8, 2)), "small": (64, 32, (16, 4)), "default": (1024, 512, (64, 4))}
SCALE, OCTAVES = 1 / 32, 4  # the scale of each octave is a power of two: positions are exact


def _fade(t: Array) -> Array:
    return np.asarray(t * t * t * (t * (t * 6 - 15) + 10))


def _gradient(hash: Array, x: Array, y: Array) -> Array:
    u, v = np.where(hash & 1, -x, x), np.where(hash & 2, -y, y)
    return np.where(hash & 4, u + v, np.where(hash & 8, u - 0.5 * v, v - 0.5 * u))


def _noise(x: Array, y: Array, table: Array) -> Array:
    column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = x - column, y - row
    u, v = _fade(fx), _fade(fy)
    a, b = table[column & 255] + row, table[(column + 1) & 255] + row

    def mix(left: Array, right: Array, weight: Array) -> Array:
        return np.asarray(left + (right - left) * weight)

    top = mix(_gradient(table[a & 255], fx, fy), _gradient(table[b & 255], fx - 1, fy), u)
    bottom = mix(_gradient(table[(a + 1) & 255], fx, fy - 1), _gradient(table[(b + 1) & 255], fx - 1, fy - 1), u)
    return mix(top, bottom, v)


def _reference(initial: Arrays) -> Arrays:
    height, width = initial["out"].shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    octaves = (_noise(x * SCALE * 2**k, y * SCALE * 2**k, initial["table"]) / 2**k for k in range(OCTAVES))
    return {"out": np.asarray(sum(octaves))}


def workload(seed: int, width: int, height: int, local: tuple[int, int]) -> Workload:
    table = np.random.default_rng(seed).permutation(256).astype(np.int32)
    out = np.zeros((height, width), np.float32)
    launch = Launch((width, height), local, (out, table, SCALE, OCTAVES))
    return Workload({"out": out, "table": table}, [launch], _reference, {"out": (1e-5, 1e-5)})
