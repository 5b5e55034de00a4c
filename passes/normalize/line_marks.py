"""Keeps source lines across LLVM's passes after debug info was dropped: metadata identifies each instruction's line.

Instructions that LLVM creates or merges have no line afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

from wfv.ir.core import Function, Module

_KIND = "wfv.line"
_MARK = re.compile(rf'!\{{!"{re.escape(_KIND)}", i32 (\d+)\}}')


def mark_lines(module: Module, fns: Iterable[Function]) -> list[int]:
    """Marks each instruction of `fns` that has a line with an index into the returned list of lines."""
    free = module.free_nodes()
    lines: list[int] = []
    nodes: dict[int, str] = {}  # by identity: equal lines may be different source locations
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        line = instr.line
        if line and id(line) not in nodes:
            nodes[id(line)] = next(free)
            module.metadata[nodes[id(line)]] = f'!{{!"{_KIND}", i32 {len(lines)}}}'
            lines.append(line)  # keeps it alive, so that no other line gets its identity
        if line:
            instr.metadata[_KIND] = nodes[id(line)]
    return lines


def restore_lines(module: Module, fns: Iterable[Function], lines: list[int]) -> None:
    """Sets the lines of the instructions of `fns` from their marks, 0 without one, and removes the marks."""
    nodes = {name: int(found[1]) for name, text in module.metadata.items() if (found := _MARK.fullmatch(text))}
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        node = instr.metadata.pop(_KIND, "")
        instr.line = lines[nodes[node]] if node in nodes else 0
    for name in nodes:
        del module.metadata[name]
