"""The nearest cluster of each point: loads that are strided by the number of features, after a test of the id.

In the shape of Rodinia's benchmark (S. Che et al., IISWC 2009).
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "kmeansAssign"
SIZES = {"tiny": (61, 5, 16), "small": (1000, 8, 64), "default": (100_000, 8, 256)}  # points, features, local size
CLUSTERS = 5


def _reference(initial: Arrays) -> Arrays:
    points, centres = initial["points"], initial["centres"]
    distance = np.zeros((len(points), CLUSTERS), np.float32)
    for f in range(points.shape[1]):  # in the kernel's order: the same roundings
        d = points[:, f, None] - centres[None, :, f]
        distance += d * d
    return {"member": distance.argmin(axis=1).astype(np.int32)}


def workload(seed: int, count: int, features: int, local: int) -> Workload:
    generator = np.random.default_rng(seed)
    points = generator.random((count, features), dtype=np.float32)
    centres = generator.random((CLUSTERS, features), dtype=np.float32)
    member = np.full(count, -1, np.int32)
    items = -(-count // local) * local
    launch = Launch((items,), (local,), (points, centres, member, count, CLUSTERS, features))
    return Workload({"points": points, "centres": centres, "member": member}, [launch], _reference)
