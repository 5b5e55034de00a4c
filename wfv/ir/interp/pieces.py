"""Numbers of symbolic execution cut into parts, and joined of parts: for memory, casts of bits, and masks."""

from typing import Any

from wfv.ir.interp.pointers import Leaf, Pointer
from wfv.ir.interp.terms import Scalar, bit_of, either, folded, smt


def as_scalar(value: Leaf) -> Scalar:
    """A scalar, or the address of a pointer as one."""
    return Scalar(value.bits, 64, value.poison) if isinstance(value, Pointer) else value


def leaves(value: Any) -> list[Scalar]:
    return [leaf for part in value for leaf in leaves(part)] if isinstance(value, tuple) else [as_scalar(value)]


def pieces(values: list[Scalar], size: int) -> list[list[Scalar]]:
    """The scalars cut into parts, grouped so that each group has `size` bits; the lowest bits first."""
    found, group, left = list[list[Scalar]](), list[Scalar](), size
    for value in values:
        low = 0
        while low < value.width:
            count = min(left, value.width - low)
            group.append(part_of(value, low, count))
            low, left = low + count, left - count
            if not left:
                found.append(group)
                group, left = [], size
    return found


def part_of(value: Scalar, low: int, count: int) -> Scalar:
    """Some bits of a scalar."""
    if count == value.width:
        return value
    if value.is_number:
        return Scalar(value.bits >> low & (1 << count) - 1, count, value.poison)
    z, bits = smt(), value.bits
    if z.is_app_of(bits, z.Z3_OP_CONCAT):  # the highest bits are its first operand
        at = 0
        for part in reversed(bits.children()):
            if at <= low and low + count <= at + part.size():
                return part_of(Scalar(folded(part), part.size(), value.poison), low - at, count)
            at += part.size()
    extracted = z.Extract(low + count - 1, low, bits)
    return Scalar(bit_of(extracted == 1) if count == 1 else extracted, count, value.poison)


def joined(values: list[Scalar]) -> Scalar:
    """The scalars as one; the first has the lowest bits."""
    if len(values) == 1:
        return values[0]
    total, poison = sum(x.width for x in values), either(*(x.poison for x in values))
    if all(x.is_number for x in values):
        bits, at = 0, 0
        for x in values:
            bits, at = bits | x.bits << at, at + x.width
        return Scalar(bits, total, poison)
    whole = _whole_of(values)
    return Scalar(smt().Concat(*(x.term for x in reversed(values))) if whole is None else whole, total, poison)


def _whole_of(values: list[Scalar]) -> Any:
    """The term of which these are all parts, in order; None if there is none."""
    z, low, whole = smt(), 0, None
    for x in values:
        if x.is_number or not z.is_app_of(x.bits, z.Z3_OP_EXTRACT) or x.bits.params()[1] != low:
            return None
        if whole is not None and not whole.eq(x.bits.arg(0)):
            return None
        whole, low = x.bits.arg(0), low + x.width
    return whole if whole is not None and whole.size() == low else None
