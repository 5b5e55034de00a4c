"""The native launch path: loads wfv/runtime/native/launch.ll, and keeps its pool right in forked processes.

The pool's threads belong to no Python thread: they never take Python's lock. They, the code that they run and their
memory stay until the process ends, so nothing of it is ever freed. `NativePlan` is a launch as native code reads it.
"""

from __future__ import annotations

import ctypes
import os
import platform
import threading
from collections.abc import Callable
from typing import Protocol

from wfv import forks, llvm
from wfv.cpus import cpu_quota
from wfv.errors import Error
from wfv.forks import Lock
from wfv.runtime.cached_compiler import emit_as_it_is
from wfv.runtime.launch.geometry import LaunchBlock
from wfv.runtime.launch.threads import Pace
from wfv.runtime.native import LAUNCH

VARIABLE = "WFV_NATIVE_LAUNCH"
TICK = 0.05  # seconds: a launch of the main thread is paused after one to two of them
SPIN = 50e-6  # seconds that a worker waits for a launch before it sleeps: longer than Python takes between two launches
_FUTEX = {"x86_64": 202, "aarch64": 98}  # the number of the system call
_LIBC = """
    syscall sched_yield sched_getaffinity clock_gettime nanosleep malloc free pthread_self pthread_create
    pthread_attr_init pthread_attr_destroy pthread_attr_setstacksize pthread_attr_setdetachstate pthread_sigmask
"""

_PYTHON = """
    PyEval_SaveThread PyEval_RestoreThread PyErr_CheckSignals PyErr_Occurred PyErr_Clear PyTuple_Size PyTuple_GetItem
    PyLong_AsLongLong PyFloat_AsDouble
"""  # all of the stable ABI

# (plan, arguments, scratch area or None, launch block or None) -> whether the kernel has ended the launch, by a trap or
# at barriers that diverge. Raises what signal handlers raise.
Launch = Callable[[int, int, int | None, int | None], int]
# It gives Python's lock back itself.
_POINTER = ctypes.c_void_p
_LAUNCH = ctypes.PYFUNCTYPE(ctypes.c_int64, _POINTER, _POINTER, _POINTER, _POINTER)
# (plan, taker, arguments, scratch area or None) -> as above, or NOT_TAKEN: Python must take the arguments
LaunchObjects = Callable[[int, int, tuple[object, ...], int | None], int]
_LAUNCH_OBJECTS = ctypes.PYFUNCTYPE(ctypes.c_int64, _POINTER, _POINTER, ctypes.py_object, _POINTER)
# (step: the addresses of a plan and of arguments) -> as above, for a launch without scratch area and launch block
LaunchStep = Callable[[int], int]
_LAUNCH_STEP = ctypes.PYFUNCTYPE(ctypes.c_int64, _POINTER)
# (sequence) -> 1 if a kernel has ended it, else 0. Raises what signal handlers raise.
RunSequence = Callable[[int], int]
_RUN_SEQUENCE = ctypes.PYFUNCTYPE(ctypes.c_int64, _POINTER)
NOT_TAKEN = 2


class Settings(ctypes.Structure):
    """`struct settings` of launch.c. `cpus`: as if so many were usable, 0: ask the system; the last three count."""

    _fields_ = tuple(
        (name, ctypes.c_int64)
        for name in ("futex", "main", "tick", "spin", "cpus", "quota", "pauses", "invitations", "wakes")
    )
    tick: int
    cpus: int
    quota: int
    pauses: int
    invitations: int
    wakes: int


class NativeLaunch:
    """The native code, loaded at the first launch. `call` is None until then, and where it cannot be had."""

    def __init__(self) -> None:
        self._lock = Lock()
        forks.living.add(self)
        self.call: Launch | None = None
        self.call_with_objects: LaunchObjects | None = None
        self.call_step: LaunchStep | None = None
        self.run_sequence: RunSequence | None = None
        self.settings = Settings()
        self.is_decided = False

    def get(self) -> Launch | None:
        """The native function of launches; None if launches go through Python."""
        if not self.is_decided:
            with self._lock:
                if not self.is_decided:
                    self._load()
                    self.is_decided = True
        return self.call

    def after_fork(self) -> None:
        """Resets the pool, as a forked process must: it has none of its parent's threads."""
        if self.call is not None:
            self._start()

    def _load(self) -> None:
        if not is_wanted():
            return
        libc = ctypes.CDLL(None)
        provided = {name: _address_of(getattr(libc, name)) for name in _LIBC.split()}
        provided |= {name: _address_of(getattr(ctypes.pythonapi, name)) for name in _PYTHON.split()}
        symbols = ("wfv_launch", "wfv_launch_objects", "wfv_launch_step", "wfv_run_sequence", "wfv_start")
        try:
            code = llvm.load_object(emit_as_it_is(LAUNCH.read_text(), llvm.find_target("host")), symbols, provided)
        except (Error, OSError):  # no JIT for this machine: launches go through Python
            return
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(code))  # its threads run until the process ends
        number = ctypes.c_int64
        self._start_native = ctypes.CFUNCTYPE(ctypes.c_void_p, number, number, number, number)(
            code.address("wfv_start")
        )
        self._start()
        self.run_sequence = _RUN_SEQUENCE(code.address("wfv_run_sequence"))
        self.call_with_objects = _LAUNCH_OBJECTS(code.address("wfv_launch_objects"))
        self.call_step = _LAUNCH_STEP(code.address("wfv_launch_step"))
        self.call = _LAUNCH(code.address("wfv_launch"))

    def _start(self) -> None:
        main, futex = threading.main_thread().ident, _FUTEX[platform.machine()]
        address = self._start_native(futex, main, int(TICK * 1e9), int(SPIN * 1e9))
        self.settings = Settings.from_address(address)
        self.settings.quota = cpu_quota()


def is_wanted() -> bool:
    """Whether the native path may be used: on Linux, unless the variable WFV_NATIVE_LAUNCH is `off`."""
    is_known = platform.system() == "Linux" and platform.machine() in _FUTEX
    return is_known and os.environ.get(VARIABLE, "").strip() != "off"


def _address_of(function: object) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0  # type: ignore[arg-type]


native_launch = NativeLaunch()


SMALL_SCRATCH, SMALL_ALIGN = 2048, 64  # as in native/launch.c: that much memory is on the caller's stack


class _Plan(ctypes.Structure):
    """`struct plan` of native/launch.c."""

    _fields_ = (
        ("function", ctypes.c_void_p),
        ("pace", ctypes.c_void_p),
        ("threads", ctypes.c_int64),
        ("items", ctypes.c_int64),
        ("scratch_bytes", ctypes.c_int64),
        ("scratch_align", ctypes.c_int64),
        ("block", LaunchBlock),
    )


class _Function(Protocol):
    """What keeps the code at the address."""

    @property
    def address(self) -> int: ...


class NativePlan:
    """The record at `address`, and what it points to.

    `needs_scratch`: the caller must pass a scratch area, aligned to `align`. `may_end`: the kernel may report a trap or
    a barrier that diverges, so that its launch block is read after the launch.
    """

    __slots__ = ("_items", "_kept", "_pace", "_plan", "address", "align", "may_end", "nbytes", "needs_scratch")

    def __init__(
        self,
        function: _Function,
        pace: Pace,
        threads: int,
        items: int,
        nbytes: int,
        align: int,
        block: ctypes.Array[ctypes.c_int64],
        may_end: bool,
    ) -> None:
        self._plan = _Plan(function.address, ctypes.addressof(pace), threads, items, nbytes, align, block)
        self._kept, self.address = (function, pace), ctypes.addressof(self._plan)
        self.align, self.may_end, self.nbytes, self._pace, self._items = align, may_end, nbytes, pace, items
        self.needs_scratch = nbytes > SMALL_SCRATCH or align > SMALL_ALIGN

    def last_seconds(self, groups: int) -> float:
        """How long so many groups took, at the speed of the kernel's last launch; 0 if there was none."""
        return self._pace.seconds_to_wait * self._items * groups
