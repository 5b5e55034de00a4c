"""One launch of a native function: its scratch memory, threads, and how its groups are claimed."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from ctypes import addressof
from typing import Any

import numpy as np

from passes.interface import DIVERGED_NUMBER, PRINTF_NUMBER, SCRATCH_ALIGN, TRAPPED_NUMBER, KernelInterface
from wfv.cpus import usable_cpus
from wfv.errors import Error, GeometryError
from wfv.ir.types import round_up
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch import printf_output, reports
from wfv.runtime.launch.geometry import LaunchBlock, NDRange, launch_numbers
from wfv.runtime.launch.local_size import MAX_SCRATCH
from wfv.runtime.launch.native_launch import NativePlan, native_launch
from wfv.runtime.launch.printf_output import PRINTF_BYTES
from wfv.runtime.launch.run_groups import LaunchNumbers, run_groups
from wfv.runtime.launch.threads import Pace

Function = Callable[[int, int, int], None]
Groups = tuple[int, int]  # the first one, and the one behind the last

# Larger areas are freed after the launch.
MAX_CACHED_SCRATCH = 4 << 20
# Claims per thread: enough to balance groups of different cost, few enough to avoid contention on the counter. Native
# code divides by the threads that it uses.
CLAIMS = 8
CLAIMED_ITEMS, CLAIMED_GROUPS = 4096, 32
CLAIM_NUMBER = 2  # of a launch block


class NativeFunction:
    """A kernel's launch function in machine code.

    It is called with the addresses of the argument block, the launch block and the scratch area, without the GIL.
    `code` owns the memory at `address`.
    """

    __slots__ = ("__weakref__", "_code", "address", "call")
    _TYPE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)

    def __init__(self, address: int, code: object = None) -> None:
        self.address, self._code = address, code
        self.call = self._TYPE(address)

    def __call__(self, args: int, launch: int, scratch: int) -> None:
        self.call(args, launch, scratch)


class _Scratch(threading.local):
    """The cached scratch area of a thread."""

    area: np.ndarray = np.empty(0, np.uint8)
    address: int = 0


_scratch = _Scratch()


class LaunchPlan:
    """A launch without its arguments; may be run any number of times, from any threads."""

    __slots__ = ("_function", "_interface", "_items", "_native", "_nbytes", "_ndrange", "_numbers", "_pace", "_threads")

    def __init__(
        self,
        function: Function,
        nbytes: int,
        numbers: ctypes.Array[ctypes.c_int64],
        threads: int,
        pace: Pace,
        ndrange: NDRange,
        interface: KernelInterface,
    ) -> None:
        self._function, self._nbytes, self._numbers, self._threads = function, nbytes, numbers, threads
        self._pace, self._items, self._ndrange, self._interface = pace, ndrange.local_items, ndrange, interface
        self._native: NativePlan | None = None

    def run(self, block: ArgumentBlock, buffer: np.ndarray | None = None, groups: Groups | None = None) -> None:
        """Runs all groups, or these, on these arguments and returns when they are done; printf writes to `buffer`.

        Raises BarrierDivergenceError when work-items of a group have come to different barriers, and KernelTrapError
        when one has trapped.
        """
        native = native_launch.get()
        if native is None or not isinstance(self._function, NativeFunction):
            self._run_in_python(block, self._launch_block(buffer, groups), buffer)
            return
        plan = self._native or self._make_native(self._function)
        area, scratch = scratch_area(self._nbytes, plan.align) if plan.needs_scratch else (None, None)
        if buffer is None and groups is None and not plan.may_end:
            native(plan.address, block.address, scratch, None)
            return
        launch = self._launch_block(buffer, groups)
        if native(plan.address, block.address, scratch, addressof(launch)):
            raise self.error(launch)
        del area  # kept until now, if it is not that of all launches

    def native_plan(self) -> NativePlan | None:
        """The plan for native code, if its launches need nothing of Python: no printing, no errors of the kernel."""
        plan = self.sequence_plan()
        return None if plan is None or plan.may_end else plan

    @property
    def interface(self) -> KernelInterface:
        """The parameters and memory of the variant that runs."""
        return self._interface

    @property
    def groups(self) -> int:
        """How many groups the launch has."""
        return self._ndrange.group_count

    def sequence_plan(self) -> NativePlan | None:
        """The plan for native code that runs sequences, unless launches go through Python."""
        if native_launch.get() is None or not isinstance(self._function, NativeFunction):
            return None
        return self._native or self._make_native(self._function)

    def error(self, launch: LaunchNumbers) -> Error:
        """The error that a launch block tells of."""
        return reports.launch_error(self._interface, self._ndrange, launch)

    def _run_in_python(self, block: ArgumentBlock, launch: LaunchNumbers, buffer: np.ndarray | None) -> None:
        function, nbytes, align = self._function, self._nbytes, self._interface.slot_align
        args_address, launch_address = block.address, addressof(launch)

        def work() -> None:
            _area, address = scratch_area(nbytes, align)  # the name keeps an uncached area alive
            function(args_address, launch_address, address)

        work.kept = block, launch, buffer  # type: ignore[attr-defined]  # kept while any thread runs the task
        run_groups(work, min(self._threads, usable_cpus()), launch, self._pace, self._items)
        if launch[DIVERGED_NUMBER] or launch[TRAPPED_NUMBER]:
            raise self.error(launch)

    def _launch_block(self, buffer: np.ndarray | None, groups: Groups | None) -> LaunchNumbers:
        launch = LaunchBlock.from_buffer_copy(self._numbers)
        if groups is not None:
            launch[0], launch[1] = groups
        if buffer is not None:
            launch[PRINTF_NUMBER] = buffer.ctypes.data
        return launch

    def _make_native(self, function: NativeFunction) -> NativePlan:
        may_end = bool(self._interface.barriers or self._interface.traps)
        align, numbers = self._interface.slot_align, LaunchBlock.from_buffer_copy(self._numbers)
        numbers[CLAIM_NUMBER] = _largest_claim(self._ndrange)
        self._native = made = NativePlan(
            function, self._pace, self._threads, self._items, self._nbytes, align, numbers, may_end
        )
        return made


class PrintingLaunchPlan(LaunchPlan):
    """A launch of a kernel that calls printf, with a new buffer for each run."""

    __slots__ = ("_printer",)

    def __init__(self, printer: printf_output.Printer, *plan: Any) -> None:
        super().__init__(*plan)
        self._printer = printer

    def native_plan(self) -> None:
        """None: the buffer is printed after the launch."""

    def sequence_plan(self) -> None:
        """None, for the same reason."""

    def run(self, block: ArgumentBlock, buffer: np.ndarray | None = None, groups: Groups | None = None) -> None:
        """Runs all groups, or these, then prints the buffer, even if the launch was interrupted."""
        buffer = self._printer.new_buffer() if buffer is None else buffer
        try:
            super().run(block, buffer, groups)
        finally:
            self._printer.show(buffer)


def run_launch(
    function: Function,
    interface: KernelInterface,
    block: ArgumentBlock,
    ndrange: NDRange,
    threads: int = 1,
    pace: Pace | None = None,
    printf_bytes: int = PRINTF_BYTES,
) -> None:
    """Runs all groups of the range on up to `threads` threads, this one included, and returns when they are done.

    Raises what `plan_launch` and `LaunchPlan.run` raise, and KeyboardInterrupt in the main thread after the claimed
    groups are finished.
    """
    plan_launch(function, interface, block.local_size, ndrange, threads, pace, printf_bytes).run(block)


def plan_launch(
    function: Function,
    interface: KernelInterface,
    local_bytes: int,
    ndrange: NDRange,
    threads: int = 1,
    pace: Pace | None = None,
    printf_bytes: int = PRINTF_BYTES,
) -> LaunchPlan:
    """Plans a launch with `local_bytes` of local memory; `pace` is the kernel's, `printf_bytes` the size of its buffer.

    Raises GeometryError if the scratch memory of one group exceeds MAX_SCRATCH bytes. If only the scratch memory of
    all threads together exceeds it, fewer threads run.
    """
    slot_offset = round_up(local_bytes, interface.slot_align)
    nbytes = scratch_of_group(interface, local_bytes, ndrange)
    threads = min(threads, ndrange.group_count, MAX_SCRATCH // max(nbytes, 1))
    numbers = launch_numbers(ndrange, groups_at_once(ndrange, threads), slot_offset)
    pace = pace or Pace()
    if interface.printf is None:
        return LaunchPlan(function, nbytes, numbers, threads, pace, ndrange, interface)
    printer = printf_output.Printer(interface, printf_bytes)
    return PrintingLaunchPlan(printer, function, nbytes, numbers, threads, pace, ndrange, interface)


def groups_at_once(ndrange: NDRange, threads: int) -> int:
    """The most groups that a thread claims at once: large claims balance badly, and Ctrl-C waits for them."""
    return max(1, min(ndrange.group_count // (threads * CLAIMS), _largest_claim(ndrange)))


def _largest_claim(ndrange: NDRange) -> int:
    return max(1, min(CLAIMED_GROUPS, CLAIMED_ITEMS // ndrange.local_items))


def _slots_size(interface: KernelInterface, local_items: int) -> int:
    sizes = [*(size * local_items for size in interface.item_slots), *interface.group_slots]
    return sum(round_up(size, interface.slot_align) for size in sizes)


def scratch_area(nbytes: int, align: int) -> tuple[np.ndarray, int]:
    """This thread's area of at least that size, and its first address of that alignment, at least SCRATCH_ALIGN."""
    if _scratch.area.nbytes >= nbytes + align:
        return _scratch.area, round_up(_scratch.address, align)
    area = np.empty(nbytes + align, np.uint8)
    address = round_up(area.ctypes.data, SCRATCH_ALIGN)
    if nbytes <= MAX_CACHED_SCRATCH:
        _scratch.area, _scratch.address = area, address
    return area, round_up(address, align)


def scratch_of_group(interface: KernelInterface, local_bytes: int, ndrange: NDRange) -> int:
    """The bytes of scratch memory of one group. Raises GeometryError if they exceed MAX_SCRATCH."""
    nbytes = round_up(local_bytes, interface.slot_align) + _slots_size(interface, ndrange.local_items)
    if nbytes > MAX_SCRATCH:
        raise _too_much_scratch(interface, local_bytes, ndrange, nbytes)
    return nbytes


def _too_much_scratch(interface: KernelInterface, local_bytes: int, ndrange: NDRange, nbytes: int) -> GeometryError:
    slots = _slots_size(interface, ndrange.local_items)
    return GeometryError(
        f"kernel {interface.name!r} needs {nbytes} bytes per work-group, and the limit is {MAX_SCRATCH}: "
        f"{local_bytes} of local memory, and {slots} of slots for values that are live across barriers "
        f"in {ndrange.local_items} work-items",
        help="use a smaller local size or less local memory",
    )
