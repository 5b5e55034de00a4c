"""Sparse matrix times vector, 32 work-items per row: contiguous elements of a row, then a tree in local memory.

N. Bell, M. Garland, "Efficient Sparse Matrix-Vector Multiplication on CUDA", NVR-2008-004: the vector kernel for CSR.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from kernels_ir.more.SpMV import product, sparse_matrix
from wfv.launch import Launch, LocalMemory

KERNEL = "spmvVector"
VECTOR = 32
SIZES = {"tiny": (13, 64), "small": (500, 128), "default": (50_000, 128)}  # rows, local size


def _reference(initial: Arrays) -> Arrays:
    return {"y": product(initial)}


def workload(seed: int, rows: int, local: int) -> Workload:
    arrays = {**sparse_matrix(rows, seed), "y": np.zeros(rows, np.float32)}
    items = -(-rows * VECTOR // local) * local
    launch = Launch((items,), (local,), (*arrays.values(), rows, LocalMemory(local * 4)))
    return Workload(arrays, [launch], _reference, {"y": (1e-4, 1e-5)})
