"""The symbols of an ELF object file: what it defines, what it needs."""

from __future__ import annotations

import struct

from wfv.errors import InternalError

_SECTION = struct.Struct("<IIQQQQIIQQ")  # name, type, flags, address, offset, size, link, info, alignment, entry size
_SYMBOL = struct.Struct("<IBBHQQ")  # name, info, other, section, value, size
_SYMBOL_TABLE = 2
_LOCAL = 0


def read_symbols(object_bytes: bytes) -> tuple[frozenset[str], frozenset[str]]:
    """The (defined, undefined) global symbols of a little-endian 64-bit ELF object. Raises InternalError."""
    try:
        return _read(object_bytes)
    except (struct.error, IndexError, OverflowError, ValueError) as error:
        raise InternalError(f"not a 64-bit ELF object file: {error}") from None


def _read(data: bytes) -> tuple[frozenset[str], frozenset[str]]:
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError("wrong magic number")
    sections = _sections(data)
    defined: set[str] = set()
    undefined: set[str] = set()
    for _, kind, _, _, offset, size, link, _, _, _ in sections:
        if kind != _SYMBOL_TABLE:
            continue
        for name_at, info, _, section, _, _ in _SYMBOL.iter_unpack(data[offset : offset + size]):
            if info >> 4 != _LOCAL:
                (defined if section else undefined).add(_text(data, sections[link][4] + name_at))
    return frozenset(defined), frozenset(undefined)


def _sections(data: bytes) -> list[tuple[int, ...]]:
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    return [_SECTION.unpack_from(data, start + i * size) for i in range(count)]


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
