"""Source lines across LLVM's passes, where there is no debug info any more: metadata that says which line it was.

Instructions that LLVM makes anew have no line then, and so have those of which it made one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

from wfv.ir.core import Function, Module

_KIND = "wfv.line"
_MARK = re.compile(rf'!\{{!"{re.escape(_KIND)}", i32 (\d+)\}}')


def mark_lines(module: Module, fns: Iterable[Function]) -> list[int]:
    """Marks the instructions with a number each, under which the result has their lines."""
    free = module.free_nodes()
    lines: list[int] = []
    nodes: dict[int, str] = {}  # by identity: places of one line may differ in more than the line
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        line = instr.line
        if line and id(line) not in nodes:
            nodes[id(line)] = next(free)
            module.metadata[nodes[id(line)]] = f'!{{!"{_KIND}", i32 {len(lines)}}}'
            lines.append(line)  # kept, so that nothing else gets its identity
        if line:
            instr.metadata[_KIND] = nodes[id(line)]
    return lines


def take_lines(module: Module, fns: Iterable[Function], lines: list[int]) -> None:
    """Sets the lines by the marks, and removes the marks."""
    nodes = {name: int(found[1]) for name, text in module.metadata.items() if (found := _MARK.fullmatch(text))}
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        node = instr.metadata.pop(_KIND, "")
        instr.line = lines[nodes[node]] if node in nodes else 0
    for name in nodes:
        del module.metadata[name]
