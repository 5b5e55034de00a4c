"""The buffer of a launch that calls of printf write to, in words of 64 bits.

    0  bytes in use, this header included, and those of records that did not fit
    1  records that did not fit
    2  bytes there are
    3  the records, one behind the other: kind + (number of the format + 1) * 2^32, work-item, components of arguments

The work-item is its place in the NDRange, the first dimension first, the offset left out. A component is its bits,
with zeros above; a string is its number among the literals. All is zero behind the last record.
"""

from __future__ import annotations

from dataclasses import dataclass

from wfv.ir.types import Type

PRINTF = "printf"
WORD = 8  # bytes
HEADER = 3  # words


@dataclass(frozen=True)
class Printf:
    """What records mean: the types of the arguments by the record's kind, and the literals by their numbers."""

    kinds: tuple[tuple[Type, ...], ...]
    strings: tuple[str, ...]
