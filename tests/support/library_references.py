"""The right results of the library's functions, in long double, and the error bounds."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

LONG = np.longdouble
PI = LONG("3.14159265358979323846264338327950288")
_libm = ctypes.CDLL(None)


@dataclass(frozen=True)
class Case:
    """`params`: `v` a number, `n` an integer. `reference` takes long doubles (and integers). `ulps`: OpenCL's bound for
    float and for double, or ours where it has none."""

    params: str
    reference: Callable[..., np.ndarray]
    ulps: tuple[float, float]


def in_half_turns(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """sin(pi x) and cos(pi x), exact where they are 0, 1 and -1."""
    turn = np.abs(x) - 2 * np.floor(np.abs(x) / 2)
    quadrant = np.rint(2 * turn)
    t = turn - quadrant / 2
    which = np.where(np.isnan(quadrant), 0, quadrant).astype(int) % 4
    sine, cosine = np.sin(PI * t), np.cos(PI * t)
    return (
        np.copysign(1, x) * np.choose(which, [sine, cosine, -sine, -cosine]),
        np.choose(which, [cosine, -sine, -cosine, sine]),
    )


def tanpi(x: np.ndarray) -> np.ndarray:
    sine, cosine = in_half_turns(x)
    even = np.floor(x) / 2 == np.floor(np.floor(x) / 2)  # x = n + 1/2: +inf for even n
    return np.where(cosine == 0, np.where(even, np.inf, -np.inf), sine / cosine)


def one_by_one(function: Callable[..., float]) -> Callable[..., np.ndarray]:
    return lambda *args: np.array([function(*map(float, row)) for row in zip(*args, strict=True)], LONG)


def from_libm(name: str) -> Callable[[np.ndarray], np.ndarray]:
    function = getattr(_libm, name)
    function.restype, function.argtypes = ctypes.c_longdouble, [ctypes.c_longdouble]
    return one_by_one(function)


def tgamma(x: np.ndarray) -> np.ndarray:
    return np.where((x < 0) & (np.floor(x) == x), np.nan, from_libm("tgammal")(x))


def lgamma(x: np.ndarray) -> np.ndarray:
    return from_libm("lgammal")(x)


def rest(x: float, y: float) -> float:
    impossible = math.isnan(x) or math.isnan(y) or math.isinf(x) or y == 0
    return math.nan if impossible else math.remainder(x, y)


def powr(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    wrong = (x < 0) | np.isnan(x) | np.isnan(y) | ((x == 1) & np.isinf(y))
    wrong |= (y == 0) & ((x == 0) | np.isinf(x))
    return np.where(wrong, np.nan, np.power(np.abs(x), y))


def rootn(x: np.ndarray, n: np.ndarray) -> np.ndarray:
    odd = n % 2 != 0
    root = np.power(np.abs(x), LONG(1) / n)
    return np.where((n == 0) | ((x < 0) & ~odd), np.nan, np.where(odd & np.signbit(x), -root, root))


def fdim(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.where(np.isnan(x) | np.isnan(y), np.nan, np.where(x > y, x - y, 0))


def by_magnitude(larger: bool) -> Callable[[np.ndarray, np.ndarray], np.ndarray]:
    def reference(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        first, second = (np.abs(x) > np.abs(y), np.abs(y) > np.abs(x))[:: 1 if larger else -1]
        equal = np.fmax(x, y) if larger else np.fmin(x, y)
        return np.where(first, x, np.where(second, y, equal))

    return reference


def logb(x: np.ndarray) -> np.ndarray:
    finite = np.where(x == 0, -np.inf, np.frexp(x)[1] - LONG(1))
    return np.where(np.isfinite(x), finite, np.abs(x))


def smoothstep(low: np.ndarray, high: np.ndarray, x: np.ndarray) -> np.ndarray:
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


# Bounds: OpenCL 1.2, table 7.4 (full profile); 0.5 is correctly rounded.
CASES = {
    "acospi": Case("v", lambda x: np.arccos(x) / PI, (5, 5)),
    "asinpi": Case("v", lambda x: np.arcsin(x) / PI, (5, 5)),
    "atanpi": Case("v", lambda x: np.arctan(x) / PI, (5, 5)),
    "atan2pi": Case("vv", lambda y, x: np.arctan2(y, x) / PI, (6, 6)),
    "cospi": Case("v", lambda x: in_half_turns(x)[1], (4, 4)),
    "sinpi": Case("v", lambda x: in_half_turns(x)[0], (4, 4)),
    "tanpi": Case("v", tanpi, (6, 6)),
    "fdim": Case("vv", fdim, (0.5, 0.5)),
    "ldexp": Case("vn", lambda x, n: np.ldexp(x, np.clip(n, -5000, 5000)), (0.5, 0.5)),
    "logb": Case("v", logb, (0, 0)),
    "maxmag": Case("vv", by_magnitude(True), (0, 0)),
    "minmag": Case("vv", by_magnitude(False), (0, 0)),
    "pown": Case("vn", lambda x, n: np.power(x, n.astype(LONG)), (16, 16)),
    "powr": Case("vv", powr, (16, 16)),
    "remainder": Case("vv", one_by_one(rest), (0, 0)),
    "rootn": Case("vn", rootn, (16, 16)),
    "rsqrt": Case("v", lambda x: 1 / np.sqrt(x), (2, 2)),
    "lgamma": Case("v", lgamma, (4, np.inf)),  # double has a bound that is not in units of the last place
    "tgamma": Case("v", tgamma, (16, 16)),
    "degrees": Case("v", lambda x: x * 180 / PI, (2, 2)),
    "radians": Case("v", lambda x: x * PI / 180, (2, 2)),
    "step": Case("vv", lambda edge, x: np.where(x < edge, LONG(0), LONG(1)), (0, 0)),
    "sign": Case("v", lambda x: np.where(np.isnan(x), 0, np.sign(x)), (0, 0)),
}
# Single precision only: 8192 ulp for half_*; what native_* may is not said.
SINGLE = {
    **{f"half_{name}": getattr(np, name) for name in ("cos", "exp", "exp2", "log", "log2", "log10", "sin", "tan")},
    "half_exp10": lambda x: np.power(LONG(10), x), "half_powr": powr, "half_divide": np.divide,
    "half_recip": np.reciprocal, "half_rsqrt": lambda x: 1 / np.sqrt(x), "native_divide": np.divide,
    "native_powr": powr, "native_recip": np.reciprocal, "native_rsqrt": lambda x: 1 / np.sqrt(x),
}  # fmt: skip
