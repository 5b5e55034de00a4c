"""Loads what the compilation of a new kernel needs while Clang translates it.

Clang runs for about as long as the modules take to load, and on another processor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wfv.lazy import LazyModule, load

if TYPE_CHECKING:
    from wfv import canonical_ir, llvm, pipeline
    from wfv.runtime import kernel
else:
    canonical_ir, llvm, pipeline = LazyModule("wfv.canonical_ir"), LazyModule("wfv.llvm"), LazyModule("wfv.pipeline")
    kernel = LazyModule("wfv.runtime.kernel")


def preload() -> None:
    """Imports the passes, LLVM and the launch."""
    load(canonical_ir, llvm, pipeline, kernel)
