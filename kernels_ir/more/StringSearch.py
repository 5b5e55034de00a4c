"""Naive search for a pattern of bytes, one start per work-item: a divergent loop that mostly ends at once."""

import numpy as np

from kernels_ir.catalog import Arrays, Work, Workload
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


def work(workload: Workload) -> Work:
    """At each start, one comparison for each byte that agrees, and one for the first that does not.

    The bytes after the last start are loaded only if those before them agree.
    """
    text, pattern = workload.arrays["text"], workload.arrays["pattern"]
    windows = np.lib.stride_tricks.sliding_window_view(text, len(pattern))
    agrees = np.logical_and.accumulate(windows == pattern, axis=1)
    comparisons = int(np.count_nonzero(agrees[:, :-1])) + len(windows)
    return Work(len(windows) + pattern.nbytes, len(windows), int_ops=comparisons)
