"""Functions of floating-point numbers: rounding, minima, classes, and the C library's functions by name."""

import ctypes
import math
import operator
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from wfv.ir.interp.values import signed


@cache
def _c_function(name: str, result: Any, *args: Any) -> Any:
    """A function of the C library, which the Python process is linked with."""
    function = getattr(ctypes.CDLL(None), name)
    function.restype, function.argtypes = result, args
    return function


def c_call(name: str, number: Any, *values: Any) -> float:
    """The C library's function of this name, in the precision of a class of numbers; of a half, in that of `float`."""
    kind, suffix = (ctypes.c_double, "") if number is np.float64 else (ctypes.c_float, "f")
    kinds = [ctypes.c_int if isinstance(value, int) else kind for value in values]
    function = _c_function(name + suffix, kind, *kinds)
    return float(function(*(value if isinstance(value, int) else float(value) for value in values)))


def fma(a: Any, b: Any, c: Any) -> float:
    """a * b + c, rounded once. Half is exact in double, so rounding twice gives the same."""
    return c_call("fma", np.float32 if isinstance(a, np.float32) else np.float64, a, b, c)


def round_half_away(value: Any) -> Any:
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


def _is_fpclass(value: Any, classes: int) -> int:
    """llvm.is.fpclass: bits for sNaN, qNaN, -inf, -normal, -subnormal, -0, +0, +subnormal, +normal, +inf."""
    if np.isnan(value):
        mantissa = {2: 9, 4: 22, 8: 51}[value.nbytes]
        is_quiet = int.from_bytes(value.tobytes(), "little") >> mantissa & 1
        return classes >> is_quiet & 1
    kind = 9 if np.isinf(value) else 6 if value == 0 else 8 if abs(value) >= np.finfo(type(value)).tiny else 7
    return classes >> (11 - kind if np.signbit(value) else kind) & 1


def _powi(base: Any, exponent: int) -> Any:
    """By repeated squaring, as the compilers' run-time libraries do it; the exponent is an i32."""
    count = signed(exponent, 32)
    result = type(base)(1)
    rest = abs(count)
    while rest:
        result = result * base if rest & 1 else result
        base, rest = base * base, rest >> 1
    return type(base)(1) / result if count < 0 else result


# Of instructions and intrinsics.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "fadd": operator.add,
    "fsub": operator.sub,
    "fmul": operator.mul,
    "fdiv": operator.truediv,
    "frem": np.fmod,
    "fneg": operator.neg,
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
    "round": round_half_away,
    "minnum": np.fmin,
    "maxnum": np.fmax,
    "minimum": _order_zeros(np.minimum, True),
    "maximum": _order_zeros(np.maximum, False),
    "minimumnum": _order_zeros(np.fmin, True),
    "maximumnum": _order_zeros(np.fmax, False),
    "canonicalize": lambda value: value * type(value)(1),
    "is.fpclass": _is_fpclass,
    "powi": _powi,
    "ldexp": lambda value, exponent: np.ldexp(value, signed(exponent, 32)),
}


def _frexp(value: Any) -> tuple[Any, int]:
    """{fraction, exponent}; for infinities and NaNs LLVM leaves the exponent open, and here it is 0."""
    fraction, exponent = math.frexp(float(value))
    return type(value)(fraction), exponent & 0xFFFFFFFF


# Of one number, with two results.
PAIRS: dict[str, Callable[[Any], tuple[Any, Any]]] = {
    "frexp": _frexp,
    "modf": lambda value: tuple(map(type(value), math.modf(float(value)))),
    "sincos": lambda value: tuple(type(value)(c_call(name, type(value), value)) for name in ("sin", "cos")),
}
_LIBM_NAMES = """
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs fdim floor
    fma fmax fmin fmod hypot ldexp lgamma log log10 log1p log2 logb nearbyint nextafter pow remainder rint round
    roundeven sin sinh sqrt tan tanh tgamma trunc
"""
LIBM = frozenset(_LIBM_NAMES.split())
