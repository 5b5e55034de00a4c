"""A launch in native code (native/launch.c): the record that it reads, its run, and how the code is loaded.

The threads of native code belong to no Python thread: they never take Python's lock. They, the code that they run and
their memory stay until the process ends, so nothing of it is ever freed.
"""

from __future__ import annotations

import ctypes
import re
import struct
import threading
from collections.abc import Callable, Mapping, Sequence
from ctypes import addressof
from types import MappingProxyType
from typing import NamedTuple

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed
from wfv import forks, llvm
from wfv.cpus import usable_cpus
from wfv.errors import Error, GeometryError, UnsupportedError
from wfv.forks import Lock
from wfv.ir.types import round_up
from wfv.options import Options
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.cached_compiler import emit_as_it_is
from wfv.runtime.launch import printf_output, reports
from wfv.runtime.launch.geometry import LaunchBlock, NDRange, launch_numbers
from wfv.runtime.launch.local_size import MAX_SCRATCH
from wfv.runtime.launch.printf_output import PRINTF_BYTES
from wfv.runtime.launch.thread_count import Pace
from wfv.runtime.native import HERE, SYSTEMS, native_text

TICK = 0.05  # seconds between two pauses of a launch of the main thread, in which Python sees signals
_DECLARED = re.compile(r"^declare [^@]*@(?!llvm\.|wfv_)(\w+)\(", re.MULTILINE)  # functions of C's library and Python's

LAUNCH_NUMBERS, REPORT = 13, 5  # of a launch in a list, `struct launch`; the first one of its report
# (launches, their number, how often they run) -> how many have run: fewer if a kernel has ended them, by a trap, a
# fault or at barriers that diverge. It gives Python's lock back itself, and raises MemoryError and signal handlers'
# exceptions.
_RUN = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


class Settings(ctypes.Structure):
    """`struct settings` of launch.c; the last two count."""

    _fields_ = tuple((name, ctypes.c_int64) for name in ("main", "tick", "pauses", "invitations"))
    main: int
    tick: int
    pauses: int
    invitations: int


class NativeLaunch:
    """The function `run`, which is there once `load` has been called."""

    run: Callable[[object, int, int], int]

    def __init__(self) -> None:
        self._lock = Lock()
        forks.living.add(self)
        self.settings = Settings()
        self._is_loaded = False

    def load(self) -> NativeLaunch:
        """This, loaded. Raises UnsupportedError on a machine that it is not for."""
        if not self._is_loaded:
            with self._lock:
                if not self._is_loaded:
                    self._load()
                    self._is_loaded = True
        return self

    def after_fork(self) -> None:
        """Resets the pool, as a forked process must: it has none of its parent's threads."""
        if self._is_loaded:
            self._start()

    def _load(self) -> None:
        if HERE not in SYSTEMS:
            raise UnsupportedError(
                f"kernels run on Linux and macOS, on x86-64 and AArch64: this is {HERE}",
                help="compile them with `wfv compile`",
            )
        faults = _loaded("fault", ("wfv_call", "wfv_handle_faults"))
        code = _loaded("launch", ("wfv_run", "wfv_start"), {"wfv_call": faults.address("wfv_call")})
        ctypes.CFUNCTYPE(None)(faults.address("wfv_handle_faults"))()
        self._start_native = ctypes.CFUNCTYPE(ctypes.c_void_p)(code.address("wfv_start"))
        self._start()
        self.run = _RUN(code.address("wfv_run"))

    def _start(self) -> None:
        self.settings = settings = Settings.from_address(self._start_native())
        settings.tick = int(TICK * 1e9)
        settings.main = threading.main_thread().ident or 0


def _loaded(name: str, symbols: Sequence[str], provided: Mapping[str, int] = MappingProxyType({})) -> llvm.NativeCode:
    """The code of one of the texts, which stays until the process ends."""
    text = native_text(name).read_text()
    called = {each: _address(each) for each in _DECLARED.findall(text)}
    code = llvm.load_object(emit_as_it_is(text, llvm.find_target("host")), symbols, {**called, **provided})
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(code))  # its threads and its handler run until then
    return code


def _address(name: str) -> int:
    """Where a function of the C library or of Python's stable ABI is."""
    return ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value or 0


native_launch = NativeLaunch()

_Launch = ctypes.c_int64 * LAUNCH_NUMBERS
_pack_launch = struct.Struct(f"{REPORT}q{(LAUNCH_NUMBERS - REPORT) * 8}x").pack


class NativeFunction(NamedTuple):
    """A kernel's launch function in machine code, whose memory at `address` belongs to `code`.

    It is called with the addresses of the argument block, the launch block and the scratch area, without the GIL.
    `options`, `fixed`: of its compilation.
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

        Output of printf is shown even if the launch was interrupted. Raises BarrierDivergenceError when work-items of a
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


Prepared = tuple[LaunchPlan, ArgumentBlock]  # `plan.run(block)` runs the launch, any number of times


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
