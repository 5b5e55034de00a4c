"""LLVM's spelling of names and float literals, shared by parser and printer."""

from __future__ import annotations

import re

_PLAIN = re.compile(r"[A-Za-z._-][-A-Za-z0-9._]*")
_DIGITS = re.compile(r"[0-9]+")
_ESCAPE = re.compile(r"\\(\\|[0-9A-Fa-f]{2})")


def quote_local(name: str) -> str:
    """The name of a value or block, as spelled after `%`."""
    return name if _PLAIN.fullmatch(name) else quote(name)


def quote(name: str) -> str:
    """The name in quotes, as in metadata."""
    return f'"{_escape(name)}"'


def quote_global(name: str) -> str:
    """The name of a global or function, as spelled after `@`; digits alone are the number of an unnamed one."""
    return name if _DIGITS.fullmatch(name) else quote_local(name)


def unquote(token: str) -> str:
    """The name that a token without its sigil stands for."""
    if not token.startswith('"'):
        return token
    # LLVM reads characters beyond ASCII as the bytes of their UTF-8.
    raw = token[1:-1].encode("utf-8").decode("latin-1")
    return _ESCAPE.sub(lambda m: "\\" if m[1] == "\\" else chr(int(m[1], 16)), raw)


def _escape(name: str) -> str:
    try:
        data = name.encode("latin-1")
    except UnicodeEncodeError:
        data = name.encode("utf-8")
    return "".join(_escape_byte(byte) for byte in data)


def _escape_byte(byte: int) -> str:
    if byte == 0x5C:
        return "\\\\"
    return chr(byte) if 0x20 <= byte < 0x7F and byte != 0x22 else f"\\{byte:02X}"
