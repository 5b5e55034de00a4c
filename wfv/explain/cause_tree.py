"""Why a value or a block is what it is: the causes of a varying value to their roots, as a tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from passes.analysis import Shapes
from passes.analysis.cause import cause_text, source_name
from passes.analysis.cause_chain import id_call
from wfv.errors import OptionError
from wfv.ir.core import Block, Function, Instr
from wfv.ir.values import Argument, Value
from wfv.suggestions import choices


@dataclass
class CauseNode:
    """A value with its line, its shape, and why it has it; below it, what that depends on."""

    name: str
    line: int
    shape: str
    why: str
    below: list[CauseNode] = field(default_factory=list)


def explain_place(place: str, fn: Function, shapes: Shapes) -> list[CauseNode]:
    """The trees of what a place means: `%value`, a block's name, or a line's number. Raises OptionError."""
    found = list(_values_at(place, fn, shapes))
    if not found:
        names = [f"%{source_name(i.name)}" for i in fn.instrs() if i.name] + [block.name for block in fn.blocks]
        what = f"no value is from line {place}" if place.isdecimal() else f"nothing in the kernel is called {place!r}"
        raise OptionError(what, help="" if place.isdecimal() else choices(place, names))
    return [_tree(value, shapes, set()) for value in found]


def _values_at(place: str, fn: Function, shapes: Shapes) -> Iterator[Value]:
    """The values of a place; of a block, what its branch and the branches that lead to it depend on."""
    if place.isdecimal():
        at_line = [i for i in fn.instrs() if int(i.line) == int(place) and i.op not in ("br", "ret")]
        yield from [i for i in at_line if shapes.of(i).is_varying][-MOST_OF_LINE:] or at_line[-1:]
        return
    name = place.removeprefix("%")
    named = [i for i in fn.instrs() if i.name and name in (i.name, source_name(i.name))]
    # Clang numbers what a variable of the source is in the IR: `k` becomes %k.0.i3.
    yield from named or [i for i in fn.instrs() if i.op == "phi" and i.name.split(".")[0] == name]
    if not place.startswith("%"):
        for block in fn.blocks:
            if name in (block.name, source_name(block.name)) and block.terminator.operands:
                yield block.terminator


MOST_OF_LINE = 3


def _tree(value: Value, shapes: Shapes, seen: set[Value]) -> CauseNode:
    """The value, then the varying values that it depends on. A value that has been shown is not shown again."""
    node = CauseNode(_name(value), int(value.line) if isinstance(value, Instr) else 0, str(shapes.of(value)), "")
    cause = shapes.causes.get(value)
    if value in seen:
        node.why = "as above"
        return node
    seen.add(value)
    if cause is None and (call := id_call(value)):
        node.why = call
        return node
    if cause is None:
        node.why = _why_not_varying(value, shapes)
        node.below = [_tree(each, shapes, seen) for each in _ids_of(value, shapes)]
        return node
    node.why = cause_text(value, cause)
    below = cause.source if cause.source is not None else cause.value
    if below is not None and _is_shown(below):
        node.below = [_tree(below, shapes, seen)]
    return node


def _why_not_varying(value: Value, shapes: Shapes) -> str:
    if isinstance(value, Argument):
        return "a parameter: the same for all work-items"
    shape = shapes.of(value)
    if shape.is_uniform:
        return "the same for all lanes"
    return f"neighbouring lanes are {shape.stride} apart"


def _ids_of(value: Value, shapes: Shapes) -> list[Value]:
    """The operands that make a strided value strided."""
    if not isinstance(value, Instr) or shapes.of(value).is_uniform:
        return []
    return [each for each in value.operands if _is_shown(each) and not shapes.of(each).is_uniform]


def _is_shown(value: Value) -> bool:
    return isinstance(value, (Instr, Argument))


def _name(value: Value | Block) -> str:
    if isinstance(value, Instr) and not value.name:
        return value.op
    return f"%{source_name(getattr(value, 'name', '?'))}"
