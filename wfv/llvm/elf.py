"""Reads the symbols of object files."""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from wfv.errors import InternalError

SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")  # name, info, other, section, value, size
_SYMBOL_TABLE = 2
_FUNCTION = 2
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


class Symbol(NamedTuple):
    """A symbol of an object file: the number of its section (0: undefined), its offset there, and its size in bytes."""

    name: str
    info: int
    section: int
    offset: int
    size: int


def read_symbols(object_bytes: bytes) -> tuple[frozenset[str], frozenset[str]]:
    """The (defined, undefined) global symbols of a little-endian 64-bit ELF object. Raises InternalError."""
    try:
        if object_bytes[:6] != b"\x7fELF\x02\x01":
            raise ValueError("wrong magic number")
        found = [symbol for symbol in _symbols(object_bytes) if symbol.info >> 4 != _LOCAL]
    except (struct.error, IndexError, OverflowError, ValueError) as error:
        raise InternalError(f"not a 64-bit ELF object file: {error}") from None
    defined = frozenset(symbol.name for symbol in found if symbol.section)
    return defined, frozenset(symbol.name for symbol in found if not symbol.section)


def read_functions(object_bytes: bytes) -> list[Symbol]:
    """The functions that an object file defines, local ones too. The file must be one that `read_symbols` accepts."""
    return [symbol for symbol in _symbols(object_bytes) if symbol.info & 15 == _FUNCTION and symbol.section]


def all_symbols(object_bytes: bytes) -> dict[str, int]:
    """The offset of each symbol of an object file in its section, by name."""
    return {symbol.name: symbol.offset for symbol in _symbols(object_bytes) if symbol.section}


def _symbols(data: bytes) -> Iterator[Symbol]:
    for table, texts in _symbol_tables(data):
        for name_at, info, _, section, value, size in SYMBOL.iter_unpack(table):
            name = texts[name_at : texts.index(b"\0", name_at)].decode(errors="surrogateescape")
            yield Symbol(name, info, section, value, size)


def _symbol_tables(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Each symbol table, and the table of its names."""
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    sections = [_Section._make(SECTION.unpack_from(data, start + i * size)) for i in range(count)]
    for table in (section for section in sections if section.kind == _SYMBOL_TABLE):
        names = sections[table.link]
        yield data[table.offset : table.offset + table.size], data[names.offset : names.offset + names.size]
