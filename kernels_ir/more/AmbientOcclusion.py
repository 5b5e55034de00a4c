"""Ambient occlusion of three spheres above a plane: rays that hit or miss, in nested divergent branches.

In the shape of `aobench` among ISPC's examples (M. Pharr, W. R. Mark, InPar 2012), but the kernel loads the
rays' directions from a table instead of making them at random.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "ambientOcclusion"
SIZES = {"tiny": (16, 8, (8, 2), 4), "small": (48, 32, (16, 4), 8), "default": (256, 256, (16, 16), 32)}
ROWS = 61  # of the table of directions
SPHERES = np.array([(-2, 0, -3.5), (-0.5, 0, -3), (1, 0, -2.2)], np.float32)[:, :, None, None]
RADIUS, FLOOR, UP = np.float32(0.5), np.float32(-0.5), np.array([0, 1, 0], np.float32)[:, None, None]
FAR = np.float32(1e17)

# The reference computes all in float and in the kernel's order, so that the same rays hit. The first axis of places,
# directions and normals is x, y, z; the others are the image's.


def _dot(a: Array, b: Array) -> Array:
    return np.asarray(a[0] * b[0] + a[1] * b[1] + a[2] * b[2])


def _trace(origin: Array, way: Array) -> tuple[Array, Array, Array]:
    """The distance of the nearest hit of each ray, its place, and the surface's normal there."""
    found = np.full_like(way[0], FAR), origin, way
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        for centre in SPHERES:
            to = origin - centre
            b = _dot(to, way)
            square = b**2 - (_dot(to, to) - RADIUS * RADIUS)
            at = np.where(square > 0, -b - np.sqrt(np.maximum(square, 0)), -1).astype(np.float32)
            place = origin + way * at
            found = _nearer(found, at, place, (place - centre) / RADIUS)
        at = np.where(np.abs(way[1]) > np.float32(1e-6), (FLOOR - origin[1]) / way[1], -1).astype(np.float32)
        return _nearer(found, at, origin + way * at, UP)


def _nearer(found: tuple[Array, Array, Array], at: Array, place: Array, normal: Array) -> tuple[Array, Array, Array]:
    hits = (at > 0) & (at < found[0])
    return np.where(hits, at, found[0]), np.where(hits, place, found[1]), np.where(hits, normal, found[2])


def _primary(height: int, width: int) -> tuple[Array, Array, Array]:
    """What `_trace` finds for the ray of each pixel."""
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    px = (columns - width / 2) / (width / 2)
    py = (rows - height / 2) / (height / 2)
    scale = np.float32(1) / np.sqrt(px * px + py * py + np.float32(1))
    way = np.stack([px * scale, -py * scale, -scale])
    return _trace(np.zeros_like(way), way)


def _row(y: Array, x: Array) -> Array:
    """The row of the table that a pixel uses."""
    return np.asarray((x * 7 + y * 13) % ROWS)


def _reference(initial: Arrays) -> Arrays:
    height, width = initial["out"].shape
    table = initial["directions"]
    t, p, n = _primary(height, width)
    start = p + n * np.float32(1e-3)
    row = _row(*np.mgrid[0:height, 0:width])
    light = np.zeros((height, width), np.float32)
    for way in table[row].transpose(2, 3, 0, 1):
        light += _trace(start, np.where(_dot(way, n) < 0, -way, way))[0] > np.float32(1e16)
    return {"out": np.where(t < np.float32(1e16), light / np.float32(table.shape[1]), 0)}


def workload(seed: int, width: int, height: int, local: tuple[int, int], samples: int) -> Workload:
    directions = np.random.default_rng(seed).standard_normal((ROWS, samples, 3))
    directions /= np.linalg.norm(directions, axis=2, keepdims=True)
    table = directions.astype(np.float32)
    out = np.zeros((height, width), np.float32)
    launch = Launch((width, height), local, (out, table, samples, ROWS))
    return Workload({"out": out, "directions": table}, [launch], _reference, {"out": (1e-6, 1e-6)})
