"""The launch function, which each thread runs: claims groups, calls the group kernel with their ids, sizes, memory.

    load the values that all groups share: sizes, kernel arguments, number of groups
    while first = atomic add(next group, chunk) < number of groups:
        for each of `chunk` groups from `first` on:    group ids, the group's own local size and base, scratch addresses
            call the group kernel (passes/group/work_item_loops.py)
            if a work-item has trapped: report it, end the claiming of groups, and return (passes/builtins/traps.py)

docs/design.md, "The launch interface", specifies its ABI, with three memory areas: the argument block, which
passes/group/launch_parameters.py lays out, the launch block, and scratch.
"""

from collections.abc import Sequence

from passes.builtins.memory import LOCAL_SPACE
from passes.builtins.traps import TRAP_CELL, TRAP_TEST
from passes.group.atomic_copies import combine_copies, set_copies
from passes.group.continuation_call import DIMENSIONS, GroupParams, group_name, local_name
from passes.group.next_scan import SCAN_ARGUMENTS
from passes.interface import DUMP_SLOT_BYTES, PRINTF_NUMBER, KernelInterface, Param, exchanged
from passes.ir_template import fill
from wfv.ir.names import DUMP_SLOT, GROUP_SLOT, LOCAL_VARIABLE, PRINTF_PARAMETER, SLOT, name_of
from wfv.ir.spelling import quote_local as print_name
from wfv.ir.types import PtrType
from wfv.ir.values import Argument

# The 64-bit numbers of the launch block by index; fields with one number for each dimension by the first index.
_NUMBERS = {1: "count", 2: "chunk", 3: "wdim64", 16: "slot.base"}
_TRIPLES = {4: "gsize", 7: "elsize", 10: "goffset", 13: "ngroups"}

_LAUNCH_FUNCTION = """\
define void @$symbol(ptr noundef %args, ptr noundef %launch, ptr noundef %scratch) {
entry:
$launch_block
$arguments
$trap_cell
$set_copies
  br label %claim
claim:
  %first = atomicrmw add ptr %launch, i64 %chunk monotonic
  %any.left = icmp ult i64 %first, %count
  br i1 %any.left, label %claimed, label %done
claimed:
  %behind = add i64 %first, %chunk
  %end.less = icmp ult i64 %behind, %count
  %end = select i1 %end.less, i64 %behind, i64 %count
  br label %group
group:
  %g = phi i64 [ %first, %claimed ], [ %g.next, %$latch ]
  %wfv.group$first = urem i64 %g, %wfv.ngroups$first
  %g.rows = udiv i64 %g, %wfv.ngroups$first
  %wfv.group$second = urem i64 %g.rows, %wfv.ngroups$second
  %wfv.group$third = udiv i64 %g.rows, %wfv.ngroups$second
$local_sizes
$slots
$scan_arguments
$local_variables
$memory_ranges
$report
  %$dump_slot = getelementptr i8, ptr %scratch, i64 $dump_slot_at
  call void @$group_kernel($passed)
$trap_test
  %g.next = add nuw i64 %g, 1
  %more = icmp ult i64 %g.next, %end
  br i1 %more, label %group, label %claim
done:
$combine_copies
$last_call
  ret void
}"""


def launch_function(
    interface: KernelInterface,
    params: GroupParams,
    local_offsets: dict[str, int],
    last_call: str,
) -> str:
    """LLVM IR text of the launch function; `local_offsets`: the scratch offset of each `__local` variable, in bytes.

    `last_call`: a function without parameters, called when no group is left.
    """
    first, second, third = (exchanged(DIMENSIONS, interface.lane_dimension)[dim] for dim in interface.group_order)
    text = fill(
        _LAUNCH_FUNCTION,
        first=first,
        second=second,
        third=third,
        symbol=print_name(interface.symbol),
        launch_block=_load_launch_block(interface),
        arguments="\n".join(_load_argument(i, param) for i, param in enumerate(interface.params)),
        trap_cell=TRAP_CELL if interface.traps else "",
        set_copies=set_copies(interface.copies, local_offsets),
        combine_copies=combine_copies(interface.copies, local_offsets),
        latch="next.group" if interface.traps else "group",
        local_sizes="\n".join(_local_size(interface, dim) for dim in DIMENSIONS),
        slots=_slot_addresses(interface),
        scan_arguments=SCAN_ARGUMENTS if interface.barriers else "",
        local_variables=_local_variable_addresses(local_offsets),
        report=_REPORT if interface.bounds else "",
        memory_ranges=_memory_ranges(interface, params.args),
        dump_slot=DUMP_SLOT,
        dump_slot_at=interface.local_variables - DUMP_SLOT_BYTES,
        group_kernel=group_name(interface.name),
        passed=params.passed(),
        trap_test=TRAP_TEST if interface.traps else "",
        last_call=f"  call void @{last_call}()" if last_call else "",
    )
    return text + "\n"


def _load_launch_block(interface: KernelInterface) -> str:
    """Loads the numbers of the launch block, and the address of the printf buffer if the kernel prints."""
    names, in_code = dict(_NUMBERS), exchanged(DIMENSIONS, interface.lane_dimension)
    for at, stem in _TRIPLES.items():
        names.update({at + dim: name_of(f"{stem}{in_code[dim]}") for dim in DIMENSIONS})
    lines, known = [], _known_sizes(interface, "elsize")
    for at, name in names.items():
        lines += [_number_address(at), known.get(name) or f"  %{name} = load i64, ptr %launch.{at}"]
    lines.append("  %wfv.wdim = trunc i64 %wdim64 to i32")
    if interface.printf is not None:
        lines += [_number_address(PRINTF_NUMBER), f"  %{PRINTF_PARAMETER} = load ptr, ptr %launch.{PRINTF_NUMBER}"]
    return "\n".join(lines)


def _number_address(at: int) -> str:
    return f"  %launch.{at} = getelementptr i64, ptr %launch, i64 {at}"


def _known_sizes(interface: KernelInterface, stem: str) -> dict[str, str]:
    """The definitions of `wfv.STEM0`, .. as constants, if all groups of all launches have the same local size."""
    sizes = enumerate(exchanged(interface.full_local_size or (), interface.lane_dimension))
    return {name: f"  %{name} = add i64 {size}, 0" for dim, size in sizes for name in [name_of(f"{stem}{dim}")]}


_ADDRESS = "  %arg.$i = getelementptr i8, ptr %args, i64 $offset\n"
_LOADS = {
    "local": """\
  %at.$i = load i64, ptr %arg.$i
  %flat.$i = getelementptr i8, ptr %scratch, i64 %at.$i
  $name = addrspacecast ptr %flat.$i to $type""",
    "struct": "  $name = getelementptr i8, ptr %arg.$i, i64 0",
}

_SIZE = """\
  %size.$i = getelementptr i8, ptr %args, i64 $offset
  $name = load i64, ptr %size.$i"""
_REPORT = (
    "  %wfv.report = getelementptr i8, ptr %launch, i64 0\n  %wfv.report_group = add i64 %g, 1"  # for tests of bounds
)


def _load_argument(i: int, param: Param) -> str:
    """From the argument block: of local memory its offset in scratch, of a struct by value the address of its bytes."""
    load = _LOADS.get(param.kind, "  $name = load $type, ptr %arg.$i")
    text = fill(_ADDRESS + load, i=i, offset=param.offset, name=local_name(param.name), type=param.type)
    if not param.size_offset:
        return text
    return f"{text}\n{fill(_SIZE, i=i, offset=param.size_offset, name=local_name(name_of('size', param.name)))}"


_LOCAL_SIZE = """\
  %start$d = mul nuw nsw i64 %wfv.group$d, %wfv.elsize$d
  %wfv.gbase$d = add nuw nsw i64 %start$d, %wfv.goffset$d
"""
_OWN_SIZE = """\
  %left$d = sub nuw nsw i64 %wfv.gsize$d, %start$d
  %wfv.lsize$d.less = icmp ult i64 %wfv.elsize$d, %left$d
  %wfv.lsize$d = select i1 %wfv.lsize$d.less, i64 %wfv.elsize$d, i64 %left$d"""


def _local_size(interface: KernelInterface, dim: int) -> str:
    """The group's base, and its own local size: the last group of a dimension may be smaller than the others."""
    known = _known_sizes(interface, "lsize").get(name_of(f"lsize{dim}"))
    return fill(_LOCAL_SIZE + (known or _OWN_SIZE), d=dim)


_FIRST_SLOT = """\
  %plane = mul nuw nsw i64 %wfv.elsize0, %wfv.elsize1
  %items = mul nuw nsw i64 %plane, %wfv.elsize2
  %slot.at0 = getelementptr i8, ptr %scratch, i64 %slot.base"""
_SLOT = """\
  %$name = getelementptr i8, ptr %slot.at$n, i64 0
  %slot.bytes$n = mul nuw nsw i64 $items, $size
  %slot.padded$n = add nuw nsw i64 %slot.bytes$n, $last
  %slot.size$n = and i64 %slot.padded$n, -$align
  %slot.at$next = getelementptr i8, ptr %slot.at$n, i64 %slot.size$n"""


def _slot_addresses(interface: KernelInterface) -> str:
    """The addresses of the slots, one after the other, each rounded up to their alignment."""
    align = interface.slot_align
    slots = [(f"{SLOT}{k}", size, "%items") for k, size in enumerate(interface.item_slots)]
    slots += [(f"{GROUP_SLOT}{k}", size, "1") for k, size in enumerate(interface.group_slots)]
    lines = [
        fill(_SLOT, name=name, n=n, next=n + 1, items=items, size=size, align=align, last=align - 1)
        for n, (name, size, items) in enumerate(slots)
    ]
    return "\n".join([_FIRST_SLOT, *lines]) if slots else ""


_MEMORY_RANGES = """\
  %wfv.local_begin = ptrtoint ptr %scratch to i64
  %wfv.local_end = add i64 %wfv.local_begin, %slot.base
  %wfv.slots_end = $end"""


def _memory_ranges(interface: KernelInterface, params: Sequence[Argument]) -> str:
    """The ends of the group's local memory and slots as integers, if any is a parameter of the group kernel."""
    if not {name_of(stem) for stem in ("local_begin", "local_end", "slots_end")} & {param.name for param in params}:
        return ""
    slots = len(interface.item_slots) + len(interface.group_slots)
    return fill(_MEMORY_RANGES, end=f"ptrtoint ptr %slot.at{slots} to i64" if slots else "add i64 %wfv.local_end, 0")


def _local_variable_addresses(offsets: dict[str, int]) -> str:
    """The addresses of the `__local` variables; `offsets`: their offsets in scratch by name, in bytes."""
    lines = []
    for i, (name, offset) in enumerate(offsets.items()):
        lines += [
            f"  %variable.{i} = getelementptr i8, ptr %scratch, i64 {offset}",
            f"  {local_name(LOCAL_VARIABLE + name)} = addrspacecast ptr %variable.{i} to {PtrType(LOCAL_SPACE)}",
        ]
    return "\n".join(lines)
