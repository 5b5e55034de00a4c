"""What a kernel's compiler returns: the interface between compiling (pipeline, cache) and launching."""

from __future__ import annotations

from typing import Protocol

from passes.interface import KernelInterface
from passes.remarks import Remark


class LaunchModule(Protocol):
    """The launch function with all that it calls, as LLVM IR, and how to call it."""

    @property
    def ir(self) -> str: ...

    @property
    def interface(self) -> KernelInterface: ...

    @property
    def remarks(self) -> tuple[Remark, ...]: ...
