"""Reads the symbols and the code of object files."""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from wfv.errors import InternalError

SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")  # name, info, other, section, value, size
RELOCATION = struct.Struct("<QQq")  # offset, type and number of the symbol, addend
_SYMBOL_TABLE, _RELOCATIONS, _NO_BYTES = 2, 4, 8  # kinds of sections
_ALLOCATED = 2  # flag of a section that is loaded
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


def machine_code(data: bytes) -> tuple[object, ...]:
    """The code and the constants of an object file, with their relocations: equal for files that differ in names only.

    The file must be one that `read_symbols` accepts.
    """
    sections, symbols = _sections(data), list(_symbols(data))
    places = {number: at for at, number in enumerate(n for n, each in enumerate(sections) if each.flags & _ALLOCATED)}
    loaded = [sections[number] for number in places]
    contents = [each.size if each.kind == _NO_BYTES else _bytes(data, each) for each in loaded]
    relocations = [
        (places[table.info], offset, info & 0xFFFFFFFF, _target(symbols[info >> 32], places), addend)
        for table in sections
        if table.kind == _RELOCATIONS and table.info in places
        for offset, info, addend in RELOCATION.iter_unpack(_bytes(data, table))
    ]
    return *contents, *relocations


def _target(symbol: Symbol, places: dict[int, int]) -> tuple[object, ...]:
    """The place of a symbol, or the name of one that is defined elsewhere."""
    return (places.get(symbol.section), symbol.offset) if symbol.section else (symbol.name,)


def _symbols(data: bytes) -> Iterator[Symbol]:
    for table, texts in _symbol_tables(data):
        for name_at, info, _, section, value, size in SYMBOL.iter_unpack(table):
            name = texts[name_at : texts.index(b"\0", name_at)].decode(errors="surrogateescape")
            yield Symbol(name, info, section, value, size)


def _symbol_tables(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Each symbol table, and the table of its names."""
    sections = _sections(data)
    for table in (section for section in sections if section.kind == _SYMBOL_TABLE):
        yield _bytes(data, table), _bytes(data, sections[table.link])


def _sections(data: bytes) -> list[_Section]:
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    return [_Section._make(SECTION.unpack_from(data, start + i * size)) for i in range(count)]


def _bytes(data: bytes, section: _Section) -> bytes:
    return data[section.offset : section.offset + section.size]
