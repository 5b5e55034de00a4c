"""What the printf calls of a launch left in its buffer, written to `sys.stdout` in the order of the work-items."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property

import numpy as np

from passes.interface import KernelInterface
from wfv.ir.types import count_of
from wfv.opencl.c_format import format_words
from wfv.opencl.print_formats import Conversion, parse_format
from wfv.opencl.printf_buffer import HEADER, WORD, Printf

_is_muted: ContextVar[bool] = ContextVar("_is_muted", default=False)


@contextmanager
def muted() -> Iterator[None]:
    """Launches print nothing: for those that are only to be timed or compared."""
    before = _is_muted.set(True)
    try:
        yield
    finally:
        _is_muted.reset(before)


class Printer:
    """Makes the buffers of a kernel's launches, and prints what is in them; `nbytes` is the size of one."""

    def __init__(self, interface: KernelInterface, nbytes: int) -> None:
        assert interface.printf is not None
        self._name, self._printf, self._words = interface.name, interface.printf, HEADER + nbytes // WORD

    def new_buffer(self) -> np.ndarray:
        """An empty one; its first word's address is what the launch wants."""
        buffer = np.zeros(self._words, np.int64)
        buffer[:HEADER] = HEADER * WORD, 0, self._words * WORD
        return buffer

    def show(self, buffer: np.ndarray) -> None:
        """Prints the records of a launch that is over; warns of those that did not fit."""
        if _is_muted.get():
            return
        if sys.stdout is not None:  # there is none under pythonw
            sys.stdout.write(_Reader(self._printf, buffer).text())
        lost = int(buffer[1])
        if lost:
            warnings.warn(
                f"kernel {self._name!r}: {lost} printf message{'s' * (lost != 1)} lost, there is room for "
                f"{(self._words - HEADER) * WORD} bytes: build with a larger printf_bytes",
                RuntimeWarning,
                stacklevel=_outside(),
            )


class _Reader:
    """Reads a buffer."""

    def __init__(self, printf: Printf, buffer: np.ndarray) -> None:
        self._printf = printf
        self._words: list[int] = buffer[: min(int(buffer[0]) // WORD, len(buffer))].tolist()

    @cached_property
    def _sizes(self) -> list[int]:
        """The words of a record's arguments, by its kind."""
        return [sum(map(count_of, types)) for types in self._printf.kinds]

    def text(self) -> str:
        """All records in order: those of a work-item as it wrote them."""
        data = b"".join(self._format(at) for _, at in sorted(self._places()))
        return data.decode("utf-8", "backslashreplace")

    def _places(self) -> Iterator[tuple[int, int]]:
        """The work-item of each record, and where it begins."""
        at = HEADER
        while at < len(self._words) and self._words[at]:
            yield self._words[at + 1], at
            at += 2 + self._sizes[self._words[at] & 0xFFFFFFFF]

    def _format(self, at: int) -> bytes:
        head, strings = self._words[at], self._printf.strings
        types = iter(self._printf.kinds[head & 0xFFFFFFFF])
        out, at = [], at + 2
        for part in parse_format(strings[(head >> 32) - 1]):
            if isinstance(part, Conversion):
                type = next(types)
                end = at + count_of(type)
                out.append(format_words(part, type, self._words[at:end], strings))
                at = end
            else:
                out.append(part.encode("latin-1"))
        return b"".join(out)


def _outside() -> int:
    """How many calls above the one who warns wfv was called."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("wfv."):
        level, frame = level + 1, frame.f_back
    return level
