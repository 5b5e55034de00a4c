"""What goes into Clang, and what comes out."""

from __future__ import annotations

from typing import NamedTuple

_BYTE_ORDER_MARK = "\ufeff"


class Translation(NamedTuple):
    """LLVM IR as Clang prints it, and what Clang had to say (warnings), "" if nothing."""

    ir: str
    log: str


def plain_text(source: str) -> str:
    """The source with plain line ends and without a byte order mark: what Clang and `check_source` are to see."""
    return source.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")
