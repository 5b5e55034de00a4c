"""Errors about LLVM IR that Clang made, told in the lines of the source that it was made from."""

from __future__ import annotations

import copy
import re

from wfv.errors import Error

_ATTACHED = re.compile(r"!dbg !(\d+)")
_FIELD = re.compile(r'(line|column|scope|file|filename): (?:"([^"]*)"|!?(\d+))')


def located_in_source(error: Error, ir: str, source: str, name: str) -> Error:
    """The same error with the source's line and its text in place of the IR's line; without any if there is none.

    `name` is what the source was called when Clang read it; of another file (an included one), the message has the
    place.
    """
    line, column, file = _location(ir, error.line)
    moved = copy.copy(error)
    moved.line = line if file == name else 0
    moved.message += _excerpt(source, line, column) if moved.line else f" ({file}, line {line})" if line else ""
    return moved


def _location(ir: str, line: int) -> tuple[int, int, str]:
    """Line, column and file of the debug info on a line of IR; (0, 0, "") if it has none."""
    lines = ir.split("\n")
    found = _ATTACHED.search(lines[line - 1]) if 0 < line <= len(lines) else None
    if found is None:
        return 0, 0, ""
    place = _node(ir, found[1])
    scope = place
    while "file" not in scope and "scope" in scope:
        scope = _node(ir, scope["scope"])
    file = _node(ir, scope.get("file", "")).get("filename", "")
    return int(place.get("line", 0)), int(place.get("column", 0)), _unescaped(file)


def _node(ir: str, number: str) -> dict[str, str]:
    """The fields of a metadata node, as text."""
    text = re.search(rf"^!{number} = (.*)$", ir, re.MULTILINE) if number else None
    return {key: quoted or plain for key, quoted, plain in _FIELD.findall(text[1])} if text else {}


def _unescaped(text: str) -> str:
    data = re.sub(rb"\\([0-9A-Fa-f]{2}|\\)", _byte, text.encode("utf-8", "surrogateescape"))
    return data.decode(errors="replace")


def _byte(found: re.Match[bytes]) -> bytes:
    return b"\\" if found[1] == b"\\" else bytes([int(found[1], 16)])


def _excerpt(source: str, line: int, column: int) -> str:
    """The line, with a caret below the column if that is known."""
    lines = source.split("\n")
    if not 0 < line <= len(lines):
        return ""
    text = lines[line - 1].rstrip()
    blanks = re.sub(r"[^\t]", " ", text[: column - 1])
    caret = f"\n      | {blanks}^" if 0 < column <= len(text) else ""
    return f"\n{line:5} | {text}{caret}"
