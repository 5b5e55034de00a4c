"""Operations in which Numba's code is not good enough: integer `//` and `%`, shifts, and the cube root.

Python rounds a quotient down, and a remainder has the divisor's sign. The divisor is not tested, as in C, so that later
steps see plain divisions. A shift by the width or more has the result of NumPy: no bit is left but the sign.
"""

from __future__ import annotations

import operator
from itertools import product
from typing import Any

import numpy as np
from numba import types
from numba.core.imputils import Registry

from wfv.python.builtins import call

# Of integers; typing_rules.py has the types of their results.
OPERATORS = """add sub mul floordiv mod and_ or_ xor lshift rshift neg pos invert
    iadd isub imul ifloordiv imod iand ior ixor ilshift irshift"""
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


def _left_shift(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    value, count = _of_one_type(context, builder, signature, args)
    is_inside = builder.icmp_unsigned("<", count, count.type(count.type.width))
    return builder.select(is_inside, builder.shl(value, count), value.type(0))


def _right_shift(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    value, count = _of_one_type(context, builder, signature, args)
    most = count.type(count.type.width - 1)
    is_inside = builder.icmp_unsigned("<=", count, most)
    if signature.return_type.signed:
        return builder.ashr(value, builder.select(is_inside, count, most))
    return builder.select(is_inside, builder.lshr(value, count), value.type(0))


def _of_one_type(context: Any, builder: Any, signature: Any, args: Any) -> tuple[Any, Any]:
    """Value and count in the type of the result; a negative count becomes a large one."""
    wanted = signature.return_type
    value, count = (
        context.cast(builder, given, type, wanted) for given, type in zip(args, signature.args, strict=True)
    )
    return value, count


def _cube_root(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """OpenCL's: Numba computes a power, which is wrong by up to 99 ulp."""
    symbol = "_Z4cbrtf" if signature.return_type == types.float32 else "_Z4cbrtd"
    number = context.cast(builder, args[0], signature.args[0], signature.return_type)
    return call(builder, symbol, number, result=number.type)


def _constant(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """The result of an operation on literals, which is one, too."""
    return context.get_constant(signature.return_type.literal_type, signature.return_type.literal_value)


for _name in OPERATORS.split():
    for _count in (1, 2):
        registry.lower(getattr(operator, _name), *[types.IntegerLiteral] * _count)(_constant)

for _value, _count in product(types.integer_domain, repeat=2):
    registry.lower(operator.lshift, _value, _count)(_left_shift)
    registry.lower(operator.ilshift, _value, _count)(_left_shift)
    registry.lower(operator.rshift, _value, _count)(_right_shift)
    registry.lower(operator.irshift, _value, _count)(_right_shift)

for _type in (types.float32, types.float64, *_TYPES):
    registry.lower(np.cbrt, _type)(_cube_root)

for _type in _TYPES:
    for _function in (operator.floordiv, operator.ifloordiv):
        registry.lower(_function, _type, _type)(_quotient)
    for _function in (operator.mod, operator.imod):
        registry.lower(_function, _type, _type)(_remainder)
