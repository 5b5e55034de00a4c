"""What a compiled kernel looks like from outside: its parameters, and the memory that a launch must bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wfv.ir.types import Type
from wfv.opencl.printf_buffer import Printf

SCRATCH_ALIGN = 64  # of all that stands in scratch: a cache line, and the widest register
# The parameter that points to memory for what inactive lanes access; as large as the largest value, a double16.
DUMP_SLOT, DUMP_SLOT_BYTES = "wfv.dump_slot", 128

PRINTF_NUMBER = 17  # which of a launch's numbers is the address of what calls of printf write to


@dataclass(frozen=True)
class Param:
    """One kernel parameter. A `struct` is one by value: the kernel gets a pointer to its bytes in the argument block.

    `offset` is its place in the argument block in bytes; `c_type` the source type from the kernel's metadata (`float*`,
    `uint`), "" if unknown; `elem_type` the pointee that the accesses use (None: unknown or several); `align` the
    largest alignment in bytes that an access through the pointer assumes; `is_written`: whether the kernel may write
    through it; `is_restrict`: whether it promises that nobody else touches what it points to; `struct_size` the bytes
    of the struct that it steps over, 0 if unknown.
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
    """How to launch: docs/design.md, "The launch interface".

    `local_variables` is the size of the kernel's own `__local` variables in bytes, with nowhere behind them (they stand
    at scratch offset 0; the `__local` arguments follow, each aligned to SCRATCH_ALIGN). `printf`: what the records mean
    that it leaves in the launch's buffer, None if it prints nothing.
    """

    name: str
    params: tuple[Param, ...]
    args_size: int
    local_variables: int
    item_slots: tuple[int, ...]
    group_slots: tuple[int, ...]
    lanes: int
    printf: Printf | None = None

    @property
    def symbol(self) -> str:
        """The launch function's name."""
        return launch_symbol(self.name)


def launch_symbol(kernel: str) -> str:
    """The name of the native function that launches a kernel."""
    return f"wfv.launch.{kernel}"
