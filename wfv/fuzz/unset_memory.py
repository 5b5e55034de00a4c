"""Launches of machine code with one byte in all memory that nothing has set: scratch memory, and the stack.

Machine code that reads such memory gives other results with another byte. With the memory as malloc and the last launch
left it, the results could be right by chance.
"""

import ctypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from passes.interface import KernelInterface
from wfv import llvm
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.native_launch import LaunchPlan, NativeFunction, scratch_of_group

UNSET = "unset memory"  # the kind of a failure: results depend on memory that nothing has set
FILLS = (0x00, 0xFF)


@dataclass(frozen=True)
class FilledLaunch:
    """A launch on one thread. `function`: that of the kernel."""

    function: NativeFunction
    interface: KernelInterface
    block: ArgumentBlock
    ndrange: NDRange

    def run(self, byte: int) -> None:
        """Runs all groups with this byte in unset memory. Raises the errors of `LaunchPlan.run`."""
        native = _code()
        set_fill = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 3)(native.address("set_fill"))
        set_fill(self.function.address, scratch_of_group(self.interface, self.block.local_size, self.ndrange), byte)
        filled = NativeFunction(native.address("run_filled"), native)
        LaunchPlan(filled, self.interface, self.block.local_size, self.ndrange).run(self.block)


@cache
def _code() -> llvm.NativeCode:
    code = llvm.emit_object((Path(__file__).parent / "fill.ll").read_text(), llvm.find_target("host"))
    return llvm.load_object(code, ["set_fill", "run_filled"])
