"""Metadata for LLVM's loop passes: the work-items of a group are independent.

All accesses are in one access group, and the loops over local id 0 are marked parallel with respect to it, as in PoCL.

This saves time: without it, LLVM's load elimination across iterations compares every store with every access. That pass
looks for an element that one work-item stores and the next one loads, which is a data race in OpenCL.

The strategy `llvm` has no such metadata. LLVM's loop vectorizer then takes any two accesses for independent, also those
of one work-item: of `p = a[2 * i]; a[2 * i + y[i]] = 7; q = a[2 * i + 1];` it does both loads before the store.
"""

import re
from itertools import islice

from wfv.ir.core import Function, Module

_LONG = 100  # instructions
_NOALIAS = re.compile(r"\bnoalias\b ?")


def mark_parallel(module: Module, fns: tuple[Function, ...], has_constant_size: bool) -> str:
    """Adds the accesses of `fns` to one access group; returns the metadata text for the branch of the loop's latch.

    A function with private memory on the stack stays as it is, because all iterations of the loop use that memory.
    `has_constant_size`: the local size is a constant. LLVM would then unroll loops over all vectors of a group, also
    where a vector takes hundreds of instructions: ten times the code, which is up to three times as slow.
    """
    fns = tuple(filter(_has_no_stack, fns))
    if not fns:
        return ""
    group, loop, parallel = islice(module.free_nodes(), 3)
    module.metadata[group] = "distinct !{}"
    is_long = any(sum(len(block.instrs) for block in fn.blocks) > _LONG for fn in fns)
    unroll = ', !{!"llvm.loop.unroll.disable"}' if has_constant_size and is_long else ""
    module.metadata[loop] = f"distinct !{{{loop}, {parallel}{unroll}}}"
    module.metadata[parallel] = f'!{{!"llvm.loop.parallel_accesses", {group}}}'
    for fn in fns:
        for instr in fn.instrs():
            if instr.is_access and not instr.is_ordered:  # with an ordered one, the loop is no parallel one
                instr.metadata["llvm.access.group"] = group
    return f", !llvm.loop {loop}"


def leave_noalias_to_the_group(fns: tuple[Function, ...]) -> None:
    """Drops `noalias` of the parameters of `fns`, once the group kernel, which calls them, has these parameters.

    Inlined into the loop, such parameters become scopes of all accesses, which LLVM takes up to 1.8 times as long to
    optimize, and calls that declare them. A call is in no access group: the loop would not be a parallel one.
    """
    for fn in fns:
        for arg in fn.args:
            arg.attrs = _NOALIAS.sub("", arg.attrs)


def _has_no_stack(fn: Function) -> bool:
    return all(instr.op != "alloca" for instr in fn.instrs())
