"""Metadata for LLVM's loop vectorizer: the work-items of a group are independent (the `llvm` strategy).

All accesses are in one access group, and the loop over local id 0 is marked parallel with respect to it, as in PoCL.
"""

from __future__ import annotations

from wfv.ir.core import Function, Module

_ACCESSES = ("load", "store")


def mark_parallel(module: Module, fns: tuple[Function, ...]) -> str:
    """Adds the accesses of `fns` to one access group; returns the metadata text for the branch of the loop's latch."""
    first = 1 + max((int(key[1:]) for key in module.metadata if key[1:].isdigit()), default=-1)
    group, loop, parallel = (f"!{first + k}" for k in range(3))
    module.metadata[group] = "distinct !{}"
    module.metadata[loop] = f"distinct !{{{loop}, {parallel}}}"
    module.metadata[parallel] = f'!{{!"llvm.loop.parallel_accesses", {group}}}'
    for fn in fns:
        for instr in fn.instrs():
            if instr.op in _ACCESSES:
                instr.metadata["llvm.access.group"] = group
    return f", !llvm.loop {loop}"
