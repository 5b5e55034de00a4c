"""Functions run once on the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import UNIFORM, VARYING
from wfv.fuzz.claims.shapes import Claimed
from wfv.fuzz.claims.watch import FormClaims
from wfv.ir.core import Function, Module
from wfv.ir.interp import Lockstep, Memory, SubGroupPlace
from wfv.ir.values import Value


def run_lockstep(
    module: Module,
    fn: Function,
    lane_args: list[list[Any]],
    memory: Memory,
    builtins: dict[str, Callable[..., Any]] | None = None,
    uniform: Callable[[Value], bool] | None = None,
    max_steps: int = 10**6,
    place_of: Callable[[int], SubGroupPlace] | None = None,
    is_separate: bool = False,
) -> list[Any]:
    """Runs a function in lockstep, a lane for each list of arguments; returns each lane's result (None for void).

    The values that `uniform` holds for are claimed to be so; with `is_separate`, that buffers are `noalias`. See
    `Lockstep.run`.
    """
    watches = {fn: partial(FormClaims, _claimed(fn, uniform, len(lane_args), is_separate))} if uniform else {}
    return Lockstep(module, memory, watches).run(fn, lane_args, builtins, max_steps, place_of)


def _claimed(fn: Function, uniform: Callable[[Value], bool], lanes: int, is_separate: bool) -> Claimed:
    values: list[Value] = [*fn.args, *fn.instrs()]
    shapes = Shapes({value: UNIFORM if uniform(value) else VARYING for value in values})
    return Claimed(fn, shapes, lanes, is_separate=is_separate)


def run_scalar(
    module: Module,
    fn: Function,
    args: list[Any],
    memory: Memory,
    builtins: dict[str, Callable[..., Any]] | None = None,
    max_steps: int = 10**6,
) -> Any:
    """Runs a function once, as lane 0; returns its result."""
    return run_lockstep(module, fn, [args], memory, builtins, max_steps=max_steps)[0]
