"""LLVM's own passes bring the kernel into the form that the others expect.

Helpers inlined, memory in registers (SROA), branches threaded and simplified, switches lowered, one return, loops with
preheader, one latch and exits of their own, values that leave a loop through phis (LCSSA), everything named.
"""

from __future__ import annotations

from passes.module_text import module_text
from wfv.errors import UnsupportedError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Module
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module
from wfv.llvm import run_passes

INLINE = ("always_inliner", "global_dce")
CLEAN = ("sroa", "simplify_cfg", "jump_threading", "instcombine", "simplify_cfg")
SHAPE = ("lower_switch", "mergereturn", "loop_simplify", "lcssa", "instruction_namer")


def normalize(source: Module) -> Module:
    """The module, normalized; passes/inline.py has marked what is inlined."""
    module = parse_module(run_passes(print_module(source), (*INLINE, *CLEAN, *SHAPE)))
    for fn in module.functions.values():
        if not fn.is_declaration:
            check_reducible(fn)
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
