"""The interpreter's memory: separate allocations, each with its bounds and a mask of its poison bits."""

from typing import Any

import numpy as np

from wfv.ir.interp.values import POISON, UndefinedBehaviour, decode, encode, memory_bits
from wfv.ir.types import Type

_SPACE_BITS = 32  # each allocation has 2 ** 32 addresses of its own, so an access out of bounds hits no other one


class _Allocation:
    """The bytes of a numpy array, not a copy. Bits set in `poisoned` are poison; None: no bit is."""

    def __init__(self, array: np.ndarray, base: int, is_fresh: bool) -> None:
        self.base, self.array = base, array
        self.bytes = array.reshape(-1).view(np.uint8).data
        self.is_writable = array.flags.writeable
        self.poisoned: bytearray | None = bytearray(b"\xff" * array.nbytes) if is_fresh else None


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
        return self._add(array, align, is_fresh=False)

    def allocate(self, size: int, align: int) -> int:
        """A new allocation of uninitialized bytes, which read as poison."""
        return self._add(np.full(size, 0xCD, np.uint8), align, is_fresh=True)

    def free(self, address: int) -> None:
        """Frees the allocation that starts at this address."""
        del self._allocations[address >> _SPACE_BITS]

    def load(self, address: Any, type: Type, align: int = 1) -> Any:
        """The value at an address; scalars that overlap poison bits are POISON."""
        size = (memory_bits(type) + 7) // 8
        allocation, offset = self._find(address, size, align, "load")
        bits = int.from_bytes(allocation.bytes[offset : offset + size], "little")
        shadow = allocation.poisoned
        poisoned = 0 if shadow is None else int.from_bytes(shadow[offset : offset + size], "little")
        return decode(bits, poisoned, type)

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
            src, offset = self._find(source, size, 1, "copy from")
            dst, start = self._find(target, size, 1, "copy to")
            shadow = src.poisoned
            poisoned = bytes(size) if shadow is None else bytes(shadow[offset : offset + size])
            self._write(dst, start, bytes(src.bytes[offset : offset + size]), poisoned)

    def fill(self, target: Any, value: Any, size: Any) -> None:
        """memset."""
        if size is POISON:
            raise UndefinedBehaviour("poison bytes are filled")
        if size:
            allocation, offset = self._find(target, size, 1, "fill")
            is_poison = value is POISON
            data, poisoned = (bytes([byte]) * size for byte in (0xCD if is_poison else value, -is_poison & 0xFF))
            self._write(allocation, offset, data, poisoned)

    def make_read_only(self, address: int) -> None:
        """Forbids further writes to the allocation that starts here."""
        self._allocations[address >> _SPACE_BITS].is_writable = False

    def _add(self, array: np.ndarray, align: int, is_fresh: bool) -> int:
        base = (self._next << _SPACE_BITS) + align
        self._allocations[self._next] = _Allocation(array, base, is_fresh)
        self._next += 1
        return base

    def _find(self, address: Any, size: int, align: int, what: str) -> tuple[_Allocation, int]:
        """The allocation that an access is in and the offset in it. Raises UndefinedBehaviour if it is not allowed."""
        if address is POISON:
            raise UndefinedBehaviour(f"{what} at a poison address")
        allocation = self._allocations.get(address >> _SPACE_BITS)
        if allocation is None or not 0 <= address - allocation.base <= len(allocation.bytes) - size:
            where = ""
            if allocation is not None:
                where = f", offset {address - allocation.base} of {len(allocation.bytes)} bytes"
            raise UndefinedBehaviour(f"{what} of {size} bytes out of bounds: {address:#x}{where}")
        if address % align:
            raise UndefinedBehaviour(f"{what} at {address:#x}, which is not aligned to {align}")
        if what not in ("load", "copy from") and not allocation.is_writable:
            raise UndefinedBehaviour(f"{what} of read-only memory at {address:#x}")
        return allocation, address - allocation.base

    @staticmethod
    def _write(allocation: _Allocation, offset: int, data: bytes, poisoned: bytes) -> None:
        allocation.bytes[offset : offset + len(data)] = data
        if allocation.poisoned is None and any(poisoned):
            allocation.poisoned = bytearray(len(allocation.bytes))
        if allocation.poisoned is not None:
            allocation.poisoned[offset : offset + len(data)] = poisoned
