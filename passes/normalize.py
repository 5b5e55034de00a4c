"""LLVM's own passes bring the kernel into the form that the others expect.

Helpers inlined, memory in registers (SROA), branches threaded and simplified, switches lowered, one return, loops with
preheader, one latch and exits of their own, values that leave a loop through phis (LCSSA), everything named.
"""

from __future__ import annotations

import re

from passes.module_text import module_text
from wfv.errors import UnsupportedError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Module
from wfv.ir.parser import parse_module
from wfv.llvm import run_passes

INLINE = ("always_inliner", "global_dce")
CLEAN = ("sroa", "simplify_cfg", "jump_threading", "instcombine", "simplify_cfg")
SHAPE = ("lower_switch", "mergereturn", "loop_simplify", "lcssa", "instruction_namer")
_LINKAGE = re.compile(r"\b(internal|private|linkonce_odr|linkonce|weak_odr|weak|external|available_externally) ")


def normalize(text: str, kernel: str) -> Module:
    """The module with only `kernel` and what it calls, normalized. `text` is canonical LLVM IR."""
    text = run_passes(_without_noise(text, kernel), (*INLINE, *CLEAN, *SHAPE))
    module = parse_module(text)
    module.functions = {n: f for n, f in module.functions.items() if f.is_declaration or n == kernel}
    check_reducible(module.functions[kernel])
    return module


def reshape(module: Module, fns: tuple[Function, ...]) -> tuple[Function, ...]:
    """Continuations, which barriers have cut out of a normalized kernel, brought into loop form again."""
    if len(fns) == 1:
        return fns
    again = parse_module(run_passes(module_text(module, fns), ("simplify_cfg", *SHAPE)))
    module.attribute_groups, module.metadata = again.attribute_groups, again.metadata
    module.functions.update({name: fn for name, fn in again.functions.items() if fn.is_declaration})
    reshaped = tuple(again.functions[fn.name] for fn in fns)
    for fn in reshaped:
        check_reducible(fn)
    return reshaped


def check_reducible(fn: Function) -> None:
    """Raises UnsupportedError for control flow that enters a loop at two places."""
    cfg = Cfg(fn)
    if not cfg.is_reducible:
        src, dst = next(iter(cfg.irreducible_edges))
        raise UnsupportedError(
            f"irreducible control flow in @{fn.name}: "
            f"the loop at %{dst.name} is also entered elsewhere (edge from %{src.name})",
            line=src.terminator.line,
            help="rewrite the goto into structured loops",
        )


def _without_noise(text: str, kernel: str) -> str:
    """Other definitions become internal, so that they go once they are inlined; optnone would forbid that."""
    text = re.sub(r"\boptnone\b ?", "", text).replace(" noinline ", " ")

    def internal(found: re.Match[str]) -> str:
        line = found[0]
        if f"@{kernel}(" in line:
            return line
        line = re.sub(r"\b(dso_local|local_unnamed_addr|unnamed_addr) ", "", line)
        line = _LINKAGE.sub("", line)
        return line.replace("define ", "define internal ", 1)

    return re.sub(r"^define .*$", internal, text, flags=re.M)
