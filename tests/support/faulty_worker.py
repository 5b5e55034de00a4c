"""The work of wfv.fuzz.graphs.batch with a compiler that blends wrong values at joins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from passes import linearize as passes
from wfv.fuzz.graphs import batch
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function

linearize = passes.linearize


def linearize_wrongly(fn: Function, *args: Any) -> None:
    """The first of the selects that blend values takes the other one. Not in loops, which might never end."""
    linearize(fn, *args)
    if Cfg(fn).loops.all:
        return
    blend = next((i for i in fn.instrs() if i.op == "select" and str(i.type) == "i32"), None)
    if blend is not None:
        blend.operands[1:] = blend.operands[:0:-1]


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    passes.linearize = linearize_wrongly
    batch.work(task, answer)
