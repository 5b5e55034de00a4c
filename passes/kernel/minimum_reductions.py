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

from __future__ import annotations

from collections.abc import Iterable

from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.uses import backward_slice
from wfv.ir.values import Value

_PREDICATES = {"minnum": "olt", "maxnum": "ogt"}


def compare_in_reductions(fns: Iterable[Function]) -> None:
    """Replaces the calls of llvm.minnum and llvm.maxnum whose results are operands of theirs in a later iteration."""
    for fn in fns:
        found = {instr: _comparison(fn, instr) for instr in fn.instrs() if _is_reduction(instr)}
        for block in fn.blocks:
            block.instrs[:] = [new for instr in block.instrs for new in found.get(instr, [instr])]
        fn.substitute({instr: new[-1] for instr, new in found.items()})


def _is_reduction(instr: Instr) -> bool:
    is_extreme = instr.op == "call" and family_of(instr.callee) in _PREDICATES
    return is_extreme and instr in backward_slice(instr.operands)


def _comparison(fn: Function, call: Instr) -> list[Instr]:
    """The instructions that compute what `call` does; the last one has its result."""
    built: list[Instr] = []
    build, (a, b) = Builder(fn, built, call), call.operands
    extreme: Value = build.select(build.fcmp(_PREDICATES[family_of(call.callee)], a, b), a, b)
    build.emit(call.type, "select", [build.fcmp("uno", b, b), a, extreme], name=call.name)
    return built
