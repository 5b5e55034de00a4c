"""Weaker forms of conditions, with which the solver is fast: unknown numbers take the place of terms.

If no numbers fulfil the weaker conditions, none fulfil the conditions themselves. Two forms:

* without functions: an application of an uninterpreted function (a load, a floating-point operation, a product) is an
  unknown number, the same one for the same application;
* without sums: also a sum that is extended to more bits, up to its constant. Lanes' addresses then are
  `4 * sext(x + lane)`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from wfv.ir.interp.terms import smt


@dataclass
class Abstraction:
    """Makes weaker forms of conditions; a term has the same unknown number in all of them."""

    _numbers: dict[int, tuple[Any, Any]] = field(default_factory=dict)
    _plain: dict[tuple[int, bool], tuple[Any, list[int]]] = field(default_factory=dict)

    def weakened(self, conditions: Sequence[Any], has_sums: bool) -> list[Any]:
        """The conditions without functions and, unless `has_sums`, without sums."""
        return [self._weakened(condition, has_sums) for condition in conditions]

    def _weakened(self, condition: Any, has_sums: bool) -> Any:
        found = [self._numbers[number] for number in self._replaced(condition, has_sums)]
        return smt().substitute(condition, *found) if found else condition

    def _replaced(self, condition: Any, has_sums: bool) -> list[int]:
        key = condition.get_id(), has_sums
        if key not in self._plain:
            self._plain[key] = condition, list(self._outermost(condition, has_sums))
        return self._plain[key][1]

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
        z, number = smt(), int(term.get_id())
        if number not in self._numbers:
            self._numbers[number] = term, z.Const(f"unknown.{number}", term.sort())
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
