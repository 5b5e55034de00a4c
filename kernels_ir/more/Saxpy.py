"""y = a * x + y of BLAS level 1, one element per work-item, after a test of the id: the global size is rounded up."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "saxpy"
SIZES = {"tiny": (61, 16), "small": (4000, 64), "default": ((1 << 22) - 5, 256)}  # elements, local size
A = 1.5


def _reference(initial: Arrays) -> Arrays:
    return {"y": np.float32(A) * initial["x"] + initial["y"]}


def workload(seed: int, count: int, local: int) -> Workload:
    generator = np.random.default_rng(seed)
    x, y = (generator.standard_normal(count, dtype=np.float32) for _ in range(2))
    launch = Launch((-(-count // local) * local,), (local,), (count, A, x, y))
    return Workload({"x": x, "y": y}, [launch], _reference, {"y": (1e-6, 1e-6)})
