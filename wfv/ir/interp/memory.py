"""The interpreter's memory: separate regions, each of which knows its bounds and which of its bits are poison."""

from __future__ import annotations

from typing import Any

import numpy as np

from wfv.ir.interp.values import POISON, UndefinedBehaviour, decode, encode, memory_bits
from wfv.ir.types import Type

_SLOT = 32  # each region has 2 ** 32 bytes of addresses of its own, so whatever is out of bounds hits nothing


class _Region:
    """Bytes of a numpy array (not a copy). `poisoned` has the bits set that are poison; None: no bit is."""

    def __init__(self, array: np.ndarray, base: int, is_fresh: bool) -> None:
        self.base, self.array = base, array
        self.bytes = array.reshape(-1).view(np.uint8).data
        self.is_writable = array.flags.writeable
        self.poisoned: bytearray | None = bytearray(b"\xff" * array.nbytes) if is_fresh else None


class Memory:
    """Regions by address. An address is aligned exactly as asked for, never better by chance."""

    def __init__(self) -> None:
        self._regions: dict[int, _Region] = {}
        self._next = 1
        self.globals: dict[Any, int] = {}  # the addresses of globals and functions that were asked for

    def map(self, array: np.ndarray, align: int = 64) -> int:
        """Makes an array's bytes accessible (read-only if the array is); returns their address."""
        if not array.flags.c_contiguous:
            raise ValueError("only contiguous arrays can be mapped")
        return self._add(array, align, is_fresh=False)

    def allocate(self, size: int, align: int) -> int:
        """A new region of uninitialized bytes, which read as poison."""
        return self._add(np.full(size, 0xCD, np.uint8), align, is_fresh=True)

    def free(self, address: int) -> None:
        """Forgets the region that starts at this address."""
        del self._regions[address >> _SLOT]

    def load(self, address: Any, type: Type, align: int = 1) -> Any:
        """The value at an address; scalars that overlap poison bits are POISON."""
        size = (memory_bits(type) + 7) // 8
        region, offset = self._find(address, size, align, "load")
        bits = int.from_bytes(region.bytes[offset : offset + size], "little")
        shadow = region.poisoned
        poisoned = 0 if shadow is None else int.from_bytes(shadow[offset : offset + size], "little")
        return decode(bits, poisoned, type)

    def store(self, address: Any, value: Any, type: Type, align: int = 1) -> None:
        """Writes a value; what is poison in it stays so."""
        size = (memory_bits(type) + 7) // 8
        region, offset = self._find(address, size, align, "store")
        bits, poisoned = encode(value, type)
        self._write(region, offset, bits.to_bytes(size, "little"), poisoned.to_bytes(size, "little"))

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
            region, offset = self._find(target, size, 1, "fill")
            is_poison = value is POISON
            self._write(region, offset, bytes([0xCD if is_poison else value]) * size, bytes([-is_poison & 0xFF]) * size)

    def make_read_only(self, address: int) -> None:
        """Forbids further writes to the region that starts here."""
        self._regions[address >> _SLOT].is_writable = False

    def _add(self, array: np.ndarray, align: int, is_fresh: bool) -> int:
        base = (self._next << _SLOT) + align
        self._regions[self._next] = _Region(array, base, is_fresh)
        self._next += 1
        return base

    def _find(self, address: Any, size: int, align: int, what: str) -> tuple[_Region, int]:
        """The region around an access and the offset in it, if the access is allowed."""
        if address is POISON:
            raise UndefinedBehaviour(f"{what} at a poison address")
        region = self._regions.get(address >> _SLOT)
        if region is None or not 0 <= address - region.base <= len(region.bytes) - size:
            where = "" if region is None else f", offset {address - region.base} of {len(region.bytes)} bytes"
            raise UndefinedBehaviour(f"{what} of {size} bytes out of bounds: {address:#x}{where}")
        if address % align:
            raise UndefinedBehaviour(f"{what} at {address:#x}, which is not aligned to {align}")
        if what not in ("load", "copy from") and not region.is_writable:
            raise UndefinedBehaviour(f"{what} of read-only memory at {address:#x}")
        return region, address - region.base

    @staticmethod
    def _write(region: _Region, offset: int, data: bytes, poisoned: bytes) -> None:
        region.bytes[offset : offset + len(data)] = data
        if region.poisoned is None and any(poisoned):
            region.poisoned = bytearray(len(region.bytes))
        if region.poisoned is not None:
            region.poisoned[offset : offset + len(data)] = poisoned
