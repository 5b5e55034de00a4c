"""The arguments of launches, as what wfv's launches take. It loads NumPy, so that it is loaded at the first launch."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Any

import numpy as np

from passes.interface import SCRATCH_ALIGN, KernelInterface
from wfv.driver import constants as cl
from wfv.driver.kernel_arguments import LocalBytes, Value
from wfv.driver.kernel_headers import Parameter
from wfv.driver.memory import Memory
from wfv.driver.objects import ClError
from wfv.ir.types import round_up
from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.arguments import ArgumentBlock
from wfv.runtime.buffer_dtypes import BufferDtypes
from wfv.runtime.variant import Variant

_SIGNED = {"char", "short", "int", "long", "signed char", "ptrdiff_t", "intptr_t"}
_FLOATS = {"float": struct.Struct("<f").unpack, "double": struct.Struct("<d").unpack}
_write_address = struct.Struct("<Q").pack_into


def quick_decoder(parameter: Parameter) -> Callable[[bytes], object] | None:
    """What makes Python's number of the bytes, if native code takes it; None if it does not."""
    if parameter.kind != "value":
        return None
    if parameter.llvm in _FLOATS:
        unpack = _FLOATS[parameter.llvm]
        return lambda data: unpack(data)[0]
    if parameter.llvm in ("i8", "i16", "i32", "i64"):
        is_signed = parameter.type in _SIGNED
        return lambda data: int.from_bytes(data, "little", signed=is_signed)
    return None


class RawArguments:
    """The arguments of a launch as `KernelVariants.prepare` takes them: packed without the checks of Python's."""

    __slots__ = ("_blocks", "values")

    def __init__(self, values: list[Value]) -> None:
        self.values = values
        self._blocks: dict[Variant, ArgumentBlock] = {}

    @property
    def are_large(self) -> bool:
        """Whether a buffer is too large for code with 32-bit indices."""
        return any(isinstance(each, Memory) and each.size > INDEX32_BUFFER_BYTES for each in self.values)

    def block(self, variant: Variant) -> ArgumentBlock:
        """The packed arguments."""
        found = self._blocks.get(variant)
        if found is None:
            found = self._blocks[variant] = _pack(variant.interface, self.values, self.are_large)
        return found


def _pack(kernel: KernelInterface, values: list[Value], are_large: bool) -> ArgumentBlock:
    align = SCRATCH_ALIGN
    storage = (ctypes.c_char * (kernel.args_size + align))()
    start = ctypes.addressof(storage)
    first = -start % align
    local_end = kernel.local_variables
    for param, value in zip(kernel.params, values, strict=True):
        at = first + param.offset
        if value is None:
            _write_address(storage, at, 0)
        elif isinstance(value, LocalBytes):
            begin = round_up(local_end, max(align, param.align))
            _write_address(storage, at, begin)
            local_end = begin + int(value)
        elif isinstance(value, bytes):
            storage[at : at + len(value)] = value  # type: ignore[call-overload]  # ctypes takes bytes too
        else:
            if value.address % param.align:
                raise ClError(cl.MISALIGNED_SUB_BUFFER_OFFSET)
            _write_address(storage, at, value.address)
    return ArgumentBlock(start + first, local_end, are_large, (storage, *values))


class QuickArguments:
    """Makes the objects that native code takes: arrays for buffers, and numbers."""

    def __init__(self, interface: KernelInterface, parameters: tuple[Parameter, ...]) -> None:
        self._makers = [
            self._maker(param, parameter) for param, parameter in zip(interface.params, parameters, strict=True)
        ]
        self.is_possible = all(self._makers)

    def of(self, values: list[Value]) -> tuple[object, ...]:
        """The objects for these values."""
        return tuple([make(value) for make, value in zip(self._makers, values, strict=True)])  # type: ignore[misc]

    @staticmethod
    def _maker(param: Any, parameter: Parameter) -> Callable[[Any], object] | None:
        if param.kind != "buffer":
            return quick_decoder(parameter)
        dtypes = BufferDtypes(param, "")
        if not dtypes.numbers:
            return None
        dtype, row = min(dtypes.numbers, key=str), max(dtypes.row, 1)

        def make(memory: Memory | None) -> object:
            return None if memory is None else array_of(memory, dtype, row)

        return make


def array_of(memory: Memory, dtype: np.dtype[Any], row: int) -> np.ndarray:
    """The memory as an array of whole rows of that type. It does not keep the memory."""
    found: np.ndarray | None = memory.arrays.get((dtype, row))
    if found is None:
        count = memory.size // (dtype.itemsize * row) * row
        storage = (ctypes.c_char * (count * dtype.itemsize)).from_address(memory.address)
        found = memory.arrays[dtype, row] = np.ndarray(count, dtype, memoryview(storage))
    return found
