"""Metadata nodes: operands that name functions are dropped, and helpers' nodes get new numbers.

Dropped are the operands that name functions or variables: `!opencl.kernels = !{!0}`, `!0 = !{ptr @k, !1}`.

A kernel becomes several functions, and `__local` variables become parameters, so these names would be undefined. wfv
does not need such metadata: types and names of parameters are attached to the function too (`!kernel_arg_type`), and
its calling convention `spir_kernel` tells that it is a kernel.

Gives metadata nodes and attribute groups that functions refer to new numbers.

LLVM numbers them again whenever it prints a module. Functions that did not pass through LLVM, helper functions out of
line, still refer to the old numbers. Those get nodes and groups of their own behind LLVM's:

    helper: load i32, .. !tbaa !9       LLVM's module: !9 = !{..}  (another node)
                                        ->  load i32, .. !tbaa !24,  !24 = !{!25, ..}
"""

import re
from collections.abc import Callable, Iterable, Mapping

from wfv.ir.core import Function, Module
from wfv.ir.metadata import names_global, without_operands


def drop_function_metadata(module: Module) -> None:
    """Removes, in place, the operands of metadata tuples that name a function or a variable."""
    for name, text in module.metadata.items():
        if "@" in text:
            module.metadata[name] = without_operands(text, names_global)


_STRING = r'"[^"]*"'


def move_references(
    helpers: Iterable[Function],
    old: tuple[Mapping[str, str], Mapping[str, str]],
    new: tuple[dict[str, str], dict[str, str]],
) -> None:
    """Adds the `old` (metadata, attribute groups) to the `new` ones, and makes `helpers` refer to them, in place."""
    (nodes, groups), (new_nodes, new_groups) = old, new
    move_node, move_group = _mover("!", new_nodes), _mover("#", new_groups)
    new_nodes |= {move_node(name): move_node(text) for name, text in nodes.items() if name[1:].isdigit()}
    new_groups |= {move_group(name): text for name, text in groups.items()}
    for fn in helpers:
        fn.prefix, fn.suffix = move_group(move_node(fn.prefix)), move_group(move_node(fn.suffix))
        for instr in fn.instrs():
            instr.metadata = {kind: move_node(node) for kind, node in instr.metadata.items()}
            if instr.attrs.get("suffix"):
                instr.attrs["suffix"] = move_group(instr.attrs["suffix"])


def _mover(sigil: str, taken: Mapping[str, str]) -> Callable[[str], str]:
    """Replaces each number behind the sigil in a text by one that is greater than those taken; strings stay."""
    start = 1 + max((int(name[1:]) for name in taken if name[1:].isdigit()), default=-1)
    reference = re.compile(rf"{_STRING}|{sigil}(\d+)\b")

    def moved(found: re.Match[str]) -> str:
        return f"{sigil}{start + int(found[1])}" if found[1] else found[0]

    return lambda text: reference.sub(moved, text)
