"""Fast Walsh-Hadamard transform: one butterfly per work-item, one step per launch.

B. J. Fino, V. R. Algazi, "Unified matrix treatment of the fast Walsh-Hadamard transform", IEEE ToC 1976; in the shape
of the AMD APP SDK's sample. The reference multiplies by Hadamard matrices: H of n = r * c is the Kronecker product.
"""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "fastWalshTransform"
SIZES = {"tiny": (7, 16), "small": (12, 64), "default": (21, 256)}  # log2 of the length, group size


def _hadamard(log2: int) -> Array:
    """The Hadamard matrix: the entry is -1 to the power of the number of ones that row and column share."""
    index = np.arange(1 << log2)
    parity = index[:, None] & index[None, :]
    for shift in (16, 8, 4, 2, 1):
        parity ^= parity >> shift
    return np.asarray(1.0 - 2.0 * (parity & 1))


def _reference(initial: Arrays) -> Arrays:
    values = initial["a"].astype(np.float64)
    log2 = values.size.bit_length() - 1
    rows, columns = log2 // 2, log2 - log2 // 2
    transformed = _hadamard(rows) @ values.reshape(1 << rows, 1 << columns) @ _hadamard(columns)
    return {"a": transformed.reshape(-1)}


def workload(seed: int, log2: int, group: int) -> Workload:
    # Integers of at most four bits: every partial sum is below 2**24, so floats hold it exactly.
    a = np.random.default_rng(seed).integers(-8, 8, 1 << log2).astype(np.float32)
    launches = [Launch((a.size // 2,), (group,), (a, 1 << step)) for step in range(log2)]
    return Workload({"a": a}, launches, _reference)
