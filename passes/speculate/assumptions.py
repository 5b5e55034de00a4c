"""Assumptions of fast versions on shapes, and their tests at run time.

`guard_function` makes the guard of a speculation: a scalar function that tests all assumptions for one vector.

define i1 @k.c0.guard(.., i32 %n, i64 %wfv.gbase0, i64 %wfv.lid0) {     ; %c = icmp slt i32 %x, %n is assumed uniform
  %id = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %x = trunc i64 %id to i32                                             ; a copy of %x's computation: lane 0's value
  %last = add i32 %x, 7
  %a = icmp slt i32 %x, %n
  ..

A guard can compute values that are made of parameters by arithmetic without effects, wherever it runs (`Repeatable`).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.analysis.lane_algebra import make_base_operation
from passes.analysis.shapes import Shape
from passes.speculate.counters import Counter
from passes.speculate.vector_ends import CLAMPS, VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.edits import clone_function
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import DIVISIONS, GUARD_REPEATABLE
from wfv.ir.own_values import is_own_parameter
from wfv.ir.types import I1, I32
from wfv.ir.uses import backward_slice
from wfv.ir.values import TRUE, Value

_MAX_DEPTH = 16  # of the expressions that a guard computes
_MOST_COUNTERS = 4  # in an expression, so that the sum of their spans cannot wrap (counters.py)


class Repeatable:
    """The values of one function that its guard can compute.

    Divisions may trap, so they must be in the entry block, which runs in any case. `counters`: of the function,
    by their phis; some may turn out not to be repeatable themselves.
    """

    def __init__(self, fn: Function, counters: Mapping[Instr, Counter]) -> None:
        self._entry, self.counters = set(fn.entry.instrs), counters
        self._known: dict[Value, bool] = {}

    def are(self, values: Iterable[Value]) -> bool:
        """Whether the guard can compute the values of lane 0; they do not depend on counters."""
        return all(self._is(value, 0) for value in values)

    def has_ends(self, value: Value, shapes: Shapes) -> bool:
        """Whether the guard can compute the least and the greatest number of a value, which may depend on counters."""
        return self._counters_in(value, shapes, 0) <= _MOST_COUNTERS

    def _is(self, value: Value, depth: int) -> bool:
        if not isinstance(value, Instr):
            return True
        if value not in self._known:
            is_repeatable = depth < _MAX_DEPTH and self._may_run_anywhere(value)
            self._known[value] = is_repeatable and all(self._is(x, depth + 1) for x in value.operands)
        return self._known[value]

    def _may_run_anywhere(self, instr: Instr) -> bool:
        if instr.op == "call":
            return family_of(instr.callee) in CLAMPS
        return instr.op in GUARD_REPEATABLE and (instr.op not in DIVISIONS or instr in self._entry)

    def _counters_in(self, value: Value, shapes: Shapes, depth: int) -> int:
        """How often counters occur in an expression; more than can be if it has no ends."""
        if self._is(value, 0):
            return 0
        assert isinstance(value, Instr)
        if value in self.counters:
            return 1 if self.are(self.counters[value].inputs) else _MOST_COUNTERS + 1
        if depth > _MAX_DEPTH or not self._keeps_ends(value, shapes):
            return _MOST_COUNTERS + 1
        return sum(self._counters_in(x, shapes, depth + 1) for x in value.operands)

    def _keeps_ends(self, instr: Instr, shapes: Shapes) -> bool:
        """Whether the ends of the result follow from the operands' ends: sums, clamps, widened and narrowed counters.

        A clamp that is strided is assumed not to change its operand.
        """
        if instr.op == "call":
            return family_of(instr.callee) in CLAMPS and shapes.of(instr).is_strided
        if instr.op in ("sext", "trunc"):
            counter = self.counters.get(instr.operands[0])  # type: ignore[call-overload]
            return counter is not None and (instr.type == I32 if instr.op == "trunc" else counter.is_signed)
        return instr.op in ("add", "sub")


@dataclass(frozen=True)
class Assumption:
    """`instr` has `shape` in each lane of a vector for which the i1 that `test` builds is true.

    `inputs`: the operands whose values in lane 0 the test asks for. `value`: the operand, if any, whose least and
    greatest number the test asks for. `text`: the assumption, for a remark. `is_arithmetic`: on `/ % >> &`. `aligned`:
    the operand, if any, of which the test finds that it is a multiple of the lanes in lane 0. `is_wrap`: `instr` is a
    remainder that wraps around at most once (assumed_arithmetic.py).
    """

    instr: Instr
    shape: Shape
    inputs: tuple[Value, ...]
    value: Value | None
    test: Callable[[Builder, VectorEnds], Value]
    text: str
    is_arithmetic: bool = False
    aligned: Value | None = None
    is_wrap: bool = False


def guard_function(
    fn: Function, assumptions: Iterable[Assumption], repeatable: Repeatable, lanes: int, name: str
) -> Function:
    """The function i1 `name`(parameters of `fn`): whether all assumptions hold for the vector from `wfv.lid0` on."""
    assumptions = list(assumptions)
    guard = clone_function(fn, name)
    needed = _of_lane_0(assumptions, repeatable)
    copies: dict[Value, Value] = dict(zip(fn.args, guard.args, strict=True))
    copy_of, entry = dict(zip(fn.instrs(), guard.instrs(), strict=True)), Block("entry")
    for instr in (i for block in Cfg(fn).rpo for i in block.instrs):  # operands first, wherever their blocks stand
        if instr in needed:
            copy = copies[instr] = copy_of[instr]
            if not _is_id(copy):  # which does not wrap in any lane
                make_base_operation(copy)
            entry.instrs.append(copy)
    guard.blocks, guard.ret = [entry], I1
    build = Builder(guard, entry.instrs)
    aligned = {each.aligned for each in assumptions if each.aligned is not None}
    ends = VectorEnds(build, copies, repeatable.counters, lanes, aligned)
    holds: Value = TRUE
    for test in [*(each.test(build, ends) for each in assumptions), *ends.conditions]:
        # Frozen each by itself: a test is poison only if its inputs are, but `false and poison` would be poison, too.
        holds = build.binop("and", holds, build.freeze(test))
    build.ret(holds)
    return guard


def _of_lane_0(assumptions: list[Assumption], repeatable: Repeatable) -> set[Instr]:
    """The instructions that the tests use, except instructions that depend on counters: these have only ends."""
    values = [x for each in assumptions for x in (*each.inputs, each.value) if x is not None]
    used = [counter for i in backward_slice(values) if (counter := repeatable.counters.get(i)) is not None]
    limits = [x for counter in used for x in counter.inputs]
    return {i for i in backward_slice([*values, *limits]) if repeatable.are([i])}


def _is_id(instr: Instr) -> bool:
    return instr.op == "add" and all(map(is_own_parameter, instr.operands))
