"""The remainder loop: runs the scalar form for the work-items behind the last whole vector, as LLVM IR text.

Without a SIMD form, the same loop runs all work-items of a row, one at a time, or one sub-group at a time if the scalar
form has parts. Where lanes are a sub-group, there is no loop: the work-items are the active lanes of one vector.
"""

from __future__ import annotations

from passes.kernel.continuation_call import Body, call_form
from wfv.ir.core import Function


def remainder_loop(k: int, body: Body, lanes: int, loop_metadata: str) -> list[str]:
    """The loop over local id 0, one work-item or sub-group at a time; `loop_metadata`: appended to its branch."""
    if body.rest is not None:
        return _masked_rest(k, body.rest, lanes)
    start = f"[ %whole{k}, %remainder{k} ]" if body.simd else f"[ 0, %y{k} ]"
    return [
        f"x{k}:",
        f"  %lid0.{k} = phi i64 {start}, [ %lid0.next.{k}, %x{k} ]",
        call_form(k, body.scalar, f"%lid0.{k}", "s"),
        f"  %lid0.next.{k} = add nuw nsw i64 %lid0.{k}, {lanes if body.parts else 1}",
        f"  %lid0.more.{k} = icmp ult i64 %lid0.next.{k}, %wfv.lsize0",
        f"  br i1 %lid0.more.{k}, label %x{k}, label %y.end{k}{loop_metadata}",
    ]


def _masked_rest(k: int, rest: Function, lanes: int) -> list[str]:
    """One call of the form of the rest: lane l is active if it is less than the number of work-items."""
    numbers = ", ".join(f"i64 {lane}" for lane in range(lanes))
    return [
        f"x{k}:",
        f"  %rest.{k} = sub nuw nsw i64 %wfv.lsize0, %whole{k}",
        f"  %rest.first{k} = insertelement <{lanes} x i64> poison, i64 %rest.{k}, i64 0",
        f"  %rest.all{k} = shufflevector <{lanes} x i64> %rest.first{k}, <{lanes} x i64> poison,"
        f" <{lanes} x i32> zeroinitializer",
        f"  %mask.{k} = icmp ult <{lanes} x i64> <{numbers}>, %rest.all{k}",
        call_form(k, rest, f"%whole{k}", "r"),
        f"  br label %y.end{k}",
    ]
