"""A module as text that LLVM accepts, at any point between the passes."""

from __future__ import annotations

from passes.functions.prelude import declare_calls, prelude_text
from wfv import llvm
from wfv.ir.core import Function, Module
from wfv.ir.printer import print_module

LARGE = 5000  # instructions


def module_text(module: Module, fns: tuple[Function, ...], is_internal: bool = False, tail: str = "") -> str:
    """The module with these functions and `tail`, verified: what wfv.* means for one lane is part of it.

    `is_internal`: the functions are there to be inlined into what stands in `tail`, but for very large ones: LLVM works
    on loops as a whole, so that with all of a large kernel in the loops over the work-items, its time would grow with
    the square of the size. The call is nothing beside so many instructions.
    """
    defined = (*fns, *(fn for fn in module.functions.values() if not fn.is_declaration))
    declare_calls(module, defined)
    for fn in fns:
        if is_internal:
            is_large = sum(len(block.instrs) for block in fn.blocks) > LARGE
            fn.prefix, fn.suffix = "internal", f"{'noinline' if is_large else 'alwaysinline'} nounwind"
        module.functions[fn.name] = fn
    text = print_module(module) + "\n" + prelude_text(defined) + tail
    for fn in fns:
        del module.functions[fn.name]
    llvm.verify(text)
    return text
