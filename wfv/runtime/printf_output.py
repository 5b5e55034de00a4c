"""Writes the printf records of a launch to `sys.stdout`, in the order of the work-items."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import numpy as np

from passes.interface import KernelInterface
from wfv.ir.types import count_of
from wfv.opencl.c_format import formatter
from wfv.opencl.printf_buffer import HEADER, WORD, Printf
from wfv.opencl.printf_formats import parse_format

_is_muted: ContextVar[bool] = ContextVar("_is_muted", default=False)


@contextmanager
def muted() -> Iterator[None]:
    """Launches in this context print nothing: they are only timed or compared."""
    before = _is_muted.set(True)
    try:
        yield
    finally:
        _is_muted.reset(before)


_Part = tuple[
    str | Callable[[int], str], int
]  # literal text, or the formatter of a component and the number of components


class Printer:
    """Makes the buffers of a kernel's launches and prints their records; `nbytes` is the size of a buffer."""

    def __init__(self, interface: KernelInterface, nbytes: int) -> None:
        assert interface.printf is not None
        self._name, self._words = interface.name, HEADER + nbytes // WORD
        self._reader = _Reader(interface.printf)

    def new_buffer(self) -> np.ndarray:
        """An empty buffer; the launch block gets the address of its first word."""
        buffer = np.zeros(self._words, np.int64)
        buffer[:HEADER] = HEADER * WORD, 0, self._words * WORD
        return buffer

    def show(self, buffer: np.ndarray) -> None:
        """Prints the records of a finished launch; warns if some did not fit."""
        if _is_muted.get():
            return
        if sys.stdout is not None:  # None under pythonw
            sys.stdout.write(self._reader.text(buffer))
        lost = int(buffer[1])
        if lost:
            warnings.warn(
                f"kernel {self._name!r}: {lost} printf message{'s' * (lost != 1)} lost, the buffer has "
                f"{(self._words - HEADER) * WORD} bytes: build with a larger printf_bytes",
                RuntimeWarning,
                stacklevel=_outside(),
            )


class _Reader:
    """Formats the records in a buffer."""

    def __init__(self, printf: Printf) -> None:
        self._printf = printf
        self._sizes = [sum(map(count_of, types)) for types in printf.kinds]  # words of a record's arguments
        self._parts: dict[int, list[_Part]] = {}  # of a message, by the first word of its record

    def text(self, buffer: np.ndarray) -> str:
        """All records, ordered by work-item, and within a work-item as it wrote them."""
        words: list[int] = buffer[: min(int(buffer[0]) // WORD, len(buffer))].tolist()
        text = "".join(self._message(words, at) for _, at in sorted(self._records(words)))
        return text.encode("latin-1").decode("utf-8", "backslashreplace")

    def _records(self, words: list[int]) -> Iterator[tuple[int, int]]:
        """The work-item of each record, and the index of its first word."""
        at = HEADER
        while at < len(words) and words[at]:
            yield words[at + 1], at
            at += 2 + self._sizes[words[at] & 0xFFFFFFFF]

    def _message(self, words: list[int], at: int) -> str:
        head, text, at = words[at], "", at + 2
        parts = self._parts.get(head) or self._parts.setdefault(head, self._make_parts(head))
        for part, count in parts:
            if isinstance(part, str):
                text += part
            elif count == 1:
                text += part(words[at])
            else:
                text += ",".join(map(part, words[at : at + count]))
            at += count
        return text

    def _make_parts(self, head: int) -> list[_Part]:
        strings = self._printf.strings
        types = iter(self._printf.kinds[head & 0xFFFFFFFF])
        return [
            (part, 0) if isinstance(part, str) else (formatter(part, type := next(types), strings), count_of(type))
            for part in parse_format(strings[(head >> 32) - 1])
        ]


def _outside() -> int:
    """The stack level of the first caller outside of wfv, for a warning."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("wfv."):
        level, frame = level + 1, frame.f_back
    return level
