"""The layout of a launch's printf buffer, in words of 64 bits.

    0  bytes reserved: the header, and all records, those that did not fit included
    1  number of records that did not fit
    2  size of the buffer in bytes
    3  the records, one after the other: kind + (number of the format + 1) * 2^32, work-item, components of arguments

The work-item is its linear index in the NDRange, dimension 0 fastest, without the global offset. A component is stored
as its bits, zero-extended; a string as its number among the literals. The words after the last record are zero.
"""

from typing import NamedTuple

from wfv.ir.types import Type

PRINTF = "printf"
WORD = 8  # bytes
HEADER = 3  # words


class Printf(NamedTuple):
    """The meaning of the records: `kinds[k]` are the argument types of kind k, `strings[n]` is literal n."""

    kinds: tuple[tuple[Type, ...], ...]
    strings: tuple[str, ...]
