"""The limit of private memory, which is on the stack of the thread that runs a group.

A thread runs one vector of work-items at a time. Its stack holds the private arrays of all functions of the launch
module: the SIMD forms with `lanes` copies of each array, and the scalar forms of the remainder loop. The stacks of
wfv's own threads (wfv/runtime/native/launch.c) are twice the limit; the main thread has 8 MiB by default on Linux.
"""

from __future__ import annotations

from collections.abc import Iterable

from passes.analysis.cause import source_name
from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Instr
from wfv.ir.types import size_of
from wfv.ir.values import ConstInt, unsigned

MAX_PRIVATE = 4 << 20  # bytes of a launch function's stack for private arrays


def check_private_memory(kernel: str, fns: Iterable[Function], lanes: int) -> None:
    """Raises UnsupportedError if the private arrays of `fns` take more than MAX_PRIVATE bytes."""
    arrays = [instr for fn in fns for instr in fn.instrs() if instr.op == "alloca"]
    total = sum(map(_bytes, arrays))
    if total > MAX_PRIVATE:
        largest = max(arrays, key=_bytes)
        raise UnsupportedError(
            f"kernel {kernel!r} has {total} bytes of private arrays for {lanes} lanes and the remainder loop, "
            f"and the limit is {MAX_PRIVATE}; the largest is %{source_name(largest.name)}",
            line=largest.line,
            help="make the arrays smaller, use fewer lanes, or keep the data in a buffer",
        )


def _bytes(array: Instr) -> int:
    count = unsigned(array.operands[0]) if array.operands and isinstance(array.operands[0], ConstInt) else 1
    return count * size_of(array.attrs["elem_type"])
