"""Terms where a condition holds: choices that it decides are left out.

Vector code chooses values by masks, where a work-item has one value on each path. Under the work-item's condition, both
are one term then.
"""

from typing import Any

from wfv.ir.interp.sums import added, multiplied, truncated
from wfv.ir.interp.terms import (
    Bits,
    Truth,
    as_term,
    as_truth,
    both,
    choose_bits,
    choose_truth,
    either,
    folded,
    negated,
    parts_of,
    smt,
)

DEEPEST = 10  # terms within each other
_known: dict[int, "_Context"] = {}
_choosing: dict[int, tuple[Any, bool]] = {}


def forget_contexts() -> None:
    """Drops what is known of terms: for a new proof."""
    _known.clear()
    _choosing.clear()


def under(condition: Truth, term: Any) -> Any:
    """A number or condition that is equal to `term` where the condition holds."""
    if isinstance(condition, bool) or isinstance(term, (bool, int)):
        return term
    number = condition.get_id()
    if number not in _known:
        _known[number] = _Context(condition)
    return folded(_known[number].term(term))


class _Context:
    """The forms of terms where a condition holds."""

    def __init__(self, condition: Any) -> None:
        facts = parts_of(condition)
        self.kept = [condition, *map(negated, facts)]  # the solver's numbers are those of other terms otherwise
        self.true = {part.get_id() for part in facts}
        self.false = {part.get_id() for part in self.kept[1:]}
        self.done: dict[int, tuple[Any, Any]] = {}
        self.depth = 0

    def term(self, term: Any) -> Any:
        if self.depth > DEEPEST:
            return term
        number = term.get_id()
        if number not in self.done:
            self.depth += 1
            self.done[number] = term, self._truth(term) if smt().is_bool(term) else self._rebuilt(term)
            self.depth -= 1
        return self.done[number][1]

    def _truth(self, term: Any) -> Truth:
        z = smt()
        if term.get_id() in self.true or term.get_id() in self.false:
            return term.get_id() in self.true
        if z.is_not(term):
            return negated(self.term(term.arg(0)))
        if z.is_and(term) or z.is_or(term):
            return (both if z.is_and(term) else either)(*map(self.term, term.children()))
        return self._rebuilt(term)

    def _rebuilt(self, term: Any) -> Any:
        z = smt()
        if not _has_choice(term):
            return term
        parts = [self.term(part) for part in term.children()]
        if z.is_app_of(term, z.Z3_OP_ITE):
            return choose_truth(*parts) if z.is_bool(term) else choose_bits(parts[0], parts[1], parts[2], term.size())
        if z.is_app_of(term, z.Z3_OP_BADD):
            total: Bits = 0
            for part in parts:
                total = added(total, part, term.size())
            return total
        if z.is_app_of(term, z.Z3_OP_BMUL):
            return multiplied(parts[0], parts[1], term.size())
        if z.is_app_of(term, z.Z3_OP_EXTRACT) and term.params()[1] == 0:
            return truncated(parts[0], term.size())
        old = term.children()
        return term.decl()(
            *(as_truth(x) if z.is_bool(y) else as_term(x, y.size()) for x, y in zip(parts, old, strict=True))
        )


def _has_choice(term: Any, depth: int = 0) -> bool:
    """Whether there is a choice in a term."""
    z, number = smt(), term.get_id()
    if number not in _choosing:
        found = z.is_app_of(term, z.Z3_OP_ITE) or (
            depth < DEEPEST and any(_has_choice(part, depth + 1) for part in term.children())
        )
        _choosing[number] = term, found
    return _choosing[number][1]
