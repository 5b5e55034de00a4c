"""The interpreter's memory: separate allocations, each with its bounds and a mask of its poison bits."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from wfv.ir.interp.values import GARBAGE, POISON, UndefinedBehaviour, decode, encode, memory_bits
from wfv.ir.types import Type

# Each allocation has 2 ** 40 addresses of its own, and begins in their middle: an access before or after it hits no
# other one, whatever the 32-bit index.
SPACE_BITS = 40


@dataclass
class Allocation:
    """The bytes of a numpy array, not a copy. Bits set in `poisoned` are poison; `owner` names its origin."""

    base: int
    data: memoryview
    poisoned: bytearray
    is_writable: bool
    owner: Any = None


class Memory:
    """Allocations by address. An address is aligned exactly as requested, never better by chance."""

    def __init__(self) -> None:
        self.allocations: dict[int, Allocation] = {}  # by the upper bits of their addresses
        self._next = 1
        self.globals: dict[Any, int] = {}  # the addresses of globals and functions, assigned at first use

    def map(self, array: np.ndarray, align: int = 64, owner: Any = None) -> int:
        """Makes an array's bytes accessible (read-only if the array is); returns their address.

        The address is `align` more than a multiple of 2 ** 39.
        """
        if not array.flags.c_contiguous:
            raise ValueError("only contiguous arrays can be mapped")
        return self._add(array, align, bytearray(array.nbytes), owner)

    def allocate(self, size: int, align: int, owner: Any = None) -> int:
        """A new allocation of uninitialized bytes, which read as poison."""
        return self._add(np.full(size, GARBAGE, np.uint8), align, bytearray(b"\xff") * size, owner)

    def free(self, address: int) -> None:
        """Frees the allocation that starts at this address."""
        del self.allocations[address >> SPACE_BITS]

    def load(self, address: Any, type: Type, align: int = 1) -> Any:
        """The value at an address; scalars that overlap poison bits are POISON."""
        size = (memory_bits(type) + 7) // 8
        data, poisoned = self._read(*self._find(address, size, align, "load"), size)
        return decode(int.from_bytes(data, "little"), int.from_bytes(poisoned, "little"), type)

    def store(self, address: Any, value: Any, type: Type, align: int = 1) -> None:
        """Writes a value, poison bits included."""
        size = (memory_bits(type) + 7) // 8
        allocation, offset = self._find(address, size, align, "store")
        bits, poisoned = encode(value, type)
        self._write(allocation, offset, bits.to_bytes(size, "little"), poisoned.to_bytes(size, "little"))

    def copy(self, target: Any, source: Any, size: Any) -> None:
        """memmove, poison bits included."""
        if size is POISON:
            raise UndefinedBehaviour("a copy of poison bytes")
        if size:
            data, poisoned = self._read(*self._find(source, size, 1, "copy from"), size)
            self._write(*self._find(target, size, 1, "copy to"), bytes(data), poisoned)

    def fill(self, target: Any, value: Any, size: Any) -> None:
        """memset."""
        if size is POISON:
            raise UndefinedBehaviour("poison bytes are filled")
        if size:
            allocation, offset = self._find(target, size, 1, "fill")
            byte, poison = (GARBAGE, b"\xff") if value is POISON else (value, b"\0")
            self._write(allocation, offset, bytes([byte]) * size, poison * size)

    def make_read_only(self, address: int) -> None:
        """Forbids further writes to the allocation that starts here."""
        self.at(address).is_writable = False  # type: ignore[union-attr]

    def at(self, address: int) -> Allocation | None:
        """The allocation whose addresses this is one of, within its bounds or not; None if there is none."""
        return self.allocations.get(address >> SPACE_BITS)

    def _add(self, array: np.ndarray, align: int, poisoned: bytearray, owner: Any) -> int:
        base = (self._next << SPACE_BITS) + (1 << (SPACE_BITS - 1)) + align
        data = array.reshape(-1).view(np.uint8).data
        self.allocations[self._next] = Allocation(base, data, poisoned, array.flags.writeable, owner)
        self._next += 1
        return base

    def _read(self, allocation: Allocation, offset: int, size: int) -> tuple[memoryview, bytearray]:
        """The bytes at an offset, and their poison bits."""
        return allocation.data[offset : offset + size], allocation.poisoned[offset : offset + size]

    def _write(self, allocation: Allocation, offset: int, data: bytes, poisoned: bytes | bytearray) -> None:
        allocation.data[offset : offset + len(data)] = data
        allocation.poisoned[offset : offset + len(data)] = poisoned

    def _find(self, address: Any, size: int, align: int, what: str) -> tuple[Allocation, int]:
        """The allocation that an access is in and the offset in it. Raises UndefinedBehaviour if it is not allowed."""
        if address is POISON:
            raise UndefinedBehaviour(f"{what} at a poison address")
        allocation = self.at(address)
        if allocation is None or not 0 <= address - allocation.base <= len(allocation.data) - size:
            where = f", offset {address - allocation.base} of {len(allocation.data)} bytes" if allocation else ""
            raise UndefinedBehaviour(f"{what} of {size} bytes out of bounds: {address:#x}{where}")
        if address % align:
            raise UndefinedBehaviour(f"{what} at {address:#x}, which is not aligned to {align}")
        if what not in ("load", "copy from") and not allocation.is_writable:
            raise UndefinedBehaviour(f"{what} of read-only memory at {address:#x}")
        return allocation, address - allocation.base
