"""Source locations of instructions, from LLVM's debug info, and source excerpts for messages.

For each instruction Clang records line, column and function, and the call if that function was inlined. With
`-gembed-source` it also embeds the text of each file, so an excerpt needs no file.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

from wfv.errors import Error, Note, SourceLocation
from wfv.ir.spelling import unescaped

IR_FILE = "<ir>"  # the file's name where the lines are in the module's own text
MAX_CALLS = 8  # of a chain, in an excerpt
MAX_SHOWN = 200  # characters of a line, in an excerpt
MAX_NODES, MAX_DEPTH = 1_000_000, 10_000  # of metadata: LLVM enters nodes by recursion
_UNPRINTABLE = re.compile(r"[\0-\b\n-\x1f\x7f-\x9f\ud800-\udfff]")

_NODE = re.compile(r"^(!\d+) = (.*)$", re.MULTILINE)
_FIELD = re.compile(r'\b(\w+): (?:"([^"]*)"|(!?\w+))')
_INLINED = re.compile(r"^(!\d+) = (?:distinct )?!DILocation\([^\n]*inlinedAt: (!\d+)", re.MULTILINE)
_ATTACHED = re.compile(r"!dbg (!\d+)")
_SOURCE = re.compile(r', checksumkind: \w+, checksum: "[^"]*"|, source: "[^"]*"')
_FILE = re.compile(r'^!\d+ = (?:distinct )?!DIFile\(filename: "([^"]*)".*?, source: "([^"]+)"\)$', re.MULTILINE)
_LINE = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+"((?:[^"\\]|\\.)*)")?[ \t0-9]*')


class SourceLocations:
    """The source locations in a module's metadata, which maps `!12` to its text."""

    def __init__(self, metadata: Mapping[str, str]) -> None:
        self._metadata = metadata
        self._nodes: dict[str, dict[str, str]] = {}
        self._found: dict[str, SourceLocation] = {}
        self._places: dict[str, tuple[str, object]] = {}  # of scopes, in each of which are many locations

    @classmethod
    def of_text(cls, ir: str) -> SourceLocations:
        return cls(dict(_NODE.findall(ir)))

    def of_node(self, ref: str) -> SourceLocation:
        """The location in a DILocation or DISubprogram node; SourceLocation(0) if it has none."""
        calls, at = [], ref
        while at and at not in self._found:
            self._found[at] = SourceLocation(0)  # ends the loop on a cycle
            calls.append(at)
            at = self._node(at).get("inlinedAt", "")
        for at in reversed(calls):
            self._found[at] = self._make(at)
        return self._found[ref]

    def of_attachment(self, text: str) -> SourceLocation:
        """The location of the `!dbg !12` in a text; SourceLocation(0) if there is none."""
        found = _ATTACHED.search(text)
        return self.of_node(found[1]) if found else SourceLocation(0)

    def _make(self, ref: str) -> SourceLocation:
        fields, (file, function) = self._node(ref), self._place(ref)
        line, column = _number(fields.get("line")), _number(fields.get("column"))
        call = self.of_node(fields["inlinedAt"]) if "inlinedAt" in fields else None
        if call is not None and function == self._place(fields["inlinedAt"])[1]:
            call = call.call  # Clang makes two functions of a kernel, and one calls the other
        if not line:  # LLVM merged several instructions
            return call or SourceLocation(0)
        return SourceLocation(line, column, file, call)

    def _node(self, ref: str) -> dict[str, str]:
        """The fields of a node, and its `kind`."""
        if ref not in self._nodes:
            text = self._metadata.get(ref, "")
            fields = {key: plain or quoted for key, quoted, plain in _FIELD.findall(text)}
            self._nodes[ref] = fields | {"kind": text.partition("(")[0]}
        return self._nodes[ref]

    def _place(self, ref: str) -> tuple[str, object]:
        """The file of a location, and its function."""
        node = self._node(ref)
        scope = node.get("scope", "") if node["kind"].endswith("DILocation") else ref
        if scope not in self._places:
            self._places[scope] = self._file(scope), self._function(scope)
        return self._places[scope]

    def _file(self, ref: str) -> str:
        """The file of a location: that of the nearest scope with a file."""
        node = self._node(next((scope["file"] for scope in self._scopes(ref) if "file" in scope), ""))
        name = unescaped(node.get("filename", ""), "replace")
        return "" if name == IR_FILE else name

    def _function(self, ref: str) -> tuple[str | None, ...]:
        """Name, file and line of the function that a location is in."""
        scopes = (scope for scope in self._scopes(ref) if scope["kind"].endswith("DISubprogram"))
        return tuple(map(next(scopes, {}).get, ("name", "file", "line")))

    def _scopes(self, ref: str) -> Iterator[dict[str, str]]:
        """The node and the scopes around it; a node is visited once."""
        seen = set[str]()
        while ref and ref not in seen:
            seen.add(ref)
            yield self._node(ref)
            ref = self._node(ref).get("scope", "")


def has_too_much_metadata(ir: str) -> bool:
    """Whether the metadata of a module that Clang has made is too much for LLVM: its chains are those of calls."""
    nodes = ir.count("\n!")
    if nodes <= MAX_DEPTH:
        return False
    calls, depths = dict(_INLINED.findall(ir)), dict[str, int]()
    for node in calls:
        chain = [node]
        while chain[-1] in calls and calls[chain[-1]] not in depths:
            chain.append(calls[chain[-1]])
        for at in reversed(chain):
            depths[at] = depths.get(calls.get(at, ""), 0) + 1
    return nodes > MAX_NODES or max(depths.values(), default=0) > MAX_DEPTH


def show_source(error: Error, ir: str) -> None:
    """Sets the excerpts of the error and of its notes: lines of the source, or of the IR itself."""
    parts: list[Error | Note] = [error, *error.notes]
    for part in parts:
        if isinstance(part.line, SourceLocation) and part.line and not part.excerpt:
            part.excerpt = excerpt(part.line, ir, MAX_CALLS if part is error else 1)


def show_line(error: Error, ir: str) -> None:
    """Sets the excerpt of an error about a line of IR, unless its message contains the line.

    If the line has debug info, the excerpt names the source line that it was compiled from, too.
    """
    if error.line and "\n" not in error.message and not error.excerpt:
        error.line = SourceLocation(error.line)
        origin = SourceLocations.of_text(ir).of_attachment(_line(ir, error.line))
        error.excerpt = excerpt(error.line, ir) + (f"\n  compiled from {origin.described}" if origin else "")


def excerpt(location: SourceLocation | None, ir: str, depth: int = MAX_CALLS) -> str:
    """The line with a caret, and the lines of the calls through which it was inlined; "" without embedded source."""
    texts = embedded_sources(ir)
    parts: list[str] = []
    while location is not None and len(parts) < depth:
        source = texts.get(location.file, "")
        text = source_excerpt(location, source) if location.file else _shown(_line(ir, location), location)
        parts += [f"  in a call from {location.described}:\n{text}" if parts and text else text]
        location = location.call
    return "\n".join(filter(None, parts))


def embedded_sources(ir: str) -> dict[str, str]:
    """The text of each source file that Clang has embedded in the module."""
    return {unescaped(name, "replace"): unescaped(text) for name, text in _FILE.findall(ir)}


def source_line(location: SourceLocation, source: str) -> str:
    """The line of a location, "" if the source has none."""
    return _line(source, physical_line(source, location))


def source_excerpt(location: SourceLocation, source: str) -> str:
    """The line of a location with a caret. `#line` directives renumber the lines of `source`."""
    at = physical_line(source, location)
    return _shown(_line(source, at), location) if at else ""


def physical_line(source: str, location: SourceLocation) -> int:
    """The number of the line of `source` that Clang reports as this location; 0 if there is none."""
    shift, name, has_named = 0, location.file, False
    for number, text in enumerate(source.split("\n"), 1):
        found = _LINE.fullmatch(text) if "#" in text else None
        if found:
            shift = int(found[1]) - number - 1
            name, has_named = (re.sub(r"\\(.)", r"\1", found[2]), True) if found[2] is not None else (name, has_named)
        elif number + shift == location and (name == location.file or not has_named):
            return number
    return 0


def _line(text: str, number: int) -> str:
    """The line of that number, "" if there is none."""
    lines = text.split("\n")
    return lines[number - 1] if 0 < number <= len(lines) else ""


def _shown(line: str, location: SourceLocation) -> str:
    """The location's line with a caret: below the first character if the column is unknown."""
    line = line.rstrip()
    text, column = _UNPRINTABLE.sub("?", line), _character(line, location.column) or len(line) - len(line.lstrip()) + 1
    if (cut := column - MAX_SHOWN // 2) > 0 and len(text) > MAX_SHOWN:
        text, column = text[cut:], column - cut
    text = text[:MAX_SHOWN]
    blanks = "".join(map(_blank, text[: column - 1]))
    caret = f"\n      | {blanks}^" if column <= len(text) else ""
    return f"{int(location):5} | {text}{caret}"


def _character(line: str, column: int) -> int:
    """The number of the character that begins in Clang's column, which counts bytes; 0 without a column."""
    data = line.encode(errors="replace").ljust(column)
    return len(data[: column - 1].decode(errors="ignore")) + 1 if column else 0


def _blank(character: str) -> str:
    """Blanks as wide as the character."""
    if character == "\t":
        return character
    return " " * (
        0 if unicodedata.combining(character) else 2 if unicodedata.east_asian_width(character) in "WF" else 1
    )


def move_to_source(error: Error, ir: str) -> None:
    """Turns an error about a line of IR into one about that line's source location.

    Without debug info the error loses its line: a line of IR means nothing to the author of the source.
    """
    locations = SourceLocations.of_text(ir)
    parts: list[Error | Note] = [error, *error.notes]
    for part in parts:
        part.line, part.excerpt = locations.of_attachment(_line(ir, part.line)), ""
    show_source(error, ir)


def without_sources(ir: str) -> str:
    """The module without the embedded source text, which changes no result."""
    return _SOURCE.sub("", ir) if "!DIFile(" in ir else ir


def _number(text: str | None) -> int:
    return int(text) if text and text.isdigit() and len(text) < 10 else 0
