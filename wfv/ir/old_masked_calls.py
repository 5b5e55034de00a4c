"""Old forms of llvm.masked.load, store, gather and scatter, with the alignment as an operand, in IR text.

LLVM 22 upgrades them while it parses, and ends the process if the types do not fit together. So a call is admitted only
if its types fit together and its alignment is a number. The text has no comments and no string contents.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_PTR = r"ptr(?: addrspace\(\d+\))?"
_POINTERS, _MASK, _ALIGN = rf"<(\d+) x {_PTR}>", r"<(\d+) x i1>", r"i32(?: immarg| (\d+))?"
_ORDER = {
    "masked.load": ("pointer", "align", "mask", "value"),
    "masked.gather": ("pointers", "align", "mask", "value"),
    "masked.store": ("value", "pointer", "align", "mask"),
    "masked.scatter": ("value", "pointers", "align", "mask"),
}
_VALUE = re.compile(rf"(<(\d+) x (?:i\d+|half|float|double|{_PTR})>)", re.ASCII)
MASKED = frozenset(_ORDER)
MAX_ALIGN = 4096


def is_upgradable(family: str, result: str, operands: Sequence[str]) -> bool:
    """Whether LLVM can upgrade a call or declaration with four operands; `result`: the text in front of the name."""
    if len(operands) != len(_ORDER[family]):
        return False
    parts = dict(zip(_ORDER[family], (" ".join(operand.split()) for operand in operands), strict=True))
    value, mask = _VALUE.match(parts["value"]), re.match(_MASK, parts["mask"], re.ASCII)
    align = re.fullmatch(_ALIGN, parts["align"], re.ASCII)
    if not (value and mask and align and mask[1] == value[2] and _is_alignment(align[1])):
        return False
    if family in ("masked.load", "masked.gather") and not result.rstrip().endswith(value[1]):
        return False
    if "pointer" in parts:
        return re.match(rf"{_PTR}\b", parts["pointer"], re.ASCII) is not None
    pointers = re.match(_POINTERS, parts["pointers"], re.ASCII)
    return pointers is not None and pointers[1] == mask[1]


def _is_alignment(number: str | None) -> bool:
    if number is None:  # a declaration
        return True
    return len(number) < 6 and int(number) <= MAX_ALIGN and int(number) & (int(number) - 1) == 0
