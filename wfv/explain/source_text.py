"""The source of remarks: its lines, from the text that Clang embeds, from the file, or from the IR."""

from __future__ import annotations

from pathlib import Path

from wfv.errors import SourceLocation
from wfv.ir.source_locations import embedded_sources, source_excerpt, source_line


class SourceText:
    """The source that a module was made from; `path` is the file of OpenCL C, None without one."""

    def __init__(self, ir: str, path: Path | None = None) -> None:
        self._embedded = embedded_sources(ir)
        self._own = path.read_text(errors="replace") if path is not None and path.exists() else ""
        self._ir = "" if "!DILocation(" in ir else ir

    def line(self, location: SourceLocation) -> str:
        """The line as it is written; "" if it is not known."""
        if self._ir:
            lines = self._ir.split("\n")
            return lines[location - 1] if 0 < location <= len(lines) else ""
        return source_line(location, self._of(location.file))

    def shown(self, line: int, file: str = "") -> str:
        """The line without the blanks around it; "" if it is not known."""
        return self.line(SourceLocation(line, 0, file)).strip()

    def excerpt(self, line: int, column: int, file: str = "") -> str:
        """The line with a caret below the column; "" if the line is not known."""
        source = self._ir or self._of(file)
        return source_excerpt(SourceLocation(line, column, file), source) if line else ""

    def _of(self, file: str) -> str:
        return self._embedded.get(file) or self._own
