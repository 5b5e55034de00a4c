"""The built-ins of wfv/opencl/library: every function over edge values, random bits and usual numbers."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tests.support.library_calls import call, numbers, ulps
from tests.support.library_references import CASES, LONG, SINGLE, Case

COUNT = 10_000
TYPES = {"f": np.float32, "d": np.float64}
STRATEGIES = ("scalar", "unicf")
SPACES = ("U3AS1", "U3AS3")  # global, local; a private pointer is just `P`
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def integers(count: int) -> np.ndarray:
    draw = np.random.default_rng(2)
    edges = [*range(-9, 10), 2**31 - 1, -(2**31), 2**24 + 1, -(2**24) - 1, 127, -126, -149, 1023, -1022, -1074, -2000]
    some = np.concatenate(
        [draw.integers(-40, 40, count), draw.integers(-(2**31), 2**31, count), np.resize(edges, count)]
    )
    return draw.permutation(some)[:count].astype(np.int32)


def arguments(params: str, dtype: type) -> list[np.ndarray]:
    """The first runs through all that `numbers` has, the second through the same in another order."""
    first = numbers(dtype, COUNT)
    near_1 = 1 + np.random.default_rng(3).uniform(-1e-6, 1e-6, COUNT)  # for large exponents
    first = np.concatenate([first, near_1.astype(dtype)])
    second = np.random.default_rng(4).permutation(first)
    return [first, integers(len(first)) if params[1:] == "n" else second][: len(params)]


def wide(args: list[np.ndarray]) -> list[np.ndarray]:
    return [x if x.dtype == np.int32 else x.astype(LONG) for x in args]


def symbol_of(name: str, letter: str, params: str) -> str:
    return f"_Z{len(name)}{name}" + "".join("i" if p == "n" else letter for p in params)


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("letter", TYPES)
@pytest.mark.parametrize("name", CASES)
def test_accuracy(name: str, letter: str, strategy: str) -> None:
    case: Case = CASES[name]
    args = arguments(case.params, TYPES[letter])
    (got,) = call(symbol_of(name, letter, case.params), strategy, *args)
    errors = ulps(got, case.reference(*wide(args)))
    if (bound := case.ulps[letter == "d"]) == np.inf:
        assert not np.isinf(errors).any()
    else:
        worst = int(np.argmax(errors))
        assert errors[worst] <= bound, (name, [x[worst] for x in args], got[worst])


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", SINGLE)
def test_single_precision_only(name: str, strategy: str) -> None:
    params = "ff" if "powr" in name or "divide" in name else "f"
    draw = np.random.default_rng(5)
    args = [draw.uniform(0.01, 20, COUNT).astype(np.float32) for _ in params]
    (got,) = call(f"_Z{len(name)}{name}{params}", strategy, *args)
    assert ulps(got, SINGLE[name](*wide(args))).max() <= 8192


@pytest.mark.parametrize("target", ["host", "x86-64-v2"])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_cbrt_of_double(strategy: str, target: str) -> None:
    """Nearly always correctly rounded, and the same in vectors, one by one, and without FMA."""
    draw = np.random.default_rng(8)
    edges = [0.0, -0.0, np.inf, -np.inf, np.nan, *np.arange(-40.0, 40) ** 3]
    x = np.concatenate([numbers(np.float64, COUNT), draw.uniform(-9, 9, COUNT), draw.uniform(0, 2e-308, 1000), edges])
    x = np.concatenate([x, np.nextafter(np.arange(1.0, 99) ** 3, 0), np.nextafter(np.arange(1.0, 99) ** 3, np.inf)])
    (got,) = call("_Z4cbrtd", strategy, x, target=target)
    assert ulps(got, np.cbrt(x.astype(LONG))).max() < 0.5001
    assert same(got, call("_Z4cbrtd", "scalar", x)[0])
    cubes = np.arange(-40.0, 40)
    assert same(call("_Z4cbrtd", strategy, cubes**3, target=target)[0], cubes)
    assert same(call("_Z4cbrtd", strategy, np.array(edges[:5]), target=target)[0], np.array(edges[:5]))


def test_lgamma_of_double() -> None:
    """16 ulp where x > 0; of the terms that cancel, where the reflection is used."""
    x = np.abs(numbers(np.float64, COUNT))
    x = np.concatenate([x, np.random.default_rng(6).uniform(0.9, 2.1, COUNT)])
    for sign in (1, -1):
        (got,) = call("_Z6lgammad", "unicf", sign * x)
        wanted = CASES["lgamma"].reference(sign * x)
        if sign > 0:
            assert ulps(got, wanted).max() <= 16
        finite = np.isfinite(wanted) & (np.abs(x) < 20)
        assert np.abs(got - wanted)[finite & (x > 0)].max() < 1e-12


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("letter", TYPES)
@pytest.mark.parametrize("name", ["fract", "modf", "frexp", "remquo", "sincos", "lgamma_r"])
def test_results_through_pointers_in_each_space(name: str, letter: str, strategy: str) -> None:
    dtype = TYPES[letter]
    two = name == "remquo"
    args = arguments("vv" if two else "v", dtype)
    written = "i" if name in ("frexp", "remquo", "lgamma_r") else letter
    stem = f"_Z{len(name)}{name}{letter * len(args)}P"
    private = call(f"{stem}{written}", strategy, *args)
    # The bodies differ in nothing but the store: in vectors is enough for the other spaces.
    for space in SPACES if strategy == "unicf" else ():
        other = call(f"{stem}{space}{written}", strategy, *args)
        assert all(np.array_equal(a, b, equal_nan=True) for a, b in zip(private, other, strict=True))
    check = {"fract": is_fract, "modf": is_modf, "frexp": is_frexp, "remquo": is_remquo, "sincos": is_sincos,
             "lgamma_r": is_lgamma}[name]  # fmt: skip
    check(*private, *args)


def same(got: np.ndarray, wanted: np.ndarray) -> bool:
    """Bit for bit, but for NaN: the signs of zeros count."""
    nan = np.isnan(wanted)
    return np.array_equal(got, wanted, equal_nan=True) and np.array_equal(
        np.signbit(got[~nan]), np.signbit(wanted[~nan])
    )


def is_fract(value: np.ndarray, whole: np.ndarray, x: np.ndarray) -> None:
    wanted = np.minimum(x - np.floor(x), np.nextafter(x.dtype.type(1), x.dtype.type(0)))
    assert same(value, np.where(np.floor(x) == x, np.copysign(x.dtype.type(0), x), wanted))
    assert same(whole, np.floor(x))


def is_modf(value: np.ndarray, whole: np.ndarray, x: np.ndarray) -> None:
    wanted = np.modf(x)
    assert same(value, wanted[0]) and same(whole, wanted[1])


def is_frexp(value: np.ndarray, power: np.ndarray, x: np.ndarray) -> None:
    wanted, exponent = np.frexp(x)
    assert same(value, wanted)
    assert np.array_equal(power, np.where(np.isfinite(x), exponent, 0))


def is_remquo(value: np.ndarray, quotient: np.ndarray, x: np.ndarray, y: np.ndarray) -> None:
    assert same(value, CASES["remainder"].reference(x, y).astype(x.dtype))
    usable = np.flatnonzero(np.isfinite(x) & np.isfinite(y) & (y != 0))[:5000]
    for i in usable:
        whole = round(Fraction(float(x[i])) / Fraction(float(y[i])))
        assert quotient[i] == (abs(whole) & 127) * (-1 if whole < 0 else 1), (x[i], y[i])


def is_sincos(sine: np.ndarray, cosine: np.ndarray, x: np.ndarray) -> None:
    usual = np.abs(x) < 1e6
    assert ulps(sine, np.sin(x.astype(LONG)))[usual].max() <= 4
    assert ulps(cosine, np.cos(x.astype(LONG)))[usual].max() <= 4


def is_lgamma(value: np.ndarray, sign: np.ndarray, x: np.ndarray) -> None:
    gamma = CASES["tgamma"].reference(x)
    assert np.array_equal(sign, np.where(np.isnan(gamma), 1, np.copysign(1, gamma)))
    assert np.isfinite(ulps(value, CASES["lgamma"].reference(x))).all()


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("letter", TYPES)
def test_integers_and_neighbours(letter: str, strategy: str) -> None:
    x, y = arguments("vv", TYPES[letter])
    power = np.where(x == 0, -(2**31), np.frexp(x)[1] - 1)
    assert np.array_equal(call(f"_Z5ilogb{letter}", strategy, x)[0], np.where(np.isfinite(x), power, 2**31 - 1))
    assert same(call(f"_Z9nextafter{letter * 2}", strategy, x, y)[0], np.nextafter(x, y))
    assert same(call(f"_Z9nextafter{letter * 2}", strategy, x, x)[0], x)


def test_nan_has_its_code() -> None:
    codes = np.array([0, 1, 0x3FFFFF, 0xFFFFFFFF], np.uint32)
    assert np.array_equal(call("_Z3nanj", "scalar", codes.view(np.int32))[0].view(np.uint32), codes | 0x7FC00000)
    wide_codes = codes.astype(np.uint64)
    got = call("_Z3nanm", "scalar", wide_codes.view(np.int64))[0].view(np.uint64)
    assert np.array_equal(got, wide_codes | np.uint64(0x7FF8 << 48))


@pytest.mark.parametrize("letter", TYPES)
def test_mix_and_smoothstep(letter: str) -> None:
    dtype = TYPES[letter]
    x, y, a = np.random.default_rng(7).uniform(-2, 2, (3, COUNT)).astype(dtype)
    (mixed,) = call(f"_Z3mix{letter * 3}", "unicf", x, y, a)
    assert np.abs(mixed - (x.astype(LONG) + (y.astype(LONG) - x) * a)).max() < 8 * np.finfo(dtype).eps
    (smooth,) = call(f"_Z10smoothstep{letter * 3}", "unicf", np.full_like(x, -1), np.full_like(x, 1.5), a)
    t = np.clip((a.astype(LONG) + 1) / LONG(2.5), 0, 1)
    assert np.abs(smooth - t * t * (3 - 2 * t)).max() < 8 * np.finfo(dtype).eps
    assert smooth.min() == 0 and smooth.max() == 1
