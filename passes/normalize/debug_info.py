"""Reads source lines from LLVM's debug info into the instructions, for messages, and drops the debug info.

It is dropped because one kernel becomes several functions, and LLVM allows a debug subprogram in only one function.

Keeps source lines across LLVM's passes after debug info was dropped: metadata identifies each instruction's line.

Instructions that LLVM creates or merges have no line afterwards.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import chain

from passes.text.line_tables import add_line_tables
from wfv.errors import SourceLocation
from wfv.ir.core import Function, Module, is_op
from wfv.ir.metadata import without_operands
from wfv.ir.names import LINE
from wfv.ir.source_locations import SourceLocations

_ATTACHMENT = re.compile(r"(?:, )?!dbg !\d+ ?")
_NODE = re.compile(r"(?:distinct )?!(?:DI|GenericDINode)")


def use_source_lines(module: Module, fns: Iterable[Function]) -> None:
    """Sets `line` of `fns` and their instructions from the debug info, 0 where it has no location.

    Without debug info, the lines stay as they are.
    """
    if not any("!DILocation(" in text for text in module.metadata.values()):
        return
    locations = SourceLocations(module.metadata)
    for fn in fns:
        fn.line = locations.of_attachment(fn.suffix)
        for instr in fn.instrs():
            instr.line = locations.of_node(instr.metadata["dbg"]) if "dbg" in instr.metadata else 0
        _locate_variables(fn)


def _locate_variables(fn: Function) -> None:
    """Gives each variable without a line that of its first use: Clang's allocas have none."""
    if not any(instr.op == "alloca" and not instr.line for instr in fn.instrs()):
        return
    for instr in fn.instrs():
        for operand in instr.operands if instr.line else ():
            if is_op(operand, "alloca") and not operand.line:
                operand.line = instr.line


def strip_debug_info(module: Module, fns: Sequence[Function]) -> None:
    """Sets the source lines of `fns`, then removes the debug info from the module."""
    use_source_lines(module, fns)
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        instr.metadata.pop("dbg", None)
    for each in module.functions.values():
        each.suffix = _ATTACHMENT.sub("", each.suffix).strip()
        each.prefix = _ATTACHMENT.sub("", each.prefix)
    for variable in module.globals.values():
        variable.suffix = _ATTACHMENT.sub("", variable.suffix)
    _drop_nodes(module)


def _drop_nodes(module: Module) -> None:
    """Removes the nodes of the debug info, and other nodes' references to these: nodes of loops have such.

    Tuples that only the debug info used stay; nothing refers to them.
    """
    nodes = module.metadata
    nodes.pop("!llvm.dbg.cu", None)
    # If a module with this flag is not valid, LLVM aborts the process when it parses the module.
    flags = {name for name, text in nodes.items() if '"Debug Info Version"' in text}
    if "!llvm.module.flags" in nodes:
        nodes["!llvm.module.flags"] = without_operands(nodes["!llvm.module.flags"], flags.__contains__)
    debug = {name for name, text in nodes.items() if _NODE.match(text)}
    module.metadata = {
        name: without_operands(text, debug.__contains__) for name, text in nodes.items() if name not in debug
    }


def add_line_info(module: Module) -> None:
    """Adds debug info to a module that has none: each instruction's location is its line of the IR text.

    LLVM's passes then preserve the lines, and record where calls were inlined.
    """
    if any("!DICompileUnit(" in text for text in module.metadata.values()):
        return
    for instr in chain.from_iterable(fn.instrs() for fn in module.defined):
        instr.line = SourceLocation(instr.line)
    add_line_tables(module, module.defined)


_MARK = re.compile(rf'!\{{!"{re.escape(LINE)}", i32 (\d+)\}}')


def mark_lines(module: Module, fns: Iterable[Function]) -> list[int]:
    """Marks each instruction of `fns` that has a line with an index into the returned list of lines."""
    free = module.free_nodes()
    lines: list[int] = []
    nodes: dict[int, str] = {}  # by identity: equal lines may be different source locations
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        line = instr.line
        if line and id(line) not in nodes:
            nodes[id(line)] = next(free)
            module.metadata[nodes[id(line)]] = f'!{{!"{LINE}", i32 {len(lines)}}}'
            lines.append(line)  # keeps it alive, so that no other line gets its identity
        if line:
            instr.metadata[LINE] = nodes[id(line)]
    return lines


def restore_lines(module: Module, fns: Iterable[Function], lines: list[int]) -> None:
    """Sets the lines of the instructions of `fns` from their marks, 0 without one, and removes the marks."""
    nodes = {name: int(found[1]) for name, text in module.metadata.items() if (found := _MARK.fullmatch(text))}
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        node = instr.metadata.pop(LINE, "")
        instr.line = lines[nodes[node]] if node in nodes else 0
    for name in nodes:
        del module.metadata[name]
