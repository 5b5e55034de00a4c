"""The launch function: claims groups, and hands each one's ids, sizes and memory to the group function.

    load what is the same for all groups: sizes, kernel arguments, number of groups
    while first = atomic add(next group, chunk) < number of groups:
        for each group from first on, chunk of them:    group ids, the group's own size and base, addresses in scratch
            call the group function (passes/kernel/work_item_loops.py)

Its interface stands in docs/design.md.
"""

from __future__ import annotations

from collections.abc import Iterable

from passes.interface import DUMP_SLOT, DUMP_SLOT_BYTES, PRINTF_NUMBER, SCRATCH_ALIGN, KernelInterface
from passes.kernel.local_variables import LOCAL_SPACE, PREFIX
from wfv.ir.core import Function
from wfv.ir.names import quote_local as print_name
from wfv.ir.types import I64, PtrType
from wfv.ir.values import Argument

_DIMS = (0, 1, 2)
# Where the numbers of a launch stand, in words; those of three dimensions by the first one.
_NUMBERS = {1: "count", 2: "chunk", 3: "wdim64", 16: "slot.base"}
_TRIPLES = {4: "gsize", 7: "elsize", 10: "goffset", 13: "ngroups"}


class GroupParams:
    """The parameters of the group function: whatever a continuation asks for, but the local ids, by its name."""

    def __init__(self, continuations: Iterable[Function]) -> None:
        args = {arg.name: arg for fn in continuations for arg in fn.args}
        for dim in _DIMS:  # the loops need them, whoever else does
            args.setdefault(f"wfv.lsize{dim}", Argument(I64, f"wfv.lsize{dim}"))
        self.args = [arg for name, arg in args.items() if not name.startswith("wfv.lid")]

    def declared(self) -> str:
        return ", ".join(f"{a.type} {f'{a.attrs} ' if a.attrs else ''}{local_name(a.name)}" for a in self.args)

    def passed(self) -> str:
        return ", ".join(f"{a.type} {local_name(a.name)}" for a in self.args)


def local_name(name: str) -> str:
    """A parameter's name here: apart from the loops' own names, whatever the kernel calls it."""
    return "%" + print_name(name if name.startswith("wfv.") else f"p.{name}")


def group_name(interface: KernelInterface) -> str:
    return print_name(f"wfv.group.{interface.name}")


def launch_function(interface: KernelInterface, params: GroupParams, local_offsets: dict[str, int]) -> str:
    """LLVM IR text of the launch function; `local_offsets`: where each `__local` variable stands in scratch."""
    symbol = print_name(interface.symbol)
    lines = [
        f"define void @{symbol}(ptr noundef %args, ptr noundef %launch, ptr noundef %scratch) {{",
        "entry:",
        *_load_launch(),
        *_load_printf(interface),
        *_load_params(interface),
        "  br label %claim",
        "claim:",
        "  %first = atomicrmw add ptr %launch, i64 %chunk monotonic",
        "  %any.left = icmp ult i64 %first, %count",
        "  br i1 %any.left, label %claimed, label %done",
        "claimed:",
        "  %behind = add i64 %first, %chunk",
        *_minimum("end", "behind", "count"),
        "  br label %group",
        "group:",
        "  %g = phi i64 [ %first, %claimed ], [ %g.next, %group ]",
        *_group_ids(),
        *_slots(interface),
        *_local_variables(local_offsets),
        f"  %{DUMP_SLOT} = getelementptr i8, ptr %scratch, i64 {interface.local_variables - DUMP_SLOT_BYTES}",
        f"  call void @{group_name(interface)}({params.passed()})",
        "  %g.next = add nuw i64 %g, 1",
        "  %more = icmp ult i64 %g.next, %end",
        "  br i1 %more, label %group, label %claim",
        "done:",
        "  ret void",
        "}",
    ]
    return "\n".join(lines) + "\n"


def _minimum(name: str, a: str, b: str) -> list[str]:
    """The smaller number. No intrinsic: the kernel's module may declare it already."""
    is_less = f"  %{name}.less = icmp ult i64 %{a}, %{b}"
    return [is_less, f"  %{name} = select i1 %{name}.less, i64 %{a}, i64 %{b}"]


def _load_launch() -> list[str]:
    names = dict(_NUMBERS)
    for at, stem in _TRIPLES.items():
        names.update({at + dim: f"wfv.{stem}{dim}" for dim in _DIMS})
    lines = []
    for at, name in names.items():
        lines += [
            f"  %launch.{at} = getelementptr i64, ptr %launch, i64 {at}",
            f"  %{name} = load i64, ptr %launch.{at}",
        ]
    return [*lines, "  %wfv.wdim = trunc i64 %wdim64 to i32"]


def _load_printf(interface: KernelInterface) -> list[str]:
    """The address of the buffer that calls of printf write to."""
    if interface.printf is None:
        return []
    at = f"%launch.{PRINTF_NUMBER}"
    return [f"  {at} = getelementptr i64, ptr %launch, i64 {PRINTF_NUMBER}", f"  %wfv.printf = load ptr, ptr {at}"]


def _load_params(interface: KernelInterface) -> list[str]:
    lines = []
    for i, param in enumerate(interface.params):
        name = local_name(param.name)
        lines.append(f"  %arg.{i} = getelementptr i8, ptr %args, i64 {param.offset}")
        if param.kind == "local":
            lines += [
                f"  %at.{i} = load i64, ptr %arg.{i}",
                f"  %flat.{i} = getelementptr i8, ptr %scratch, i64 %at.{i}",
                f"  {name} = addrspacecast ptr %flat.{i} to {param.type}",
            ]
        elif param.kind == "struct":
            lines.append(f"  {name} = getelementptr i8, ptr %arg.{i}, i64 0")
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
            *_minimum(f"wfv.lsize{dim}", f"wfv.elsize{dim}", f"left{dim}"),
        ]
    return lines


def _slots(interface: KernelInterface) -> list[str]:
    """The addresses of the slots, one after the other, each rounded up to SCRATCH_ALIGN."""
    if not interface.item_slots and not interface.group_slots:
        return []
    lines = [
        "  %plane = mul nuw nsw i64 %wfv.elsize0, %wfv.elsize1",
        "  %items = mul nuw nsw i64 %plane, %wfv.elsize2",
        "  %slot.at0 = getelementptr i8, ptr %scratch, i64 %slot.base",
    ]
    slots = [(f"wfv.slot{k}", size, "%items") for k, size in enumerate(interface.item_slots)]
    slots += [(f"wfv.gslot{k}", size, "1") for k, size in enumerate(interface.group_slots)]
    for n, (name, size, items) in enumerate(slots):
        lines += [
            f"  %{name} = getelementptr i8, ptr %slot.at{n}, i64 0",
            f"  %slot.bytes{n} = mul nuw nsw i64 {items}, {size}",
            f"  %slot.padded{n} = add nuw nsw i64 %slot.bytes{n}, {SCRATCH_ALIGN - 1}",
            f"  %slot.size{n} = and i64 %slot.padded{n}, -{SCRATCH_ALIGN}",
            f"  %slot.at{n + 1} = getelementptr i8, ptr %slot.at{n}, i64 %slot.size{n}",
        ]
    return lines


def _local_variables(offsets: dict[str, int]) -> list[str]:
    lines = []
    for i, (name, offset) in enumerate(offsets.items()):
        lines += [
            f"  %variable.{i} = getelementptr i8, ptr %scratch, i64 {offset}",
            f"  {local_name(PREFIX + name)} = addrspacecast ptr %variable.{i} to {PtrType(LOCAL_SPACE)}",
        ]
    return lines
