"""Assumptions on shapes: what a fast version takes for granted, and the test of it at run time.

A test is scalar code of the guard function. It is built from `First`: the value that an operand has in lane 0, computed
from the parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from passes.analysis.shapes import Shape
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import DIVISIONS, GUARD_REPEATABLE
from wfv.ir.values import Value

MIN_MAX = {"smin": "sle", "umin": "ule", "smax": "sge", "umax": "uge"}
_MAX_DEPTH = 16  # of the expressions that a guard computes

First = Callable[[Value], Value]


@dataclass(frozen=True)
class Assumption:
    """`instr` has `shape` in each lane of a vector for which the i1 that `test` builds is true.

    `inputs`: the operands whose values in lane 0 the test asks for. `text`: what is assumed, for a remark.
    """

    instr: Instr
    shape: Shape
    inputs: tuple[Value, ...]
    test: Callable[[Builder, First], Value]
    text: str
    is_arithmetic: bool = False  # `/ % >> &`


class Repeatable:
    """Which values a guard can compute: from parameters, by arithmetic that has no effect wherever it runs.

    Divisions may trap, so they must be in the entry block, which runs in any case.
    """

    def __init__(self, fn: Function) -> None:
        self._entry = set(fn.entry.instrs)
        self._known: dict[Value, bool] = {}

    def are(self, values: Iterable[Value]) -> bool:
        return all(self._is(value, 0) for value in values)

    def _is(self, value: Value, depth: int) -> bool:
        if not isinstance(value, Instr):
            return True
        if value not in self._known:
            is_repeatable = depth < _MAX_DEPTH and self._may_run_anywhere(value)
            self._known[value] = is_repeatable and all(self._is(x, depth + 1) for x in value.operands)
        return self._known[value]

    def _may_run_anywhere(self, instr: Instr) -> bool:
        if instr.op == "call":
            return family_of(instr.callee) in MIN_MAX
        return instr.op in GUARD_REPEATABLE and (instr.op not in DIVISIONS or instr in self._entry)
