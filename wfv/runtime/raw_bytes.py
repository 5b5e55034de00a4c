"""Raw bytes as buffer arguments: `bytearray` and `memoryview` become arrays of the same memory."""

from __future__ import annotations

import numpy as np

from wfv.errors import ArgumentError

BYTES = frozenset((bytearray, memoryview))


def array_of(value: object, where: str = "the argument") -> object:
    """The array of these bytes, which cannot be resized while it exists; any other value as it is.

    `where` begins the error message for a memoryview whose elements have no dtype.
    """
    if not isinstance(value, (bytearray, memoryview)):
        return value
    try:
        return np.asarray(memoryview(value))
    except (ValueError, TypeError, NotImplementedError) as error:
        raise ArgumentError(
            f"{where}: NumPy cannot read this memoryview: {error}",
            help="pass a NumPy array, or a view of bytes: view.cast('B')",
        ) from None
