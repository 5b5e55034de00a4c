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
from wfv.errors import UnsupportedError
from wfv.forks import Lock
from wfv.runtime.cached_compiler import emit_as_it_is
from wfv.runtime.native import LAUNCH

TICK = 0.05  # seconds between two pauses of a launch of the main thread, in which Python sees signals
_FUTEX = {"x86_64": 202, "aarch64": 98}  # the number of the system call
_LIBC = """
    syscall sched_yield clock_gettime malloc free
    pthread_self pthread_create pthread_attr_init pthread_attr_destroy pthread_attr_setstacksize pthread_sigmask
"""
_PYTHON = "PyEval_SaveThread PyEval_RestoreThread PyErr_CheckSignals PyErr_NoMemory"  # of the stable ABI

LAUNCH_NUMBERS, REPORT = 9, 5  # of a launch in a list, `struct launch`; the first one of its report
# (launches, their number, how often they run) -> how many have run: fewer if a kernel has ended them, by a trap or at
# barriers that diverge. It gives Python's lock back itself, and raises MemoryError and what signal handlers raise.
_RUN = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


class Settings(ctypes.Structure):
    """`struct settings` of launch.c; the last two count."""

    _fields_ = tuple((name, ctypes.c_int64) for name in ("futex", "main", "tick", "pauses", "invitations"))
    futex: int
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
        if platform.system() != "Linux" or platform.machine() not in _FUTEX:
            raise UnsupportedError(
                "kernels run on Linux only, on x86-64 and AArch64", help="compile them with `wfv compile`"
            )
        libc = ctypes.CDLL(None)
        functions = [getattr(libc, name) for name in _LIBC.split()]
        functions += [getattr(ctypes.pythonapi, name) for name in _PYTHON.split()]
        provided = {each.__name__: ctypes.cast(each, ctypes.c_void_p).value or 0 for each in functions}
        text = emit_as_it_is(LAUNCH.read_text(), llvm.find_target("host"))
        code = llvm.load_object(text, ("wfv_run", "wfv_start"), provided)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(code))  # its threads run until the process ends
        self._start_native = ctypes.CFUNCTYPE(ctypes.c_void_p)(code.address("wfv_start"))
        self._start()
        self.run = _RUN(code.address("wfv_run"))

    def _start(self) -> None:
        self.settings = settings = Settings.from_address(self._start_native())
        settings.futex, settings.tick = _FUTEX[platform.machine()], int(TICK * 1e9)
        settings.main = threading.main_thread().ident or 0


native_launch = NativeLaunch()
