"""Reads symbols from ELF files: all of an object file, and some of a large library."""

import mmap
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from wfv.errors import InternalError

SECTION = struct.Struct("<IIQQQQIIQQ")  # name, type, flags, address, offset, size, link, info, alignment, entry size
SYMBOL = struct.Struct("<IBBHQQ")  # name, info, other, section, value, size
SYMBOL_TABLE = 2
FUNCTION = 2
_LOCAL = 0

Bytes = bytes | mmap.mmap


@dataclass(frozen=True)
class FunctionSymbol:
    """A function in an object file: the number of its section, its offset there, and its size in bytes."""

    name: str
    section: int
    offset: int
    size: int


def read_symbols(object_bytes: bytes) -> tuple[frozenset[str], frozenset[str]]:
    """The (defined, undefined) global symbols of a little-endian 64-bit ELF object. Raises InternalError."""
    try:
        return _read(object_bytes)
    except (struct.error, IndexError, OverflowError, ValueError) as error:
        raise InternalError(f"not a 64-bit ELF object file: {error}") from None


def read_functions(object_bytes: bytes) -> list[FunctionSymbol]:
    """The functions that an object file defines, local ones too. The file must be one that `read_symbols` accepts."""
    return [
        FunctionSymbol(name, section, value, size)
        for name, info, section, value, size in _symbols(object_bytes)
        if info & 15 == FUNCTION and section
    ]


def find_values(path: Path, names: list[str]) -> dict[str, int]:
    """The values of some symbols of a large library, local ones too. Symbols that it does not have are omitted.

    Raises ValueError, OSError.
    """
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        sections = _sections(data)
        tables = [section for section in sections if section[1] == SYMBOL_TABLE]
        return {
            name: value
            for table in tables
            for name in names
            if (value := _find(data, table, sections[table[6]], name)) is not None
        }


def _read(data: bytes) -> tuple[frozenset[str], frozenset[str]]:
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError("wrong magic number")
    defined: set[str] = set()
    undefined: set[str] = set()
    for name, info, section, _, _ in _symbols(data):
        if info >> 4 != _LOCAL:
            (defined if section else undefined).add(name)
    return frozenset(defined), frozenset(undefined)


def _symbols(data: bytes) -> Iterator[tuple[str, int, int, int, int]]:
    """Name, info, section number, value and size of each symbol."""
    sections = _sections(data)
    for _, kind, _, _, offset, size, link, _, _, _ in sections:
        if kind == SYMBOL_TABLE:
            for name_at, info, _, section, value, length in SYMBOL.iter_unpack(data[offset : offset + size]):
                yield _text(data, sections[link][4] + name_at), info, section, value, length


def _find(data: mmap.mmap, table: tuple[int, ...], strings: tuple[int, ...], name: str) -> int | None:
    """The value of the symbol of that name. Searches for its bytes, because decoding 100,000 symbols would be slow."""
    wanted, at = name.encode() + b"\0", strings[4]
    end, table_end = strings[4] + strings[5], table[4] + table[5]
    while (at := data.find(wanted, at, end)) >= 0:
        name_at, entry = struct.pack("<I", at - strings[4]), table[4]
        while (entry := data.find(name_at, entry, table_end)) >= 0:
            if (entry - table[4]) % SYMBOL.size == 0:
                return int(SYMBOL.unpack_from(data, entry)[4])
            entry += 1
        at += 1
    return None


def _sections(data: Bytes) -> list[tuple[int, ...]]:
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    return [SECTION.unpack_from(data, start + i * size) for i in range(count)]


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
