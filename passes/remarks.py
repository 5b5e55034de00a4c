"""What vectorization could not do in vectors, and why: facts that the steps return beside their result."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from wfv.errors import SourceLocation

_VALUE_AND_LINE = re.compile(r"%(\S+) \(line \d+\)")


@dataclass(frozen=True, order=True)
class Remark:
    """One fact about one instruction (or, with line 0 and no opcode, about the kernel).

    `kind`: docs/remarks.md has them all. `line`: the source line, where the kernel has debug info; else that of the
    value in the canonical IR; 0 if unknown. `name`: the value's name in the IR, "" if it has none; then `near` is a
    value that stands by it, if there is one: an address, a condition. `file`: which one the line is in, "" if unknown.
    """

    line: int
    kind: str
    opcode: str
    name: str
    text: str
    near: str = ""
    file: str = ""


def located(remarks: Iterable[Remark], text: str, kernel: str) -> tuple[Remark, ...]:
    """The remarks in order, each once. Without debug info in `text`, lines are those of the named values in it."""
    if "!DILocation(" in text:
        return tuple(sorted({replace(remark, line=int(remark.line), file=_file(remark.line)) for remark in remarks}))
    lines = _value_lines(text, kernel)
    return tuple(sorted({_moved(remark, lines) for remark in remarks}))


def _file(line: int) -> str:
    return line.file if isinstance(line, SourceLocation) else ""


def _moved(remark: Remark, lines: dict[str, int]) -> Remark:
    """With the lines of the values, its own and the one in the text."""
    text = _VALUE_AND_LINE.sub(lambda m: f"%{m[1]} (line {lines[m[1]]})" if m[1] in lines else f"%{m[1]}", remark.text)
    return replace(remark, line=lines.get(remark.name or remark.near, 0), text=text)


def _value_lines(text: str, kernel: str) -> dict[str, int]:
    """The line of each named value in the definition of `kernel`."""
    found: dict[str, int] = {}
    is_inside = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("define "):
            is_inside = f"@{kernel}(" in line
        elif is_inside and (match := re.match(r'\s+%("[^"]*"|[-\w.$]+) = ', line)):
            found.setdefault(match[1], number)
    return found
