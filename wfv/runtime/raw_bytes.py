"""Raw bytes as buffer arguments: `bytearray` and `memoryview`, as arrays of the same memory."""

from __future__ import annotations

import numpy as np

from wfv.errors import ArgumentError

BYTES = frozenset((bytearray, memoryview))


def array_of(value: object) -> object:
    """The array of these bytes, which keeps them from being resized; any other value as it is."""
    if not isinstance(value, (bytearray, memoryview)):
        return value
    try:
        return np.asarray(memoryview(value))
    except (ValueError, TypeError, NotImplementedError) as error:
        raise ArgumentError(
            f"a memoryview that NumPy cannot read: {error}", help="pass a NumPy array, or a view of bytes"
        ) from None
