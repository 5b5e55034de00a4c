"""Ambient occlusion of three spheres above a plane: rays that hit or miss, in nested divergent branches.

In the shape of `aobench` among ISPC's examples (M. Pharr, W. R. Mark, InPar 2012), but the kernel loads the
rays' directions from a table instead of making them at random.
"""

import numpy as np

from kernels_ir.catalog import DIVIDE, SQUARE_ROOT, Array, Arrays, Work, Workload
from wfv.launch import Launch

KERNEL = "ambientOcclusion"
SIZES = {"tiny": (16, 8, (8, 2), 4), "small": (48, 32, (16, 4), 8), "default": (256, 256, (16, 16), 32)}
ROWS = 61  # of the table of directions
SPHERES = ((-2.0, 0.0, -3.5), (-0.5, 0.0, -3.0), (1.0, 0.0, -2.2))
RADIUS, FLOOR = np.float32(0.5), np.float32(-0.5)
FAR = np.float32(1e17)

# The reference computes all in float and in the kernel's order, so that the same rays hit.
Vector = tuple[Array, ...]


def _dot(a: Vector, b: Vector) -> Array:
    return np.asarray(a[0] * b[0] + a[1] * b[1] + a[2] * b[2])


def _trace(o: Vector, d: Vector) -> tuple[Array, Vector, Vector]:
    """The distance of the nearest hit of each ray, its place, and the surface's normal there."""
    t, p, n = np.full_like(d[0], FAR), o, d
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        for centre in SPHERES:
            c = tuple(np.float32(x) for x in centre)
            to = tuple(a - b for a, b in zip(o, c, strict=True))
            b, disc = _dot(to, d), _dot(to, d) ** 2 - (_dot(to, to) - RADIUS * RADIUS)
            at = np.where(disc > 0, -b - np.sqrt(np.maximum(disc, 0)), -1).astype(np.float32)
            t, p, n = _nearer(at, (t, p, n), o, d, c)
        at = np.where(np.abs(d[1]) > np.float32(1e-6), (FLOOR - o[1]) / d[1], -1).astype(np.float32)
        return _nearer(at, (t, p, n), o, d, None)


def _nearer(
    at: Array, found: tuple[Array, Vector, Vector], o: Vector, d: Vector, centre: tuple[np.float32, ...] | None
) -> tuple[Array, Vector, Vector]:
    t, p, n = found
    hits = (at > 0) & (at < t)
    place = [o[k] + d[k] * at for k in range(3)]
    normal = [(place[k] - centre[k]) / RADIUS if centre else np.float32(k == 1) for k in range(3)]
    p = tuple(np.where(hits, place[k], p[k]) for k in range(3))
    n = tuple(np.where(hits, normal[k], n[k]) for k in range(3))
    return np.where(hits, at, t), p, n


def _primary(height: int, width: int) -> tuple[Array, Vector, Vector]:
    """What `_trace` finds for the ray of each pixel."""
    rows, columns = np.mgrid[0:height, 0:width]
    half = np.float32(0.5)
    px = (columns.astype(np.float32) - width * half) / (width * half)
    py = (rows.astype(np.float32) - height * half) / (height * half)
    scale = np.float32(1) / np.sqrt(px * px + py * py + np.float32(1))
    eye = tuple(np.zeros_like(px) for _ in range(3))
    return _trace(eye, (px * scale, -py * scale, -scale))


def _row(y: Array, x: Array) -> Array:
    """The row of the table that a pixel uses."""
    return np.asarray((x * 7 + y * 13) % ROWS)


def _reference(initial: Arrays) -> Arrays:
    height, width = initial["out"].shape
    table = initial["directions"]
    rows, columns = np.mgrid[0:height, 0:width]
    t, p, n = _primary(height, width)
    start = tuple(a + b * np.float32(1e-3) for a, b in zip(p, n, strict=True))
    row = _row(rows, columns)
    light = np.zeros((height, width), np.float32)
    for s in range(table.shape[1]):
        way = tuple(table[row, s, k] for k in range(3))
        side = _dot(way, n)
        way = tuple(np.where(side < 0, -each, each) for each in way)
        light += _trace(start, way)[0] > np.float32(1e16)
    return {"out": np.where(t < np.float32(1e16), light / np.float32(table.shape[1]), 0)}


def workload(seed: int, width: int, height: int, local: tuple[int, int], samples: int) -> Workload:
    directions = np.random.default_rng(seed).standard_normal((ROWS, samples, 3))
    directions /= np.linalg.norm(directions, axis=2, keepdims=True)
    table = directions.astype(np.float32)
    out = np.zeros((height, width), np.float32)
    launch = Launch((width, height), local, (out, table, samples, ROWS))
    return Workload({"out": out, "directions": table}, [launch], _reference, {"out": (1e-6, 1e-6)})


def work(workload: Workload) -> Work:
    """A ray for each pixel, and `samples` for each pixel whose ray hits; what a hit computes is not counted."""
    out, table = workload.arrays["out"], workload.arrays["directions"]
    hit = np.nonzero(_primary(*out.shape)[0] < np.float32(1e16))
    hits, used = len(hit[0]), len(np.unique(_row(*hit)))  # rows of the table
    sphere, plane = 3 + 5 + 6 + 2 + 1, 3 + 1 + DIVIDE
    ray = len(SPHERES) * sphere + plane
    from_eye = len(SPHERES) * (5 + 2 + 1) + 3 + DIVIDE  # the eye is the origin: some of it is constant
    direction = 2 * (1 + DIVIDE) + 4 + SQUARE_ROOT + DIVIDE + 2
    flops = out.size * (direction + from_eye) + hits * table.shape[1] * (ray + 5 + 1)
    return Work(used * table[0].nbytes, out.nbytes, flops=flops)
