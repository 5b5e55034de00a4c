"""Refuses sources that would read files outside of the directories that the user named.

Refused are `#include` of an absolute path, of a path with `..`, or of a macro's expansion; `#embed`, which compiles the
bytes of a file into the kernel; and pragmas that read files. Assembly reads files only when it is assembled: wfv
refuses it in Clang's output (wfv/ir/parser.py). The check finds directives by Clang's rules: it splices lines,
replaces comments by blanks, and ends a string no later than its line. Clang reads a few lines by other rules: those
with a comment after `#warning`, or a quote in `<...>`. They are refused, because they could hide a directive from the
check.
"""

import re
from bisect import bisect_right
from collections.abc import Callable

from wfv.errors import UnsupportedError

_SPLICE = re.compile(r"\\[ \t\f\v]*\n")
_TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?(?:\*/|\Z)|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?""", re.DOTALL
)  # fmt: skip
_COMMENT = "\0"  # replaces the start of a /* */ comment; check_source refuses sources with NUL bytes
# Clang treats the blanks of Unicode as blanks, too.
_BLANK = rf"(?:[^\S\n]|{_COMMENT}|\u180e)*"
_DIRECTIVE = re.compile(rf"^{_BLANK}(?:#|%:){_BLANK}(\w+)([^\n]*)", re.MULTILINE)
_INCLUDE = re.compile(r'"([^"]*)"|<([^>]*)>')
_UPWARDS = re.compile(r"(?:^|[/\\])\.\.(?:[/\\]|$)")
_PRAGMAS = (["GCC", "dependency"], ["clang", "module"])


def check_source(source: str, any_include: bool = False) -> None:
    """Raises UnsupportedError, with the line, for a construct that a source must not contain.

    `source` comes from `plain_text`; `any_include`: it may read any file.
    """
    if "\0" in source:
        line = source[: source.index("\0")].count("\n") + 1
        raise UnsupportedError("a NUL byte in the source", line=line, help="remove it: a source is text")
    if any_include:
        return
    text, line_of = _spliced(source)
    for directive in _DIRECTIVE.finditer(_TOKEN.sub(_without_comment, text)):
        _check_directive(directive[1], directive[2].strip(), line_of(directive.start(1)))


def _spliced(source: str) -> tuple[str, Callable[[int], int]]:
    """The source with its lines spliced, and a function from positions in it to line numbers of the source."""
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
        raise UnsupportedError(f"a comment after #{name}", line=line, help="put the comment on a line of its own")
    if name == "embed":
        raise UnsupportedError(f"#{name}", line=line, help="pass the data as an argument")
    if name == "pragma" and (words := re.findall(r"\w+", rest)[:2]) in _PRAGMAS:
        raise UnsupportedError(
            f"#pragma {' '.join(words)}", line=line, help="it makes Clang read other files: remove it"
        )
    if name in ("include", "include_next", "import"):
        _check_include(name, rest, line)


def _check_include(name: str, rest: str, line: int) -> None:
    found = _INCLUDE.match(rest.lstrip(f"\u180e{_COMMENT} "))
    if found is None:
        raise UnsupportedError(f"#{name} of a macro's expansion", line=line, help="write the file's name")
    path = found[1] if found[1] is not None else found[2]
    if path.startswith(("/", "\\", "~")) or path[1:2] == ":" or _UPWARDS.search(path):
        raise UnsupportedError(
            f"#{name} of {path!r}",
            line=line,
            help="pass the directory by -I, and include the file by its path below it",
        )
    if any(mark in path for mark in f"\"'{_COMMENT}"):
        raise UnsupportedError(f"#{name} of a name with quotes or a comment in it", line=line, help="rename the file")


def _without_comment(found: re.Match[str]) -> str:
    return found[0] if found[0][0] in "\"'" else _blank(found)


def _blank(found: re.Match[str]) -> str:
    """Blanks of the same length, without line ends: a comment of several lines does not end a directive."""
    first = _COMMENT if found[0].startswith("/*") else " "
    return first + " " * (len(found[0]) - 1)
