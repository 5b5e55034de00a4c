"""Reads symbols from ELF files: all of an object file, and some of a large library."""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wfv.errors import InternalError

SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")  # name, info, other, section, value, size
_SYMBOLS = np.dtype([("name", "<u4"), ("info", "<u4"), ("value", "<u8"), ("size", "<u8")])  # of a large table
SYMBOL_TABLE = 2
FUNCTION = 2
_LOCAL = 0


class _Section(NamedTuple):
    name: int
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry_size: int


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
        if object_bytes[:6] != b"\x7fELF\x02\x01":
            raise ValueError("wrong magic number")
        found = [(name, section) for name, info, section, _, _ in _symbols(object_bytes) if info >> 4 != _LOCAL]
    except (struct.error, IndexError, OverflowError, ValueError) as error:
        raise InternalError(f"not a 64-bit ELF object file: {error}") from None
    defined = frozenset(name for name, section in found if section)
    return defined, frozenset(name for name, section in found if not section)


def read_functions(object_bytes: bytes) -> list[FunctionSymbol]:
    """The functions that an object file defines, local ones too. The file must be one that `read_symbols` accepts."""
    return [
        FunctionSymbol(name, section, value, size)
        for name, info, section, value, size in _symbols(object_bytes)
        if info & 15 == FUNCTION and section
    ]


def find_values(path: Path, names: list[str]) -> dict[str, int]:
    """The values of some symbols of a large library, local ones too. Symbols that it does not have are omitted.

    Searches for the names' bytes, because decoding 100,000 symbols would be slow. Raises ValueError, OSError.
    """
    data = np.memmap(path, mode="r")
    sections, found = _sections(data), dict[str, int]()
    for table in sections:
        if table.kind == SYMBOL_TABLE:
            symbols = _part(data, table).view(_SYMBOLS)
            texts = bytes(_part(data, sections[table.link]))
            for name in names:
                places = [match.start() for match in re.finditer(name.encode() + b"\0", texts)]
                values = symbols["value"][np.isin(symbols["name"], places)]
                found |= {name: int(values[0])} if len(values) else {}
    return found


def _symbols(data: bytes) -> Iterator[tuple[str, int, int, int, int]]:
    """Name, info, section number, value and size of each symbol."""
    sections = _sections(data)
    for table in sections:
        if table.kind == SYMBOL_TABLE:
            for name_at, info, _, section, value, length in SYMBOL.iter_unpack(_part(data, table)):
                start = sections[table.link].offset + name_at
                yield data[start : data.index(b"\0", start)].decode(), info, section, value, length


def _part(data: Any, section: _Section) -> Any:
    return data[section.offset : section.offset + section.size]


def _sections(data: Any) -> list[_Section]:
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    return [_Section._make(SECTION.unpack_from(data, start + i * size)) for i in range(count)]
