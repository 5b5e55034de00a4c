"""Clang's input and output: the source text as Clang gets it, and the IR with Clang's warnings."""

from typing import NamedTuple

_BYTE_ORDER_MARK = "\ufeff"


class Translation(NamedTuple):
    """LLVM IR as Clang prints it, Clang's warnings ("" if there are none), and its make rule of included files."""

    ir: str
    log: str
    rule: str = ""


def source_text(data: bytes) -> str:
    """The text of a source. Bytes that are not UTF-8 (in Latin-1 comments and strings) become lone surrogates."""
    return data.decode("utf-8", "surrogateescape")


def source_bytes(text: str) -> bytes:
    """The bytes from which `source_text` made the text. Raises UnicodeEncodeError for other lone surrogates."""
    return text.encode("utf-8", "surrogateescape")


def plain_text(source: str) -> str:
    """The source with "\\n" as line ends and without a byte order mark, as Clang gets it."""
    return source.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")
