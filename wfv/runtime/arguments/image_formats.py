"""Formats of images: channel orders and data types, by OpenCL's names and numbers (OpenCL 1.2, 5.3.1.1)."""

from typing import Any, NamedTuple

import numpy as np

from wfv.errors import ArgumentError, choices

# Names, each with OpenCL's number (CL_R, ..) and the number of channels.
ORDERS = {
    "r": (0x10B0, 1), "a": (0x10B1, 1), "rg": (0x10B2, 2), "ra": (0x10B3, 2), "rgba": (0x10B5, 4),
    "bgra": (0x10B6, 4), "argb": (0x10B7, 4), "intensity": (0x10B8, 1), "luminance": (0x10B9, 1), "abgr": (0x10C3, 4),
}  # fmt: skip
# Data types: the dtype, and whether integers stand for numbers between 0 and 1, or -1 and 1.
TYPES = {
    "snorm_int8": (0x10D0, "int8", True),
    "snorm_int16": (0x10D1, "int16", True),
    "unorm_int8": (0x10D2, "uint8", True),
    "unorm_int16": (0x10D3, "uint16", True),
    "signed_int8": (0x10D7, "int8", False),
    "signed_int16": (0x10D8, "int16", False),
    "signed_int32": (0x10D9, "int32", False),
    "unsigned_int8": (0x10DA, "uint8", False),
    "unsigned_int16": (0x10DB, "uint16", False),
    "unsigned_int32": (0x10DC, "uint32", False),
    "half_float": (0x10DD, "float16", False),
    "float": (0x10DE, "float32", False),
}
_BYTES_ONLY = ("bgra", "argb", "abgr")
_NO_INTEGERS = ("intensity", "luminance")
_SHOWN_DTYPES = "int8, int16, int32, uint8, uint16, uint32, float16, float32"


class Format(NamedTuple):
    """A channel order and a data type, by the names above."""

    order: str
    type: str

    @property
    def channels(self) -> int:
        return ORDERS[self.order][1]

    @property
    def texel_bytes(self) -> int:
        return self.channels * np.dtype(TYPES[self.type][1]).itemsize

    @property
    def is_normalized(self) -> bool:
        """Whether integers are numbers from 0 to 1, or -1 to 1."""
        return TYPES[self.type][2]

    @property
    def numbers(self) -> tuple[int, int, int]:
        """The numbers that a kernel gets: OpenCL's numbers of the order and the type, and the bytes of a texel."""
        return ORDERS[self.order][0], TYPES[self.type][0], self.texel_bytes


def format_of(dtype: np.dtype[Any], order: object, normalized: bool) -> Format:
    """The format of an array's texels. Raises ArgumentError if OpenCL has none."""
    if not isinstance(order, str) or order.lower() not in ORDERS:
        raise ArgumentError(f"unknown channel order {order!r}", help=choices(str(order), ORDERS))
    order = order.lower()
    own = dtype.name  # NumPy makes the text each time
    found = [name for name, (_, type, scaled) in TYPES.items() if type == own and scaled == normalized]
    if not found or not dtype.isnative:
        raise _wrong_dtype(dtype, normalized)
    (type,) = found
    if order in _BYTES_ONLY and dtype.itemsize != 1:
        raise ArgumentError(f"order {order!r} with dtype {dtype}", help="it has channels of one byte: int8 or uint8")
    if order in _NO_INTEGERS and dtype.kind in "iu" and not normalized:
        raise ArgumentError(
            f"order {order!r} with dtype {dtype}, not normalized", help="it has no integers: pass normalized=True"
        )
    return Format(order, type)


def _wrong_dtype(dtype: np.dtype[Any], normalized: bool) -> ArgumentError:
    if not dtype.isnative:
        return ArgumentError(
            f"an image of dtype {dtype}: its numbers have another byte order than this machine's",
            help="convert the array: array.astype(array.dtype.newbyteorder('='))",
        )
    has_type = any(dtype.name == type for _, type, _ in TYPES.values())
    if normalized and has_type:
        return ArgumentError(
            f"an image of dtype {dtype} cannot be normalized", help="int8, int16, uint8 and uint16 can: leave it out"
        )
    return ArgumentError(f"an image of dtype {dtype}", help=f"images have {_SHOWN_DTYPES}: convert the array")
