"""Points in convex polygons: early exits of nested loops, behind the test of a box that few points pass."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "pointInPolygons"
SIZES = {"tiny": (64, 16, 8, 6), "small": (1024, 64, 24, 8), "default": (16384, 64, 96, 16)}
# points, local size, polygons, sides
WIDE = 4096


def _reference(initial: Arrays) -> Arrays:
    xs, ys = (initial[name].astype(np.int64) for name in ("xs", "ys"))
    found = np.full(len(xs), -1, np.int32)
    boxes, edges = initial["boxes"], initial["edges"].astype(np.int64)
    for p in reversed(range(len(boxes))):
        x0, x1, y0, y1 = boxes[p]
        is_in = (xs >= x0) & (xs <= x1) & (ys >= y0) & (ys <= y1)
        for ax, ay, bx, by in edges[p]:
            is_in &= (bx - ax) * (ys - ay) - (by - ay) * (xs - ax) >= 0
        found[is_in] = p
    return {"found": found}


def workload(seed: int, points: int, local: int, polygons: int, sides: int) -> Workload:
    generator = np.random.default_rng(seed)
    angles = np.sort(generator.uniform(0, 2 * np.pi, (polygons, sides)), axis=1)
    centres, radii = generator.uniform(0, WIDE, (polygons, 1, 2)), generator.uniform(60, 160, (polygons, 1, 1))
    corners = (centres + radii * np.stack([np.cos(angles), np.sin(angles)], axis=2)).astype(np.int32)
    edges = np.concatenate([corners, np.roll(corners, -1, axis=1)], axis=2)
    low, high = corners.min(axis=1), corners.max(axis=1)
    boxes = np.stack([low[:, 0], high[:, 0], low[:, 1], high[:, 1]], axis=1)
    # Neighbours are near each other, as in a list of measured places.
    places = np.cumsum(generator.integers(-24, 25, (2, points)), axis=1) % WIDE
    xs, ys = places.astype(np.int32)
    found = np.zeros(points, np.int32)
    given = {"boxes": boxes, "edges": edges}
    launch = Launch((points,), (local,), (boxes, edges, polygons, sides, xs, ys, found))
    return Workload({**given, "xs": xs, "ys": ys, "found": found}, [launch], _reference)
