"""Has the system load LLVM's library while Python imports modules.

The library has 180 MB, and to load it takes 5 ms or more. The import of llvmlite loads it under Python's lock. Here, a
thread loads it without: the import then finds it loaded.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

_LIBRARY = "libllvmlite.so"


@contextmanager
def llvm_loading() -> Iterator[None]:
    """A thread loads the library while the block runs. Where that fails, the import of llvmlite tells why."""
    thread = _started_thread()
    try:
        yield
    finally:
        if thread is not None:
            thread.join()


def _started_thread() -> threading.Thread | None:
    """None if the library is loaded, or if the system gives no thread."""
    if "llvmlite.binding" not in sys.modules:
        with suppress(RuntimeError):
            thread = threading.Thread(target=load_library, name="wfv LLVM")
            thread.start()
            return thread
    return None


@cache
def load_library() -> bool:
    """Loads the library; whether that is possible. A foreign function runs without Python's lock."""
    with suppress(AttributeError, ImportError, OSError, ValueError):
        spec = find_spec("llvmlite")
        for folder in (spec and spec.submodule_search_locations) or ():
            path = os.fsencode(Path(folder, "binding", _LIBRARY))
            return bool(ctypes.CDLL(None).dlopen(path, os.RTLD_LAZY))
    return False
