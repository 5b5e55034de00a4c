"""The work of wfv.fuzz.graphs.campaign with a compiler that blends wrong values at joins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wfv.fuzz.campaign import Result
from wfv.fuzz.graphs.campaign import GraphRun, run_graph
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.pipeline import linearization_steps as steps

linearize = steps.linearize


def linearize_wrongly(fn: Function, *args: Any) -> None:
    """The first of the selects that blend values takes the other one. Not in loops, which might never end."""
    linearize(fn, *args)
    if Cfg(fn).loops.all:
        return
    blend = next((i for i in fn.instrs() if i.op == "select" and str(i.type) == "i32"), None)
    if blend is not None:
        blend.operands[1:] = blend.operands[:0:-1]


def work(run: GraphRun) -> Iterator[Result]:
    steps.linearize = linearize_wrongly
    return run_graph(run)
