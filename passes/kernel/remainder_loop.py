"""The remainder loop: runs the scalar form for the work-items behind the last whole vector, as LLVM IR text.

Without a SIMD form, the same loop runs all work-items of a row, one at a time. A scalar form that has parts runs a
whole sub-group, or what is left of the row.
"""

from __future__ import annotations

from passes.kernel.continuation_call import Body, call_form


def remainder_loop(k: int, body: Body, lanes: int, loop_metadata: str) -> list[str]:
    """The loop over local id 0, one work-item or sub-group at a time; `loop_metadata`: appended to its branch."""
    start = f"[ %whole{k}, %remainder{k} ]" if body.simd else f"[ 0, %y{k} ]"
    return [
        f"x{k}:",
        f"  %lid0.{k} = phi i64 {start}, [ %lid0.next.{k}, %x{k} ]",
        call_form(k, body.scalar, f"%lid0.{k}", "s"),
        f"  %lid0.next.{k} = add nuw nsw i64 %lid0.{k}, {lanes if body.parts else 1}",
        f"  %lid0.more.{k} = icmp ult i64 %lid0.next.{k}, %wfv.lsize0",
        f"  br i1 %lid0.more.{k}, label %x{k}, label %y.end{k}{loop_metadata}",
    ]
