"""The values of symbolic execution: bits that are numbers or terms of the solver z3, each with a condition of poison.

Booleans (`Truth`) are Python's where they are known. The functions here fold constants, so that a term stays small and
two computations of one value are one term. z3 is optional: it is loaded at first use.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from wfv.errors import OptionError

Bits = Any  # an int, or a term of z3
Truth = Any  # a bool, or a term of z3


@cache
def smt() -> Any:
    """The package z3. Raises OptionError if it is not installed."""
    try:
        import z3
    except ImportError:
        raise OptionError("proofs need the solver z3", help="pip install 'wfv[prove]'") from None
    return z3


@dataclass(frozen=True, slots=True)
class Scalar:
    """A scalar of `width` bits; where `poison` holds, the bits mean nothing. `number`: the bits are known."""

    bits: Bits
    width: int
    poison: Truth = False

    @property
    def is_number(self) -> bool:
        return isinstance(self.bits, int)

    @property
    def term(self) -> Any:
        """The bits as a term."""
        return as_term(self.bits, self.width)


def as_term(bits: Bits, width: int) -> Any:
    return smt().BitVecVal(bits, width) if isinstance(bits, int) else bits


def folded(bits: Bits) -> Bits:
    """A number in place of its term."""
    return bits.as_long() if not isinstance(bits, int) and smt().is_bv_value(bits) else bits


def as_truth(value: Truth) -> Any:
    """A condition as a term."""
    return smt().BoolVal(value) if isinstance(value, bool) else value


def is_same(a: Any, b: Any) -> bool:
    """Whether two numbers, terms or conditions are one; different terms may be equal nevertheless."""
    if isinstance(a, (bool, int)) or isinstance(b, (bool, int)):
        return type(a) is type(b) and bool(a == b)
    return bool(a.eq(b))


def negated(x: Truth) -> Truth:
    if isinstance(x, bool):
        return not x
    return x.arg(0) if smt().is_not(x) else smt().Not(x)


def both(*conditions: Truth) -> Truth:
    """Whether all hold."""
    return _joined(conditions, True)


def either(*conditions: Truth) -> Truth:
    """Whether any holds."""
    return _joined(conditions, False)


def _joined(conditions: Iterable[Truth], neutral: bool) -> Truth:
    z, found = smt(), dict[int, Any]()
    is_join, join = (z.is_and, z.And) if neutral else (z.is_or, z.Or)
    for condition in conditions:
        if isinstance(condition, bool):
            if condition is not neutral:
                return not neutral
            continue
        parts = condition.children() if is_join(condition) else (condition,)
        for part in parts:
            if negated(part).get_id() in found:
                return not neutral
            found[part.get_id()] = part
    if len(found) < 2:
        return next(iter(found.values()), neutral)
    return join(*found.values())


def alternatives(condition: Truth) -> list[Truth]:
    """Conditions of which one holds exactly if this one does: of a disjunction, also within a conjunction."""
    parts = [condition] if isinstance(condition, bool) else parts_of(condition)
    for n, part in enumerate(parts):
        if not isinstance(part, bool) and smt().is_or(part):
            return [both(*parts[:n], arm, *parts[n + 1 :]) for arm in part.children()]
    return [condition]


def parts_of(condition: Any) -> list[Any]:
    """The conditions that all hold if this one does."""
    return condition.children() if smt().is_and(condition) else [condition]


def implies(a: Truth, b: Truth) -> bool:
    """Whether the form of two conditions shows that `a` implies `b`."""
    if b is True or a is False or is_same(a, b):
        return True
    if isinstance(a, bool) or isinstance(b, bool):
        return False
    z = smt()
    of_a, of_b = ({part.get_id() for part in parts_of(x)} for x in (a, b))
    return of_b <= of_a or (z.is_or(b) and not of_a.isdisjoint(part.get_id() for part in b.children()))


def truth_of(bit: Bits) -> Truth:
    """Whether an i1 is true."""
    if isinstance(bit, int):
        return bit == 1
    z = smt()
    if z.is_bv_value(bit):
        return bool(bit.as_long() == 1)
    if z.is_app_of(bit, z.Z3_OP_ITE) and all(map(z.is_bv_value, (bit.arg(1), bit.arg(2)))):
        return bit.arg(0) if bit.arg(1).as_long() == 1 else negated(bit.arg(0))
    return bit == 1


def bits_of(term: Any) -> list[Truth] | None:
    """The bits of a number that is joined of conditions, the lowest first; without zeros above. None if it is not."""
    z = smt()
    if z.is_app_of(term, z.Z3_OP_ZERO_EXT):
        return bits_of(term.arg(0))
    if z.is_app_of(term, z.Z3_OP_CONCAT):
        parts = [bits_of(part) for part in reversed(term.children())]
        return None if None in parts else [bit for part in parts for bit in part or ()]
    return [truth_of(term)] if term.size() == 1 else None


def bit_at(term: Any, number: int) -> Truth:
    """One bit of a number."""
    if (bits := bits_of(term)) is not None:
        return bits[number] if number < len(bits) else False
    return smt().Extract(number, number, term) == 1


def bit_of(condition: Truth) -> Bits:
    """An i1."""
    if isinstance(condition, bool):
        return int(condition)
    z = smt()
    return z.If(condition, z.BitVecVal(1, 1), z.BitVecVal(0, 1))


def choose_truth(condition: Truth, a: Truth, b: Truth) -> Truth:
    if isinstance(condition, bool):
        return a if condition else b
    if is_same(a, b):
        return a
    if isinstance(a, bool):
        return either(condition, b) if a else both(negated(condition), b)
    if isinstance(b, bool):
        return either(negated(condition), a) if b else both(condition, a)
    return smt().If(condition, a, b)


def choose_bits(condition: Truth, a: Bits, b: Bits, width: int) -> Bits:
    if isinstance(condition, bool):
        return a if condition else b
    if is_same(a, b):
        return a
    if width == 1:
        return bit_of(choose_truth(condition, truth_of(a), truth_of(b)))
    return smt().If(condition, as_term(a, width), as_term(b, width))
