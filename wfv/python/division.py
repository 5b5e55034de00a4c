"""Integer `//` and `%` for Numba, as in C: without a test of the divisor, so that later steps see plain divisions.

Python rounds a quotient down, and a remainder has the divisor's sign.
"""

from __future__ import annotations

import operator
from typing import Any

from numba import types
from numba.core.imputils import Registry

registry = Registry("wfv")
_TYPES = (types.int32, types.uint32, types.int64, types.uint64)


def _quotient(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    dividend, divisor = args
    if not signature.return_type.signed:
        return builder.udiv(dividend, divisor)
    quotient = builder.sdiv(dividend, divisor)
    return builder.sub(quotient, builder.zext(_is_between(builder, *args), quotient.type))


def _remainder(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    dividend, divisor = args
    if not signature.return_type.signed:
        return builder.urem(dividend, divisor)
    remainder = builder.srem(dividend, divisor)
    return builder.select(_is_between(builder, *args), builder.add(remainder, divisor), remainder)


def _is_between(builder: Any, dividend: Any, divisor: Any) -> Any:
    """Whether the quotient is negative and no integer, so that C rounds it up."""
    remainder = builder.srem(dividend, divisor)
    zero = remainder.type(0)
    differ = builder.icmp_signed("<", builder.xor(remainder, divisor), zero)
    return builder.and_(builder.icmp_signed("!=", remainder, zero), differ)


for _type in _TYPES:
    for _function in (operator.floordiv, operator.ifloordiv):
        registry.lower(_function, _type, _type)(_quotient)
    for _function in (operator.mod, operator.imod):
        registry.lower(_function, _type, _type)(_remainder)
