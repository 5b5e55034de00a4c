"""Remarks on what became of printf: its calls are told as the source has them, and nothing of the insides."""

from __future__ import annotations

from collections.abc import Iterable

from passes.functions.inline import HELPER
from passes.remarks import Remark
from wfv.ir.core import Function
from wfv.opencl.printf_functions import WRITER

_TEXT = "it stores what is to be printed: once for each active lane, in lane order"


def remarks_in(fn: Function, remarks: Iterable[Remark]) -> set[Remark]:
    """What is to be told of the remarks on this function."""
    if fn.name.startswith(HELPER + WRITER):
        return set()
    return {_told(remark) for remark in remarks}


def _told(remark: Remark) -> Remark:
    if not remark.opcode.startswith(f"call @{WRITER}"):
        return remark
    return Remark(remark.line, "per lane", "call @printf", remark.name, _TEXT, remark.near)
