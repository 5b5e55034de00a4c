"""Which functions the narrow passes concern. The passes themselves are loaded for these only."""

from __future__ import annotations

from wfv.ir.core import Function
from wfv.ir.types import IntType

WIDTHS = (8, 16)  # in this order: what fits a byte is then extended to 16 bits only where it must be


def has_short_integers(fn: Function) -> bool:
    """Whether any instruction has or uses an integer of 8 or 16 bits."""
    return any(isinstance(i.type, IntType) and i.type.bits in WIDTHS for i in fn.instrs())
