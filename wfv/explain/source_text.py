"""The source line of a remark: from the text that Clang embeds, from the file, or the line of the IR."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from wfv.errors import SourceLocation
from wfv.ir.source_locations import embedded_sources, source_line

LineText = Callable[[int, str], str]  # of a line and its file ("": the kernel's own); "" if it is not known


def line_reader(ir: str, path: Path | None) -> LineText:
    """Reads lines of the source that `ir` was made from; `path` is the file of OpenCL C, None without one."""
    sources = embedded_sources(ir)
    own = path.read_text(errors="replace") if path is not None and path.exists() else ""
    has_debug_info = "!DILocation(" in ir

    def text(line: int, file: str) -> str:
        if not has_debug_info:
            lines = ir.split("\n")
            return lines[line - 1].strip() if 0 < line <= len(lines) else ""
        source = sources.get(file) or own
        return source_line(SourceLocation(line, 0, file), source).strip()

    return text
