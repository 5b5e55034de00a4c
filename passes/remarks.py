"""Remarks: what vectorization decided or missed, and why. The steps return them beside their results.

A step knows a value by its name and its line in the text that the step works on. `located`, which is called once at
the end, gives all remarks the lines of the source.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from wfv.errors import SourceLocation
from wfv.ir.items import items_of


@dataclass(frozen=True, order=True)
class Remark:
    """One fact about one instruction (or, with line 0 and no opcode, about the kernel).

    `kind`: docs/remarks.md has them all. `line`: the source line, where the kernel has debug info; else that of the
    value in the canonical IR; 0 if unknown. `name`: the value's name in the IR, "" if it has none; then `near` names
    the instruction's address or condition, if it has one. `file`: the file that the line is in, "" if unknown.
    """

    line: int
    kind: str
    opcode: str
    name: str
    text: str
    near: str = ""
    file: str = ""


@dataclass(frozen=True)
class NamedCause:
    """An instruction that makes others varying: its name in the source, its line (0: unknown), and why it is varying.

    Names and numbers only, so that a remark keeps no function alive.
    """

    name: str
    line: int
    why: str

    def __str__(self) -> str:
        return f"%{self.name}{f' (line {int(self.line)})' if self.line else ''}: {self.why}"


@dataclass(frozen=True)
class CausedRemark(Remark):
    """A remark of a step with its cause, which `located` appends to the text when its line is known."""

    cause: NamedCause | None = field(default=None, kw_only=True)


def located(remarks: Iterable[Remark], text: str, kernel: str) -> tuple[Remark, ...]:
    """The remarks in order, each once. Without debug info in `text`, lines are those of the named values in it."""
    if "!DILocation(" in text:
        return tuple(sorted({_finished(remark, remark.line, _cause_of(remark)) for remark in remarks}))
    lines = _value_lines(text, kernel)
    return tuple(sorted({_located_by_names(remark, lines) for remark in remarks}))


def _cause_of(remark: Remark) -> NamedCause | None:
    return remark.cause if isinstance(remark, CausedRemark) else None


def _located_by_names(remark: Remark, lines: dict[str, int]) -> Remark:
    """The remark with the lines of the named values: its own, and that of its cause."""
    cause = _cause_of(remark)
    if cause is not None and cause.line:
        cause = NamedCause(cause.name, lines.get(cause.name, 0), cause.why)
    return _finished(remark, lines.get(remark.name or remark.near, 0), cause)


def _finished(remark: Remark, line: int, cause: NamedCause | None) -> Remark:
    text = f"{remark.text}, because of {cause}" if cause is not None else remark.text
    file = line.file if isinstance(line, SourceLocation) else ""
    return Remark(int(line), remark.kind, remark.opcode, remark.name, text, remark.near, file)


def _value_lines(text: str, kernel: str) -> dict[str, int]:
    """The line of each named value in the definition of `kernel`."""
    found: dict[str, int] = {}
    for item in items_of(text):
        for number, line in enumerate(item.text.split("\n") if item.name == kernel else (), item.line):
            if match := re.match(r'\s+%("[^"]*"|[-\w.$]+) = ', line):
                found.setdefault(match[1], number)
    return found
