"""The size of the printf buffer. In a file of its own, because `wfv.build` does not load the launch code."""

from __future__ import annotations

from wfv.errors import OptionError
from wfv.options import as_index

PRINTF_BYTES = 1 << 20  # the default
MAX_PRINTF_BYTES = 1 << 40


def check_printf_bytes(nbytes: int) -> int:
    """The size as an integer. Raises OptionError if it is out of range."""
    number = as_index(nbytes, "printf_bytes")
    if not 0 <= number <= MAX_PRINTF_BYTES:
        raise OptionError(f"printf_bytes={nbytes!r}: not from 0 to {MAX_PRINTF_BYTES}")
    return number
