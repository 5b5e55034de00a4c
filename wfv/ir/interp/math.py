"""Floating-point functions of the interpreter: rounding, minima, fma, and the C library's functions by name."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.interp.values import POISON, Compute, float_class, lift, width, with_fast_math
from wfv.ir.types import IntType, Type, is_float, scalar_of

_CTYPES: dict[Any, Any] = {np.float16: ctypes.c_float, np.float32: ctypes.c_float, np.float64: ctypes.c_double}


@cache
def _c_function(name: str, result: Any, *args: Any) -> Any:
    """A function of the C library, which the Python process is linked with."""
    function = getattr(ctypes.CDLL(None), name)
    function.restype, function.argtypes = result, args
    return function


def fma(a: Any, b: Any, c: Any) -> Any:
    """a * b + c, rounded once. Half is exact in double, so rounding twice gives the same."""
    is_float = isinstance(a, np.float32)
    name, kind = ("fmaf", ctypes.c_float) if is_float else ("fma", ctypes.c_double)
    return type(a)(_c_function(name, kind, kind, kind, kind)(float(a), float(b), float(c)))


def _round_half_away(value: Any) -> Any:
    whole = np.trunc(value)
    if abs(value - whole) >= 0.5:
        whole += np.copysign(type(value)(1), value)
    return np.copysign(whole, value)


def _order_zeros(pick: Callable[[Any, Any], Any], is_min: bool) -> Callable[[Any, Any], Any]:
    """IEEE 754-2019 minimum and maximum: -0 is less than +0."""

    def choose(a: Any, b: Any) -> Any:
        if a == b:
            return a if np.signbit(a) == is_min else b
        return pick(a, b)

    return choose


def _canonicalize(value: Any) -> Any:
    return value * type(value)(1)


def _is_fpclass(value: Any, classes: int) -> int:
    """llvm.is.fpclass: bits for sNaN, qNaN, -inf, -normal, -subnormal, -0, +0, +subnormal, +normal, +inf."""
    if np.isnan(value):
        mantissa = {2: 9, 4: 22, 8: 51}[value.nbytes]
        is_quiet = int.from_bytes(value.tobytes(), "little") >> mantissa & 1
        return classes >> is_quiet & 1
    kind = 9 if np.isinf(value) else 6 if value == 0 else 8 if abs(value) >= np.finfo(type(value)).tiny else 7
    return classes >> (11 - kind if np.signbit(value) else kind) & 1


FLOAT_INTRINSICS: dict[str, Compute] = {
    "fma": fma,
    "fmuladd": fma,  # LLVM may fuse or not; with FMA instructions it does
    "sqrt": np.sqrt,
    "fabs": np.fabs,
    "copysign": np.copysign,
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "rint": np.rint,
    "nearbyint": np.rint,
    "roundeven": np.rint,
    "round": _round_half_away,
    "minnum": np.fmin,
    "maxnum": np.fmax,
    "minimum": _order_zeros(np.minimum, True),
    "maximum": _order_zeros(np.maximum, False),
    "minimumnum": _order_zeros(np.fmin, True),
    "maximumnum": _order_zeros(np.fmax, False),
    "canonicalize": _canonicalize,
    "is.fpclass": _is_fpclass,
}


def powi(base: Any, exponent: int) -> Any:
    """By repeated squaring, as the compilers' run-time libraries do it; the exponent is an i32."""
    count = exponent - (1 << 32) if exponent >> 31 else exponent
    result = type(base)(1)
    rest = abs(count)
    while rest:
        result = result * base if rest & 1 else result
        base, rest = base * base, rest >> 1
    return type(base)(1) / result if count < 0 else result


def frexp(value: Any) -> tuple[Any, int]:
    """{fraction, exponent}; for infinities and NaNs LLVM leaves the exponent open, and here it is 0."""
    fraction, exponent = math.frexp(float(value))
    return type(value)(fraction), exponent & 0xFFFFFFFF


def modf(value: Any) -> tuple[Any, Any]:
    """{fractional part, integral part}."""
    fraction, whole = math.modf(float(value))
    return type(value)(fraction), type(value)(whole)


def sincos(value: Any) -> tuple[Any, Any]:
    kind = ctypes.c_double if isinstance(value, np.float64) else ctypes.c_float
    suffix = "" if kind is ctypes.c_double else "f"
    sin, cos = (_c_function(name + suffix, kind, kind) for name in ("sin", "cos"))
    return type(value)(sin(float(value))), type(value)(cos(float(value)))


def ldexp(value: Any, exponent: int) -> Any:
    """value * 2**exponent; the exponent is an i32."""
    return type(value)(np.ldexp(value, exponent - (1 << 32) if exponent >> 31 else exponent))


def to_integer(compute: Callable[[Any], Any]) -> Callable[[Instr], Compute]:
    """lrint, lround and the like: poison where the result does not fit."""

    def rule(instr: Instr) -> Compute:
        bits = width(scalar_of(instr.type))

        def convert(value: Any) -> Any:
            if not math.isfinite(value) or not -1 << (bits - 1) <= (number := int(compute(value))) < 1 << (bits - 1):
                return POISON
            return number & (1 << bits) - 1

        return convert

    return rule


ROUND_TO_INTEGER: dict[str, Compute] = {
    "lrint": np.rint, "llrint": np.rint, "lround": _round_half_away, "llround": _round_half_away,
}  # fmt: skip


def fptoint_sat(instr: Instr) -> Compute:
    """llvm.fptosi.sat and llvm.fptoui.sat: NaN gives 0, and a number out of range the nearest one in it."""
    bits, is_signed = width(scalar_of(instr.type)), ".fptosi." in instr.callee
    low, high = (-1 << (bits - 1), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)

    def convert(value: Any) -> int:
        if math.isnan(value):
            return 0
        number = (high if value > 0 else low) if math.isinf(value) else min(max(int(value), low), high)
        return number & (1 << bits) - 1

    return convert


_LIBM_NAMES = """
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs fdim floor
    fma fmax fmin fmod hypot ldexp lgamma log log10 log1p log2 logb nearbyint nextafter pow remainder rint round
    roundeven sin sinh sqrt tan tanh tgamma trunc
"""
_LIBM = frozenset(_LIBM_NAMES.split()) | {f"{name}f" for name in _LIBM_NAMES.split()}


def libm(name: str, instr: Instr) -> Compute:
    """A libm function by its C name. Raises UnsupportedError for any other name."""
    result: Type = scalar_of(instr.type)
    if name not in _LIBM or not is_float(result):
        message = f"the interpreter does not support the function {name}"
        raise UnsupportedError(message, line=instr.line, help="pass it in `builtins`")
    target = float_class(result)
    kinds = [ctypes.c_int if isinstance(t, IntType) else _CTYPES[float_class(t)] for t in _scalars(instr)]
    function = _c_function(name, _CTYPES[target], *kinds)

    def compute(*values: Any) -> Any:
        return target(function(*(v if isinstance(v, int) else float(v) for v in values)))

    return lift(with_fast_math(compute, instr), instr)


def _scalars(instr: Instr) -> list[Type]:
    return [scalar_of(operand.type) for operand in instr.operands]
