"""Launch arguments: checked against the kernel's parameters and laid out in one block of bytes."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from dataclasses import dataclass

from passes.interface import SCRATCH_ALIGN, KernelInterface, Param
from wfv.errors import ArgumentError
from wfv.ir.types import round_up
from wfv.options import SMALL_BUFFER_BYTES
from wfv.runtime.parameters import LocalMemory, Writer, make_writer

__all__ = ["ArgumentBlock", "ArgumentPacker", "LocalMemory", "pack"]

_write_offset = struct.Struct("<q").pack_into


@dataclass(frozen=True, slots=True)
class ArgumentBlock:
    """The packed arguments of one launch.

    `address` points to the bytes, 64-byte aligned; `kept` keeps them and the arrays alive. `local_size` is the size
    of local memory in bytes, variables and arguments; `needs_large` says that a buffer is too big for code compiled
    with `Options.small`.
    """

    address: int
    local_size: int
    needs_large: bool
    kept: tuple[object, ...]


class ArgumentPacker:
    """Packs arguments for one kernel; the work that depends on the parameters alone is done once."""

    def __init__(self, interface: KernelInterface) -> None:
        self._interface = interface
        self._writers: list[tuple[Param, Writer | None]] = [
            (param, None if param.kind == "local" else make_writer(param, f"argument {i} ({param.name})"))
            for i, param in enumerate(interface.params)
        ]
        self._storage = ctypes.c_char * (interface.args_size + SCRATCH_ALIGN)

    def pack(self, args: Sequence[object]) -> ArgumentBlock:
        """Checks the arguments, one per parameter, and lays them out. Raises ArgumentError."""
        if len(args) != len(self._writers):
            raise self._wrong_count(len(args))
        storage = self._storage()
        start = ctypes.addressof(storage)
        first = -start % SCRATCH_ALIGN
        local_end, largest = self._interface.local_variables, 0
        for i, (value, (param, write)) in enumerate(zip(args, self._writers, strict=True)):
            if write is not None:
                largest = max(largest, write(storage, first, value))
                continue
            nbytes = _local_bytes(value, f"argument {i} ({param.name})")
            local_begin = round_up(local_end, SCRATCH_ALIGN)
            _write_offset(storage, first + param.offset, local_begin)
            local_end = local_begin + nbytes
        return ArgumentBlock(start + first, local_end, largest > SMALL_BUFFER_BYTES, (storage, *args))

    def _wrong_count(self, given: int) -> ArgumentError:
        names = ", ".join(param.name for param in self._interface.params) or "none"
        wanted = len(self._writers)
        return ArgumentError(
            f"kernel {self._interface.name!r} takes {wanted} argument{'s' * (wanted != 1)}, not {given}",
            help=f"its parameters: {names}",
        )


def pack(interface: KernelInterface, args: Sequence[object]) -> ArgumentBlock:
    """`ArgumentPacker(interface).pack(args)`, for a single use. Raises ArgumentError."""
    return ArgumentPacker(interface).pack(args)


def _local_bytes(value: object, where: str) -> int:
    if not isinstance(value, LocalMemory):
        raise ArgumentError(
            f"{where}: the parameter is local memory, not {type(value).__name__}", help="pass wfv.LocalMemory(nbytes)"
        )
    return value.nbytes
