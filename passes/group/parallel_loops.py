"""Metadata for LLVM's loop passes: the work-items of a group are independent.

All accesses are in one access group, and the loops over local id 0 are marked parallel with respect to it, as in PoCL.

The `llvm` strategy has this metadata for LLVM's loop vectorizer. The other strategies have it for functions of many
accesses, to save time: without it, LLVM's load elimination across iterations compares every store with every access,
which took 80 % of the optimizer's time at 80 stores. That pass looks for an element that one work-item stores and the
next one loads, which is a data race in OpenCL.
"""

from itertools import islice

from wfv.ir.core import Function, Module

# LLVM compares the few hundred pairs of 16 accesses in 10 ms at most.
_MANY = 16


def has_many_accesses(fn: Function) -> bool:
    """Whether `fn` has more loads and stores than LLVM should compare pair by pair, and no private memory on the stack.

    All iterations of the loop use one stack, so their accesses to it are not independent.
    """
    instrs = list(fn.instrs())
    return sum(instr.is_access for instr in instrs) > _MANY and all(instr.op != "alloca" for instr in instrs)


def mark_parallel(module: Module, fns: tuple[Function, ...]) -> str:
    """Adds the accesses of `fns` to one access group; returns the metadata text for the branch of the loop's latch."""
    group, loop, parallel = islice(module.free_nodes(), 3)
    module.metadata[group] = "distinct !{}"
    module.metadata[loop] = f"distinct !{{{loop}, {parallel}}}"
    module.metadata[parallel] = f'!{{!"llvm.loop.parallel_accesses", {group}}}'
    for fn in fns:
        for instr in fn.instrs():
            if instr.is_access and not instr.is_ordered:  # LLVM's loop vectorizer fails an assertion on them
                instr.metadata["llvm.access.group"] = group
    return f", !llvm.loop {loop}"
