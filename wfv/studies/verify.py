"""Compares the logged results of stages with those of a model, element by element, a part of the files at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from wfv.errors import OptionError
from wfv.studies.record import Check

TOLERANCE, IGNORED, PART = 1e-5, 1e-10, 1 << 18  # numbers of a part


def log_to(directory: Path, suffix: str = "") -> Callable[[str, np.ndarray], None]:
    """A log of stages: each result goes to `STAGE{suffix}.npy`. Raises OptionError."""

    def write(stage: str, result: np.ndarray) -> None:
        path = directory / f"{stage}{suffix}.npy"
        try:
            np.save(path, result)
        except OSError as error:
            raise OptionError(f"cannot write {str(path)!r}: {error.strerror}") from None

    return write


def compare_files(stage: str, found: Path, model: Path, tolerance: float = TOLERANCE) -> Check:
    """The worst difference relative to the model. Numbers that are both below IGNORED do not count; NaN is infinite."""
    a, b = np.load(found, mmap_mode="r"), np.load(model, mmap_mode="r")
    if a.shape != b.shape:
        raise OptionError(f"stage {stage}: {a.shape} numbers, and {b.shape} of the model")
    a, b = a.reshape(-1), b.reshape(-1)
    compared, worst = 0, 0.0
    for start in range(0, a.size, PART):
        count, difference = _compare(a[start : start + PART], b[start : start + PART])
        compared, worst = compared + count, max(worst, difference)
    return Check(stage, a.size, compared, worst, tolerance)


def _compare(found: np.ndarray, model: np.ndarray) -> tuple[int, float]:
    """How many numbers count, and their worst difference."""
    own, right = found.astype(np.float64), model.astype(np.float64)
    counts = ~((np.abs(own) < IGNORED) & (np.abs(right) < IGNORED))  # NaN counts
    own, right = own[counts], right[counts]
    if not own.size:
        return 0, 0.0
    with np.errstate(divide="ignore", invalid="ignore"):
        difference = np.abs(own - right) / np.abs(right)
    return own.size, float(np.max(np.where(np.isnan(difference), np.inf, difference)))
