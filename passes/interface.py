"""The interface of a compiled kernel: its parameters, and the memory that a launch must provide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wfv.ir.types import Type
from wfv.opencl.printf_buffer import Printf

SCRATCH_ALIGN = 64  # of everything in scratch, unless it needs more: a cache line, and the widest register
# The parameter that points to the memory that inactive lanes access; as large as the largest value, a double16.
DUMP_SLOT, DUMP_SLOT_BYTES = "wfv.dump_slot", 128

PRINTF_NUMBER = 17  # the index of the printf buffer's address in the launch block


@dataclass(frozen=True)
class Param:
    """One kernel parameter. A `struct` is one by value: the kernel gets a pointer to its bytes in the argument block.

    `offset` is that in the argument block in bytes; `c_type` the source type from the kernel's metadata (`float*`,
    `uint`), "" if unknown; `elem_type` the pointee that the accesses use (None: unknown or several); `align` the
    largest alignment in bytes that an access through the pointer assumes; `is_written`: whether the kernel may write
    through it; `is_restrict`: whether the pointer is declared not to alias any other (`restrict`); `struct_size` the
    bytes of the struct that its indices count, 0 if unknown.
    """

    name: str
    type: Type
    kind: Literal["buffer", "local", "scalar", "struct"]
    offset: int
    c_type: str = ""
    elem_type: Type | None = None
    align: int = 1
    is_written: bool = True
    is_restrict: bool = False
    struct_size: int = 0


@dataclass(frozen=True)
class KernelInterface:
    """How to launch a kernel: docs/design.md, "The launch interface".

    `local_variables` is the size of the kernel's own `__local` variables in bytes, with the dump slot behind them (they
    are at scratch offset 0; the `__local` arguments follow, each aligned to SCRATCH_ALIGN). `item_slots`, `group_slots`
    are the sizes in bytes of the slots for each work-item and for the group. `printf` describes the records in the
    launch's printf buffer; None: the kernel prints nothing. `slot_align`: the alignment of each slot, of the slot area
    and so of the scratch area, in bytes; more than SCRATCH_ALIGN only if private memory in a slot needs it.
    """

    name: str
    params: tuple[Param, ...]
    args_size: int
    local_variables: int
    item_slots: tuple[int, ...]
    group_slots: tuple[int, ...]
    lanes: int
    printf: Printf | None = None
    slot_align: int = SCRATCH_ALIGN

    @property
    def symbol(self) -> str:
        """The launch function's name."""
        return launch_symbol(self.name)


def launch_symbol(kernel: str) -> str:
    """The name of the native function that launches a kernel."""
    return f"wfv.launch.{kernel}"
