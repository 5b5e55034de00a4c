"""The commands and programs of a page, and whether an output is as the page shows it: the rules of shown_output.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from itertools import pairwise

LEFT_OUT = "..."

_MARKS = r"(?:<!-- output: (?P<marks>[\w, ]+) -->\n)?"
_BLOCK = re.compile(rf"^{_MARKS}```(?P<kind>console|python)\n(?P<body>.*?)^```\n", re.DOTALL | re.MULTILINE)
_PRINTED = re.compile(r"\n?```text\n(?P<body>.*?)^```\n", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """A command or program of a page, and the part of the page that is its output."""

    is_command: bool
    text: str
    output: slice
    is_shown: bool  # the page has a place for the output, if only an empty one
    marks: frozenset[str]
    line: int


class DiffersError(Exception):
    """A page is not as wfv is today."""


def examples(page: str) -> Iterator[Example]:
    """The commands and programs of a page, in order."""
    for block in _BLOCK.finditer(page):
        marks = frozenset((block["marks"] or "").split(", ")) - {""}
        line = page.count("\n", 0, block.start("body")) + 1
        if block["kind"] == "python":
            printed = _PRINTED.match(page, block.end())
            output = slice(*printed.span("body")) if printed else slice(block.end(), block.end())
            yield Example(False, block["body"], output, printed is not None, marks, line)
            continue
        starts = [match.start() for match in re.finditer(r"^\$ ", block["body"], re.MULTILINE)]
        for begin, end in pairwise([*starts, len(block["body"])]):
            command, _, _ = block["body"][begin:end].partition("\n")
            first = block.start("body") + begin + len(command) + 1
            at = line + block["body"].count("\n", 0, begin)
            yield Example(True, command[2:], slice(first, block.start("body") + end), True, marks, at)


def is_shown(shown: str, output: str, marks: frozenset[str]) -> bool:
    """Whether a page may show this output as `shown`."""
    if "varies" in marks:
        return bool(output) or not shown
    change = _without_numbers if "numbers vary" in marks else str
    lines = [change(line) for line in output.splitlines()]
    parts = [[change(line) for line in part] for part in _parts(shown)]
    at = 0
    for i, part in enumerate(parts):
        last = i == len(parts) - 1
        candidates = [len(lines) - len(part)] if last else range(at, len(lines) - len(part) + 1)
        found = [start for start in candidates if start >= at and lines[start : start + len(part)] == part]
        if not found or (i == 0 and found[0] != 0):
            return False
        at = found[0] + len(part)
    return True


def _parts(shown: str) -> list[list[str]]:
    """The lines between those that stand for left out ones: the first part begins the output, the last one ends it."""
    parts: list[list[str]] = [[]]
    for line in shown.splitlines():
        if line.strip() == LEFT_OUT:
            parts.append([])
        else:
            parts[-1].append(line)
    return parts


def _without_numbers(line: str) -> str:
    line = re.sub(r"\d+(\.\d+)?", "#", line)
    return re.sub(r"([^\w#])\1+", r"\1", line).strip()


def rewritten(shown: str, output: str, line: int) -> str:
    """The output with the same parts left out. A part begins with the line that it begins with now.

    The first part and those in between have as many lines as now, the last one reaches to the end of the output.
    """
    parts, lines = _parts(shown), output.splitlines()
    if len(parts) == 1:
        return output
    kept, at = lines[: len(parts[0])], len(parts[0])
    for part in parts[1:]:
        if part and part[0] not in lines[at:]:
            raise DiffersError(f"line {line}: the output has no line {part[0]!r}:\n{output}")
        at = lines.index(part[0], at) if part else len(lines)
        end = len(lines) if part is parts[-1] else at + len(part)
        kept += [LEFT_OUT, *lines[at:end]]
        at = end
    return "\n".join(kept) + "\n"


def texts_of(picture: str) -> list[str]:
    """The texts of a picture in SVG, sorted."""
    texts = (unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", picture))
    return sorted(re.sub(r"\b\d+ lanes", "lanes", text) for text in texts)
