"""Brings a kernel into the form that all later steps expect, mostly by LLVM's own passes.

The form: helpers inlined, memory in registers (SROA), branches threaded and simplified, one return, reducible control
flow, each loop with a preheader, one latch and dedicated exits, live-outs of loops in phis of the exit blocks (LCSSA),
at most one edge from a block to a block with phis, and a name for every value.
"""

from passes.normalize.common_stores import sink_common_stores
from passes.normalize.counted_indices import mark_counted_indices
from passes.normalize.debug_info import mark_lines, restore_lines
from passes.normalize.duplicate_edges import merge_duplicate_edges
from passes.normalize.index_distances import restore_index_distances
from passes.normalize.narrow_indices import restore_narrow_indices
from passes.normalize.reducible import make_reducible
from passes.normalize.repeated_values import merge_repeated_values
from passes.normalize.small_loops import (
    count_arrays,
    loops_over_private_arrays,
    mark_loops,
    short_loops,
    short_loops_over_bytes,
)
from passes.normalize.unreachable import drop_unreached_blocks, replace_unreachable
from passes.text.module_text import module_text
from wfv.ir.core import Function, Module
from wfv.ir.intrinsics import is_exchange
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module
from wfv.llvm import run_passes
from wfv.opencl.builtins import find_builtin, is_barrier

INLINE = ("always_inliner", "global_dead_code_eliminate")
CLEAN = ("sroa", "simplify_cfg", "jump_threading", "instruction_combine", "simplify_cfg")
RAW = ("sroa", "instruction_combine")  # instead of CLEAN, where control flow stays as it was given
UNROLL = ("loop_unroll", "instruction_combine")
FORWARD = ("new_gvn",)  # loads become the values that the work-item has stored
SHAPE = ("unify_function_exit_nodes", "loop_simplify", "lcssa", "instruction_namer")


def normalize(source: Module, simplifies: bool = True, fits_index32: bool = False) -> Module:
    """Returns the module in normal form; passes/normalize/inline.py has marked the helpers to inline.

    Unless it `simplifies`, control flow changes only where the form asks for it. `fits_index32` is that of Options.
    """
    for fn in source.functions.values():
        if fn.is_declaration and (is_barrier(fn.name) or is_exchange(fn.name)):
            fn.suffix = f"{fn.suffix} convergent".strip()  # LLVM must not duplicate it
    clean = (*INLINE, *(CLEAN if simplifies else RAW), *(FORWARD if _has_queries(source) else ()))
    module = _in_shape(print_module(source), clean)
    sunk = [sink_common_stores(fn) for fn in module.defined if simplifies]
    if any(sunk):
        module = _in_shape(print_module(module), CLEAN)
    for choose in (short_loops, short_loops_over_bytes) if simplifies else ():
        if mark_loops(module, choose):
            module = _in_shape(print_module(module), (*UNROLL, *CLEAN))
            for fn in module.functions.values():
                merge_repeated_values(fn)
    if simplifies and count_arrays(module):
        module = _with_arrays_in_registers(module)
    for fn in module.defined:
        restore_narrow_indices(fn)
        if fits_index32:
            restore_index_distances(fn)
            mark_counted_indices(fn)
    return module


def _has_queries(module: Module) -> bool:
    """Whether it asks for the address space of a pointer: Clang takes these calls for writes of all memory."""
    return any((builtin := find_builtin(name)) and builtin.kind == "address_space" for name in module.functions)


def _with_arrays_in_registers(module: Module) -> Module:
    """Unrolls the loops over private arrays, if fewer arrays are left then."""
    rolled = print_module(module)
    if not mark_loops(module, loops_over_private_arrays):
        return module
    unrolled = _in_shape(print_module(module), (*UNROLL, *CLEAN))
    return unrolled if count_arrays(unrolled) < count_arrays(module) else parse_module(rolled)


def reshape(
    module: Module, fns: tuple[Function, ...], helpers: tuple[Function, ...], simplifies: bool = True
) -> tuple[tuple[Function, ...], tuple[Function, ...]]:
    """Brings the continuations of a normalized kernel into this form again; a single function has it already.

    `helpers`: the functions out of line, which the module defines. Returns the new functions of both.
    """
    if len(fns) == 1:
        return fns, helpers
    lines = mark_lines(module, (*fns, *helpers))
    reshaped = _in_shape(module_text(module, fns), ("simplify_cfg",) if simplifies else ())
    new, new_helpers = (tuple(reshaped.functions[fn.name] for fn in given) for given in (fns, helpers))
    restore_lines(reshaped, (*new, *new_helpers), lines)
    module.attribute_groups, module.metadata = reshaped.attribute_groups, reshaped.metadata
    module.functions.update({name: fn for name, fn in reshaped.functions.items() if fn not in new})
    return new, new_helpers


def _in_shape(text: str, passes: tuple[str, ...]) -> Module:
    """Runs LLVM's `passes` and SHAPE, then our changes of control flow, and SHAPE again if there were any.

    Not `passes` again: LLVM's simplifications would thread jumps through a new loop header and remove it.
    """
    module = parse_module(run_passes(text, (*passes, *SHAPE)))
    changed = [_change_control_flow(fn) for fn in module.defined]
    return parse_module(run_passes(module_text(module, ()), SHAPE)) if any(changed) else module


def _change_control_flow(fn: Function) -> bool:
    """Changes that LLVM's passes do not make; returns whether anything changed."""
    changed = [step(fn) for step in (drop_unreached_blocks, replace_unreachable, make_reducible, merge_duplicate_edges)]
    return any(changed)
