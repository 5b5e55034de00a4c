"""Which values a guard can compute: from parameters, by arithmetic that has no effect wherever it runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from passes.analysis.divergence import Shapes
from passes.speculate.counters import MIN_MAX, Counter
from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import DIVISIONS, GUARD_REPEATABLE
from wfv.ir.values import Value

_MAX_DEPTH = 16  # of the expressions that a guard computes
_MOST_COUNTERS = 4  # in an expression, so that the sum of their spans cannot wrap (counters.py)


class Repeatable:
    """The values of one function that its guard can compute.

    Divisions may trap, so they must be in the entry block, which runs in any case. `counters`: those of the function,
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
            return family_of(instr.callee) in MIN_MAX
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
        """Whether the ends of the result are those of the operands: sums, clamps, widened counters.

        A clamp that is strided is assumed not to change its operand.
        """
        if instr.op == "call":
            return family_of(instr.callee) in MIN_MAX and shapes.of(instr).is_strided
        if instr.op == "sext":
            narrow = instr.operands[0]
            return isinstance(narrow, Instr) and narrow in self.counters and self.counters[narrow].is_signed
        return instr.op in ("add", "sub")
