"""Loads the native code of launches, wfv/runtime/native, and keeps its threads right in forked processes.

The threads belong to no Python thread: they never take Python's lock. They, the code that they run and their memory
stay until the process ends, so nothing of it is ever freed.
"""

from __future__ import annotations

import ctypes
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from wfv import forks, llvm
from wfv.errors import UnsupportedError
from wfv.forks import Lock
from wfv.runtime.cached_compiler import emit_as_it_is
from wfv.runtime.native import HERE, SYSTEMS, native_text

TICK = 0.05  # seconds between two pauses of a launch of the main thread, in which Python sees signals
_DECLARED = re.compile(r"^declare [^@]*@(?!llvm\.|wfv_)(\w+)\(", re.MULTILINE)  # functions of C's library and Python's

LAUNCH_NUMBERS, REPORT = 13, 5  # of a launch in a list, `struct launch`; the first one of its report
# (launches, their number, how often they run) -> how many have run: fewer if a kernel has ended them, by a trap, a
# fault or at barriers that diverge. It gives Python's lock back itself, and raises MemoryError and what signal handlers
# raise.
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
