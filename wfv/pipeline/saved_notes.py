"""The notes of instructions (wfv/ir/core.py) as metadata `!wfv.notes`, and back; data and names in metadata.

    br i1 %live, label %body, label %latch, !wfv.notes !19          !19 = !{!"{\22is_live_mask_branch\22: true}"}

A node is one string: JSON. It names values and blocks as the IR does.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from typing import Any, TypeVar

from passes.analysis.shapes import POSSIBLY_CONTIGUOUS, UNDEFINED, UNIFORM, VARYING, Shape, strided, with_offsets
from passes.records import data_of, node_of
from wfv.errors import ParseError
from wfv.ir.core import NO_NOTES, Block, Function, Instr, Module, Notes
from wfv.ir.names import NOTES
from wfv.ir.operands import Namer, definitions_of
from wfv.ir.spelling import unquote
from wfv.ir.types import VOID
from wfv.ir.values import FALSE, TRUE, Argument, Value

_NAMED = {str(shape): shape for shape in (UNDEFINED, UNIFORM, VARYING, POSSIBLY_CONTIGUOUS)}
_NUMBERS = re.compile(r"(strided\(|varying\[)(-?\d+(?:, -?\d+)*)[)\]]")


def parse_shape(text: str) -> Shape:
    """The shape whose `str` is the text. Raises ParseError."""
    if text in _NAMED:
        return _NAMED[text]
    if found := _NUMBERS.fullmatch(text):
        first, *rest = map(int, found[2].split(", "))
        return strided(first) if found[1] == "strided(" else with_offsets((first, *rest))
    raise ParseError(f"{text!r} is not a shape", help="such as uniform, strided(4) or varying")


def mark_notes(module: Module, fns: Iterable[Function], free: Iterator[str]) -> None:
    """Attaches a node to each instruction that has notes; equal notes share one."""
    known: dict[Notes, str] = {}
    for instr in (instr for fn in fns for instr in fn.instrs() if instr.notes != NO_NOTES):
        if instr.notes not in known:
            known[instr.notes] = next(free)
            module.metadata[known[instr.notes]] = _text(instr.notes)
        instr.metadata[NOTES] = known[instr.notes]


def unmark_notes(fns: Iterable[Function]) -> None:
    """Takes the attachments away."""
    for fn in fns:
        for instr in fn.instrs():
            instr.metadata.pop(NOTES, None)


def take_notes(module: Module, fns: Iterable[Function]) -> None:
    """Turns the attachments back into notes, and drops their nodes. Raises ParseError."""
    known: dict[str, Notes] = {}
    for instr in (instr for fn in fns for instr in fn.instrs() if NOTES in instr.metadata):
        node = instr.metadata.pop(NOTES)
        if node not in known:
            known[node] = _notes(data_of(module.metadata.pop(node)))
        instr.notes = known[node]


def _text(notes: Notes) -> str:
    """The fields that differ from the empty record's."""
    values = {field.name: getattr(notes, field.name) for field in fields(notes)}
    changed = {name: value for name, value in values.items() if value != getattr(NO_NOTES, name)}
    return node_of({name: str(value) if isinstance(value, Shape) else value for name, value in changed.items()})


def _notes(values: dict[str, Any]) -> Notes:
    names = {field.name for field in fields(NO_NOTES)}
    if not values.keys() <= names:
        raise ParseError(f"!{NOTES} with unknown notes", help=f"the notes are {', '.join(sorted(names))}")
    if "assumed_shape" in values:
        values["assumed_shape"] = parse_shape(values["assumed_shape"])
    return replace(NO_NOTES, **values)


Thing = TypeVar("Thing", Block, Instr, Value)
_I1 = {"true": TRUE, "false": FALSE}


def settle_names(fn: Function) -> None:
    """Gives each value and block of `fn` the name that it is printed with."""
    namer = Namer(fn)
    for thing in definitions_of(fn):
        if isinstance(thing, Block) or thing.type != VOID:
            thing.name = unquote(namer(thing)[1:])


def reference(value: Value) -> str:
    """The text for an i1: `%name`, `true` or `false`."""
    if isinstance(value, (Instr, Argument)):
        return f"%{value.name}"
    return next(text for text, constant in _I1.items() if value == constant)


class Names:
    """The values and blocks of a function, by name: they share one namespace."""

    def __init__(self, fn: Function) -> None:
        self._fn = fn
        self._things = {thing.name: thing for thing in definitions_of(fn)}

    def find(self, kind: type[Thing], name: str) -> Thing:
        """The value or block of this kind and name. Raises ParseError if there is none."""
        found = self._things.get(name)
        if not isinstance(found, kind):
            raise ParseError(
                f"@{self._fn.name} has no %{name}, which the metadata of wfv mentions",
                help="do not rename or remove values and blocks between these steps",
            )
        return found

    def referred(self, text: str) -> Value:
        """The value that `reference` made this text of."""
        return _I1.get(text) or self.find(Value, text.removeprefix("%"))
