"""How much room a launch has for what it prints. In a file of its own: a program is built without launching."""

from __future__ import annotations

from wfv.errors import OptionError
from wfv.options import as_index

PRINTF_BYTES = 1 << 20  # if nobody says otherwise
MAX_PRINTF_BYTES = 1 << 40


def check_printf_bytes(nbytes: int) -> int:
    """The number, if it is one of bytes; else an OptionError."""
    number = as_index(nbytes, "printf_bytes")
    if not 0 <= number <= MAX_PRINTF_BYTES:
        raise OptionError(f"printf_bytes={nbytes!r}: not from 0 to {MAX_PRINTF_BYTES}")
    return number
