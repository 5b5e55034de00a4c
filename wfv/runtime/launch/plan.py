"""One launch of a native function: its scratch memory, its threads, and what native code reads."""

import ctypes
import struct
from collections.abc import Sequence
from ctypes import addressof
from typing import NamedTuple

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed
from wfv.cpus import usable_cpus
from wfv.errors import Error, GeometryError
from wfv.ir.types import round_up
from wfv.options import Options
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch import printf_output, reports
from wfv.runtime.launch.geometry import LaunchBlock, NDRange, launch_numbers
from wfv.runtime.launch.local_size import MAX_SCRATCH
from wfv.runtime.launch.native_launch import LAUNCH_NUMBERS, REPORT, native_launch
from wfv.runtime.launch.printf_output import PRINTF_BYTES
from wfv.runtime.launch.threads import Pace

_Launch = ctypes.c_int64 * LAUNCH_NUMBERS
_pack_launch = struct.Struct(f"{REPORT}q{(LAUNCH_NUMBERS - REPORT) * 8}x").pack


class NativeFunction(NamedTuple):
    """A kernel's launch function in machine code, whose memory at `address` belongs to `code`.

    It is called with the addresses of the argument block, the launch block and the scratch area, without the GIL.
    `options`, `fixed`: those that it was compiled with.
    """

    address: int
    code: object = None
    options: Options | None = None
    fixed: Fixed | None = None

    @property
    def constants(self) -> frozenset[str]:
        """The names of the parameters that are compiled in."""
        return frozenset(name for name, _ in self.fixed.arguments) if self.fixed is not None else frozenset()


class _Plan(ctypes.Structure):
    """`struct plan` of native/launch.c."""

    _fields_ = (
        ("function", ctypes.c_void_p),
        ("pace", ctypes.c_void_p),
        *((name, ctypes.c_int64) for name in ("threads", "items", "scratch_bytes", "scratch_align")),
        ("block", LaunchBlock),
    )


class LaunchPlan:
    """A launch with `local_bytes` of local memory on up to `threads` threads, the calling one included.

    It has no arguments, and may be run any number of times, from any threads. `pace` is the kernel's, `printf_bytes`
    the size of its buffer. Raises GeometryError if the scratch memory of one group exceeds MAX_SCRATCH bytes. If only
    that of all threads together exceeds it, fewer threads run; and no more than there are CPUs.

    Native code reads the record at `address`. `printer`: of a kernel that calls printf; each run has a new buffer.
    """

    def __init__(
        self, function: NativeFunction, interface: KernelInterface, local_bytes: int, ndrange: NDRange,
        threads: int = 1, pace: Pace | None = None, printf_bytes: int = PRINTF_BYTES,
    ) -> None:  # fmt: skip
        native_launch.load()
        self.function, self.interface, self._ndrange, self._pace = function, interface, ndrange, pace or Pace()
        self.printer = None if interface.printf is None else printf_output.Printer(interface, printf_bytes)
        nbytes, align = scratch_of_group(interface, local_bytes, ndrange), interface.slot_align
        self.groups = ndrange.group_count
        threads = min(threads, usable_cpus(), self.groups, MAX_SCRATCH // max(nbytes, 1))
        numbers = launch_numbers(ndrange, round_up(local_bytes, align))
        self._plan = _Plan(
            function.address, addressof(self._pace), threads, ndrange.local_items, nbytes, align, numbers
        )
        self.address = addressof(self._plan)

    def run(self, block: ArgumentBlock) -> None:
        """Runs all groups on these arguments and returns when they are done.

        What is printed is shown even if the launch was interrupted. Raises BarrierDivergenceError when work-items of a
        group have come to different barriers, KernelTrapError when one has trapped, BoundsError when a test of bounds
        has failed, KernelFaultError when the CPU has stopped one, and KeyboardInterrupt in the main thread when no
        thread runs the kernel any more.
        """
        buffer = None if self.printer is None else self.printer.new_buffer()
        printf = 0 if buffer is None else buffer.ctypes.data
        launch = _Launch.from_buffer_copy(_pack_launch(self.address, block.address, 0, self.groups, printf))
        try:
            if native_launch.run(launch, 1, 1) != 1:
                raise self.error(launch[:], block)
        except KeyboardInterrupt as interrupt:
            interrupt.add_note(f"kernel {self.interface.name!r} was interrupted: its results are incomplete")
            raise
        finally:
            if buffer is not None and self.printer is not None:
                self.printer.show(buffer)

    def error(self, launch: Sequence[int], block: ArgumentBlock) -> Error:
        """The error that a launch with these arguments has reported."""
        *report, number, address, instruction, at = launch[REPORT:]
        if not number:
            return reports.launch_error(self.interface, self._ndrange, report)
        if self.interface.bounds and report[2]:
            return reports.bounds_error(self.interface, self._ndrange, block, report[2], report[3], at)
        error = reports.fault_error(self.interface, block, number, address)
        error.place = (self.function.options, self.function.fixed, instruction - self.function.address)
        return error


def scratch_of_group(interface: KernelInterface, local_bytes: int, ndrange: NDRange) -> int:
    """The bytes of scratch memory of one group. Raises GeometryError if they exceed MAX_SCRATCH."""
    sizes = [*(size * ndrange.local_items for size in interface.item_slots), *interface.group_slots]
    slots = sum(round_up(size, interface.slot_align) for size in sizes)
    nbytes = round_up(local_bytes, interface.slot_align) + slots
    if nbytes > MAX_SCRATCH:
        raise GeometryError(
            f"kernel {interface.name!r} needs {nbytes} bytes per work-group, and the limit is {MAX_SCRATCH}: "
            f"{local_bytes} of local memory, and {slots} of slots for values that are live across barriers "
            f"in {ndrange.local_items} work-items",
            help="use a smaller local size or less local memory",
        )
    return nbytes
