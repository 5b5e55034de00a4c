"""SourceLocations in the source: what LLVM's debug info says of an instruction, and how messages show it.

Clang writes for each instruction line and column, the function that it is from, and, when that was inlined, the call;
and with `-gembed-source` the text of each file besides, so that nothing else is needed to show the line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from wfv.errors import Error, Note, SourceLocation

IR_FILE = "<ir>"  # the file's name where the lines are those of the module's own text
MAX_CALLS = 8  # shown of a chain of calls
MAX_SHOWN = 200  # characters of a line
_UNPRINTABLE = re.compile(r"[\0-\b\n-\x1f\x7f-\x9f\ud800-\udfff]")

_NODE = re.compile(r"^(!\d+) = (.*)$", re.MULTILINE)
_FIELD = re.compile(r'\b(\w+): (?:"([^"]*)"|(!?\w+))')
_ATTACHED = re.compile(r"!dbg (!\d+)")
_SOURCE = re.compile(r', checksumkind: \w+, checksum: "[^"]*"|, source: "[^"]*"')
_FILE = re.compile(r'^!\d+ = (?:distinct )?!DIFile\(filename: "([^"]*)".*?, source: "([^"]+)"\)$', re.MULTILINE)
_LINE = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+"((?:[^"\\]|\\.)*)")?[ \t0-9]*')


class SourceLocations:
    """The places that a module's metadata (`!12` to its text) tells."""

    def __init__(self, metadata: Mapping[str, str]) -> None:
        self._metadata = metadata
        self._nodes: dict[str, dict[str, str]] = {}
        self._found: dict[str, SourceLocation] = {}

    @classmethod
    def of_text(cls, ir: str) -> SourceLocations:
        return cls(dict(_NODE.findall(ir)))

    def of_node(self, ref: str) -> SourceLocation:
        """The place of a location or a function, by its node; SourceLocation(0) if that tells none."""
        if ref not in self._found:
            self._found[ref] = SourceLocation(0)  # against circles
            self._found[ref] = self._make(ref)
        return self._found[ref]

    def of_attachment(self, text: str) -> SourceLocation:
        """The place that a text with `!dbg !12` in it names; SourceLocation(0) if there is none."""
        found = _ATTACHED.search(text)
        return self.of_node(found[1]) if found else SourceLocation(0)

    def _make(self, ref: str) -> SourceLocation:
        fields = self._node(ref)
        line, column = _number(fields.get("line")), _number(fields.get("column"))
        call = self.of_node(fields["inlinedAt"]) if "inlinedAt" in fields else None
        if call is not None and self._function(ref) == self._function(fields["inlinedAt"]):
            call = call.call  # Clang makes two functions of a kernel, one of which calls the other
        if not line:  # the compiler has made it of several
            return call or SourceLocation(0)
        return SourceLocation(line, column, self._file(ref), call)

    def _node(self, ref: str) -> dict[str, str]:
        if ref not in self._nodes:
            fields = _FIELD.findall(self._metadata.get(ref, ""))
            self._nodes[ref] = {key: plain or quoted for key, quoted, plain in fields}
        return self._nodes[ref]

    def _file(self, ref: str) -> str:
        for _ in range(len(self._metadata)):
            node = self._node(ref)
            if "file" in node:
                name = unescaped(self._node(node["file"]).get("filename", ""))
                return "" if name == IR_FILE else name
            if "scope" not in node:
                break
            ref = node["scope"]
        return ""

    def _function(self, ref: str) -> tuple[str, ...]:
        """Name, file and line of the function that a location is in."""
        for _ in range(len(self._metadata)):
            if "subprogram" in self._metadata.get(ref, "").lower()[:24]:
                break
            ref = self._node(ref).get("scope", "")
        node = self._node(ref)
        return node.get("name", ""), node.get("file", ""), node.get("line", "")


def show_source(error: Error, ir: str) -> None:
    """Gives the error, and its notes, the text of the lines that they name: of the source, or of the IR itself."""
    parts: list[Error | Note] = [error, *error.notes]
    for part in parts:
        if isinstance(part.line, SourceLocation) and part.line and not part.excerpt:
            part.excerpt = excerpt(part.line, ir, MAX_CALLS if part is error else 1)


def show_line(error: Error, ir: str) -> None:
    """Gives an error about a line of IR this line, unless its message has it already."""
    if error.line and "\n" not in error.message and not error.excerpt:
        error.line = SourceLocation(error.line)
        error.excerpt = excerpt(error.line, ir)


def excerpt(place: SourceLocation | None, ir: str, depth: int = MAX_CALLS) -> str:
    """The line with a caret, and those of the calls that lead there. Without any source known: ""."""
    texts = {unescaped(name): unescaped(text) for name, text in _FILE.findall(ir)}
    parts: list[str] = []
    while place is not None and len(parts) < depth:
        text = source_excerpt(place, texts.get(place.file, "")) if place.file else _shown(ir.split("\n"), place)
        parts += [f"  in a call from {place.described}:\n{text}" if parts and text else text]
        place = place.call
    return "\n".join(filter(None, parts))


def source_excerpt(place: SourceLocation, source: str) -> str:
    """The line of a place with a caret; `#line` says what the lines are called."""
    lines = source.split("\n")
    at = _physical_line(lines, place)
    if not at:
        return ""
    return _shown(lines, place, at)


def _physical_line(lines: list[str], place: SourceLocation) -> int:
    """The number of the line that Clang calls by the place's line and file; 0 if there is none."""
    shift, name, has_named = 0, place.file, False
    for number, text in enumerate(lines, 1):
        found = _LINE.fullmatch(text) if "#" in text else None
        if found:
            shift = int(found[1]) - number - 1
            name, has_named = (re.sub(r"\\(.)", r"\1", found[2]), True) if found[2] is not None else (name, has_named)
        elif number + shift == place and (name == place.file or not has_named):
            return number
    return 0


def _shown(lines: list[str], place: SourceLocation, at: int = 0) -> str:
    """Line number `at` (that of the place) with a caret: below its first character, if the column is not known."""
    at = at or place
    if not 0 < at <= len(lines):
        return ""
    line = lines[at - 1].rstrip()
    text, column = _UNPRINTABLE.sub("?", line), _character(line, place.column) or len(line) - len(line.lstrip()) + 1
    if (cut := column - MAX_SHOWN // 2) > 0 and len(text) > MAX_SHOWN:
        text, column = text[cut:], column - cut
    text = text[:MAX_SHOWN]
    blanks = "".join(map(_blank, text[: column - 1]))
    caret = f"\n      | {blanks}^" if column <= len(text) else ""
    return f"{int(place):5} | {text}{caret}"


def _character(line: str, column: int) -> int:
    """The number of the character that begins in Clang's column: those are bytes."""
    data = line.encode(errors="replace").ljust(column)
    return len(data[: column - 1].decode(errors="ignore")) + 1 if column else 0


def _blank(character: str) -> str:
    """As wide as the character."""
    if character == "\t":
        return character
    return " " * (
        0 if unicodedata.combining(character) else 2 if unicodedata.east_asian_width(character) in "WF" else 1
    )


def place_in_source(error: Error, ir: str) -> None:
    """Turns an error about a line of IR into one about the place in the source that the line is from, if it says so.

    Where it does not, the error is left without a line: those of the IR mean nothing to who wrote the source.
    """
    places, lines = SourceLocations.of_text(ir), ir.split("\n")
    parts: list[Error | Note] = [error, *error.notes]
    for part in parts:
        text = lines[part.line - 1] if 0 < part.line <= len(lines) else ""
        part.line, part.excerpt = places.of_attachment(text), ""
    show_source(error, ir)


def without_sources(ir: str) -> str:
    """The same module without the source's text: what is computed does not depend on it."""
    return _SOURCE.sub("", ir) if "!DIFile(" in ir else ir


def unescaped(text: str) -> str:
    """The contents of a string in LLVM's spelling."""
    data = re.sub(rb"\\([0-9A-Fa-f]{2}|\\)", _byte, text.encode("utf-8", "surrogateescape"))
    return data.decode(errors="replace")


def _byte(found: re.Match[bytes]) -> bytes:
    return b"\\" if found[1] == b"\\" else bytes([int(found[1], 16)])


def _number(text: str | None) -> int:
    return int(text) if text and text.isdigit() and len(text) < 10 else 0
