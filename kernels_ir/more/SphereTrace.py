"""Ray marching of three spheres: a loop that lanes leave by a hit or a miss, with a long action at the rare hits.

J. C. Hart, "Sphere tracing: a geometric method for the antialiased ray tracing of implicit surfaces", The Visual
Computer 1996.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "sphereTrace"
SIZES = {"tiny": (16, 8, (8, 2), 2), "small": (64, 32, (16, 4), 4), "default": (256, 128, (16, 4), 24)}
STEPS, NEAR, FAR, EPS = 48, np.float32(0.01), np.float32(12), np.float32(0.03125)

# All in float and in the kernel's order, so that the same rays hit.


def _length(x: Array, y: Array, z: Array) -> Array:
    return np.asarray(np.sqrt(x * x + y * y + z * z))


def _distance(spheres: Array, x: Array, y: Array, z: Array) -> Array:
    found = [_length(x - s[0], y - s[1], z - s[2]) - s[3] for s in spheres]
    nearest: Array = np.minimum.reduce(found)
    return nearest


def _lit(spheres: Array, lamps: Array, p: Array) -> Array:
    """The light at the places `p`."""
    x, y, z = p
    nx = _distance(spheres, x + EPS, y, z) - _distance(spheres, x - EPS, y, z)
    ny = _distance(spheres, x, y + EPS, z) - _distance(spheres, x, y - EPS, z)
    nz = _distance(spheres, x, y, z + EPS) - _distance(spheres, x, y, z - EPS)
    light = np.zeros_like(x)
    for lamp in lamps:
        dx, dy, dz = lamp[0] - x, lamp[1] - y, lamp[2] - z
        light += np.maximum((nx * dx + ny * dy + nz * dz) / _length(dx, dy, dz), 0)
    return np.asarray(light)


def _reference(initial: Arrays) -> Arrays:
    spheres, lamps, out = initial["spheres"], initial["lamps"], initial["out"].copy()
    height, width = out.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    ux, uy = ((2 * at - size) / np.float32(256) for at, size in ((columns, width), (rows, height)))
    scale = np.float32(1) / _length(ux, uy, np.ones_like(ux))
    way, at = np.stack([ux * scale, uy * scale, scale]), np.zeros_like(ux)
    alive = np.ones(out.shape, bool)
    for _ in range(STEPS):
        d = _distance(spheres, *(way * at))
        hits = alive & (d < NEAR)
        out[hits] = _lit(spheres, lamps, (way * at)[:, hits])
        alive &= ~hits
        at = np.where(alive, at + d, at)
        alive &= at <= FAR
    return {"out": out}


def workload(seed: int, width: int, height: int, local: tuple[int, int], count: int) -> Workload:
    generator = np.random.default_rng(seed)
    spheres = np.array([(-0.8, 0.1, 6, 0.5), (0.9, -0.2, 7, 0.4), (0.1, 0.3, 5, 0.25)], np.float32)
    lamps = generator.uniform(-6, 6, (count, 3)).astype(np.float32)
    out = np.zeros((height, width), np.float32)
    launch = Launch((width, height), local, (spheres, lamps, count, width, height, out))
    arrays = {"spheres": spheres, "lamps": lamps, "out": out}
    return Workload(arrays, [launch], _reference, {"out": (1e-3, 1e-3)})
