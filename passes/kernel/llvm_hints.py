"""Metadata for LLVM's loop passes: the work-items of a group are independent.

All accesses are in one access group, and the loops over local id 0 are marked parallel with respect to it, as in PoCL.

The `llvm` strategy has this metadata for LLVM's loop vectorizer. The other strategies have it for functions of many
accesses, to save time: without it, LLVM's load elimination across iterations compares every store with every access,
which took 80 % of the optimizer's time at 80 stores. That pass looks for an element that one work-item stores and the
next one loads, which is a data race in OpenCL.

Keeps LLVM from comparing all accesses of a large loop with each other.

    loop:                                loop:
      %i = phi ..                          %i = phi ..
                                           call void @llvm.var.annotation.p0.p0(ptr null, ..)
      .. hundreds of accesses ..           .. hundreds of accesses ..

The annotation is no code, but LLVM's analysis of dependences between iterations gives up at once when it meets it. Only
LLVM's load elimination across iterations uses that analysis (the loop vectorizer is off), and compares each store with
each access: 0.8 s for 400 accesses. passes/kernel/llvm_hints.py spares the loops over the work-items the same; this
is for the kernel's own loops, whose iterations may depend on each other.

Reductions by minnum and maxnum, as comparisons: for LLVM's loop vectorizer, which fails an assertion on some.

    %r = phi double [ %first, %entry ], [ %next, %loop ]            %r = phi double [ %first, %entry ], [ %next, %loop ]
    ..                                                              ..
    %next = call double @llvm.minnum.f64(double %r, double %x)      %c = fcmp olt double %r, %x
                                                                    %m = select i1 %c, double %r, double %x
                                                                    %n = fcmp uno double %x, %x
                                                                    %next = select i1 %n, double %r, double %m

LLVM 22 vectorizes the former, and its two cost models may choose different widths; then the process ends ("VPlan cost
model and legacy cost model disagreed"). It takes the latter for no reduction. minnum is the operand that is not NaN.
"""

from collections.abc import Iterable
from itertools import islice

from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.edits import rewrite
from wfv.ir.intrinsics import family_of
from wfv.ir.types import I32, PTR, VOID
from wfv.ir.uses import backward_slice
from wfv.ir.values import ConstNull, Value, const_int

_ACCESSES = ("load", "store")
# LLVM compares the few hundred pairs of 16 accesses in 10 ms at most.
_MANY = 16


def has_many_accesses(fn: Function) -> bool:
    """Whether `fn` has more loads and stores than LLVM should compare pair by pair, and no private memory on the stack.

    All iterations of the loop use the same stack, so their accesses to it are not independent.
    """
    ops = [instr.op for instr in fn.instrs()]
    return sum(op in _ACCESSES for op in ops) > _MANY and "alloca" not in ops


def mark_parallel(module: Module, fns: tuple[Function, ...]) -> str:
    """Adds the accesses of `fns` to one access group; returns the metadata text for the branch of the loop's latch."""
    group, loop, parallel = islice(module.free_nodes(), 3)
    module.metadata[group] = "distinct !{}"
    module.metadata[loop] = f"distinct !{{{loop}, {parallel}}}"
    module.metadata[parallel] = f'!{{!"llvm.loop.parallel_accesses", {group}}}'
    for fn in fns:
        for instr in fn.instrs():
            if instr.op in _ACCESSES and not instr.is_ordered:  # LLVM's loop vectorizer fails an assertion on those
                instr.metadata["llvm.access.group"] = group
    return f", !llvm.loop {loop}"


_TOO_MANY = 256
_ANNOTATION = "llvm.var.annotation.p0.p0"


def leave_loops_unanalyzed(fns: Iterable[Function]) -> None:
    """Adds the annotation to all loops of functions with many accesses, and to these functions' entries.

    The entry is part of the loop over the work-items, when LLVM has inlined the function there.
    """
    for fn in fns:
        if sum(instr.op in _ACCESSES for instr in fn.instrs()) > _TOO_MANY:
            for block in (fn.blocks[0], *(loop.header for loop in Cfg(fn).loops.all)):
                _annotate(block)


def _annotate(block: Block) -> None:
    first = next(number for number, instr in enumerate(block.instrs) if instr.op not in ("phi", "alloca"))
    null = ConstNull(PTR)
    operands: list[Value] = [null, null, null, const_int(I32, 0), null]
    block.instrs.insert(first, Instr(VOID, "", "call", operands, {"callee": _ANNOTATION}))


_PREDICATES = {"minnum": "olt", "maxnum": "ogt"}


def compare_in_reductions(fns: Iterable[Function]) -> None:
    """Replaces the calls of llvm.minnum and llvm.maxnum whose results are operands of theirs in a later iteration."""
    for fn in fns:
        rewrite(fn, _compared)


def _is_reduction(instr: Instr) -> bool:
    is_extreme = instr.op == "call" and family_of(instr.callee) in _PREDICATES
    return is_extreme and instr in backward_slice(instr.operands)


def _compared(call: Instr, build: Builder) -> Value | None:
    """Builds what computes the result of a reduction; returns it. None for other instructions."""
    if not _is_reduction(call):
        return None
    a, b = call.operands
    extreme = build.select(build.fcmp(_PREDICATES[family_of(call.callee)], a, b), a, b)
    return build.emit(call.type, "select", [build.fcmp("uno", b, b), a, extreme], name=call.name)
