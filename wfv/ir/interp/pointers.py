"""Pointers of symbolic execution, and the choice between two values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wfv.ir.interp.context import under
from wfv.ir.interp.sums import added
from wfv.ir.interp.terms import Bits, Scalar, Truth, both, choose_bits, choose_truth, either, negated


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer: for each object that it may point into, the condition and the place."""

    cases: tuple[tuple[Truth, Any, Bits], ...]
    poison: Truth = False

    def plus(self, distance: Bits, poison: Truth = False) -> "Pointer":
        """A pointer into the same objects."""
        cases = tuple((condition, thing, added(place, distance, 64)) for condition, thing, place in self.cases)
        return Pointer(cases, either(self.poison, poison))

    @property
    def bits(self) -> Bits:
        """The pointer as a number."""
        found: Bits = 0
        for condition, thing, place in self.cases:
            found = choose_bits(condition, added(place, thing.address, 64), found, 64)
        return found


Leaf = Scalar | Pointer


def choose(condition: Truth, a: Any, b: Any) -> Any:
    """`a` if the condition holds, else `b`: scalars, pointers, or tuples of values."""
    if isinstance(condition, bool):
        return a if condition else b
    if a is b:
        return a
    if isinstance(a, tuple):
        return tuple(choose(condition, x, y) for x, y in zip(a, b, strict=True))
    if a.poison is True or b.poison is True:  # its bits may be any, so those of the other one
        bits = b if a.poison is True else a
        return with_poison(bits, choose_truth(condition, a.poison, b.poison))
    poison = choose_truth(condition, a.poison, b.poison)
    if isinstance(a, Pointer) or isinstance(b, Pointer):
        return Pointer(_chosen_cases(condition, a.cases, b.cases), poison)
    return Scalar(choose_bits(condition, a.bits, b.bits, a.width), a.width, poison)


def where(condition: Truth, value: Any) -> Any:
    """A value that is equal where the condition holds."""
    if isinstance(value, tuple):
        return tuple(where(condition, part) for part in value)
    poison = under(condition, value.poison)
    if isinstance(value, Scalar):
        return Scalar(under(condition, value.bits), value.width, poison)
    cases = [(under(condition, when), thing, under(condition, place)) for when, thing, place in value.cases]
    return Pointer(tuple(case for case in cases if case[0] is not False), poison)


def with_poison(value: Leaf, poison: Truth) -> Leaf:
    if isinstance(value, Pointer):
        return Pointer(value.cases, poison)
    return Scalar(value.bits, value.width, poison)


def _chosen_cases(condition: Truth, a: Sequence[Any], b: Sequence[Any]) -> tuple[Any, ...]:
    found = [(both(condition, when), thing, place) for when, thing, place in a]
    for when, thing, place in b:
        for i, (other, same, before) in enumerate(found):
            if same is thing:
                holds = either(other, both(negated(condition), when))
                found[i] = holds, thing, choose_bits(condition, before, place, 64)
                break
        else:
            found.append((both(negated(condition), when), thing, place))
    return tuple(found)
