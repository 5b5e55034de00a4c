"""Remarks on printf name the call in the source; remarks on the functions that implement it are dropped."""

from collections.abc import Iterable

from passes.remarks import Remark
from wfv.ir.core import Function
from wfv.ir.names import HELPER, PRINTF_WRITER

_TEXT = "it stores the values to print once for each active lane, in lane order"


def remarks_in(fn: Function, remarks: Iterable[Remark]) -> set[Remark]:
    """The remarks on `fn` for the user: on printf in terms of the source, none on its implementation."""
    if fn.name.startswith(HELPER + PRINTF_WRITER):
        return set()
    return {_in_source_terms(remark) for remark in remarks}


def _in_source_terms(remark: Remark) -> Remark:
    if not remark.opcode.startswith(f"call @{PRINTF_WRITER}"):
        return remark
    return Remark(remark.line, "per lane", "call @printf", remark.name, _TEXT, remark.near)
