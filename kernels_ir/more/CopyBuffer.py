"""Copies a buffer, one float per work-item: its time shows the bandwidth of the memory."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "copyBuffer"
SIZES = {"tiny": (64, 16), "small": (4096, 64), "default": (1 << 23, 256)}  # elements, local size


def _reference(initial: Arrays) -> Arrays:
    return {"to": initial["from"]}


def workload(seed: int, count: int, local: int) -> Workload:
    source = np.random.default_rng(seed).standard_normal(count, dtype=np.float32)
    target = np.zeros_like(source)
    return Workload({"from": source, "to": target}, [Launch((count,), (local,), (source, target))], _reference)
