"""The form that all later steps expect, mostly made by LLVM's own passes.

`normalize` takes a module as it was read, with its helpers marked (inline.py). It guarantees: the marked helpers
inlined, memory in registers (SROA), one return, reducible control flow, loops in simplified form and loop-closed SSA
form (LCSSA), at most one edge from a block to a block with phis, and a name for every value. `reshape` brings
continuations into this form again.
Sources: LLVM, "Loop Terminology" (loop simplify form, LCSSA); Havlak (TOPLAS 1997) for irreducible cycles.
"""
