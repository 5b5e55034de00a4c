"""Source lines out of LLVM's debug info: kept on the instructions for messages, and the info itself dropped.

One kernel becomes several functions, and LLVM allows a subprogram in only one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain

from wfv.ir.core import Function, Module

_LOCATION = re.compile(r"(?:distinct )?!DILocation\(.*?\bline: (\d+)")
_ATTACHMENT = re.compile(r"!dbg !\d+ ?")


def use_source_lines(module: Module, fns: Iterable[Function]) -> None:
    """Sets `line` of each instruction of `fns` to the OpenCL source line, 0 if it has none where others have."""
    lines = {name: int(found[1]) for name, text in module.metadata.items() if (found := _LOCATION.match(text))}
    if lines:
        for instr in chain.from_iterable(fn.instrs() for fn in fns):
            instr.line = lines.get(instr.metadata.get("dbg", ""), 0)


def strip_debug_info(module: Module, fns: Sequence[Function]) -> None:
    """Keeps the source lines on the instructions of `fns`, and drops `!dbg`."""
    use_source_lines(module, fns)
    for instr in chain.from_iterable(fn.instrs() for fn in fns):
        instr.metadata.pop("dbg", None)
    for each in module.functions.values():
        each.suffix = _ATTACHMENT.sub("", each.suffix).strip()
        each.prefix = _ATTACHMENT.sub("", each.prefix)
    _drop_nodes(module)


def _drop_nodes(module: Module) -> None:
    """Removes the nodes of the debug info, and what other nodes (loops) say of them."""
    module.metadata.pop("!llvm.dbg.cu", None)
    dropped = {name for name, text in module.metadata.items() if re.match(r"(distinct )?!DI", text)}
    # With this flag, LLVM aborts the process when it parses a module that is not valid.
    flags = {name for name, text in module.metadata.items() if '"Debug Info Version"' in text}
    if "!llvm.module.flags" in module.metadata:
        kept = [ref for ref in re.findall(r"!\d+", module.metadata["!llvm.module.flags"]) if ref not in flags]
        module.metadata["!llvm.module.flags"] = f"!{{{', '.join(kept)}}}"
    for name in dropped:
        del module.metadata[name]
    for name, text in module.metadata.items():
        module.metadata[name] = re.sub(r", (!\d+)\b", lambda ref: "" if ref[1] in dropped else ref[0], text)
