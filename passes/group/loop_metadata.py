"""Metadata for LLVM's loop passes: the work-items of a group are independent, and which loops are not unrolled.

LLVM would unroll the loops over the rows of a group, and the remainder of a row, which is shorter than a vector: in
kernels of two or three dimensions that takes a quarter of its time, and the code is no faster.

In a loop that is marked parallel, all accesses are in one access group, as in PoCL.

The `llvm` strategy has this metadata for LLVM's loop vectorizer. The other strategies have it for functions of many
accesses, to save time: without it, LLVM's load elimination across iterations compares every store with every access,
which took 80 % of the optimizer's time at 80 stores. That pass looks for an element that one work-item stores and the
next one loads, which is a data race in OpenCL.
"""

from itertools import islice
from typing import NamedTuple

from wfv.ir.core import Function, Module

# LLVM compares the few hundred pairs of 16 accesses in 10 ms at most.
_MANY = 16


def has_many_accesses(fn: Function) -> bool:
    """Whether `fn` has more loads and stores than LLVM should compare pair by pair, and no private memory on the stack.

    All iterations of the loop use one stack, so their accesses to it are not independent.
    """
    instrs = list(fn.instrs())
    return sum(instr.is_access for instr in instrs) > _MANY and all(instr.op != "alloca" for instr in instrs)


class LoopMetadata(NamedTuple):
    """For the branches of latches: of the innermost loops, if they are parallel, and of the loops over rows."""

    item_loop: str
    row_loop: str


def loop_metadata(module: Module, parallel: tuple[Function, ...]) -> LoopMetadata:
    """Adds the accesses of `parallel` to one access group, and the metadata of the loops, as text, to the module."""
    group, items, accesses, rows, once = islice(module.free_nodes(), 5)
    module.metadata |= {rows: f"distinct !{{{rows}, {once}}}", once: '!{!"llvm.loop.unroll.disable"}'}
    if not parallel:
        return LoopMetadata("", f", !llvm.loop {rows}")
    module.metadata |= {
        group: "distinct !{}",
        items: f"distinct !{{{items}, {accesses}}}",
        accesses: f'!{{!"llvm.loop.parallel_accesses", {group}}}',
    }
    for fn in parallel:
        for instr in fn.instrs():
            if instr.is_access and not instr.is_ordered:  # LLVM's loop vectorizer fails an assertion on them
                instr.metadata["llvm.access.group"] = group
    return LoopMetadata(f", !llvm.loop {items}", f", !llvm.loop {rows}")
