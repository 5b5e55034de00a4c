"""The pitch comparison in NumPy."""

import numpy as np


def copy(arrays):
    return {"out": arrays["in"]}


def compare(arrays):
    """|2c - (e + w)| in the region, at most 255; zeros outside of it."""
    wide, rows = arrays["in"].astype(np.int16), len(arrays["in"])
    expected = arrays["out"].copy()
    value = np.abs(2 * wide[:, 1:-1] - (wide[:, 2:] + wide[:, :-2]))
    columns = slice(17, arrays["pitch"] - 28)
    expected[5 : rows - 6, columns] = np.minimum(value, 255)[5 : rows - 6, 16 : columns.stop - 1]
    return {"out": expected}
