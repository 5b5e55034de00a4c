"""Loads the native code of launches, wfv/runtime/native/launch.ll, and keeps its threads right in forked processes.

The threads belong to no Python thread: they never take Python's lock. They, the code that they run and their memory
stay until the process ends, so nothing of it is ever freed.
"""

from __future__ import annotations

import ctypes
import platform
import threading
from collections.abc import Callable

from wfv import forks, llvm
from wfv.cpus import cpu_quota
from wfv.errors import UnsupportedError
from wfv.forks import Lock
from wfv.runtime.cached_compiler import emit_as_it_is
from wfv.runtime.native import LAUNCH

TICK = 0.05  # seconds: a launch of the main thread is paused after one to two of them
SPIN = 50e-6  # seconds that a worker waits for a launch before it sleeps: longer than Python takes between two launches
_FUTEX = {"x86_64": 202, "aarch64": 98}  # the number of the system call
_LIBC = """
    syscall sched_yield sched_getaffinity clock_gettime nanosleep malloc free pthread_self pthread_create
    pthread_attr_init pthread_attr_destroy pthread_attr_setstacksize pthread_attr_setdetachstate pthread_sigmask
"""
_PYTHON = "PyEval_SaveThread PyEval_RestoreThread PyErr_CheckSignals"  # of the stable ABI

# (plan, arguments, scratch area, launch block) -> whether the kernel has ended the launch, by a trap or
# at barriers that diverge. It gives Python's lock back itself, and raises what signal handlers raise.
Launch = Callable[[int, int, int, int], int]
_LAUNCH = ctypes.PYFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * 4)
# (sequence) -> 1 if a kernel has ended it, else 0. Raises what signal handlers raise.
RunSequence = Callable[[int], int]
_RUN_SEQUENCE = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)


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
    """The functions `call` and `run_sequence`, which are there once `load` has been called."""

    call: Launch
    run_sequence: RunSequence

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
        if platform.system() != "Linux" or platform.machine() not in _FUTEX:
            raise UnsupportedError(
                "kernels run on Linux only, on x86-64 and AArch64", help="compile them with `wfv compile`"
            )
        libc = ctypes.CDLL(None)
        provided = {name: _address_of(getattr(libc, name)) for name in _LIBC.split()}
        provided |= {name: _address_of(getattr(ctypes.pythonapi, name)) for name in _PYTHON.split()}
        symbols = ("wfv_launch", "wfv_run_sequence", "wfv_start")
        code = llvm.load_object(emit_as_it_is(LAUNCH.read_text(), llvm.find_target("host")), symbols, provided)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(code))  # its threads run until the process ends
        self._start_native = ctypes.CFUNCTYPE(ctypes.c_void_p, *[ctypes.c_int64] * 4)(code.address("wfv_start"))
        self._start()
        self.run_sequence = _RUN_SEQUENCE(code.address("wfv_run_sequence"))
        self.call = _LAUNCH(code.address("wfv_launch"))

    def _start(self) -> None:
        main, futex = threading.main_thread().ident, _FUTEX[platform.machine()]
        address = self._start_native(futex, main, int(TICK * 1e9), int(SPIN * 1e9))
        self.settings = Settings.from_address(address)
        self.settings.quota = cpu_quota()


def _address_of(function: object) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0  # type: ignore[arg-type]


native_launch = NativeLaunch()
