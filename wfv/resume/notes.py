"""The notes of instructions (wfv/ir/core.py) as metadata `!wfv.notes`, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace

from passes.analysis.shapes import Shape
from wfv.errors import ParseError
from wfv.ir.core import NO_NOTES, Function, Module, Notes
from wfv.resume.metadata_values import Data, add_nodes, data_of
from wfv.resume.shape_text import parse_shape

KIND = "wfv.notes"


def mark_notes(module: Module, fns: Iterable[Function], free: Iterator[str]) -> None:
    """Attaches a node to each instruction that has notes; equal notes share one."""
    known: dict[Notes, str] = {}
    for instr in (instr for fn in fns for instr in fn.instrs() if instr.notes != NO_NOTES):
        if instr.notes not in known:
            known[instr.notes] = add_nodes(_data(instr.notes), module.metadata, free)
        instr.metadata[KIND] = known[instr.notes]


def unmark_notes(fns: Iterable[Function]) -> None:
    """Takes the attachments away."""
    for fn in fns:
        for instr in fn.instrs():
            instr.metadata.pop(KIND, None)


def take_notes(module: Module, fns: Iterable[Function]) -> None:
    """Turns the attachments back into notes. Raises ParseError."""
    known: dict[str, Notes] = {}
    for instr in (instr for fn in fns for instr in fn.instrs() if KIND in instr.metadata):
        node = instr.metadata.pop(KIND)
        if node not in known:
            known[node] = _notes(data_of(node, module.metadata))
        instr.notes = known[node]


def _data(notes: Notes) -> Data:
    """The fields that differ from those of the empty record."""
    found: dict[str, Data] = {}
    for field in fields(notes):
        value = getattr(notes, field.name)
        if value != getattr(NO_NOTES, field.name):
            found[field.name] = str(value) if isinstance(value, Shape) else value
    return found


def _notes(data: Data) -> Notes:
    names = {field.name for field in fields(NO_NOTES)}
    if not isinstance(data, dict) or not data.keys() <= names:
        raise ParseError(f"!{KIND} with unknown notes", help=f"the notes are {', '.join(sorted(names))}")
    values: dict[str, object] = dict(data)
    if isinstance(shape := data.get("assumed_shape"), str):
        values["assumed_shape"] = parse_shape(shape)
    return replace(NO_NOTES, **values)  # type: ignore[arg-type]  # the names were checked
