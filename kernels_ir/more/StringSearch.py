"""Naive search for a pattern of bytes, one start per work-item: a divergent loop that mostly ends at once."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "stringSearch"
SIZES = {"tiny": (100, 16), "small": (4000, 64), "default": (4_000_000, 256)}  # bytes of text, local size
PATTERN = np.frombuffer(b"abaab", np.uint8)


def _reference(initial: Arrays) -> Arrays:
    windows = np.lib.stride_tricks.sliding_window_view(initial["text"], len(PATTERN))
    found = initial["found"].copy()
    found[: len(windows)] = (windows == PATTERN).all(axis=1)
    return {"found": found}


def workload(seed: int, length: int, local: int) -> Workload:
    text = np.random.default_rng(seed).choice(np.frombuffer(b"abcd", np.uint8), length)
    found, pattern = np.full(length, 2, np.uint8), PATTERN.copy()
    items = -(-length // local) * local
    launch = Launch((items,), (local,), (text, pattern, found, length, len(pattern)))
    return Workload({"text": text, "pattern": pattern, "found": found}, [launch], _reference)
