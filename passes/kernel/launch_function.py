"""The launch function: claims groups, and calls the group kernel with each group's ids, sizes and memory.

    load what is the same for all groups: sizes, kernel arguments, number of groups
    while first = atomic add(next group, chunk) < number of groups:
        for each of `chunk` groups from `first` on:    group ids, the group's own local size and base, scratch addresses
            call the group kernel (passes/kernel/work_item_loops.py)
            if a work-item has trapped: report it, end the claiming of groups, and return (passes/kernel/traps.py)

docs/design.md, "The launch interface", specifies its ABI; passes/kernel/launch_abi.py reads its three memory areas.
"""

from __future__ import annotations

from passes.interface import DUMP_SLOT, DUMP_SLOT_BYTES, KernelInterface
from passes.kernel.continuation_call import DIMENSIONS, GroupParams, group_name
from passes.kernel.launch_abi import (
    known_sizes,
    load_arguments,
    load_launch_block,
    local_memory_range,
    local_variable_addresses,
    slot_addresses,
)
from passes.kernel.next_scan import scan_arguments
from passes.kernel.traps import trap_cell, trap_test
from wfv.ir.values import quote_local as print_name


def launch_function(
    interface: KernelInterface, params: GroupParams, local_offsets: dict[str, int], last_call: str = ""
) -> str:
    """LLVM IR text of the launch function; `local_offsets`: the scratch offset of each `__local` variable, in bytes.

    `last_call`: a function without parameters, called when no group is left.
    """
    symbol = print_name(interface.symbol)
    lines = [
        f"define void @{symbol}(ptr noundef %args, ptr noundef %launch, ptr noundef %scratch) {{",
        "entry:",
        *load_launch_block(interface),
        *load_arguments(interface),
        *(trap_cell() if interface.traps else ()),
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
        f"  %g = phi i64 [ %first, %claimed ], [ %g.next, %{'next.group' if interface.traps else 'group'} ]",
        *_group_ids(),
        *_local_sizes(interface),
        *slot_addresses(interface),
        *(scan_arguments() if interface.barriers else ()),
        *local_variable_addresses(local_offsets),
        *local_memory_range(params.args),
        f"  %{DUMP_SLOT} = getelementptr i8, ptr %scratch, i64 {interface.local_variables - DUMP_SLOT_BYTES}",
        f"  call void @{group_name(interface.name)}({params.passed()})",
        *(trap_test() if interface.traps else ()),
        "  %g.next = add nuw i64 %g, 1",
        "  %more = icmp ult i64 %g.next, %end",
        "  br i1 %more, label %group, label %claim",
        "done:",
        *([f"  call void @{last_call}()"] if last_call else ()),
        "  ret void",
        "}",
    ]
    return "\n".join(lines) + "\n"


def _minimum(name: str, a: str, b: str) -> list[str]:
    """The smaller number. No intrinsic, because the kernel's module may already declare it."""
    is_less = f"  %{name}.less = icmp ult i64 %{a}, %{b}"
    return [is_less, f"  %{name} = select i1 %{name}.less, i64 %{a}, i64 %{b}"]


def _group_ids() -> list[str]:
    """From the group's number `%g` to its three ids."""
    return [
        "  %wfv.group0 = urem i64 %g, %wfv.ngroups0",
        "  %g.rows = udiv i64 %g, %wfv.ngroups0",
        "  %wfv.group1 = urem i64 %g.rows, %wfv.ngroups1",
        "  %wfv.group2 = udiv i64 %g.rows, %wfv.ngroups1",
    ]


def _local_sizes(interface: KernelInterface) -> list[str]:
    """The group's base, and its own local size: the last group of a dimension may be smaller than the others."""
    lines, known = [], known_sizes(interface, "lsize")
    for dim in DIMENSIONS:
        own = [
            f"  %left{dim} = sub nuw nsw i64 %wfv.gsize{dim}, %start{dim}",
            *_minimum(f"wfv.lsize{dim}", f"wfv.elsize{dim}", f"left{dim}"),
        ]
        lines += [
            f"  %start{dim} = mul nuw nsw i64 %wfv.group{dim}, %wfv.elsize{dim}",
            f"  %wfv.gbase{dim} = add nuw nsw i64 %start{dim}, %wfv.goffset{dim}",
            *([known[f"wfv.lsize{dim}"]] if known else own),
        ]
    return lines
