"""Sums of terms in a normal form: two computations of one sum, modulo the width, are one term.

A sum is a constant and multiples of other terms, ordered by the solver's numbers of them. Truncations of sums are sums
of truncations. Lanes' addresses differ by constants then.
"""

from dataclasses import dataclass
from typing import Any

from wfv.ir.interp.terms import Bits, Truth, as_term, smt


@dataclass(frozen=True)
class Sum:
    """`parts`: the factors of the terms, by the solver's numbers."""

    constant: int
    parts: dict[int, tuple[Any, int]]


_known: dict[int, tuple[Any, Sum]] = {}  # by the solver's number of the term, which must be kept while that is used
_definitions: dict[int, Any] = {}
_largest: dict[int, int] = {}  # what a launch assumes of unsigned numbers


def forget_sums() -> None:
    """Drops all facts about terms: for a new proof."""
    _known.clear()
    _definitions.clear()
    _largest.clear()


def limit(term: Any, largest: int) -> None:
    """Lets an unsigned number be at most `largest`."""
    sum_of(term)
    _largest[term.get_id()] = largest


def largest(bits: Bits, width: int) -> int:
    """What an unsigned number of so many bits is at most."""
    found = sum_of(bits)
    total = found.constant + sum(factor * _largest_part(term) for term, factor in found.parts.values())
    return min(total, (1 << width) - 1)


def _largest_part(term: Any) -> int:
    z = smt()
    is_part = z.is_app_of(term, z.Z3_OP_EXTRACT) and term.params()[1] == 0
    if is_part or z.is_app_of(term, z.Z3_OP_ZERO_EXT):
        return largest(term.arg(0), term.arg(0).size())
    return _largest.get(term.get_id(), (1 << term.size()) - 1)


def definitions() -> list[Any]:
    """The definitions of all terms that `abstract` has made."""
    return list(_definitions.values())


def abstract(name: str, exact: Any, *operands: Any) -> Any:
    """An uninterpreted function of the operands in place of a term that is expensive for the solver.

    A proof without the definition holds with it, too. Most proofs need none.
    """
    z = smt()
    kinds = [x.sort() for x in operands]
    found = z.Function(f"{name}.{operands[0].size()}", *kinds, exact.sort())(*operands)
    _definitions[found.get_id()] = found == exact
    return found


def sum_of(bits: Bits) -> Sum:
    if isinstance(bits, int):
        return Sum(bits, {})
    if smt().is_bv_value(bits):
        return Sum(bits.as_long(), {})
    number = bits.get_id()
    if number not in _known:
        _known[number] = bits, Sum(0, {number: (bits, 1)})
    return _known[number][1]


def added(a: Bits, b: Bits, width: int, factor: int = 1) -> Bits:
    """a + factor * b."""
    x, y = sum_of(a), sum_of(b)
    parts = dict(x.parts)
    for number, (term, times) in y.parts.items():
        parts[number] = term, parts.get(number, (term, 0))[1] + factor * times
    return _built(Sum(x.constant + factor * y.constant, parts), width)


def opposite(term: Any) -> Any:
    """The sum with the other sign, if the first factor of this one is negative; otherwise None."""
    found = sum_of(term).parts
    if len(found) < 2 or min(found.items())[1][1] <= 1 << (term.size() - 1):
        return None
    return added(0, term, term.size(), -1)


def equal(a: Bits, b: Bits, width: int) -> Truth:
    """Whether two numbers are equal; known if their difference is."""
    difference = added(a, b, width, -1)
    return difference == 0 if isinstance(difference, int) else as_term(a, width) == as_term(b, width)


def multiplied(a: Bits, b: Bits, width: int) -> Bits:
    x, y = sum_of(a), sum_of(b)
    if not x.parts:
        return added(0, b, width, x.constant)
    if not y.parts:
        return added(0, a, width, y.constant)
    first, second = sorted((as_term(a, width), as_term(b, width)), key=lambda term: int(term.get_id()))
    return abstract("mul", first * second, first, second)


def truncated(bits: Any, width: int) -> Bits:
    """The lowest bits of a term."""
    if isinstance(bits, int):
        return bits & (1 << width) - 1
    found = sum_of(bits)
    if not found.parts:
        return found.constant & (1 << width) - 1
    total: Bits = found.constant & (1 << width) - 1
    for term, factor in found.parts.values():
        total = added(total, _low_bits(term, width), width, factor)
    return total


def _low_bits(term: Any, width: int) -> Any:
    z = smt()
    if z.is_app_of(term, z.Z3_OP_ZERO_EXT) or z.is_app_of(term, z.Z3_OP_SIGN_EXT):
        inner = term.arg(0)
        if inner.size() >= width:
            return truncated(inner, width) if inner.size() > width else inner
        extend = z.ZeroExt if z.is_app_of(term, z.Z3_OP_ZERO_EXT) else z.SignExt
        return extend(width - inner.size(), inner)
    return z.Extract(width - 1, 0, term)


def _built(total: Sum, width: int) -> Bits:
    modulus = 1 << width
    parts = {n: (term, times % modulus) for n, (term, times) in total.parts.items() if times % modulus}
    constant = total.constant % modulus
    if not parts:
        return constant
    terms = [term if times == 1 else smt().BitVecVal(times, width) * term for _, (term, times) in sorted(parts.items())]
    whole = terms[0]
    for term in terms[1:]:
        whole = whole + term
    if constant:
        whole = whole + smt().BitVecVal(constant, width)
    number = whole.get_id()
    if number not in _known:
        _known[number] = whole, Sum(constant, parts)
    return whole
