"""The source that a module was made from: lines for explanations, and the files that a report shows."""

import re
from pathlib import Path

from wfv.errors import SourceLocation
from wfv.ir.source_locations import embedded_sources, physical_line, source_excerpt, source_line

_FIRST = re.compile(r'^#line 1 "[^"\n]*"\n')  # before Clang reads a source, it gets this line


class SourceText:
    """The files by the names that debug info has for them; that of "" is the IR itself, where it has no debug info.

    `path`: the file of OpenCL C, None without one; it is read where Clang has embedded no text.
    """

    def __init__(self, ir: str, path: Path | None = None) -> None:
        self._texts = {name: _FIRST.sub("", text) for name, text in embedded_sources(ir).items()}
        self._name = path.name if path is not None else ""
        self._own = path.read_text(errors="replace") if path is not None and path.exists() else ""
        self.is_ir = "!DILocation(" not in ir
        if self.is_ir:
            self._texts[""] = ir
        self._names = [""] if self.is_ir else list[str]()
        self._places: dict[tuple[str, int], str] = {}

    def text_of(self, file: str) -> str:
        """The text of a file, "" if it is not known."""
        return self._texts.get(file) or (self._own if Path(file).name in ("", self._name) else "")

    def line(self, location: SourceLocation) -> str:
        """The line as it is written; "" if it is not known."""
        return source_line(location, self.text_of(location.file))

    def shown(self, line: int, file: str = "") -> str:
        """The line without the blanks around it; "" if it is not known."""
        return self.line(SourceLocation(line, 0, file)).strip()

    def excerpt(self, line: int, column: int, file: str = "") -> str:
        """The line with a caret below the column; "" if the line is not known."""
        return source_excerpt(SourceLocation(line, column, file), self.text_of(file)) if line else ""

    @property
    def files(self) -> list[tuple[str, list[str]]]:
        """The names and lines of the files that `place` has found, in this order; of the IR first."""
        return [(name or "LLVM IR", self.text_of(name).rstrip().split("\n")) for name in self._names]

    def place(self, line: int) -> str:
        """The key of a source location, `FILE.LINE` with the file's number in `files`; "" if it is unknown.

        A plain number is a line of the text that a step has parsed: it means nothing in the source.
        """
        if not line or not isinstance(line, SourceLocation) or not (line.file or self.is_ir):
            return ""
        key = line.file, int(line)
        if key not in self._places:
            self._places[key] = self._find(SourceLocation(line, 0, line.file))
        return self._places[key]

    def _find(self, location: SourceLocation) -> str:
        at = physical_line(self.text_of(location.file), location)
        if at and location.file not in self._names:
            self._names.append(location.file)
        return f"{self._names.index(location.file)}.{at}" if at else ""
