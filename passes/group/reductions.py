"""Reductions by minnum and maxnum, as comparisons: for LLVM's loop vectorizer, which fails an assertion on some.

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

from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.intrinsics import family_of
from wfv.ir.uses import backward_slice
from wfv.ir.values import Value

_PREDICATES = {"minnum": "olt", "maxnum": "ogt"}


def compare_in_reductions(fns: Iterable[Function]) -> None:
    """Replaces the calls of llvm.minnum and llvm.maxnum whose results are operands of theirs in a later iteration."""
    for fn in fns:
        rewrite(fn, _compared)


def _is_reduction(instr: Instr) -> bool:
    is_extreme = instr.op == "call" and family_of(instr.callee) in _PREDICATES
    return is_extreme and instr in backward_slice(instr.operands)


def _compared(call: Instr, build: Builder) -> Value | None:
    """Builds the result of a reduction by comparisons; returns it. None for other instructions."""
    if not _is_reduction(call):
        return None
    a, b = call.operands
    extreme = build.select(build.fcmp(_PREDICATES[family_of(call.callee)], a, b), a, b)
    return build.emit(call.type, "select", [build.fcmp("uno", b, b), a, extreme], name=call.name)
