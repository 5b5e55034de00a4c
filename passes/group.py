"""The group kernel: loops over the local ids around each continuation, and the launch function around the groups.

    for each group claimed from the counter:            group ids, the group's own size and base
        next = 0                                        (no barrier: no switch)
        while next != -1:
            switch next:
                case k: for z, y: for x in steps of W:  next = continuation k, W work-items at once
                                  for the rest of x:    next = continuation k, one work-item

The tail runs one work-item at a time, so any local size works. Continuations are inlined, so that LLVM hoists ids and uniform work to
the loop where they change. The interface of the launch function stands in docs/design.md.
Source: Karrenberg & Hack (CC 2012), sections 3 and 5.
"""

from __future__ import annotations

from dataclasses import dataclass

from passes.interface import KernelInterface
from passes.widen.state import NOWHERE, NOWHERE_BYTES
from wfv.ir.core import Function
from wfv.ir.names import quote_local as print_name
from wfv.ir.types import I64
from wfv.ir.values import Argument

_DIMS = (0, 1, 2)


@dataclass(frozen=True)
class Body:
    """One continuation: its one-lane form, its SIMD form if there is one, and one that is right where `guard` says so."""

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

    `local_offsets`: where each `__local` variable stands in scratch. `loop_metadata`: put on the innermost one-lane loops.
    """
    values = _Values(interface, bodies, local_offsets)
    return "\n".join([_launch_function(interface, values), _group_function(interface, bodies, values, loop_metadata)])


class _Values:
    """The names by which the launch function's values reach the continuations' parameters."""

    def __init__(self, interface: KernelInterface, bodies: tuple[Body, ...], local_offsets: dict[str, int]) -> None:
        self.interface, self.local_offsets = interface, local_offsets
        args: dict[str, Argument] = {}
        for fn in (fn for body in bodies for fn in body.functions):
            args.update({arg.name: arg for arg in fn.args})
        for dim in _DIMS:  # the loops need them, whoever else does
            args.setdefault(f"wfv.lsize{dim}", Argument(I64, f"wfv.lsize{dim}"))
        self.args = [arg for name, arg in args.items() if not name.startswith("wfv.lid")]

    def params(self) -> str:
        return ", ".join(f"{a.type} {_attrs(a)}{_local(a.name)}" for a in self.args)

    def arguments(self) -> str:
        return ", ".join(f"{a.type} {_local(a.name)}" for a in self.args)


def _attrs(arg: Argument) -> str:
    return f"{arg.attrs} " if arg.attrs else ""


def _local(name: str) -> str:
    """A parameter's name here: apart from the loops' own names, whatever the kernel calls it."""
    return "%" + print_name(name if name.startswith("wfv.") else f"p.{name}")


def _launch_function(interface: KernelInterface, values: _Values) -> str:
    lines = [f"define void @{print_name(interface.symbol)}(ptr noundef %args, ptr noundef %launch, ptr noundef %scratch) {{", "entry:"]
    lines += _load_launch()
    lines += _load_params(interface)
    lines += [
        "  br label %claim",
        "claim:",
        "  %first = atomicrmw add ptr %launch, i64 %chunk monotonic",
        "  %any.left = icmp ult i64 %first, %count",
        "  br i1 %any.left, label %claimed, label %done",
        "claimed:",
        "  %behind = add i64 %first, %chunk",
        "  %end = call i64 @llvm.umin.i64(i64 %behind, i64 %count)",
        "  br label %group",
        "group:",
        "  %g = phi i64 [ %first, %claimed ], [ %g.next, %group ]",
        *_group_ids(),
        *_slots(interface),
        *_local_variables(values.local_offsets),
        f"  %{NOWHERE} = getelementptr i8, ptr %scratch, i64 {values.interface.local_variables - NOWHERE_BYTES}",
        f"  call void @{_group_name(interface)}({values.arguments()})",
        "  %g.next = add nuw i64 %g, 1",
        "  %more = icmp ult i64 %g.next, %end",
        "  br i1 %more, label %group, label %claim",
        "done:",
        "  ret void",
        "}",
        "declare i64 @llvm.umin.i64(i64, i64)",
    ]
    return "\n".join(lines) + "\n"


def _load_launch() -> list[str]:
    names = {1: "count", 2: "chunk", 3: "wdim64", 16: "slot.base"}
    for stem, at in (("gsize", 4), ("elsize", 7), ("goffset", 10), ("ngroups", 13)):
        names.update({at + dim: f"wfv.{stem}{dim}" for dim in _DIMS})
    lines = []
    for at, name in names.items():
        lines += [f"  %launch.{at} = getelementptr i64, ptr %launch, i64 {at}", f"  %{name} = load i64, ptr %launch.{at}"]
    return [*lines, "  %wfv.wdim = trunc i64 %wdim64 to i32"]


def _load_params(interface: KernelInterface) -> list[str]:
    lines = []
    for i, param in enumerate(interface.params):
        name = _local(param.name)
        lines.append(f"  %arg.{i} = getelementptr i8, ptr %args, i64 {param.offset}")
        if param.kind == "local":
            lines += [
                f"  %at.{i} = load i64, ptr %arg.{i}",
                f"  %flat.{i} = getelementptr i8, ptr %scratch, i64 %at.{i}",
                f"  {name} = addrspacecast ptr %flat.{i} to {param.type}",
            ]
        else:
            lines.append(f"  {name} = load {param.type}, ptr %arg.{i}")
    return lines


def _group_ids() -> list[str]:
    lines = [
        "  %wfv.group0 = urem i64 %g, %wfv.ngroups0",
        "  %g.rows = udiv i64 %g, %wfv.ngroups0",
        "  %wfv.group1 = urem i64 %g.rows, %wfv.ngroups1",
        "  %wfv.group2 = udiv i64 %g.rows, %wfv.ngroups1",
    ]
    for dim in _DIMS:
        lines += [
            f"  %start{dim} = mul nuw nsw i64 %wfv.group{dim}, %wfv.elsize{dim}",
            f"  %wfv.gbase{dim} = add nuw nsw i64 %start{dim}, %wfv.goffset{dim}",
            f"  %left{dim} = sub nuw nsw i64 %wfv.gsize{dim}, %start{dim}",
            f"  %wfv.lsize{dim} = call i64 @llvm.umin.i64(i64 %wfv.elsize{dim}, i64 %left{dim})",
        ]
    return lines


def _slots(interface: KernelInterface) -> list[str]:
    """The addresses of the slots, one after the other, each rounded up to 64 bytes."""
    if not interface.item_slots and not interface.group_slots:
        return []
    lines = [
        "  %plane = mul nuw nsw i64 %wfv.elsize0, %wfv.elsize1",
        "  %items = mul nuw nsw i64 %plane, %wfv.elsize2",
        "  %slot.at0 = getelementptr i8, ptr %scratch, i64 %slot.base",
    ]
    count = 0
    sizes = [("slot", k, size, "%items") for k, size in enumerate(interface.item_slots)]
    sizes += [("gslot", k, size, "1") for k, size in enumerate(interface.group_slots)]
    for stem, k, size, items in sizes:
        lines += [
            f"  %wfv.{stem}{k} = getelementptr i8, ptr %slot.at{count}, i64 0",
            f"  %slot.bytes{count} = mul nuw nsw i64 {items}, {size}",
            f"  %slot.padded{count} = add nuw nsw i64 %slot.bytes{count}, 63",
            f"  %slot.size{count} = and i64 %slot.padded{count}, -64",
            f"  %slot.at{count + 1} = getelementptr i8, ptr %slot.at{count}, i64 %slot.size{count}",
        ]
        count += 1
    return lines


def _local_variables(offsets: dict[str, int]) -> list[str]:
    lines = []
    for i, (name, offset) in enumerate(offsets.items()):
        lines += [
            f"  %variable.{i} = getelementptr i8, ptr %scratch, i64 {offset}",
            f"  {_local('wfv.local.' + name)} = addrspacecast ptr %variable.{i} to ptr addrspace(3)",
        ]
    return lines


def _group_name(interface: KernelInterface) -> str:
    return print_name(f"wfv.group.{interface.name}")


def _group_function(
    interface: KernelInterface, bodies: tuple[Body, ...], values: _Values, loop_metadata: str
) -> str:
    lines = [f"define internal void @{_group_name(interface)}({values.params()}) {{", "entry:"]
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
        *(_simd_row(k, body, lanes) if body.simd else [f"  br label %x{k}"]),
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


def _simd_row(k: int, body: Body, lanes: int) -> list[str]:
    assert body.simd is not None
    calls, latch = [_call(k, body.simd, f"%lid0.v{k}", "v")], f"v{k}"
    if body.fast is not None and body.guard is not None:
        calls, latch = _guarded_calls(k, body.guard, body.fast, body.simd), f"v.end{k}"
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
    return ", ".join(f"{arg.type} {ids.get(arg.name) or _local(arg.name)}" for arg in fn.args)
