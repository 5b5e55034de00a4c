"""The form that all later steps expect, mostly made by LLVM's own passes.

`normalize` takes a module as it was read. It guarantees: helpers inlined, memory in registers (SROA), one return,
reducible control flow, loops in simplified and closed form (LCSSA), one edge from a block to a block with phis, and a
name for every value. `reshape` brings continuations back into this form.
Sources: LLVM, "Loop Terminology" (loop simplify form, LCSSA); Havlak (TOPLAS 1997) for irreducible cycles.
"""

from passes.normalize.normalize import normalize, reshape

__all__ = ["normalize", "reshape"]
