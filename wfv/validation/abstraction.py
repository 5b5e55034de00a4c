"""Weaker forms of conditions, with which the solver is fast: unknown numbers take the place of terms.

If no numbers fulfil the weaker conditions, none fulfil the conditions themselves. Two forms:

* without functions: an application of an uninterpreted function (a load, a floating-point operation, a product) is an
  unknown number, the same one for the same application;
* without sums: also a sum, up to its constant and its sign. Lanes' addresses then are `4 * sext(x + lane)`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from wfv.ir.interp.sums import opposite
from wfv.ir.interp.terms import smt


@dataclass
class Abstraction:
    """Makes weaker forms of conditions; a term has the same unknown number in all of them."""

    _numbers: dict[int, tuple[Any, Any]] = field(default_factory=dict)
    _done: dict[tuple[int, bool], tuple[Any, Any]] = field(default_factory=dict)  # conditions and their weaker forms

    def weakened(self, conditions: Sequence[Any], has_sums: bool) -> list[Any]:
        """The conditions without functions and, unless `has_sums`, without sums."""
        return [self._weakened(condition, has_sums) for condition in conditions]

    def _weakened(self, condition: Any, has_sums: bool) -> Any:
        key = condition.get_id(), has_sums
        if key not in self._done:
            found = [self._numbers[number] for number in self._outermost(condition, has_sums)]
            self._done[key] = condition, smt().substitute(condition, *found) if found else condition
        return self._done[key][1]

    def _outermost(self, condition: Any, has_sums: bool) -> Iterable[int]:
        """The terms that are replaced, each outside of others."""
        z, work, seen = smt(), [condition], set[int]()
        while work:
            term = work.pop()
            if term.get_id() in seen:
                continue
            seen.add(term.get_id())
            if _is_application(term) or (not has_sums and _is_core(term, z)):
                yield self._number(term)
            else:
                work += (
                    [_core(child, z) for child in term.children()]
                    if not has_sums and _is_extended(term, z)
                    else (term.children())
                )

    def _number(self, term: Any) -> int:
        number = int(term.get_id())
        if number not in self._numbers:
            positive = opposite(term)
            unknown = -self._numbers[self._number(positive)][1] if positive is not None else None
            self._numbers[number] = term, smt().Const(f"unknown.{number}", term.sort()) if unknown is None else unknown
        return number


def _is_application(term: Any) -> bool:
    return bool(term.num_args()) and term.decl().kind() == smt().Z3_OP_UNINTERPRETED


def _is_extended(term: Any, z: Any) -> bool:
    return bool(z.is_app_of(term, z.Z3_OP_SIGN_EXT) or z.is_app_of(term, z.Z3_OP_ZERO_EXT))


def _core(term: Any, z: Any) -> Any:
    """A sum without its constant."""
    return term.arg(0) if z.is_app_of(term, z.Z3_OP_BADD) and z.is_bv_value(term.arg(1)) else term


def _is_core(term: Any, z: Any) -> bool:
    return bool(z.is_app_of(term, z.Z3_OP_BADD) and not z.is_bv_value(term.arg(1)) and term.size() <= 32)
