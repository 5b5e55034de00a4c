"""The ABI of the launch function: loads from the argument and launch blocks, and addresses in scratch, as LLVM IR text.

docs/design.md, "The launch interface", specifies the three memory areas; passes/kernel/launch_parameters.py lays out
the argument block.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.interface import PRINTF_NUMBER, KernelInterface, Param
from passes.kernel.continuation_call import DIMENSIONS, local_name
from passes.kernel.local_variables import LOCAL_SPACE, PREFIX
from wfv.ir.types import PtrType
from wfv.ir.values import Argument

# The 64-bit numbers of the launch block by index; those with one number for each dimension by the first index.
_NUMBERS = {1: "count", 2: "chunk", 3: "wdim64", 16: "slot.base"}
_TRIPLES = {4: "gsize", 7: "elsize", 10: "goffset", 13: "ngroups"}


def load_launch_block(interface: KernelInterface) -> list[str]:
    """Loads the numbers of the launch block, and the address of the printf buffer if the kernel prints."""
    names = dict(_NUMBERS)
    for at, stem in _TRIPLES.items():
        names.update({at + dim: f"wfv.{stem}{dim}" for dim in DIMENSIONS})
    lines, known = [], known_sizes(interface, "elsize")
    for at, name in names.items():
        lines += [_number_address(at), known.get(name) or f"  %{name} = load i64, ptr %launch.{at}"]
    lines.append("  %wfv.wdim = trunc i64 %wdim64 to i32")
    if interface.printf is not None:
        lines += [_number_address(PRINTF_NUMBER), f"  %wfv.printf = load ptr, ptr %launch.{PRINTF_NUMBER}"]
    return lines


def known_sizes(interface: KernelInterface, stem: str) -> dict[str, str]:
    """The definitions of `wfv.STEM0`, .. as constants, if all groups of all launches have the same local size."""
    sizes = enumerate(interface.full_local_size or ())
    return {f"wfv.{stem}{dim}": f"  %wfv.{stem}{dim} = add i64 {size}, 0" for dim, size in sizes}


def _number_address(at: int) -> str:
    return f"  %launch.{at} = getelementptr i64, ptr %launch, i64 {at}"


def load_arguments(interface: KernelInterface) -> list[str]:
    """Loads the kernel's arguments from the argument block."""
    lines = []
    for i, param in enumerate(interface.params):
        lines += [f"  %arg.{i} = getelementptr i8, ptr %args, i64 {param.offset}", *_load_argument(i, param)]
    return lines


def _load_argument(i: int, param: Param) -> list[str]:
    name = local_name(param.name)
    match param.kind:
        case "local":  # its offset in scratch
            return [
                f"  %at.{i} = load i64, ptr %arg.{i}",
                f"  %flat.{i} = getelementptr i8, ptr %scratch, i64 %at.{i}",
                f"  {name} = addrspacecast ptr %flat.{i} to {param.type}",
            ]
        case "struct":  # by value: its bytes are in the argument block
            return [f"  {name} = getelementptr i8, ptr %arg.{i}, i64 0"]
    return [f"  {name} = load {param.type}, ptr %arg.{i}"]


def slot_addresses(interface: KernelInterface) -> list[str]:
    """The addresses of the slots, one behind the other, each rounded up to their alignment."""
    align = interface.slot_align
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
            f"  %slot.padded{n} = add nuw nsw i64 %slot.bytes{n}, {align - 1}",
            f"  %slot.size{n} = and i64 %slot.padded{n}, -{align}",
            f"  %slot.at{n + 1} = getelementptr i8, ptr %slot.at{n}, i64 %slot.size{n}",
        ]
    return lines


def local_memory_range(params: Sequence[Argument]) -> list[str]:
    """The begin and the end of the group's local memory as integers, if they are parameters of the group kernel."""
    if all(param.name not in ("wfv.local_begin", "wfv.local_end") for param in params):
        return []
    begin = "  %wfv.local_begin = ptrtoint ptr %scratch to i64"
    return [begin, "  %wfv.local_end = add i64 %wfv.local_begin, %slot.base"]


def local_variable_addresses(offsets: dict[str, int]) -> list[str]:
    """The addresses of the `__local` variables; `offsets`: those in scratch by name, in bytes."""
    lines = []
    for i, (name, offset) in enumerate(offsets.items()):
        lines += [
            f"  %variable.{i} = getelementptr i8, ptr %scratch, i64 {offset}",
            f"  {local_name(PREFIX + name)} = addrspacecast ptr %variable.{i} to {PtrType(LOCAL_SPACE)}",
        ]
    return lines
