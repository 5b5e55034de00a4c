"""The group kernel: loops over the local ids around each continuation.

    next = 0                                            (no barrier: no switch)
    while next != -1:
        switch next:
            case k: for z, y: for x in steps of W:      next = continuation k, W work-items at once
                              for the rest of x:        next = continuation k, one work-item

The tail runs one work-item at a time, so any local size works. Continuations are inlined, so that LLVM hoists ids and
uniform work to the loop where they change. The launch function (passes/kernel/launch_function.py) calls it for each
group.
Source: Karrenberg & Hack (CC 2012), sections 3 and 5.
"""

from __future__ import annotations

from dataclasses import dataclass

from passes.interface import KernelInterface
from passes.kernel.launch_function import GroupParams, group_name, launch_function, local_name
from wfv.ir.core import Function
from wfv.ir.names import quote_local as print_name


@dataclass(frozen=True)
class Body:
    """One continuation: one-lane form, SIMD form if there is one, and one that is right where `guard` says so."""

    scalar: Function
    simd: Function | None = None
    fast: Function | None = None
    guard: Function | None = None

    @property
    def functions(self) -> list[Function]:
        return [fn for fn in (self.scalar, self.simd, self.fast, self.guard) if fn is not None]


def group_kernel(
    interface: KernelInterface, bodies: tuple[Body, ...], local_offsets: dict[str, int], loop_metadata: str = ""
) -> str:
    """LLVM IR text of the launch function and the group function; continuations are called by name.

    `local_offsets`: where each `__local` variable stands in scratch; `loop_metadata`: put on the innermost one-lane
    loops.
    """
    params = GroupParams(fn for body in bodies for fn in body.functions)
    launch = launch_function(interface, params, local_offsets)
    return "\n".join([launch, _group_function(interface, bodies, params, loop_metadata)])


def _group_function(
    interface: KernelInterface, bodies: tuple[Body, ...], params: GroupParams, loop_metadata: str
) -> str:
    lines = [f"define internal void @{group_name(interface)}({params.declared()}) {{", "entry:"]
    lines += ["  %next = alloca i32", "  store i32 0, ptr %next"]
    if len(bodies) == 1:
        lines += ["  br label %c0", *_nest(0, bodies[0], interface.lanes, "done", loop_metadata)]
    else:
        cases = " ".join(f"i32 {k}, label %c{k}" for k in range(len(bodies)))
        lines += ["  br label %dispatch", "dispatch:", "  %to = load i32, ptr %next"]
        lines += [f"  switch i32 %to, label %done [ {cases} ]"]
        for k, body in enumerate(bodies):
            lines += _nest(k, body, interface.lanes, "dispatch", loop_metadata)
    return "\n".join([*lines, "done:", "  ret void", "}"]) + "\n"


def _nest(k: int, body: Body, lanes: int, behind: str, loop_metadata: str) -> list[str]:
    """The loops over z, y and x around one continuation; local sizes are at least 1."""
    return [
        f"c{k}:",
        f"  br label %z{k}",
        f"z{k}:",
        f"  %lid2.{k} = phi i64 [ 0, %c{k} ], [ %lid2.next.{k}, %z.end{k} ]",
        f"  br label %y{k}",
        f"y{k}:",
        f"  %lid1.{k} = phi i64 [ 0, %z{k} ], [ %lid1.next.{k}, %y.end{k} ]",
        *(_simd_row(k, body, body.simd, lanes) if body.simd else [f"  br label %x{k}"]),
        *_scalar_row(k, body, loop_metadata),
        f"y.end{k}:",
        *_step(k, "1", f"y{k}", f"z.end{k}"),
        f"z.end{k}:",
        *_step(k, "2", f"z{k}", behind),
    ]  # fmt: skip


def _step(k: int, dim: str, again: str, behind: str) -> list[str]:
    return [
        f"  %lid{dim}.next.{k} = add nuw nsw i64 %lid{dim}.{k}, 1",
        f"  %lid{dim}.more.{k} = icmp ult i64 %lid{dim}.next.{k}, %wfv.lsize{dim}",
        f"  br i1 %lid{dim}.more.{k}, label %{again}, label %{behind}",
    ]


def _simd_row(k: int, body: Body, simd: Function, lanes: int) -> list[str]:
    calls, latch = [_call(k, simd, f"%lid0.v{k}", "v")], f"v{k}"
    if body.fast is not None and body.guard is not None:
        calls, latch = _guarded_calls(k, body.guard, body.fast, simd), f"v.end{k}"
    return [
        f"  %whole{k} = and i64 %wfv.lsize0, {-lanes}",
        f"  %has.whole{k} = icmp ne i64 %whole{k}, 0",
        f"  br i1 %has.whole{k}, label %v{k}, label %rest{k}",
        f"v{k}:",
        f"  %lid0.v{k} = phi i64 [ 0, %y{k} ], [ %lid0.v.next{k}, %{latch} ]",
        *calls,
        f"  %lid0.v.next{k} = add nuw nsw i64 %lid0.v{k}, {lanes}",
        f"  %lid0.v.more{k} = icmp ult i64 %lid0.v.next{k}, %whole{k}",
        f"  br i1 %lid0.v.more{k}, label %v{k}, label %rest{k}",
        f"rest{k}:",
        f"  %has.rest{k} = icmp ult i64 %whole{k}, %wfv.lsize0",
        f"  br i1 %has.rest{k}, label %x{k}, label %y.end{k}",
    ]


def _guarded_calls(k: int, guard: Function, fast: Function, simd: Function) -> list[str]:
    return [
        f"  %fits{k} = call i1 @{print_name(guard.name)}({_arguments(k, guard, f'%lid0.v{k}')})",
        f"  br i1 %fits{k}, label %v.fast{k}, label %v.any{k}",
        f"v.fast{k}:",
        _call(k, fast, f"%lid0.v{k}", "f"),
        f"  br label %v.end{k}",
        f"v.any{k}:",
        _call(k, simd, f"%lid0.v{k}", "v"),
        f"  br label %v.end{k}",
        f"v.end{k}:",
    ]


def _scalar_row(k: int, body: Body, loop_metadata: str) -> list[str]:
    start = f"[ %whole{k}, %rest{k} ]" if body.simd else f"[ 0, %y{k} ]"
    return [
        f"x{k}:",
        f"  %lid0.{k} = phi i64 {start}, [ %lid0.next.{k}, %x{k} ]",
        _call(k, body.scalar, f"%lid0.{k}", "s"),
        f"  %lid0.next.{k} = add nuw nsw i64 %lid0.{k}, 1",
        f"  %lid0.more.{k} = icmp ult i64 %lid0.next.{k}, %wfv.lsize0",
        f"  br i1 %lid0.more.{k}, label %x{k}, label %y.end{k}{loop_metadata}",
    ]


def _call(k: int, fn: Function, lid0: str, tag: str) -> str:
    result = f"%next.{tag}{k}"
    call = f"call i32 @{print_name(fn.name)}({_arguments(k, fn, lid0)})"
    return f"  {result} = {call}\n  store i32 {result}, ptr %next"


def _arguments(k: int, fn: Function, lid0: str) -> str:
    ids = {"wfv.lid0": lid0, "wfv.lid1": f"%lid1.{k}", "wfv.lid2": f"%lid2.{k}"}
    return ", ".join(f"{arg.type} {ids.get(arg.name) or local_name(arg.name)}" for arg in fn.args)
