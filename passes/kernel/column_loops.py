"""The loops for forms that run several rows at once: that by columns, and that of tiles, as LLVM IR text.

    by columns (lanes in dimension 1)
        if lsize1 is a multiple of W:           for z: for y in steps of W: for x:      next = k.columns(x, y, z)
    tiles (rows of lanes)
        if lsize1 is a multiple of the rows,
        and lsize0 of W:                        for z: for y in steps of rows: for x in steps of W:
                                                    next = k.tile(x, y, z)
    else: the loops by rows (passes/kernel/work_item_loops.py)

Neighbouring work-items of dimension 0 follow each other, so that the columns that one of them loads from and the next
one are in the same cache lines.
"""

from __future__ import annotations

from passes.kernel.continuation_call import call_form
from wfv.ir.core import Function


def column_loops(k: int, form: Function, steps: tuple[int, int], rows: str, exit: str, loop_metadata: str) -> list[str]:
    """The code at the entry of continuation `k`; `rows`: where the loops by rows begin, `exit`: behind all loops.

    `steps`: the work-items of dimensions 0 and 1 that `form` runs at once, powers of two.
    """
    return [
        f"c{k}:",
        f"  %odd.rows{k} = and i64 %wfv.lsize1, {steps[1] - 1}",
        f"  %odd.items{k} = and i64 %wfv.lsize0, {steps[0] - 1}",
        f"  %odd{k} = or i64 %odd.rows{k}, %odd.items{k}",
        f"  %by.columns{k} = icmp eq i64 %odd{k}, 0",
        f"  br i1 %by.columns{k}, label %c.z{k}, label %{rows}",
        f"c.z{k}:",
        f"  %lid2.c{k} = phi i64 [ 0, %c{k} ], [ %lid2.c.next{k}, %c.z.end{k} ]",
        f"  br label %c.y{k}",
        f"c.y{k}:",
        f"  %lid1.c{k} = phi i64 [ 0, %c.z{k} ], [ %lid1.c.next{k}, %c.y.end{k} ]",
        f"  br label %c.x{k}",
        f"c.x{k}:",
        f"  %lid0.c{k} = phi i64 [ 0, %c.y{k} ], [ %lid0.c.next{k}, %c.x{k} ]",
        call_form(k, form, f"%lid0.c{k}", "c", (f"%lid1.c{k}", f"%lid2.c{k}")),
        *_latch(k, "0", steps[0], f"c.x{k}", f"c.y.end{k}", loop_metadata),
        f"c.y.end{k}:",
        *_latch(k, "1", steps[1], f"c.y{k}", f"c.z.end{k}"),
        f"c.z.end{k}:",
        *_latch(k, "2", 1, f"c.z{k}", exit),
        f"{rows}:",
        f"  br label %z{k}",
    ]


def _latch(k: int, dim: str, step: int, header: str, exit: str, loop_metadata: str = "") -> list[str]:
    return [
        f"  %lid{dim}.c.next{k} = add nuw nsw i64 %lid{dim}.c{k}, {step}",
        f"  %lid{dim}.c.more{k} = icmp ult i64 %lid{dim}.c.next{k}, %wfv.lsize{dim}",
        f"  br i1 %lid{dim}.c.more{k}, label %{header}, label %{exit}{loop_metadata}",
    ]
