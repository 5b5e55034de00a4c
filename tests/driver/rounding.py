"""Numbers rounded to floating-point types in a direction, with NumPy."""

from __future__ import annotations

import numpy as np

MODES = ("", "_rte", "_rtz", "_rtp", "_rtn")


def rounded(values: np.ndarray, dtype: np.dtype, mode: str) -> np.ndarray:
    """Numbers that long double holds, by a mode of OpenCL C. NumPy's own conversion may round twice."""
    exact = values.astype(np.longdouble)
    near = exact.astype(dtype)
    low = np.where(near.astype(np.longdouble) > exact, np.nextafter(near, dtype.type(-np.inf)), near)
    high = np.where(near.astype(np.longdouble) < exact, np.nextafter(near, dtype.type(np.inf)), near)
    if mode in ("_rtp", "_rtn"):
        return high if mode == "_rtp" else low
    if mode == "_rtz":
        return np.where(exact > 0, low, high)
    below, above = exact - _wide(low), _wide(high) - exact
    is_even = low.view(f"u{dtype.itemsize}") & 1 == 0
    return np.where((below < above) | ((below == above) & is_even), low, high)


def _wide(numbers: np.ndarray) -> np.ndarray:
    """As long doubles; infinity is the number that follows the largest one."""
    following = np.ldexp(np.longdouble(1), np.finfo(numbers.dtype).maxexp)
    return np.where(np.isinf(numbers), np.copysign(following, numbers), numbers.astype(np.longdouble))


def to_whole(values: np.ndarray, mode: str) -> np.ndarray:
    """Whole numbers: without a mode, toward zero."""
    return {"_rte": np.rint, "_rtp": np.ceil, "_rtn": np.floor}.get(mode, np.trunc)(values)
