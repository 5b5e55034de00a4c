"""A module as verified LLVM IR text, at any point between the passes."""

from passes.text.line_tables import add_line_tables
from passes.text.scalar_bodies import declare_calls, scalar_bodies
from wfv import llvm
from wfv.ir.core import Function, Module
from wfv.ir.printer import print_module

LARGE = 5000  # instructions; a larger function is not inlined


def module_text(
    module: Module, fns: tuple[Function, ...], is_internal: bool = False, tail: str = "", has_line_tables: bool = False
) -> str:
    """The text of the module with these functions, the scalar bodies of the wfv.* functions, and `tail`; verified.

    `is_internal`: LLVM inlines the functions into `tail`, unless they are LARGE. LLVM's loop passes process a loop as a
    whole, so their time would grow quadratically with a large kernel inside the work-item loops; the cost of a call is
    negligible there. `has_line_tables`: with the source location of each instruction.
    """
    defined = (*fns, *module.defined)
    declare_calls(module, defined)
    for fn in fns:
        if is_internal:
            is_large = fn.size > LARGE
            fn.prefix, fn.suffix = "internal", f"{'noinline' if is_large else 'alwaysinline'} nounwind"
        module.functions[fn.name] = fn
    if has_line_tables:
        tail = add_line_tables(module, defined, tail)
    text = print_module(module) + "\n" + scalar_bodies(defined) + tail
    for fn in fns:
        del module.functions[fn.name]
    llvm.verify(text)
    return text
