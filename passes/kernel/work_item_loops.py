"""The group kernel: loops over the local ids around each continuation, as LLVM IR text.

    next = 0                                            (a kernel without barriers needs no switch)
    while next != -1:
        switch next:
            case k: for z, y: for x in steps of W:      next = continuation k, W work-items at once
                              for the remaining x:      next = continuation k, one work-item

Where barriers are checked, the work-items store their next ids, and a scan of these replaces `next`
(passes/kernel/next_scan.py). The remainder loop runs one work-item at a time, so any local size works. Continuations
are inlined, so that LLVM hoists ids and uniform work to the loop in which they change. The launch function
(passes/kernel/launch_function.py) calls the group kernel for each group.
Source: Karrenberg & Hack (CC 2012), sections 3 and 5.
"""

from __future__ import annotations

from passes.interface import KernelInterface
from passes.kernel.column_loops import column_loops
from passes.kernel.continuation_call import Body, GroupParams, group_name
from passes.kernel.launch_function import launch_function
from passes.kernel.next_scan import needing_all, next_scan, scan_parameters
from passes.kernel.remainder_loop import remainder_loop
from passes.kernel.vector_loop import vector_loop

# No code, but LLVM makes no second copy of a loop that has it.
_NOT_COPIED = "  call void @llvm.sideeffect() noduplicate"
# Parameters that only kernels have which ask for ids of dimension 1.
_OF_ROWS = frozenset({"wfv.gbase1", "wfv.group1"})


def group_kernel(
    interface: KernelInterface,
    bodies: tuple[Body, ...],
    local_offsets: dict[str, int],
    loop_metadata: str = "",
    last_call: str = "",
) -> str:
    """LLVM IR text of the launch function and the group kernel; continuations are called by name.

    `local_offsets`: the scratch offset of each `__local` variable, in bytes; `loop_metadata`: appended to the branches
    of the innermost loops; `last_call`: a function that the launch function calls when it has run its last group.
    """
    params = GroupParams(fn for body in bodies for fn in body.functions)
    if interface.barriers:
        params.args += scan_parameters()
    launch = launch_function(interface, params, local_offsets, last_call)
    return "\n".join([launch, _group_kernel(interface, bodies, params, loop_metadata)])


def _group_kernel(interface: KernelInterface, bodies: tuple[Body, ...], params: GroupParams, loop_metadata: str) -> str:
    lines = [f"define internal void @{group_name(interface.name)}({params.declared()}) {{", "entry:"]
    lines += ["  %next = alloca i32", "  store i32 0, ptr %next"]
    is_flat = _OF_ROWS.isdisjoint(arg.name for arg in params.args)
    if len(bodies) == 1:
        lines += ["  br label %c0", *_work_item_loops(0, bodies[0], interface.lanes, "done", loop_metadata, is_flat)]
    else:
        exit = "scan" if interface.barriers else "dispatch"
        lines += _dispatch(interface, len(bodies))
        for k, body in enumerate(bodies):
            lines += _work_item_loops(k, body, interface.lanes, exit, loop_metadata, is_flat)
    return "\n".join([*lines, "done:", "  ret void", "}"]) + "\n"


def _dispatch(interface: KernelInterface, count: int) -> list[str]:
    """Chooses the next continuation of `count`: the id that all calls returned, or all work-items have stored."""
    cases = " ".join(f"i32 {k}, label %c{k}" for k in range(count))
    if interface.barriers:
        agreed = "some.left" if needing_all(interface) else "counted"
        to = f"  %to = phi i32 [ %same.to, %same ], [ %high.next, %{agreed} ]"
        switch = f"  switch i32 %to, label %done [ {cases} ]"
        return ["  br label %c0", *next_scan(interface), "dispatch:", to, switch]
    load = "  %to = load i32, ptr %next"
    return ["  br label %dispatch", "dispatch:", load, f"  switch i32 %to, label %done [ {cases} ]"]


def _work_item_loops(k: int, body: Body, lanes: int, exit: str, loop_metadata: str, is_flat: bool) -> list[str]:
    """The loops over z, y and x around one continuation; every local size is at least 1. `is_flat`: one dimension.

    LLVM would make copies of the loops over y and z, for each answer to the questions that are the same in all rows:
    whether a row has a whole vector and a remainder, and the kernel's own branches on uniform values. That takes a
    third of its time, and saves a few branches in a row. A kernel of one dimension is run for one row, so it has one
    copy; the others keep theirs, because short rows are 10 to 30 % faster with them.
    """
    rows, entry = f"c{k}", [f"c{k}:", f"  br label %z{k}"]
    if body.columns is not None:
        rows = f"rows{k}"
        entry = column_loops(k, body.columns, body.column_steps, rows, exit, loop_metadata)
    return [
        *entry,
        f"z{k}:",
        f"  %lid2.{k} = phi i64 [ 0, %{rows} ], [ %lid2.next.{k}, %z.end{k} ]",
        f"  br label %y{k}",
        f"y{k}:",
        f"  %lid1.{k} = phi i64 [ 0, %z{k} ], [ %lid1.next.{k}, %y.end{k} ]",
        *([_NOT_COPIED] if body.simd and is_flat else []),
        *(vector_loop(k, body, body.simd, lanes, loop_metadata) if body.simd else [f"  br label %x{k}"]),
        *remainder_loop(k, body, lanes, loop_metadata),
        f"y.end{k}:",
        *_latch(k, "1", f"y{k}", f"z.end{k}"),
        f"z.end{k}:",
        *_latch(k, "2", f"z{k}", exit),
    ]  # fmt: skip


def _latch(k: int, dim: str, header: str, exit: str) -> list[str]:
    return [
        f"  %lid{dim}.next.{k} = add nuw nsw i64 %lid{dim}.{k}, 1",
        f"  %lid{dim}.more.{k} = icmp ult i64 %lid{dim}.next.{k}, %wfv.lsize{dim}",
        f"  br i1 %lid{dim}.more.{k}, label %{header}, label %{exit}",
    ]
