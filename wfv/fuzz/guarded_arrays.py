"""Guarded arrays: inaccessible pages on one side, canary bytes that are checked for changes on the other."""

import ctypes
import mmap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from wfv.ir.types import round_up
from wfv.systems import system

PAGE, GUARD = mmap.PAGESIZE, 1 << 20  # bytes; those that cannot be accessed on each side
HUGE = 4 << 20  # bytes from which on NumPy asks for huge pages
CANARY = 0xA5
Side = Literal["end", "start"]  # the end of the array that is next to inaccessible pages

_libc = ctypes.CDLL(None, use_errno=True)


@dataclass
class Guarded:
    """An array in pages of its own. An access after it (before it, with `side="start"`) is a segmentation fault."""

    array: np.ndarray
    slack: np.ndarray  # the other bytes of its pages, all CANARY

    def is_intact(self) -> bool:
        return bool((self.slack == CANARY).all())


def guarded(array: np.ndarray, side: Side, align: int = 1) -> Guarded:
    """A guarded copy of the array, whose address is a multiple of `align` and of its elements' size. Raises OSError.

    With `side="end"`, those pages follow the last byte if the size of the array is a multiple of `align`.
    """
    size = round_up(max(array.nbytes, 1), PAGE)
    memory = mmap.mmap(-1, size + 2 * GUARD)
    if size >= HUGE:
        system.use_large_pages(memory)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for pages in (start, start + GUARD + size):
        if _libc.mprotect(ctypes.c_void_p(pages), ctypes.c_size_t(GUARD), 0) != 0:
            raise OSError(ctypes.get_errno(), "mprotect")
    inside = np.frombuffer(memory, np.uint8, size, GUARD)
    inside[:] = CANARY
    cut = size - round_up(array.nbytes, align)
    own, slack = (
        (inside[cut:][: array.nbytes], inside[:cut])
        if side == "end"
        else (inside[: array.nbytes], inside[array.nbytes :])
    )
    copy = own.view(array.dtype).reshape(array.shape)
    np.copyto(copy, array)
    return Guarded(copy, slack)


def guard_arrays(args: Mapping[str, Any], side: Side) -> tuple[dict[str, Guarded], list[Any]]:
    """Guarded copies of the arrays among these arguments; and all arguments, with the copies in place of the arrays."""
    made = {id(x): guarded(x, side) for x in args.values() if isinstance(x, np.ndarray)}  # an array may be passed twice
    copies = {name: made[id(x)] for name, x in args.items() if id(x) in made}
    return copies, [copies[name].array if name in copies else x for name, x in args.items()]
