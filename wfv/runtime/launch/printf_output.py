"""Writes the printf records of a launch to `sys.stdout`, in the order of the work-items."""

import inspect
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import islice

import numpy as np

from passes.interface import KernelInterface
from wfv.errors import OptionError
from wfv.ir.types import IntType, Type, count_of
from wfv.opencl.printf_buffer import HEADER, WORD
from wfv.opencl.printf_formats import Conversion, formatter, parse_format, starred
from wfv.options import as_index

_is_muted: ContextVar[bool] = ContextVar("_is_muted", default=False)


@contextmanager
def muted() -> Iterator[None]:
    """Launches in this context print nothing: they are only timed or compared."""
    before = _is_muted.set(True)
    try:
        yield
    finally:
        _is_muted.reset(before)


_Part = tuple[Callable[[Sequence[int]], str], int]  # of a message: the function that makes its text, from so many words


class Printer:
    """Makes the buffers of a kernel's launches and prints their records; `nbytes` is the size of a buffer."""

    def __init__(self, interface: KernelInterface, nbytes: int) -> None:
        assert interface.printf is not None
        self._name, self._words, self._printf = interface.name, HEADER + nbytes // WORD, interface.printf
        self._sizes = [sum(map(count_of, types)) for types in self._printf.kinds]  # words of a record's arguments
        self._parts: dict[int, list[_Part]] = {}  # of a message, by the first word of its record

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
            sys.stdout.write(self._text(buffer))
        lost = int(buffer[1])
        if lost:
            warnings.warn(
                f"kernel {self._name!r}: {lost} printf message{'s' * (lost != 1)} lost, the buffer has "
                f"{(self._words - HEADER) * WORD} bytes: build with a larger printf_bytes",
                RuntimeWarning,
                stacklevel=_outside(),
            )

    def _text(self, buffer: np.ndarray) -> str:
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
            text += part(words[at : at + count])
            at += count
        return text

    def _make_parts(self, head: int) -> list[_Part]:
        types = iter(self._printf.kinds[head & 0xFFFFFFFF])
        return [
            (_literal(part), 0) if isinstance(part, str) else self._conversion(part, types)
            for part in parse_format(self._printf.strings[(head >> 32) - 1])
        ]

    def _conversion(self, part: Conversion, types: Iterator[Type]) -> _Part:
        """A conversion that its arguments do not fit, or that has none, is printed as it stands."""
        own = list(islice(types, len(part.stars) + 1))
        words, strings = sum(map(count_of, own)), self._printf.strings
        fits = len(own) == len(part.stars) + 1 and part.prints(own[-1])
        if not fits or not all(isinstance(type, IntType) for type in own[:-1]):
            return _literal(part.text), words
        return starred(part, own, strings) if part.stars else _vector(formatter(part, own[-1], strings)), words


def _literal(text: str) -> Callable[[Sequence[int]], str]:
    return lambda _: text


def _vector(component: Callable[[int], str]) -> Callable[[Sequence[int]], str]:
    """The text of a vector, or of a scalar: one component."""
    return lambda words: ",".join(map(component, words))


def _outside() -> int:
    """The stack level of the first caller outside of wfv, for a warning."""
    names = (each.frame.f_globals.get("__name__", "") for each in inspect.stack(0))
    return next(level for level, name in enumerate(names) if not name.startswith("wfv."))


PRINTF_BYTES = 1 << 20  # the default
MAX_PRINTF_BYTES = 1 << 40


def check_printf_bytes(nbytes: int) -> int:
    """The size as an integer. Raises OptionError if it is out of range."""
    number = as_index(nbytes, "printf_bytes")
    if not 0 <= number <= MAX_PRINTF_BYTES:
        raise OptionError(f"printf_bytes={nbytes!r}: not from 0 to {MAX_PRINTF_BYTES}")
    return number
