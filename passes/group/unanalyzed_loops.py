"""Keeps LLVM from comparing all accesses of a large loop with each other.

    loop:                                loop:
      %i = phi ..                          %i = phi ..
                                           call void @llvm.var.annotation.p0.p0(ptr null, ..)
      .. hundreds of accesses ..           .. hundreds of accesses ..

The annotation is no code, but LLVM's analysis of dependences between iterations gives up at once when it meets it. Only
LLVM's load elimination across iterations uses that analysis (the loop vectorizer is off), and compares each store with
each access: 0.8 s for 400 accesses. parallel_loops.py spares the loops over the work-items the comparison; this
is for the kernel's own loops, whose iterations may depend on each other.
"""

from collections.abc import Iterable

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I32, PTR, VOID
from wfv.ir.values import ConstNull, Value, const_int

_TOO_MANY = 256
_ANNOTATION = "llvm.var.annotation.p0.p0"


def leave_loops_unanalyzed(fns: Iterable[Function]) -> None:
    """Adds the annotation to all loops of functions with many accesses, and to these functions' entries.

    The entry is part of the loop over the work-items, when LLVM has inlined the function there.
    """
    for fn in fns:
        if sum(instr.is_access for instr in fn.instrs()) > _TOO_MANY:
            for block in (fn.blocks[0], *(loop.header for loop in Cfg(fn).loops.all)):
                _annotate(block)


def _annotate(block: Block) -> None:
    first = next(number for number, instr in enumerate(block.instrs) if instr.op not in ("phi", "alloca"))
    null = ConstNull(PTR)
    operands: list[Value] = [null, null, null, const_int(I32, 0), null]
    block.instrs.insert(first, Instr(VOID, "", "call", operands, {"callee": _ANNOTATION}))
