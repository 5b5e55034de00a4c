"""Matrix transposition without local memory: neighbouring work-items load from a row and store to a column."""

from collections.abc import Mapping

import numpy as np

from kernels_ir.catalog import Array, Arrays, Launch, Work, Workload, size_table

KERNEL = "transposeScatter"
SIZES = {"tiny": (16, 8, (8, 4)), "small": (64, 48, (16, 16)), "default": (2048, 2048, (16, 16))}


def _reference(initial: Mapping[str, Array]) -> Arrays:
    return {"out": initial["in"].T}


def workload(size: str, seed: int) -> Workload:
    width, height, local = size_table(SIZES, size)
    matrix = np.random.default_rng(seed).standard_normal((height, width), dtype=np.float32)
    out = np.zeros((width, height), np.float32)
    return Workload(
        {"in": matrix, "out": out}, [Launch((width, height), local, (out, matrix, width, height))], _reference
    )


def work(workload: Workload) -> Work:
    """Moves all elements."""
    nbytes = workload.arrays["in"].nbytes
    return Work(nbytes, nbytes, 2 * nbytes)
