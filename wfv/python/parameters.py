"""How arguments in Python become parameters of the kernel in LLVM IR, and these the arguments of Numba's function.

An array is its address, the number of elements, its shape and its strides. A complex number or a tuple is its parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import types

# The parameters that an argument becomes, the operands of Numba's function, and instructions that compute these.
Lowered = tuple[list[str], list[str], list[str]]


def lowered(name: str, type: Any, context: Any) -> Iterator[Lowered]:
    """Of each part of an argument. `context`: Numba's target context."""
    for n, part in enumerate(_parts(type)):
        yield from lowered(f"{name}.{n}", part, context)
    if isinstance(type, types.Array):
        yield _lowered_array(name, type, context.get_abi_sizeof(context.get_data_type(type.dtype)))
    elif not _parts(type):
        whole = [f'{context.data_model_manager[type].get_argument_type()} %"{name}"']
        yield whole, whole, []


def _lowered_array(name: str, type: Any, itemsize: int) -> Lowered:
    """Numba's array is meminfo, parent, size, bytes of an element, address, shape, strides."""
    size, address = f'i64 %"{name}.size"', f'ptr %"{name}"'
    axes = [f'i64 %"{name}.{what}{axis}"' for what in ("shape", "stride") for axis in range(type.ndim)]
    operands = ["ptr null", "ptr null", size, f"i64 {itemsize}", address, *axes]
    if type.layout != "A":
        return [address, size, *axes], operands, []
    first = f'i64 %"{name}.first"'  # the offset of element 0, which may be another than the first in memory
    operands[4] = f'ptr %"{name}.at"'
    return [address, size, *axes, first], operands, [f'%"{name}.at" = getelementptr i8, {address}, {first}']


def values(type: Any, value: Any) -> Iterator[Any]:
    """The arguments of a launch for a value of the type."""
    parts = (value.real, value.imag) if isinstance(type, types.Complex) else value
    for part, each in zip(_parts(type), parts, strict=True) if _parts(type) else ():
        yield from values(part, each)
    if isinstance(type, types.Array):
        memory, first = memory_of(value)
        yield from (memory, value.size, *value.shape, *value.strides)
        yield from [first] if type.layout == "A" else []
    elif not _parts(type):
        yield value


def _parts(type: Any) -> Sequence[Any]:
    """The types of the parts that an argument is passed in; none if it is passed as a whole."""
    if isinstance(type, types.Complex):
        return [type.underlying_float] * 2
    return tuple(type) if isinstance(type, types.BaseTuple) else ()


def memory_of(array: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any] | None, int]:
    """The bytes from an array's first element in memory to its last, and the offset of element 0 in bytes."""
    if not array.size:
        return None, 0
    begin, end = np.lib.array_utils.byte_bounds(array)
    interface = {"data": (begin, not array.flags.writeable), "shape": (end - begin,), "typestr": "|u1", "version": 3}
    # The namespace keeps the array alive.
    return np.asarray(SimpleNamespace(__array_interface__=interface, array=array)), array.ctypes.data - begin
