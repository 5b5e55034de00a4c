"""The functions of a step as lines of IR, each with its source line, its block, and the shape of its value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from passes.analysis import Shapes
from wfv.ir.core import Block, Function, Instr
from wfv.ir.printer import Namer, instr_text
from wfv.ir.types import VOID
from wfv.ir.values import Value, quote_global
from wfv.report.data import CodeLine
from wfv.report.source_files import SourceFiles

_ATTRIBUTES = re.compile(
    r"\b(?:noundef|nonnull|readonly|readnone|writeonly|noalias|inreg) "
    r"|\b(?:captures|range|dereferenceable|initializes)\([^()]*(?:\([^()]*\))*[^()]*\) "
)


def function_lines(functions: Iterable[Function], shapes: Mapping[str, Shapes], sources: SourceFiles) -> list[CodeLine]:
    """The lines of all functions, without metadata and attributes."""
    return [line for number, fn in enumerate(functions) for line in _lines(fn, number, shapes.get(fn.name), sources)]


def block_key(function: int, block: int) -> str:
    """The key of a block: the number of its function, and its own number in the function's order of blocks."""
    return f"{function}.{block}"


def _lines(fn: Function, number: int, shapes: Shapes | None, sources: SourceFiles) -> Iterator[CodeLine]:
    namer = _named(fn)
    params = ", ".join(f"{argument.type} {namer(argument)}" for argument in fn.args)
    yield CodeLine(f"define {fn.ret} @{quote_global(fn.name)}({params}) {{")
    for at, block in enumerate(fn.blocks):
        key = block_key(number, at)
        yield CodeLine(f"{namer(block)[1:]}:", block=key)
        for instr in block.instrs:
            found = CodeLine("", sources.place(instr.line), key, shape=_shape(instr, shapes))
            yield from (replace(found, text=text) for text in _text(namer, instr).split("\n"))
    yield CodeLine("}")


def _named(fn: Function) -> Namer:
    """A namer that has seen all definitions in order, as when a function is printed."""
    namer = Namer()
    things: list[Value | Block] = [*fn.args]
    for block in fn.blocks:
        things += [block, *block.instrs]
    for thing in things:
        if getattr(thing, "name", ""):
            namer(thing)
    return namer


def _text(namer: Namer, instr: Instr) -> str:
    text = _ATTRIBUTES.sub("", instr_text(namer, instr))
    return f"  {namer(instr)} = {text}" if instr.type != VOID else f"  {text}"


def _shape(instr: Instr, shapes: Shapes | None) -> str:
    if shapes is None or instr.type == VOID or instr not in shapes.values:
        return ""
    return str(shapes.of(instr))
