"""The launch module, which a compilation returns, a cache entry is made from, and the runtime makes machine code of."""

from typing import NamedTuple

from passes.interface import KernelInterface
from passes.remarks import Remark


class LaunchModule(NamedTuple):
    """The launch function with all that it calls, as LLVM IR, and how to call it."""

    ir: str
    interface: KernelInterface
    remarks: tuple[Remark, ...] = ()
