"""Loads what the compilation of a new kernel needs while Clang translates it.

Clang runs on another processor, for a good part of the time that the modules take to load. So does LLVM, which makes
the code of native launches: it runs in a thread, without Python's lock.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import TYPE_CHECKING

from wfv.lazy import LazyModule, load

if TYPE_CHECKING:
    from wfv import llvm, pipeline
    from wfv.runtime import kernel, native_launch
else:
    pipeline, kernel = LazyModule("wfv.pipeline"), LazyModule("wfv.runtime.kernel")
    llvm, native_launch = LazyModule("wfv.llvm"), LazyModule("wfv.runtime.native_launch")


def preload() -> None:
    """Imports LLVM, the passes and the launch, and makes the code of native launches."""
    load(llvm, native_launch)
    with _beside(native_launch.native_launch.get):
        load(pipeline, kernel)


@contextmanager
def _beside(work: Callable[[], object]) -> Iterator[None]:
    """Runs `work` in a thread while the block runs. Its cache entries are stored with those of the block."""
    thread = threading.Thread(target=copy_context().run, args=(work,), name="wfv preload")
    thread.start()
    try:
        yield
    finally:
        thread.join()
