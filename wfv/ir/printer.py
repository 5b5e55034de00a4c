"""Prints modules and functions exactly as LLVM does, without comments; syntax.py prints instructions."""

import re
from collections.abc import Container

from wfv.ir.constants import constant_text
from wfv.ir.core import Block, Function, Global, Instr, Module
from wfv.ir.operands import Namer
from wfv.ir.spelling import quote_global
from wfv.ir.syntax import instr_text
from wfv.ir.types import VOID
from wfv.ir.values import Argument

_ATTACHMENT = re.compile(r" *(![-\w.$\\]+) (!\d+)", re.ASCII)


def print_module(module: Module) -> str:
    """The whole module, in LLVM's order."""
    nodes = module.metadata
    sections = [
        module.header,
        print_types(module),
        module.comdats,
        [print_global(item) for item in module.globals.values()],
        *([print_function(fn, nodes)] for fn in module.functions.values()),
        [_words("attributes", name, "= {", text, "}") for name, text in module.attribute_groups.items()],
        [f"{name} = {text}" for name, text in nodes.items() if not name[1:].isdigit()],
        [f"{name} = {text}" for name, text in nodes.items() if name[1:].isdigit()],
    ]
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def print_types(module: Module) -> list[str]:
    """The lines of the named types."""
    return [f"%{name} = type {struct.body()}" for name, struct in module.types.items()]


def print_global(item: Global) -> str:
    """A global variable's line."""
    initializer = f" {constant_text(item.initializer)}" if item.initializer is not None else ""
    gap = " " if item.suffix and item.suffix[0] != "," else ""
    return f"@{quote_global(item.name)} = {item.prefix} {item.value_type}{initializer}{gap}{item.suffix}"


def print_function(fn: Function, nodes: Container[str] | None = None) -> str:
    """A definition or declaration. References to metadata nodes outside of `nodes` are left out."""
    namer = Namer(fn)
    params = [_param(namer, argument, not fn.is_declaration) for argument in fn.args]
    params += ["..."] if fn.vararg else []
    keyword = "declare" if fn.is_declaration else "define"
    words = [keyword, _known_only(fn.prefix, nodes), str(fn.ret), f"@{quote_global(fn.name)}({', '.join(params)})"]
    header = _words(*words, _known_only(fn.suffix, nodes))
    if fn.is_declaration:
        return header
    body = "\n\n".join(_block(namer, block, nodes) for block in fn.blocks)
    return f"{header} {{\n{body}\n}}"


def print_instr(instr: Instr) -> str:
    """One instruction alone, for messages; values of the same name get distinct ones."""
    return _line(Namer(), instr, None)


def _known_only(text: str, nodes: Container[str] | None) -> str:
    """A function's prefix or suffix without attachments of nodes outside of `nodes`."""
    if nodes is None or "!" not in text:
        return text
    return _ATTACHMENT.sub(lambda m: m[0] if m[2] in nodes else "", text).strip()


def _words(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _param(namer: Namer, argument: Argument, named: bool) -> str:
    return _words(str(argument.type), argument.attrs, namer(argument) if named else "")


def _block(namer: Namer, block: Block, nodes: Container[str] | None) -> str:
    lines = [namer(block)[1:] + ":"]
    lines += ["  " + _line(namer, instr, nodes) for instr in block.instrs]
    return "\n".join(lines)


def _line(namer: Namer, instr: Instr, nodes: Container[str] | None) -> str:
    text = instr_text(namer, instr)
    if instr.type != VOID:
        text = f"{namer(instr)} = {text}"
    for kind, node in instr.metadata.items():
        if nodes is None or node in nodes or not node[1:].isdigit():
            text += f", !{kind} {node}"
    return text
