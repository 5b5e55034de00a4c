"""LLVM's spelling of names and of strings."""

import re

_PLAIN = re.compile(r"[A-Za-z._-][-A-Za-z0-9._]*")
_DIGITS = re.compile(r"[0-9]+")
_ESCAPE = re.compile(rb"\\(\\|[0-9A-Fa-f]{2})")


def quote_local(name: str) -> str:
    """The name of a value or block, as spelled after `%`."""
    return name if _PLAIN.fullmatch(name) else quote(name)


def quote(name: str) -> str:
    """The name in quotes, as in metadata."""
    return f'"{escaped(name)}"'


def quote_global(name: str) -> str:
    """The name of a global or function, as spelled after `@`; digits alone are the number of an unnamed one."""
    return name if _DIGITS.fullmatch(name) else quote_local(name)


def unquote(token: str) -> str:
    """The name that a token without its sigil stands for. Bytes that are not UTF-8 become lone surrogates."""
    return unescaped(token[1:-1]) if token.startswith('"') else token


def unescaped(text: str, errors: str = "surrogateescape") -> str:
    """The contents of a string that LLVM has escaped. `errors`: the treatment of bytes that are not UTF-8."""
    data = text.encode("utf-8", "surrogateescape")
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), data).decode(errors=errors)


def escaped(text: str) -> str:
    """The contents of a string as LLVM writes it."""
    return "".join(map(_escape_byte, text.encode("utf-8", "surrogateescape")))


def _escape_byte(byte: int) -> str:
    if byte == 0x5C:
        return "\\\\"
    return chr(byte) if 0x20 <= byte < 0x7F and byte != 0x22 else f"\\{byte:02X}"
