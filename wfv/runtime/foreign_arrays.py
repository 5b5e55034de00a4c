"""Buffer arguments that are no NumPy arrays, as arrays of the same memory.

They have Python's buffer protocol (`array.array`, `mmap`, arrays of ctypes) or NumPy's array interface. The packer of
arguments comes here when its check of an argument has failed: launches with NumPy arrays pay nothing. `bytearray` and
`memoryview` become arrays of the same memory, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import numpy as np

from passes.interface import Param
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


def with_arrays(args: Sequence[object], params: Sequence[Param]) -> list[object] | None:
    """The arguments with arrays for other objects that buffer parameters share; None if there is no such object.

    Raises ArgumentError if an object's memory has no dtype.
    """
    if len(args) != len(params):
        return None
    found = [
        array_sharing(arg, f"argument {i} ({param.name})") if param.kind == "buffer" else arg
        for i, (arg, param) in enumerate(zip(args, params, strict=True))
    ]
    return found if any(new is not old for new, old in zip(found, args, strict=True)) else None


def array_sharing(value: object, where: str = "the argument") -> object:
    """An array of the object's own memory; the object itself if it is an array, a number, or shares no memory."""
    if isinstance(value, (np.ndarray, np.generic)) or value is None:
        return value
    with suppress(TypeError, BufferError):
        return array_of(memoryview(value), where)  # type: ignore[arg-type]  # a TypeError: no buffer protocol
    interface = getattr(value, "__array_interface__", None)
    if not isinstance(interface, dict):
        return value
    try:
        found = np.asarray(value)
    except (ValueError, TypeError) as error:
        raise ArgumentError(
            f"{where}: NumPy cannot read the array interface of this {type(value).__name__}: {error}",
            help="pass a NumPy array",
        ) from None
    data = interface.get("data")
    return found if isinstance(data, tuple) and data[0] == found.ctypes.data else value
