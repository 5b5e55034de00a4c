"""What a source may not do, because it would read files that the one who builds it did not name.

`#include` of an absolute path or of one that leads upwards, of a name that a macro makes, `#embed` (which compiles a
file's bytes in), and inline assembly. Directives are found as the C standard (5.1.1.2) reads them: lines are spliced
and comments are blanks before a `#` is looked for.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable

from wfv.errors import UnsupportedError

_SPLICE = re.compile(r"\\[ \t]*\r?\n")
_TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
_DIRECTIVE = re.compile(r"^[ \t\f\v]*(?:#|%:|\?\?=)[ \t\f\v]*(\w+)[ \t\f\v]*([^\n]*)", re.MULTILINE)
_INCLUDE = re.compile(r'"([^"]*)"|<([^>]*)>')
_ASSEMBLY = re.compile(r"\b(?:asm|__asm|__asm__)\b")
_UPWARDS = re.compile(r"(?:^|[/\\])\.\.(?:[/\\]|$)")


def check_source(source: str) -> None:
    """Raises UnsupportedError for the first thing that a source may not do, with its line."""
    if "\0" in source:
        raise UnsupportedError("a NUL byte in the source", line=source[: source.index("\0")].count("\n") + 1)
    text, line_of = _spliced(source)
    for directive in _DIRECTIVE.finditer(_TOKEN.sub(_without_comment, text)):
        _check_directive(directive[1], directive[2].strip(), line_of(directive.start(1)))
    if assembly := _ASSEMBLY.search(_TOKEN.sub(_blank, text)):
        raise UnsupportedError(
            "inline assembly", line=line_of(assembly.start()), help="write it in OpenCL C: wfv makes vectors of it"
        )


def _spliced(source: str) -> tuple[str, Callable[[int], int]]:
    """The source with its lines spliced, and the line in the source of a position in that."""
    text = _SPLICE.sub("", source)
    removed = 0
    splices = []
    for found in _SPLICE.finditer(source):
        splices.append(found.start() - removed)
        removed += len(found[0])
    return text, lambda at: text.count("\n", 0, at) + bisect_right(splices, at) + 1


def _check_directive(name: str, rest: str, line: int) -> None:
    if name == "embed" or "__has_embed" in rest:
        raise UnsupportedError(f"#{name}", line=line, help="pass the data as an argument")
    if name not in ("include", "include_next", "import"):
        return
    found = _INCLUDE.match(rest)
    if found is None:
        raise UnsupportedError(f"#{name} of what a macro says", line=line, help="name the file")
    path = found[1] if found[1] is not None else found[2]
    if path.startswith(("/", "\\", "~")) or path[1:2] == ":" or _UPWARDS.search(path):
        raise UnsupportedError(
            f"#{name} of {path!r}", line=line, help="name a directory by -I, and the file by its path below that"
        )


def _without_comment(found: re.Match[str]) -> str:
    return found[0] if found[0][0] in "\"'" else _blank(found)


def _blank(found: re.Match[str]) -> str:
    """As many characters; the line ends of a comment end no line."""
    return " " * len(found[0])
