"""Operations in which Numba's code is not good enough: integer `//` and `%`, shifts, powers, and some functions.

Python rounds a quotient down, and a remainder has the divisor's sign. The divisor is not tested, as in C, so that later
steps see plain divisions. A shift by the width or more has the result of NumPy: no bit is left but the sign. So have
powers: integers wrap around, and their negative powers are errors; those of 0.0 are infinite.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
from numba import types
from numba.core import typing
from numba.core.errors import TypingError
from numba.core.imputils import Registry

from wfv.python.builtins import call

# Of integers; typing_rules.py has the types of their results.
OPERATORS = """add sub mul floordiv mod pow and_ or_ xor lshift rshift neg pos invert
    iadd isub imul ifloordiv imod ipow iand ior ixor ilshift irshift"""
_MOST_MULTIPLIED = 0x10000  # the exponent of a float, whose error grows with it
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


def _power(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """A number to the power of an integer, by multiplications."""
    kind, exponents = signature.return_type, types.unliteral(signature.args[1])
    bits = types.Integer.from_bitwidth(exponents.bitwidth, signed=False)

    def product(base, rest):
        found = kind(1)
        while rest != 0:
            if rest & bits(1):
                found *= base
            base *= base
            rest >>= bits(1)
        return found

    def of_integer(base, exponent):
        if exponent < 0:
            raise ValueError
        return product(base, bits(exponent))

    def of_float(base, exponent):
        if exponent < -_MOST_MULTIPLIED or exponent > _MOST_MULTIPLIED:
            return kind(math.pow(base, kind(exponent)))
        found = product(base, bits(abs(exponent)))
        return np.divide(kind(1), found) if exponent < 0 else found

    function = of_integer if isinstance(kind, types.Integer) else of_float
    given = [context.cast(builder, *each) for each in zip(args, signature.args, (kind, exponents), strict=True)]
    return context.compile_internal(builder, function, typing.signature(kind, kind, exponents), given)


def _literal_power(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """A number to the power of a literal: the multiplications, without a loop."""
    kind, exponent = signature.return_type, signature.args[1].literal_value
    if abs(exponent) > _MOST_MULTIPLIED:
        return _power(context, builder, signature, args)
    is_integer = isinstance(kind, types.Integer)
    if is_integer and exponent < 0:
        raise TypingError("a negative power of an integer")
    multiply = builder.mul if is_integer else builder.fmul
    square = context.cast(builder, args[0], signature.args[0], kind)
    found = one = square.type(1)
    for bit in reversed(f"{abs(exponent):b}"):
        found = multiply(found, square) if bit == "1" else found
        square = multiply(square, square)
    return builder.fdiv(one, found) if exponent < 0 else found


def _as_operator(function: Callable[..., Any]) -> Callable[..., Any]:
    """As `//`, `%` or `divmod`: Numba rounds the quotient, which may be the next integer, and drops the sign of 0."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.get_function(function, signature)(builder, args)

    return generate


def _fmod(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """The remainder with the dividend's sign."""
    return (builder.srem if signature.return_type.signed else builder.urem)(*args)


def _sign(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """The sign of an unsigned integer, which Numba takes for a signed one; of -0.0, it is 0.0."""
    kind = signature.return_type
    return context.compile_internal(builder, lambda x: kind(x > 0) - kind(x < 0) if x == x else x, signature, args)


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

for _function, _type in product((operator.pow, operator.ipow, pow), types.integer_domain | types.real_domain):
    registry.lower(_function, _type, types.IntegerLiteral)(_literal_power)
    for _exponent in types.integer_domain:
        registry.lower(_function, _type, _exponent)(_power)

for _type in types.integer_domain:
    registry.lower(np.power, _type, _type)(_power)
    registry.lower(np.fmod, _type, _type)(_fmod)
    registry.lower(np.left_shift, _type, _type)(_left_shift)
    registry.lower(np.right_shift, _type, _type)(_right_shift)

for _type in types.unsigned_domain | types.real_domain:
    registry.lower(np.sign, _type)(_sign)

for _type in (types.float32, types.float64, *_TYPES):
    registry.lower(np.cbrt, _type)(_cube_root)
    registry.lower(np.floor_divide, _type, _type)(_as_operator(operator.floordiv))
    registry.lower(np.remainder, _type, _type)(_as_operator(operator.mod))
    registry.lower(np.divmod, _type, _type)(_as_operator(divmod))

for _type in _TYPES:
    for _function in (operator.floordiv, operator.ifloordiv):
        registry.lower(_function, _type, _type)(_quotient)
    for _function in (operator.mod, operator.imod):
        registry.lower(_function, _type, _type)(_remainder)
