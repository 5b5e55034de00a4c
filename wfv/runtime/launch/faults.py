"""The error of a launch that the CPU has stopped: which access or instruction it was, and beside which buffer."""

import ctypes
import signal
from collections.abc import Iterator

from passes.interface import KernelInterface
from wfv.errors import KernelFaultError
from wfv.runtime.arguments.packer import ArgumentBlock

NEAR = 1 << 32  # bytes; an address that is farther away has nothing to do with a buffer
_FIRST_PAGE = 4096
_OTHERS = {
    signal.SIGFPE: ("divided integers without a result: by zero, or the least one by -1", "test the divisor"),
    signal.SIGTRAP: ("came to an instruction that ends it", "see what leads to that place"),
    signal.SIGILL: ("came to an invalid instruction", "see what leads to that place"),
}


def fault_error(interface: KernelInterface, block: ArgumentBlock, number: int, address: int) -> KernelFaultError:
    """The error for a signal. `address`: of the memory, -1 if it is unknown."""
    cause = signal.Signals(number)
    what, help = _OTHERS.get(cause) or (f"accessed {_where(interface, block, address)}", "")
    error = KernelFaultError(f"kernel {interface.name!r}: a work-item {what} ({cause.name})", help=help)
    error.signal, error.address = number, address
    return error


def _where(interface: KernelInterface, block: ArgumentBlock, address: int) -> str:
    if address == -1:
        return "memory at an address that cannot exist, or is not aligned"
    if 0 <= address < _FIRST_PAGE:
        return f"memory at address {address}: a pointer is null"
    distance, where = min(_places(interface, block, address), default=(NEAR, ""))
    return where if distance < NEAR else f"memory at address {address:#x}, which is not there"


def _places(interface: KernelInterface, block: ArgumentBlock, address: int) -> Iterator[tuple[int, str]]:
    """How far the address is from each buffer of known size, and how a message says that."""
    for param, value in zip(interface.params, block.kept[1:], strict=False):
        nbytes = getattr(value, "nbytes", 0)
        if param.kind != "buffer" or not nbytes:
            continue
        at = address - ctypes.c_uint64.from_address(block.address + param.offset).value
        what = f"{param.name}, which has {nbytes} bytes"
        if at < 0:
            yield -at, f"memory {-at} bytes before the start of {what}"
        elif at < nbytes:
            yield 0, f"byte {at} of {what}"
        else:
            yield at - nbytes, f"memory {at - nbytes} bytes after the end of {what}"
