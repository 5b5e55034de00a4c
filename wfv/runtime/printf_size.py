"""How much room a launch has for what it prints. In a file of its own: a program is built without launching."""

from __future__ import annotations

from wfv.errors import OptionError

PRINTF_BYTES = 1 << 20  # if nobody says otherwise
MAX_PRINTF_BYTES = 1 << 40


def check_printf_bytes(nbytes: int) -> int:
    """The number, if it is one of bytes; else an OptionError."""
    if not isinstance(nbytes, int) or not 0 <= nbytes <= MAX_PRINTF_BYTES:
        raise OptionError(f"printf_bytes={nbytes!r}: not an integer from 0 to {MAX_PRINTF_BYTES}")
    return nbytes
