"""Loads what the compilation of a new kernel needs while Clang translates it.

Clang runs on another processor, for a good part of the time that the modules take to load. So does LLVM, which makes
the code of native launches: it runs in a thread, without Python's lock. The first launch waits for it, if it must.
"""

from __future__ import annotations

import threading
from contextlib import suppress

from wfv import llvm, pipeline
from wfv.cache import prepare_keys
from wfv.lazy import load
from wfv.runtime import kernel, native_launch
from wfv.thread_switching import prompt_switching


def preload() -> None:
    """Imports LLVM, the passes and the launch, and has the code of native launches made."""
    load(llvm, native_launch)
    prepare_keys()  # a thread beside this one would wait for Python's lock at each of the files that it reads
    with prompt_switching():
        with suppress(RuntimeError):  # the system gives no more threads: the first launch does the work
            threading.Thread(target=native_launch.native_launch.get, name="wfv preload").start()
        load(pipeline, kernel)
