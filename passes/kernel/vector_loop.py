"""The vector loop: runs the SIMD form of a continuation, `lanes` work-items at once, as LLVM IR text.

If there is a fast version, its guard decides for each vector which of the two SIMD forms runs.
"""

from __future__ import annotations

from passes.kernel.continuation_call import Body, arguments, call_form
from wfv.ir.core import Function
from wfv.ir.names import quote_local as print_name


def vector_loop(k: int, body: Body, simd: Function, lanes: int, loop_metadata: str) -> list[str]:
    """The loop over the whole vectors of a row of work-items; continues at the remainder loop if any are left.

    `loop_metadata`: appended to its branch.
    """
    calls, latch = [call_form(k, simd, f"%lid0.v{k}", "v")], f"v{k}"
    if body.fast is not None and body.guard is not None:
        calls, latch = _guarded_calls(k, body.guard, body.fast, simd), f"v.end{k}"
    return [
        f"  %whole{k} = and i64 %wfv.lsize0, {-lanes}",
        f"  %has.whole{k} = icmp ne i64 %whole{k}, 0",
        f"  br i1 %has.whole{k}, label %v{k}, label %remainder{k}",
        f"v{k}:",
        f"  %lid0.v{k} = phi i64 [ 0, %y{k} ], [ %lid0.v.next{k}, %{latch} ]",
        *calls,
        f"  %lid0.v.next{k} = add nuw nsw i64 %lid0.v{k}, {lanes}",
        f"  %lid0.v.more{k} = icmp ult i64 %lid0.v.next{k}, %whole{k}",
        f"  br i1 %lid0.v.more{k}, label %v{k}, label %remainder{k}{loop_metadata}",
        f"remainder{k}:",
        f"  %has.remainder{k} = icmp ult i64 %whole{k}, %wfv.lsize0",
        f"  br i1 %has.remainder{k}, label %x{k}, label %y.end{k}",
    ]


def _guarded_calls(k: int, guard: Function, fast: Function, simd: Function) -> list[str]:
    return [
        f"  %fits{k} = call i1 @{print_name(guard.name)}({arguments(k, guard, f'%lid0.v{k}')})",
        f"  br i1 %fits{k}, label %v.fast{k}, label %v.any{k}",
        f"v.fast{k}:",
        call_form(k, fast, f"%lid0.v{k}", "f"),
        f"  br label %v.end{k}",
        f"v.any{k}:",
        call_form(k, simd, f"%lid0.v{k}", "v"),
        f"  br label %v.end{k}",
        f"v.end{k}:",
    ]
