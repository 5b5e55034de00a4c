"""What native code needs to know to take a kernel's arguments: native/arguments.h.

It reads arrays where NumPy's C interface says that their parts are, and objects' types where Python has them. Both are
compared with what Python tells about some objects. If they differ, Python takes all arguments.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from passes.interface import KernelInterface, Param
from wfv.ir.types import FloatType, IntType
from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.arguments.buffers import BufferDtypes
from wfv.runtime.arguments.values import integer_range

_BUFFER, _INTEGER, _FLOAT, _DOUBLE, _LOCAL = range(5)
_MAX_DTYPES, _MAX_TYPES, _MAX_ARGUMENTS, _MAX_BLOCK = 3, 8, 64, 1024
_MOST = (1 << 63) - 1
_INTEGERS = (int, bool, np.int32, np.int64, np.uint32, np.uint64)
_REALS = (float, int, np.float32, np.float64)


class _Layout(ctypes.Structure):
    """`struct layout`: offsets in objects, as in Python's and NumPy's headers, and the addresses of types."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("type", "data", "dimensions", "shape", "dtype", "flags")),
        ("none", ctypes.c_void_p),
        ("array", ctypes.c_void_p),
        ("integers", ctypes.c_void_p * _MAX_TYPES),
        ("reals", ctypes.c_void_p * _MAX_TYPES),
    )


class _Parameter(ctypes.Structure):
    """`struct parameter`."""

    _fields_ = (
        ("kind", ctypes.c_int64),
        ("offset", ctypes.c_int64),
        ("dtypes", ctypes.c_void_p * _MAX_DTYPES),
        *((name, ctypes.c_int64) for name in ("item_bytes", "row", "align", "is_written", "low", "high", "nbytes")),
    )


class _Taker(ctypes.Structure):
    """`struct taker`."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("layout", "parameters", "pairs")),
        *((name, ctypes.c_int64) for name in ("count", "pair_count", "most_bytes")),
    )


class Taker:
    """The record at `address` for a kernel's arguments, with what it points to."""

    __slots__ = ("_kept", "address")

    def __init__(
        self, layout: _Layout, parameters: Sequence[_Parameter], pairs: Sequence[tuple[int, int]], objects: object
    ) -> None:
        records = (_Parameter * len(parameters))(*parameters)
        numbers = (ctypes.c_int64 * (2 * len(pairs)))(*(number for pair in pairs for number in pair))
        addresses = map(ctypes.addressof, (layout, records, numbers))
        taker = _Taker(*addresses, len(parameters), len(pairs), INDEX32_BUFFER_BYTES)
        self._kept, self.address = (layout, records, numbers, taker, objects), ctypes.addressof(taker)


def make_taker(
    interface: KernelInterface, pairs: Sequence[tuple[int, int]], fixed: Mapping[str, bytes],
    local: Mapping[str, tuple[object, int]],
) -> Taker | None:  # fmt: skip
    """What takes the kernel's arguments; None if one of its parameters needs Python.

    `pairs` must not overlap; `fixed` arguments are taken with no other values than these; `local` arguments are the
    same objects, whose memory is at these places of the scratch area.
    """
    if len(interface.params) > _MAX_ARGUMENTS or interface.args_size > _MAX_BLOCK or (layout := _layout()) is None:
        return None
    if not fixed.keys() <= {param.name for param in interface.params}:
        return None
    if any(param.kind == "local" and param.name not in local for param in interface.params):
        return None
    parameters = [
        _local(param, *local[param.name]) if param.kind == "local" else _parameter(param, fixed.get(param.name))
        for param in interface.params
    ]
    known = [each for each in parameters if each is not None]
    return Taker(layout, known, pairs, tuple(local.values())) if len(known) == len(parameters) else None


def _local(param: Param, memory: object, place: int) -> _Parameter:
    found = _Parameter(kind=_LOCAL, offset=param.offset, low=place)
    found.dtypes[0] = id(memory)
    return found


def _parameter(param: Param, fixed: bytes | None) -> _Parameter | None:
    found = _Parameter(offset=param.offset)
    if fixed is not None and not isinstance(param.type, IntType | FloatType):
        return None
    match param.kind, param.type:
        case "buffer", _:
            dtypes = BufferDtypes(param, "")
            if not dtypes.numbers:
                return None
            found.kind, found.item_bytes = _BUFFER, next(iter(dtypes.numbers)).itemsize
            found.row, found.align, found.is_written = dtypes.row, param.align, param.is_written
            for i, dtype in enumerate(dtypes.numbers):
                found.dtypes[i] = id(np.dtype(dtype.name))  # one object for all arrays
        case "scalar", IntType(bits=bits) if bits in (1, 8, 16, 32, 64) and param.c_type != "sampler_t":
            low, high = integer_range(bits, param.c_type)
            if fixed is not None:
                low = high = _value(fixed, low)
            if low > _MOST:
                return None  # native code takes no integer that large
            found.kind, found.low, found.high, found.nbytes = _INTEGER, low, min(high, _MOST), (bits + 7) // 8
        case "scalar", FloatType(kind="float" | "double" as kind):
            found.kind = _FLOAT if kind == "float" else _DOUBLE
            if fixed is not None:
                found.low, found.nbytes = _value(fixed, -1), len(fixed)
        case _:
            return None
    return found


def _value(fixed: bytes, least: int) -> int:
    """The integer with these bytes, signed if the least value of its type is."""
    return int.from_bytes(fixed, "little", signed=least < 0)


@cache
def _layout() -> _Layout | None:
    """The offsets of CPython and NumPy on 64-bit machines, if objects look like that; else None."""
    header = object.__basicsize__
    found = _Layout(8, header, header + 8, header + 16, header + 40, header + 48, id(None), id(np.ndarray))
    found.integers[: len(_INTEGERS)] = [id(type) for type in _INTEGERS]
    found.reals[: len(_REALS)] = [id(type) for type in _REALS]
    numbers = (7, True, 0.5, np.int32(7), np.float64(0.5), None)
    arrays: list[np.ndarray] = [
        np.zeros((3, 5, 2), np.float32),
        np.zeros(0, np.uint8),
        np.zeros((4, 3), np.int64)[:, ::2],
    ]
    arrays[0].flags.writeable = False
    objects: list[object] = [*numbers, *arrays]
    has_types = all(_pointer(id(each) + found.type) == id(type(each)) for each in objects)
    return found if has_types and all(_is_like(found, array) for array in arrays) else None


def parts_of_array(array: np.ndarray) -> ctypes.Array[ctypes.c_char] | None:
    """The part of the object with the array's address, shape, dtype and flags; None if the layout is another one."""
    layout = _layout()
    if layout is None:
        return None
    parts: ctypes.Array[ctypes.c_char] = (ctypes.c_char * (layout.flags + 4 - layout.data)).from_address(
        id(array) + layout.data
    )
    return parts


def _is_like(layout: _Layout, array: np.ndarray) -> bool:
    """Whether the array has its parts where the layout says."""
    address, dimensions = id(array), ctypes.c_int32.from_address(id(array) + layout.dimensions).value
    if dimensions != array.ndim or _pointer(address + layout.data) != array.ctypes.data:
        return False
    shape = (ctypes.c_int64 * dimensions).from_address(_pointer(address + layout.shape))
    flags = ctypes.c_int32.from_address(address + layout.flags).value
    has_dtype = _pointer(address + layout.dtype) == id(array.dtype) == id(np.dtype(array.dtype.name))
    return has_dtype and tuple(shape) == array.shape and flags & 0x7FFF == array.flags.num & 0x7FFF


def _pointer(address: int) -> int:
    return ctypes.c_void_p.from_address(address).value or 0
