"""What is said of printf: one remark for each call, and none about the insides of what it became."""

from __future__ import annotations

from collections.abc import Iterable

from passes.inline import HELPER
from passes.remarks import Remark
from wfv.ir.core import Function
from wfv.opencl.printf_functions import WRITER


def is_printf(name: str) -> bool:
    """Whether it is a function that stores what a call of printf prints."""
    return name.startswith(HELPER + WRITER)


def printf_remarks(fns: Iterable[Function]) -> set[Remark]:
    """One for each call in functions that are still to be vectorized."""
    text = "it stores what is to be printed: once for each active lane, in lane order"
    calls = (call for fn in fns for call in fn.instrs() if is_printf(call.callee))
    return {Remark(call.line, "per lane", "call @printf", "", text) for call in calls}
