"""How arguments in Python become parameters of the kernel in LLVM IR, and these the arguments of Numba's function.

An array is its address and shape, and unless it is contiguous its strides. A complex number or a tuple is its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import types

# The parameters that an argument becomes, the operands of Numba's function, instructions that compute these, and the
# names in C of the parameters' types as metadata: only an integer has one, which says whether it has a sign.
Lowered = tuple[list[str], list[str], list[str], list[str]]
_INTEGERS = {8: "char", 16: "short", 32: "int", 64: "long"}


def lowered(name: str, type: Any, context: Any) -> Iterator[Lowered]:
    """Of each part of an argument. `context`: Numba's target context."""
    for n, part in enumerate(_parts(type)):
        yield from lowered(f"{name}.{n}", part, context)
    if isinstance(type, types.Array):
        yield _lowered_array(name, type, context.get_abi_sizeof(context.get_data_type(type.dtype)))
    elif not _parts(type):
        whole = [f'{context.data_model_manager[type].get_argument_type()} %"{name}"']
        yield whole, whole, [], [f'!"{_c_name(type)}"']


def _c_name(type: Any) -> str:
    return "u" * (not type.signed) + _INTEGERS[type.bitwidth] if isinstance(type, types.Integer) else ""


def _lowered_array(name: str, type: Any, itemsize: int) -> Lowered:
    """Numba's array is meminfo, parent, size, bytes of an element, address, shape, strides."""
    address, is_packed = f'ptr %"{name}"', type.layout == "C"
    shape, strides = ([f'i64 %"{name}.{what}{axis}"' for axis in range(type.ndim)] for what in ("shape", "stride"))
    instructions, size = [], "i64 1"  # `size`: of the axes after this one
    for axis in reversed(range(type.ndim)):
        made = f'%"{name}.size{axis}"'
        instructions += [f"{strides[axis][4:]} = mul {size}, {itemsize}"] if is_packed else []
        instructions.append(f"{made} = mul {size}, {shape[axis][4:]}")
        size = f"i64 {made}"
    operands = ["ptr null", "ptr null", size, f"i64 {itemsize}", address, *shape, *strides]
    if is_packed:
        return [address, *shape], operands, instructions, ['!""'] * (1 + len(shape))
    first = f'i64 %"{name}.first"'  # the offset of element 0, which may be another than the first in memory
    operands[4] = f'ptr %"{name}.at"'
    instructions.append(f"{operands[4][4:]} = getelementptr i8, {address}, {first}")
    parameters = [address, *shape, *strides, first]
    return parameters, operands, instructions, ['!""'] * len(parameters)


Splitter = Callable[[Any], Iterable[Any]]


def splitter(type: Any) -> Splitter:
    """The function that makes a launch's arguments of a value of the type."""
    parts = [splitter(part) for part in _parts(type)]
    if isinstance(type, types.Array):
        return _parts_of_packed if type.layout == "C" else _parts_of_strided
    if isinstance(type, types.Complex):
        return lambda value: (value.real, value.imag)
    if isinstance(type, types.BaseTuple):
        return lambda value: [x for split, part in zip(parts, value, strict=True) for x in split(part)]
    return lambda value: (value,)


def _parts_of_packed(array: np.ndarray[Any, Any]) -> Iterable[Any]:
    """As bytes: the IR does not say whether a number is a bool or half of a complex one."""
    return (np.frombuffer(array, np.uint8) if array.size else None, *array.shape)


def _parts_of_strided(array: np.ndarray[Any, Any]) -> Iterable[Any]:
    memory, first = memory_of(array)
    return (memory, *array.shape, *array.strides, first)


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
