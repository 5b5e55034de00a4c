"""What a source may not do, because it would read files that the one who builds it did not name.

`#include` of an absolute path or of one that leads upwards, of a name that a macro makes, `#embed` (which compiles a
file's bytes in), pragmas that ask for files, and inline assembly. Directives are found as Clang finds them: lines are
spliced, then comments are blanks, strings end with their line at the latest. Where Clang reads a line by other rules
(a comment behind `#warning`, a quote in `<...>`), the line is refused, so that both always see the same directives.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable

from wfv.errors import UnsupportedError

_SPLICE = re.compile(r"\\[ \t\f\v]*\n")
_TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?(?:\*/|\Z)|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?""", re.DOTALL
)  # fmt: skip
_COMMENT = "\0"  # stands where a comment of more than one line may begin; no source has it
# Clang takes the blanks of Unicode for blanks, too.
_BLANK = rf"(?:[^\S\n]|{_COMMENT}|\u180e)*"
_DIRECTIVE = re.compile(rf"^{_BLANK}(?:#|%:){_BLANK}(\w+)([^\n]*)", re.MULTILINE)
_INCLUDE = re.compile(r'"([^"]*)"|<([^>]*)>')
_ASSEMBLY = re.compile(r"\b(?:asm|__asm|__asm__)\b")
_UPWARDS = re.compile(r"(?:^|[/\\])\.\.(?:[/\\]|$)")
_PRAGMAS = (["GCC", "dependency"], ["clang", "module"])


def check_source(source: str) -> None:
    """Raises UnsupportedError for the first thing that a plain text may not do, with its line."""
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
    breaks = [found.start() for found in re.finditer("\n", text)]
    return text, lambda at: bisect_right(breaks, at - 1) + bisect_right(splices, at) + 1


def _check_directive(name: str, rest: str, line: int) -> None:
    if name in ("error", "warning") and _COMMENT in rest:
        raise UnsupportedError(f"a comment behind #{name}", line=line, help="put it on a line of its own")
    if name == "embed":
        raise UnsupportedError(f"#{name}", line=line, help="pass the data as an argument")
    if name == "pragma" and (words := re.findall(r"\w+", rest)[:2]) in _PRAGMAS:
        raise UnsupportedError(f"#pragma {' '.join(words)}", line=line, help="it asks for other files: drop it")
    if name in ("include", "include_next", "import"):
        _check_include(name, rest, line)


def _check_include(name: str, rest: str, line: int) -> None:
    found = _INCLUDE.match(rest.lstrip(f"\u180e{_COMMENT} "))
    if found is None:
        raise UnsupportedError(f"#{name} of what a macro says", line=line, help="name the file")
    path = found[1] if found[1] is not None else found[2]
    if path.startswith(("/", "\\", "~")) or path[1:2] == ":" or _UPWARDS.search(path):
        raise UnsupportedError(
            f"#{name} of {path!r}", line=line, help="name a directory by -I, and the file by its path below that"
        )
    if any(mark in path for mark in f"\"'{_COMMENT}"):
        raise UnsupportedError(f"#{name} of a name with quotes or a comment in it", line=line, help="rename the file")


def _without_comment(found: re.Match[str]) -> str:
    return found[0] if found[0][0] in "\"'" else _blank(found)


def _blank(found: re.Match[str]) -> str:
    """As many characters; the line ends of a comment end no line."""
    first = _COMMENT if found[0].startswith("/*") else " "
    return first + " " * (len(found[0]) - 1)
