"""Loads what the compilation of a new kernel needs while Clang translates it.

Clang runs on another processor, for a good part of the time that the modules take to load.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wfv.lazy import LazyModule, load

if TYPE_CHECKING:
    from wfv import pipeline
    from wfv.runtime import kernel, native_launch
else:
    pipeline, kernel = LazyModule("wfv.pipeline"), LazyModule("wfv.runtime.kernel")
    native_launch = LazyModule("wfv.runtime.native_launch")


def preload() -> None:
    """Imports LLVM, the passes and the launch."""
    load(pipeline, kernel, native_launch)
