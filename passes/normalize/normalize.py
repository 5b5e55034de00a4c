"""LLVM's own passes bring the kernel into the form that the others expect.

Helpers inlined, memory in registers (SROA), branches threaded and simplified, one return, reducible control flow, loops
with preheader, one latch and exits of their own, values that leave a loop through phis (LCSSA), one edge from a block
to a block with phis, everything named.
"""

from __future__ import annotations

from passes.functions.module_text import module_text
from passes.normalize.duplicate_edges import separate_cases
from passes.normalize.line_marks import mark_lines, take_lines
from passes.normalize.narrow_indices import show_narrow_indices
from passes.normalize.odd_width_variables import widen_odd_variables
from passes.normalize.reducible import make_reducible
from passes.normalize.unreachable import remove_dead_ends
from wfv.ir.core import Function, Module
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module
from wfv.llvm import run_passes
from wfv.opencl.builtins import is_barrier

INLINE = ("always_inliner", "global_dce")
CLEAN = ("sroa", "simplify_cfg", "jump_threading", "instcombine", "simplify_cfg")
SHAPE = ("mergereturn", "loop_simplify", "lcssa", "instruction_namer")


def normalize(source: Module) -> Module:
    """The module, normalized; passes/functions/inline.py has marked what is inlined."""
    for fn in source.functions.values():
        if not fn.is_declaration:
            widen_odd_variables(fn)
        elif is_barrier(fn.name):
            fn.suffix = f"{fn.suffix} convergent".strip()  # LLVM must not make two of one
    module = _in_shape(print_module(source), (*INLINE, *CLEAN))
    for fn in module.functions.values():
        show_narrow_indices(fn)
    return module


def reshape(module: Module, fns: tuple[Function, ...]) -> tuple[Function, ...]:
    """Continuations, which barriers have cut out of a normalized kernel, brought into loop form again."""
    if len(fns) == 1:
        return fns
    lines = mark_lines(module, fns)
    again = _in_shape(module_text(module, fns), ("simplify_cfg",))
    take_lines(again, [again.functions[fn.name] for fn in fns], lines)
    module.attribute_groups, module.metadata = again.attribute_groups, again.metadata
    module.functions.update({name: fn for name, fn in again.functions.items() if fn.is_declaration})
    return tuple(again.functions[fn.name] for fn in fns)


def _in_shape(text: str, passes: tuple[str, ...]) -> Module:
    """LLVM's passes and then SHAPE; and SHAPE again if control flow has to be changed first.

    In this order, because LLVM's simplifications would thread the branch of a new loop header away.
    """
    module = parse_module(run_passes(text, (*passes, *SHAPE)))
    changed = [_straighten(fn) for fn in module.functions.values() if not fn.is_declaration]
    return parse_module(run_passes(module_text(module, ()), SHAPE)) if any(changed) else module


def _straighten(fn: Function) -> bool:
    """Whether anything had to be done."""
    changed = [step(fn) for step in (remove_dead_ends, make_reducible, separate_cases)]
    return any(changed)
