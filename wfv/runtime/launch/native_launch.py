"""Loads the native code of launches, wfv/runtime/native, and keeps its threads right in forked processes.

The threads belong to no Python thread: they never take Python's lock. They, the code that they run and their memory
stay until the process ends, so nothing of it is ever freed.
"""

from __future__ import annotations

import ctypes
import platform
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from wfv import forks, llvm
from wfv.errors import UnsupportedError
from wfv.forks import Lock
from wfv.runtime.cached_compiler import emit_as_it_is
from wfv.runtime.native import FAULT, LAUNCH

TICK = 0.05  # seconds between two pauses of a launch of the main thread, in which Python sees signals
_FUTEX = {"x86_64": 202, "aarch64": 98}  # the number of the system call
_INSTRUCTION = {"x86_64": 168, "aarch64": 440}  # where `ucontext_t` has the address of the instruction
_LIBC = """
    syscall sched_yield clock_gettime malloc free
    pthread_self pthread_create pthread_attr_init pthread_attr_destroy pthread_attr_setstacksize pthread_sigmask
"""
_LIBC_FAULTS = """
    pthread_key_create pthread_getspecific pthread_setspecific sigaction raise __sigsetjmp siglongjmp
    fegetmode fesetmode
"""
_PYTHON = "PyEval_SaveThread PyEval_RestoreThread PyErr_CheckSignals PyErr_NoMemory"  # of the stable ABI

LAUNCH_NUMBERS, REPORT = 13, 5  # of a launch in a list, `struct launch`; the first one of its report
# (launches, their number, how often they run) -> how many have run: fewer if a kernel has ended them, by a trap, a
# fault or at barriers that diverge. It gives Python's lock back itself, and raises MemoryError and what signal handlers
# raise.
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
        faults = _loaded(FAULT, ("wfv_call", "wfv_handle_faults"), _addresses(libc, _LIBC_FAULTS))
        provided = _addresses(libc, _LIBC) | _addresses(ctypes.pythonapi, _PYTHON)
        code = _loaded(LAUNCH, ("wfv_run", "wfv_start"), provided | {"wfv_call": faults.address("wfv_call")})
        ctypes.CFUNCTYPE(None, ctypes.c_int64)(faults.address("wfv_handle_faults"))(_INSTRUCTION[platform.machine()])
        self._start_native = ctypes.CFUNCTYPE(ctypes.c_void_p)(code.address("wfv_start"))
        self._start()
        self.run = _RUN(code.address("wfv_run"))

    def _start(self) -> None:
        self.settings = settings = Settings.from_address(self._start_native())
        settings.futex, settings.tick = _FUTEX[platform.machine()], int(TICK * 1e9)
        settings.main = threading.main_thread().ident or 0


def _addresses(library: ctypes.CDLL, names: str) -> dict[str, int]:
    """The addresses of these functions by their names."""
    return {name: ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0 for name in names.split()}


def _loaded(text: Path, symbols: Sequence[str], provided: Mapping[str, int]) -> llvm.NativeCode:
    """The code of one of the texts, which stays until the process ends."""
    code = llvm.load_object(emit_as_it_is(text.read_text(), llvm.find_target("host")), symbols, provided)
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(code))  # its threads and its handler run until then
    return code


native_launch = NativeLaunch()
