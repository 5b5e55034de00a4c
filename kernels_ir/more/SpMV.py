"""Sparse matrix times vector, one ragged row per work-item: a divergent loop around gathers.

N. Bell, M. Garland, "Efficient Sparse Matrix-Vector Multiplication on CUDA", NVR-2008-004: the scalar kernel for CSR.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "spmv"
SIZES = {"tiny": (45, 8), "small": (1000, 64), "default": (100_000, 128)}  # rows, local size
MEAN = 16  # of the elements of a row, and 1


def sparse_matrix(rows: int, seed: int) -> dict[str, Array]:
    """A square matrix in compressed rows; the lengths of rows are geometrically distributed with a mean of MEAN - 1."""
    generator = np.random.default_rng(seed)
    lengths = np.minimum(generator.geometric(1 / MEAN, rows) - 1, rows)
    starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    columns = generator.integers(0, rows, starts[-1], dtype=np.int32)
    values = generator.random(starts[-1], dtype=np.float32)
    return {"values": values, "columns": columns, "starts": starts, "x": generator.random(rows, dtype=np.float32)}


def product(initial: Arrays) -> Array:
    """The product of such a matrix with `x`, in double precision."""
    terms = initial["values"].astype(np.float64) * initial["x"][initial["columns"]]
    sums = np.concatenate([[0.0], np.cumsum(terms)])
    starts = initial["starts"]
    return np.asarray(sums[starts[1:]] - sums[starts[:-1]])


def _reference(initial: Arrays) -> Arrays:
    return {"y": product(initial)}


def workload(seed: int, rows: int, local: int) -> Workload:
    arrays = {**sparse_matrix(rows, seed), "y": np.zeros(rows, np.float32)}
    launch = Launch((-(-rows // local) * local,), (local,), (*arrays.values(), rows))
    return Workload(arrays, [launch], _reference, {"y": (1e-4, 1e-5)})
