"""The interpreter's memory: separate allocations, each with its bounds and a mask of its poison bits."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from wfv.ir.interp.values import GARBAGE, POISON, UndefinedBehaviour, decode, encode, memory_bits
from wfv.ir.types import Type

_SPACE_BITS = 32  # each allocation has 2 ** 32 addresses of its own, so an access out of bounds hits no other one


@dataclass
class _Allocation:
    """The bytes of a numpy array, not a copy. Bits set in `poisoned` are poison."""

    base: int
    data: memoryview
    poisoned: bytearray
    is_writable: bool

    def write(self, offset: int, data: bytes, poisoned: bytes | bytearray) -> None:
        self.data[offset : offset + len(data)] = data
        self.poisoned[offset : offset + len(data)] = poisoned


class Memory:
    """Allocations by address. An address is aligned exactly as requested, never better by chance."""

    def __init__(self) -> None:
        self._allocations: dict[int, _Allocation] = {}
        self._next = 1
        self.globals: dict[Any, int] = {}  # the addresses of globals and functions, assigned at first use

    def map(self, array: np.ndarray, align: int = 64) -> int:
        """Makes an array's bytes accessible (read-only if the array is); returns their address."""
        if not array.flags.c_contiguous:
            raise ValueError("only contiguous arrays can be mapped")
        return self._add(array, align, bytearray(array.nbytes))

    def allocate(self, size: int, align: int) -> int:
        """A new allocation of uninitialized bytes, which read as poison."""
        return self._add(np.full(size, GARBAGE, np.uint8), align, bytearray(b"\xff") * size)

    def free(self, address: int) -> None:
        """Frees the allocation that starts at this address."""
        del self._allocations[address >> _SPACE_BITS]

    def load(self, address: Any, type: Type, align: int = 1) -> Any:
        """The value at an address; scalars that overlap poison bits are POISON."""
        size = (memory_bits(type) + 7) // 8
        allocation, offset = self._find(address, size, align, "load")
        bits = int.from_bytes(allocation.data[offset : offset + size], "little")
        poisoned = int.from_bytes(allocation.poisoned[offset : offset + size], "little")
        return decode(bits, poisoned, type)

    def store(self, address: Any, value: Any, type: Type, align: int = 1) -> None:
        """Writes a value, poison bits included."""
        size = (memory_bits(type) + 7) // 8
        allocation, offset = self._find(address, size, align, "store")
        bits, poisoned = encode(value, type)
        allocation.write(offset, bits.to_bytes(size, "little"), poisoned.to_bytes(size, "little"))

    def copy(self, target: Any, source: Any, size: Any) -> None:
        """memmove, poison bits included."""
        if size is POISON:
            raise UndefinedBehaviour("a copy of poison bytes")
        if size:
            src, offset = self._find(source, size, 1, "copy from")
            dst, start = self._find(target, size, 1, "copy to")
            copied = slice(offset, offset + size)
            dst.write(start, bytes(src.data[copied]), src.poisoned[copied])

    def fill(self, target: Any, value: Any, size: Any) -> None:
        """memset."""
        if size is POISON:
            raise UndefinedBehaviour("poison bytes are filled")
        if size:
            allocation, offset = self._find(target, size, 1, "fill")
            byte, poison = (GARBAGE, b"\xff") if value is POISON else (value, b"\0")
            allocation.write(offset, bytes([byte]) * size, poison * size)

    def make_read_only(self, address: int) -> None:
        """Forbids further writes to the allocation that starts here."""
        self._allocations[address >> _SPACE_BITS].is_writable = False

    def _add(self, array: np.ndarray, align: int, poisoned: bytearray) -> int:
        base, data = (self._next << _SPACE_BITS) + align, array.reshape(-1).view(np.uint8).data
        self._allocations[self._next] = _Allocation(base, data, poisoned, array.flags.writeable)
        self._next += 1
        return base

    def _find(self, address: Any, size: int, align: int, what: str) -> tuple[_Allocation, int]:
        """The allocation that an access is in and the offset in it. Raises UndefinedBehaviour if it is not allowed."""
        if address is POISON:
            raise UndefinedBehaviour(f"{what} at a poison address")
        allocation = self._allocations.get(address >> _SPACE_BITS)
        if allocation is None or not 0 <= address - allocation.base <= len(allocation.data) - size:
            where = f", offset {address - allocation.base} of {len(allocation.data)} bytes" if allocation else ""
            raise UndefinedBehaviour(f"{what} of {size} bytes out of bounds: {address:#x}{where}")
        if address % align:
            raise UndefinedBehaviour(f"{what} at {address:#x}, which is not aligned to {align}")
        if what not in ("load", "copy from") and not allocation.is_writable:
            raise UndefinedBehaviour(f"{what} of read-only memory at {address:#x}")
        return allocation, address - allocation.base
