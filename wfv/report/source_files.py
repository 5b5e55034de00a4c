"""The files of a kernel's source, and the keys by which lines of IR and assembly name lines in them."""

from __future__ import annotations

import re
from pathlib import Path

from wfv.errors import SourceLocation
from wfv.ir.source_locations import embedded_sources, physical_line
from wfv.report.data import SourceFile

_FIRST = re.compile(r'^#line 1 "[^"\n]*"\n')  # before Clang reads a source, it gets this line


class SourceFiles:
    """Collects the files that instructions come from, in the order of their first use.

    `ir`: the canonical module, which is the source itself where it has no debug info. `path`: the file of OpenCL C,
    None without one; it is read where Clang has embedded no text.
    """

    def __init__(self, ir: str, path: Path | None) -> None:
        self._texts = {name: _FIRST.sub("", text) for name, text in embedded_sources(ir).items()}
        self._path = path
        self._own = path.read_text(errors="replace") if path is not None and path.exists() else ""
        self._ir = "" if "!DILocation(" in ir else ir
        self._names = [""] if self._ir else list[str]()
        self._places: dict[tuple[str, int], str] = {}

    @property
    def is_ir(self) -> bool:
        """Whether the source is the IR itself."""
        return bool(self._ir)

    @property
    def files(self) -> list[SourceFile]:
        """The files that lines have been asked for."""
        return [SourceFile(name or "LLVM IR", self._text(name).rstrip().split("\n")) for name in self._names]

    def place(self, line: int) -> str:
        """The key of a source location, "" if it is unknown or the file's text is.

        A plain number is a line of the text that a step has parsed: it means nothing in the source.
        """
        if not line or not isinstance(line, SourceLocation):
            return ""
        name = line.file
        if (found := self._places.get((name, int(line)))) is None:
            found = self._places[name, int(line)] = self._find(name, int(line))
        return found

    def _find(self, name: str, line: int) -> str:
        at = physical_line(self._text(name), SourceLocation(line, 0, name)) if self._text(name) else 0
        if not at:
            return ""
        if name not in self._names:
            self._names.append(name)
        return f"{self._names.index(name)}.{at}"

    def _text(self, name: str) -> str:
        if not name:
            return self._ir
        is_own = self._path is not None and Path(name).name == self._path.name
        return self._texts.get(name) or (self._own if is_own else "")
