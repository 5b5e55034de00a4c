"""Matrix transposition without local memory: neighbouring work-items load from a row and store to a column."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "transposeScatter"
SIZES = {"tiny": (16, 8, (8, 4)), "small": (64, 48, (16, 16)), "default": (2048, 2048, (16, 16))}


def _reference(initial: Arrays) -> Arrays:
    return {"out": initial["in"].T}


def workload(seed: int, width: int, height: int, local: tuple[int, int]) -> Workload:
    matrix = np.random.default_rng(seed).standard_normal((height, width), dtype=np.float32)
    out = np.zeros((width, height), np.float32)
    launch = Launch((width, height), local, (out, matrix, width, height))
    return Workload({"in": matrix, "out": out}, [launch], _reference)
