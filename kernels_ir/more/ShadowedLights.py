"""Lights that are off or have shadow maps: a helper call under masks, behind a condition that is often uniform."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "shadowedLights"
SIZES = {"tiny": (64, 16, 10), "small": (1024, 64, 40), "default": (8192, 64, 200)}  # points, local size, lights


def _reference(initial: Arrays) -> Arrays:
    f = np.float32
    place, normal = initial["place"], initial["normal"]
    total = np.zeros(place.shape[1], np.float32)
    for light, has_map, is_on, shadow in zip(
        *(initial[n] for n in ("lights", "has_map", "is_on", "maps")), strict=True
    ):
        d = light[:3, None] - place
        cosine = d[0] * normal[0] + d[1] * normal[1] + d[2] * normal[2]
        square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2]
        facing = cosine / np.sqrt(square)
        facing = np.where(cosine > 0, facing, 1)
        rest = 1 - np.sqrt(f(0.5) + f(0.5) * facing)
        mirrored = f(0.04) + f(0.96) * rest**5
        rough = facing * facing * f(-0.7) + 1
        glossy = mirrored * f(0.3) / (rough * rough * (facing + np.sqrt(f(0.3) + f(0.7) * facing * facing)))
        added = light[3] * (facing * (1 - mirrored) + glossy) / (f(1) + square)
        lit = (cosine > 0) & ((shadow > 0) if has_map else np.full(len(total), is_on > 0))
        total += np.where(lit, added, 0)
    return {"light": total}


def workload(seed: int, points: int, local: int, count: int) -> Workload:
    generator = np.random.default_rng(seed)
    lights = generator.uniform(-8, 8, (count, 4)).astype(np.float32)
    lights[:, 3] = generator.uniform(0.5, 2, count)
    has_map, is_on = ((generator.random(count) < share).astype(np.int32) for share in (0.05, 0.05))
    maps = (generator.random((count, points)) < 0.6).astype(np.uint8)
    place = generator.uniform(-1, 1, (3, points)).astype(np.float32)
    normal = np.stack([np.zeros(points), np.zeros(points), np.ones(points)]).astype(np.float32)
    normal[:, ::3] = np.array([[0.6], [0.8], [0]])
    light = np.zeros(points, np.float32)
    given: Arrays = {"lights": lights, "has_map": has_map, "is_on": is_on, "maps": maps}
    launch = Launch((points,), (local,), (*given.values(), count, points, place, normal, light))
    arrays = {**given, "place": place, "normal": normal, "light": light}
    return Workload(arrays, [launch], _reference, {"light": (1e-4, 1e-4)})
