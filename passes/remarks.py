"""Remarks: what vectorization decided or missed, and why. The steps return them beside their results.

A step knows a value by its name and its line in the text that the step works on. `located`, which is called once at
the end, gives all remarks the lines of the source.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from wfv.errors import SourceLocation
from wfv.ir.items import items_of
from wfv.ir.source_expressions import expression_at, variable_at
from wfv.ir.source_locations import SourceLocations, embedded_sources, source_line


@dataclass(frozen=True, order=True)
class NamedCause:
    """A value that makes others varying: its name in the IR, its line (0: unknown), and why it is varying.

    `words`: what the source calls it, "" if that is not known. `call`: the call of OpenCL C that the value stands for,
    such as `get_global_id(0)`, where the chain of causes ends. `kind`: the rule, or the operation that is one. Names
    and numbers only, so that a remark keeps no function alive.
    """

    name: str
    line: int
    why: str
    column: int = 0
    file: str = ""
    words: str = ""
    call: str = ""
    kind: str = ""

    @property
    def title(self) -> str:
        """What a message calls the value."""
        return self.words or self.call or f"%{self.name}"

    def __str__(self) -> str:
        return f"{self.title}{f' (line {int(self.line)})' if self.line else ''}: {self.why}"


@dataclass(frozen=True, order=True)
class Remark:
    """One fact about one instruction (or, with line 0 and no opcode, about the kernel).

    `kind`: docs/remarks.md has them all. `line`: the source line, where the kernel has debug info; else that of the
    value in the canonical IR; 0 if unknown. `name`: the value's name in the IR, "" if it has none; then `near` names
    the instruction's address or condition, if it has one. `file`: the file that the line is in, "" if unknown.
    `causes`: the value that the fact is a consequence of, then what that depends on, down to the id. `located` appends
    them to the text.
    """

    line: int
    kind: str
    opcode: str
    name: str
    text: str
    near: str = ""
    file: str = ""
    column: int = 0
    causes: tuple[NamedCause, ...] = ()

    @property
    def fact(self) -> str:
        """The text without the causes."""
        return self.text.removesuffix(because_of(self.causes))


# The line of a location; "" if it is not known.
LineText = Callable[[SourceLocation], str]


def located(remarks: Iterable[Remark], text: str, kernel: str) -> tuple[Remark, ...]:
    """The remarks in order, each once. Without debug info in `text`, lines are those of the named values in it."""
    if "!DILocation(" in text:
        sources, calls = embedded_sources(text), id_calls(text)
        shown = partial(_source_line, sources)
        return tuple(
            sorted({_finished(remark, remark.line, _worded(remark.causes, shown, calls)) for remark in remarks})
        )
    lines = _value_lines(text, kernel)
    return tuple(sorted({_located_by_names(remark, lines) for remark in remarks}))


def reworded(remark: Remark, shown: LineText) -> Remark:
    """The remark with the words of a source that is not embedded in the module."""
    causes = tuple(_in_words(cause, shown) for cause in remark.causes)
    return replace(remark, causes=causes, text=remark.fact + because_of(causes))


def because_of(causes: Sequence[NamedCause]) -> str:
    """The first cause, and the id that it depends on, as the end of a remark's text."""
    if not causes:
        return ""
    first, last = causes[0], causes[-1]
    where = f", line {last.line}" if last.line else ""
    id = f"; it depends on {last.call}{where}" if len(causes) > 1 and last.call else ""
    return f", because of {first}{id}"


def id_calls(text: str) -> dict[str, list[SourceLocation]]:
    """Where a module with debug info calls functions for ids, such as `get_global_id(0)`, in the order of the lines."""
    locations, found = None, dict[str, list[SourceLocation]]()
    for name, dimension, node in _ID_CALL.findall(text):
        locations = locations or SourceLocations.of_text(text)
        found.setdefault(f"{name}({dimension})", []).append(locations.of_node(node))
    return {call: sorted(lines) for call, lines in found.items()}


_ID_CALL = re.compile(r"call [^\n]*@_Z\d+(get_\w+_id)j\(i32 (?:noundef )?(\d)\)[^\n]*!dbg (!\d+)")


def _worded(
    causes: Sequence[NamedCause], shown: LineText, calls: Mapping[str, Sequence[SourceLocation]]
) -> tuple[NamedCause, ...]:
    """The causes in the source's words. An id, which has no line, gets that of the last call in front of its use."""
    found: list[NamedCause] = []
    for cause in causes:
        places = () if cause.line else calls.get(cause.call, ())
        uses = int(found[-1].line) if found else 0
        line = max((each for each in places if each <= uses), default=places[0]) if places else cause.line
        found.append(_in_words(_with_place(cause, line), shown))
    return tuple(found)


def _with_place(cause: NamedCause, line: int) -> NamedCause:
    if not isinstance(line, SourceLocation):
        return replace(cause, line=line)
    return replace(cause, line=int(line), column=line.column, file=line.file)


def _in_words(cause: NamedCause, shown: LineText) -> NamedCause:
    """The cause with what the source calls it: a variable, or an expression."""
    if cause.words or not cause.line:
        return cause
    line = shown(SourceLocation(cause.line, cause.column, cause.file))
    return replace(cause, words=variable_at(line, cause.column) or expression_at(line, cause.column))


def _source_line(sources: Mapping[str, str], location: SourceLocation) -> str:
    return source_line(location, sources.get(location.file, ""))


def _located_by_names(remark: Remark, lines: dict[str, int]) -> Remark:
    """The remark with the lines of the named values: its own, and those of its causes."""
    causes = (replace(each, line=lines.get(each.name, 0) if each.line else 0, words="") for each in remark.causes)
    return _finished(remark, lines.get(remark.name or remark.near, 0), tuple(causes))


def _finished(remark: Remark, line: int, causes: tuple[NamedCause, ...]) -> Remark:
    place = line if isinstance(line, SourceLocation) else SourceLocation(line)
    text = remark.text + because_of(causes)
    return replace(remark, line=int(line), text=text, file=place.file, column=place.column, causes=causes)


def _value_lines(text: str, kernel: str) -> dict[str, int]:
    """The line of each named value in the definition of `kernel`."""
    found: dict[str, int] = {}
    for item in items_of(text):
        for number, line in enumerate(item.text.split("\n") if item.name == kernel else (), item.line):
            if match := re.match(r'\s+%("[^"]*"|[-\w.$]+) = ', line):
                found.setdefault(match[1], number)
    return found
