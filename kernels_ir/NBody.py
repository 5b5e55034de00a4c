"""Gravitational n-body simulation, all pairs, with softening: one body per work-item, tiles in local memory.

L. Nyland, M. Harris, J. Prins, "Fast N-body simulation with CUDA", GPU Gems 3, 2007; in the shape of the AMD APP SDK's
sample. The reference works in double precision, two arrays swapped between the steps.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch, LocalMemory

KERNEL = "nbody"
SIZES = {"tiny": (48, 16, 1), "small": (256, 64, 2), "default": (2048, 256, 2)}  # bodies, group size, time steps
DELTA_TIME = 0.05
EPS_SQR = 0.25

# Positions reach 20, so their rounding alone is some 1e-6; an acceleration is a float sum of up to 2048 terms of either
# sign. Measured: 2e-6. Leaving one body out changes a velocity by some 5e-4.
TOLERANCE = dict.fromkeys(("pos0", "vel0", "pos1", "vel1"), (1e-6, 1e-5))


def _step(position: Array, velocity: Array) -> tuple[Array, Array]:
    points, mass = position[:, :3], position[:, 3]
    acceleration = np.empty_like(points)
    for body, here in enumerate(points):
        away = points - here
        distance_sqr = np.einsum("ij,ij->i", away, away) + EPS_SQR
        acceleration[body] = (mass / distance_sqr**1.5) @ away
    after = position.copy(), velocity.copy()
    after[0][:, :3] += velocity[:, :3] * DELTA_TIME + acceleration * (0.5 * DELTA_TIME**2)
    after[1][:, :3] += acceleration * DELTA_TIME
    return after


def workload(seed: int, bodies: int, group: int, steps: int) -> Workload:
    generator = np.random.default_rng(seed)
    pos = [np.empty((bodies, 4), dtype=np.float32), np.zeros((bodies, 4), dtype=np.float32)]
    pos[0][:, :3] = generator.uniform(-10.0, 10.0, (bodies, 3))
    pos[0][:, 3] = generator.uniform(0.1, 2.0, bodies)  # the fourth component is the mass
    vel = [np.zeros((bodies, 4), dtype=np.float32) for _ in range(2)]
    vel[0][:, :3] = generator.uniform(-1.0, 1.0, (bodies, 3))

    def reference(initial: Arrays) -> Arrays:
        result = {name: array.astype(np.float64) for name, array in initial.items()}
        for step in range(steps):
            old, new = step % 2, 1 - step % 2
            result[f"pos{new}"], result[f"vel{new}"] = _step(result[f"pos{old}"], result[f"vel{old}"])
        return result

    def launch(old: int, new: int) -> Launch:
        tile = LocalMemory(group * 16)
        args = (pos[old], vel[old], bodies, DELTA_TIME, EPS_SQR, tile, pos[new], vel[new])
        return Launch((bodies,), (group,), args)

    launches = [launch(step % 2, 1 - step % 2) for step in range(steps)]
    return Workload({"pos0": pos[0], "vel0": vel[0], "pos1": pos[1], "vel1": vel[1]}, launches, reference, TOLERANCE)
