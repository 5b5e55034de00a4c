"""The correct results of the functions, and the errors of others in units of the last place.

For floats, both are by reference.c, in double on the platform's libm. For doubles, the results are by MPFR (gmpy2):
functions that it does not have are composed of others at 160 bits, so that the composition adds no visible error;
functions whose result is exact in double are computed in double. This code does not use wfv's passes or its library of
built-ins, because these are what is measured.

A unit is defined by OpenCL 1.2, 7.4: the distance of the two numbers around the correct result, and at a power of two
the smaller of the two distances. Infinities, NaNs and the signs of zeros must be correct: otherwise the error is
infinite. Beyond the largest number, infinity counts as the next power of two.
"""

import ctypes
import importlib
import importlib.util
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from wfv import llvm
from wfv.runtime.cached_compiler import emit_object

_TOP_UNIT = 971  # exponent of a unit of the largest doubles
_MAX = np.finfo(np.float64).max


class Worst(ctypes.Structure):
    """`error`: the largest, in units of the last place, -1 if nothing was compared; `at`: its element's index;
    `broken`: the number of errors beyond the bound. As in reference.h."""

    _fields_ = (("error", ctypes.c_double), ("at", ctypes.c_long), ("broken", ctypes.c_long))


@dataclass(frozen=True)
class Wanted:
    """Correct results: `value`, the nearest double; `unit`, the exponent of a unit in the last place there; `rest`, the
    exact result minus `value`, in units. A result too large for a double has the value infinity and the unit of the
    largest double."""

    value: np.ndarray
    unit: np.ndarray
    rest: np.ndarray


def errors(got: np.ndarray, want: Wanted, any_zero: bool = False) -> np.ndarray:
    """The error of each result in units of the last place; `any_zero` accepts either sign of a zero."""
    with np.errstate(all="ignore"):
        found = np.abs(np.ldexp(got - want.value, -want.unit) - want.rest)
        to_top = np.ldexp(_MAX - np.abs(want.value), -want.unit) + np.ldexp(1.0, _TOP_UNIT - want.unit)
        of_top = np.ldexp(_MAX - np.abs(got), -_TOP_UNIT) + 1
    same_sign = np.signbit(got) == np.signbit(want.value)
    overflows = np.isinf(want.value) & (want.unit == _TOP_UNIT)
    found = np.where(np.isinf(got) & np.isfinite(want.value) & same_sign, to_top, found)
    found = np.where(overflows & np.isfinite(got) & same_sign, of_top, found)
    infinite = np.isinf(want.value) & np.isinf(got)
    found = np.where(infinite, np.where(same_sign, 0, np.inf), found)
    is_zero = (want.value == 0) & (want.unit == 0) & (got == 0)
    found = np.where(is_zero, np.where(same_sign | any_zero, 0, np.inf), found)
    neither = np.isnan(got) | np.isnan(want.value)
    return np.where(neither, np.where(np.isnan(got) & np.isnan(want.value), 0, np.inf), found)


def mismatches(got: np.ndarray, want: Wanted) -> np.ndarray:
    """The errors of integers: 0 where they are correct, else infinity."""
    return np.where(got == want.value, 0.0, np.inf)


# A development dependency: without it, floats can still be measured.
gmpy2: Any = importlib.import_module("gmpy2") if importlib.util.find_spec("gmpy2") else None

PRECISION = 160
_BEYOND, _LEAST = 1100, -1100  # exponents of powers of two beyond the largest and below the smallest double
_INT_MIN, _INT_MAX = -(2**31), 2**31 - 1


def is_available() -> bool:
    """Whether gmpy2 is installed."""
    return gmpy2 is not None


def exact(name: str, arguments: Sequence[np.ndarray]) -> Wanted:
    """The correct results of a reference function (`log`; `modf_1`: modf's result through the pointer), row by row."""
    function = _FUNCTIONS[name]
    with gmpy2.context(gmpy2.get_context(), precision=PRECISION):
        rows = [_parts(function(*row)) for row in zip(*(x.tolist() for x in arguments), strict=True)]
    values, units, rests = zip(*rows, strict=True)
    return Wanted(np.array(values), np.array(units, np.int32), np.array(rests))


def _parts(value: Any) -> tuple[float, int, float]:
    """The nearest double, the exponent of a unit in the last place, and value - nearest in units."""
    if isinstance(value, (int, float)):
        value = gmpy2.mpfr(value)
    if not gmpy2.is_regular(value):
        return float(value), 0, 0.0
    exponent, mantissa = gmpy2.frexp(value)
    unit = min(max(exponent - (2 if abs(mantissa) == 0.5 else 1), -1022), 1023) - 52
    near = float(value)
    if math.isinf(near):
        return near, unit, 0.0
    rest = value - near
    return near, unit, float(gmpy2.div_2exp(rest, unit) if unit >= 0 else gmpy2.mul_2exp(rest, -unit))


def _big(x: float) -> Any:
    return gmpy2.mpfr(x)


def _mpfr(name: str) -> Callable[..., Any]:
    return lambda *args: getattr(gmpy2, name)(*map(_big, args))


def _over_pi(name: str) -> Callable[..., Any]:
    return lambda *args: _mpfr(name)(*args) / gmpy2.const_pi()


def _turn(x: float) -> Any:
    """x without multiples of 2, from -1 to 1, exactly; NaN for infinities."""
    return gmpy2.remainder(_big(x), 2)


def _cospi(x: float) -> Any:
    return 0.0 if abs(_turn(x)) == 0.5 else gmpy2.cos(gmpy2.const_pi() * _turn(x))


def _sinpi(x: float) -> Any:
    return math.copysign(0.0, x) if gmpy2.is_integer(_turn(x)) else gmpy2.sin(gmpy2.const_pi() * _turn(x))


def _tanpi(x: float) -> Any:
    turn = _turn(x)
    if gmpy2.is_integer(turn):
        return math.copysign(0.0, x if turn == 0 else -x)
    return math.copysign(math.inf, turn) if abs(turn) == 0.5 else gmpy2.tan(gmpy2.const_pi() * turn)


def _tgamma(x: float) -> Any:
    """gamma(x); a power of two beyond the doubles for large |x|, where the exact value does not matter."""
    if abs(x) < 1000 or math.isnan(x) or math.isinf(x):
        return gmpy2.gamma(_big(x))
    if x > 0:
        return gmpy2.mul_2exp(_big(1), _BEYOND)
    if x == math.floor(x):
        return math.nan
    sign = 1 if math.floor(x) % 2 == 0 else -1
    return sign * gmpy2.div_2exp(_big(1), -_LEAST)


def _gamma_sign(x: float) -> int:
    has_one = math.isfinite(x) and (x != math.floor(x) or x == 0)
    return int(gmpy2.lgamma(_big(x))[1]) if has_one else 1


def _powr(x: float, y: float) -> Any:
    if x < 0 or math.isnan(x) or math.isnan(y) or (x == 1 and math.isinf(y)):
        return math.nan
    if y == 0 and (x == 0 or math.isinf(x)):
        return math.nan
    return abs(_big(x)) ** _big(y)


def _rootn(x: float, n: int) -> Any:
    if n == 0:
        return math.nan
    root = gmpy2.rootn(_big(x), abs(n))
    return 1 / root if n < 0 else root


def _ldexp(x: float, n: int) -> Any:
    n = min(max(n, -5000), 5000)
    return gmpy2.mul_2exp(_big(x), n) if n >= 0 else gmpy2.div_2exp(_big(x), -n)


def _fdim(x: float, y: float) -> Any:
    return 0.0 if x <= y else _big(x) - _big(y)


def _maxmag(x: float, y: float) -> Any:
    return x if abs(x) > abs(y) else y if abs(y) > abs(x) else gmpy2.maxnum(x, y)


def _minmag(x: float, y: float) -> Any:
    return x if abs(x) < abs(y) else y if abs(y) < abs(x) else gmpy2.minnum(x, y)


def _logb(x: float) -> float:
    if x == 0:
        return -math.inf
    return math.frexp(x)[1] - 1.0 if math.isfinite(x) else abs(x)


def _ilogb(x: float) -> int:
    if x == 0:
        return _INT_MIN
    return math.frexp(x)[1] - 1 if math.isfinite(x) else _INT_MAX


def _fract(x: float) -> Any:
    if math.isnan(x):
        return x
    if math.isinf(x) or x == math.floor(x):
        return math.copysign(0.0, x)
    return min(_big(x) - math.floor(x), _big(math.nextafter(1.0, 0.0)))


def _fraction(x: float) -> float:
    return math.copysign(0.0, x) if math.isinf(x) else math.modf(x)[0]


def _quotient(x: float, y: float) -> int:
    """The lowest seven bits of the quotient to nearest, with its sign."""
    if not math.isfinite(x) or not math.isfinite(y) or y == 0:
        return 0
    quotient = round(Fraction(x) / Fraction(y))
    return (abs(quotient) & 127) * (1 if quotient >= 0 else -1)


_SAME = """
    acos acosh asin asinh atan atanh atan2 cbrt cos cosh erf erfc exp exp10 exp2 expm1 fma fmod hypot log log10 log1p
    log2 remainder rint sin sinh sqrt tan tanh
"""
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: _mpfr(name) for name in _SAME.split()},
    **{name: _mpfr(f"rint_{name}") for name in ("ceil", "floor", "round", "trunc")},
    **{f"{name}pi": _over_pi(name) for name in ("acos", "asin", "atan", "atan2")},
    "cospi": _cospi, "sinpi": _sinpi, "tanpi": _tanpi, "fabs": abs, "mad": _mpfr("fma"),
    "rsqrt": lambda x: 1 / gmpy2.sqrt(_big(x)), "tgamma": _tgamma, "lgamma": lambda x: gmpy2.lgamma(_big(x))[0],
    "lgamma_r": lambda x: gmpy2.lgamma(_big(x))[0], "lgamma_r_1": _gamma_sign,
    "pow": lambda x, y: _big(x) ** _big(y), "pown": lambda x, n: _big(x) ** _big(n), "powr": _powr, "rootn": _rootn,
    "ldexp": _ldexp, "fdim": _fdim, "fmax": _mpfr("maxnum"), "fmin": _mpfr("minnum"),
    "maxmag": _maxmag, "minmag": _minmag,
    "copysign": math.copysign, "nextafter": math.nextafter, "logb": _logb, "ilogb": _ilogb,
    "fract": _fract, "fract_1": _mpfr("rint_floor"), "modf": _fraction, "modf_1": _mpfr("rint_trunc"),
    "frexp": lambda x: math.frexp(x)[0], "frexp_1": lambda x: math.frexp(x)[1] if math.isfinite(x) else 0,
    "sincos": _mpfr("sin"), "sincos_1": _mpfr("cos"),
    "remquo": _mpfr("remainder"), "remquo_1": _quotient,
}  # fmt: skip


REFERENCE = Path(__file__).resolve().parent / "reference.ll"
_DEFINED = re.compile(r"^define [^@]*@((?:ref|compare)_\w+)\(", re.MULTILINE)


_REFERENCE = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_long)
_COMPARE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long, ctypes.c_double, ctypes.c_void_p)


def reference(name: str, arguments: Sequence[np.ndarray], out: np.ndarray) -> None:
    """Writes the correct results of a function to `out` (float64). The arguments are float32, or int32 for an int."""
    addresses = [x.ctypes.data for x in arguments]
    addresses += [0] * (3 - len(addresses))
    _REFERENCE(_native().address(f"ref_{name}"))(*addresses, out.ctypes.data, len(out))


def compare(got: np.ndarray, want: np.ndarray, bound: float, any_zero: bool = False) -> Worst:
    """The largest error of `got` (float32 or int32) against `want` (float64). Integers are correct or wrong."""
    form = "int" if got.dtype == np.int32 else "float_any_zero" if any_zero else "float"
    found = Worst(-1.0, 0, 0)
    run = _COMPARE(_native().address(f"compare_{form}"))
    run(got.ctypes.data, want.ctypes.data, len(want), bound, ctypes.addressof(found))
    return found


@cache
def _native() -> llvm.NativeCode:
    text = REFERENCE.read_text()
    code = emit_object(text, llvm.find_target("host"), vectorize=True)
    return llvm.load_object(code, _DEFINED.findall(text))
