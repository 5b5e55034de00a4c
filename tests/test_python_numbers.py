"""Numbers in Python kernels: shifts, powers, large literals, functions, and results of signatures, as in NumPy."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import numba

import wfv

each_strategy = pytest.mark.parametrize("strategy", ["scalar", "unicf"])
COUNTS = [0, 1, 31, 32, 40, 63, 64, 65]


def to_the_left(out, x, n):
    i = wfv.global_id(0)
    out[i] = x[i] << n[i]


def to_the_right(out, x, n):
    i = wfv.global_id(0)
    out[i] = x[i] >> n[i]


def power_of_two(out, x, n):
    i = wfv.global_id(0)
    out[i] = 1 << n[i]


def shifted_in_place(out, x, n):
    i = wfv.global_id(0)
    y = x[i]
    y <<= n[i]
    y >>= n[i]
    out[i] = y


@each_strategy
@pytest.mark.parametrize("dtype", [np.int32, np.uint32, np.int64, np.uint64])
def test_shifts_by_the_width_or_more(strategy: str, dtype: Any) -> None:
    n = np.array(COUNTS).astype(dtype)
    x = np.array([-5, 5, -1, 7, -9, 2, 3, -1]).astype(dtype)
    expected = {
        to_the_left: x << n,
        to_the_right: x >> n,
        power_of_two: dtype(1) << n,
        shifted_in_place: (x << n) >> n,
    }
    for function, wanted in expected.items():
        out = np.zeros_like(x)
        wfv.kernel(function, strategy=strategy, lanes=4)[out.shape](out, x, n)
        np.testing.assert_array_equal(out, wanted, err_msg=function.__name__)


def shifted_by_an_argument(out, x, n):
    i = wfv.global_id(0)
    out[i, 0] = x[i] << n
    out[i, 1] = x[i] >> n


@each_strategy
@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64])
def test_shifts_by_an_argument(strategy: str, dtype: Any) -> None:
    """A Python int is an int64: so is the shift."""
    x, out = np.array([5, 1, 100]).astype(dtype), np.zeros((3, 2), np.int64)
    made = wfv.kernel(shifted_by_an_argument, strategy=strategy, lanes=4)
    for n in (0, 3, 63, 64, 70, 200, -3):
        made[3](out, x, n)
        wide = x.astype(np.int64)
        np.testing.assert_array_equal(out, np.stack([wide << n, wide >> n], 1), err_msg=str(n))


@each_strategy
def test_a_negative_count_of_a_shift_is_a_large_one(strategy: str) -> None:
    x, n, out = np.array([-5, 5, 7]), np.array([-1, -64, -65]), np.zeros((2, 3), np.int64)
    for function, row in zip((to_the_left, to_the_right), out, strict=True):
        wfv.kernel(function, strategy=strategy)[3](row, x, n)
    np.testing.assert_array_equal(out, [[0, 0, 0], [-1, 0, 0]])


@each_strategy
def test_literals_beyond_32_bits(strategy: str) -> None:
    @wfv.kernel(strategy=strategy)
    def large(out, x, u):
        i = wfv.global_id(0)
        out[0, i] = x[i] + 3000000000
        out[1, i] = x[i] * 4294967296
        out[2, i] = u[i] // -3
        out[3, i] = x[i] & 0xFFFFFFFF
        out[4, i] = u[i] + 0xFFFFFFFF  # a uint32 holds it: the sum wraps around

    x = np.arange(-3, 5, dtype=np.int32)
    u, wide, out = x.astype(np.uint32), x.astype(np.int64), np.zeros((5, 8), np.int64)
    large[8](out, x, u)
    expected = [wide + 3000000000, wide * 2**32, u.astype(np.int64) // -3, wide & 0xFFFFFFFF, u + np.uint32(0xFFFFFFFF)]
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("literal", [3, 2**64 - 1])
def test_unsigned_numbers_of_64_bits_stay_so(literal: int) -> None:
    """As in NumPy: a literal that is not negative is unsigned, too."""
    terms = [f"x[i] {each} {literal}" for each in BINARY_OPERATORS]
    terms += [f"{literal} {each} x[i]" for each in BINARY_OPERATORS]
    terms += ["x[i] >> 60", "x[i] << 3", "x[i] ** 2", "x[i] + u[i]"]
    names: dict[str, Any] = {"wfv": wfv}
    lines = (f"    out[{row}, i] = {term}" for row, term in enumerate(terms))
    exec("\n".join(["def k(out, x, u):", "    i = wfv.global_id(0)", *lines]), names)
    x, u = np.array([1, 2, 2**63, 2**64 - 1], np.uint64), np.array([1, 2, 3, 2**32 - 1], np.uint32)
    out = np.zeros((len(terms), len(x)), np.uint64)
    wfv.kernel(names["k"], lanes=4)[len(x)](out, x, u)
    with np.errstate(over="ignore"):
        for row, term in zip(out, terms, strict=True):
            wanted = eval(term.replace("[i]", ""), {"x": x, "u": u}).astype(np.uint64)
            np.testing.assert_array_equal(row, wanted, term)


BINARY_OPERATORS = ("+", "-", "*", "//", "%", "&", "|", "^", "<", "==", ">")


@each_strategy
@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32])
def test_each_operator_takes_large_literals(strategy: str, dtype: Any) -> None:
    """A literal that a word holds is one; the operation with another one has 64 bits."""
    word = np.uint32 if dtype is np.uint32 else np.int32
    literals = [-1, -3, 7, 3_000_000_000, 1 << 32, -5_000_000_000, 0xF0000000F]
    terms = [f"x[i] {operator} {literal}" for operator in BINARY_OPERATORS for literal in literals]
    terms += [f"{literal} {operator} x[i]" for operator in BINARY_OPERATORS for literal in literals]
    names: dict[str, Any] = {"wfv": wfv}
    lines = (f"    out[{row}, i] = {term}" for row, term in enumerate(terms))
    exec("\n".join(["def k(out, x):", "    i = wfv.global_id(0)", *lines]), names)
    x = np.array([1, 2, 100, 127, -3]).astype(dtype)
    out = np.zeros((len(terms), len(x)), np.int64)
    wfv.kernel(names["k"], strategy=strategy, lanes=4)[len(x)](out, x)
    for row, term in zip(out, terms, strict=True):
        literal = next(each for each in literals if str(each) in (term.split()[0], term.split()[-1]))
        is_word = np.iinfo(word).min <= literal <= np.iinfo(word).max and not {"<", "==", ">"} & {*term.split()}
        exact = [int(eval(term, {"x": [int(each)], "i": 0})) for each in x]
        wanted = np.array([each % 2**64 for each in exact], np.uint64).astype(word if is_word else np.int64)
        assert row.tolist() == wanted.tolist(), term


POWERS = (0, 1, 2, 3, 7, 20)
INVERSES = (-1, -2, -5)


def powers_of(exponents: tuple[int, ...]) -> Any:
    """A kernel of the powers of `x[i]`: with literals, and with `n`, which is an argument or an array."""
    names: dict[str, Any] = {"wfv": wfv, "np": np}
    lines = [f"out[{row}, i] = x[i] ** {exponent}" for row, exponent in enumerate(exponents)]
    lines += ["out[-4, i] = np.power(x[i], m[i])", "out[-3, i] = x[i] ** m[i]", "y = x[i]", "y **= m[i]"]
    text = "\n    ".join(["def powers(out, x, m, n):", "i = wfv.global_id(0)", *lines, "out[-2, i] = y"])
    exec(f"{text}\n    out[-1, i] = x[i] ** n\n", names)
    return names["powers"]


@each_strategy
@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.uint32, np.int64, np.uint64, np.float32, np.float64])
def test_powers(strategy: str, dtype: Any) -> None:
    """Integers wrap around; a float has negative powers, too, and those of zero are infinite."""
    is_float = dtype in (np.float32, np.float64)
    exponents = (*POWERS, *INVERSES) if is_float else POWERS
    x = np.array([0, 1, -1, 2, 3, -5, 17, 100, -0.5 if is_float else 41]).astype(dtype)
    m = np.array([5, 63, 3, 40, 31, 4, 17, 2, 9]).astype(dtype)
    out = np.zeros((len(exponents) + 4, len(x)), dtype)
    wfv.kernel(powers_of(exponents), strategy=strategy, lanes=4)[len(x)](out, x, m, 6)
    with np.errstate(all="ignore"):
        expected = [*(x**exponent for exponent in exponents), *[x**m] * 3, x**6]
    (np.testing.assert_array_max_ulp if is_float else np.testing.assert_array_equal)(out, np.array(expected))


def test_integers_have_no_negative_powers() -> None:
    """As for NumPy; an exponent in a variable is a trap."""
    inverses, x = wfv.kernel(powers_of(INVERSES)), np.arange(4)
    with pytest.raises(wfv.UnsupportedError, match="a negative power") as caught:
        inverses[4](np.zeros((7, 4)), x, x, 2)
    assert caught.value.line == 3 and "a float" in caught.value.help
    with pytest.raises(wfv.KernelTrapError) as trapped:
        wfv.kernel(powers_of(()))[4](np.zeros((4, 4)), x, x, -1)
    assert trapped.value.line == 8


UNARY = """absolute arccos arccosh arcsin arcsinh arctan arctanh cbrt ceil conjugate cos cosh deg2rad degrees exp exp2
    expm1 fabs floor log log10 log1p log2 negative positive rad2deg radians reciprocal rint sign sin sinh sqrt square
    tan tanh trunc isfinite isinf isnan signbit logical_not"""
BINARY = """add arctan2 copysign divide floor_divide float_power fmax fmin fmod hypot maximum minimum
    multiply nextafter power remainder fmod subtract greater greater_equal less less_equal equal not_equal logical_and
    logical_or logical_xor"""
OF_INTEGERS = """absolute negative positive sign square invert add subtract multiply divide floor_divide remainder fmod
    power left_shift right_shift maximum minimum gcd bitwise_and bitwise_or bitwise_xor"""
OF_EITHER_ZERO = ("maximum", "minimum", "fmax", "fmin")  # of two zeros, NumPy returns any


def functions_of(names: list[str]) -> Any:
    """A kernel with a row of results for each function of NumPy."""
    calls = [f"np.{name}(x[i]{', y[i]' * (getattr(np, name).nin - 1)})" for name in names]
    lines = [f"out{row}[i] = {call}" for row, call in enumerate(calls)]
    parameters = ", ".join(f"out{row}" for row in range(len(calls)))
    found: dict[str, Any] = {"wfv": wfv, "np": np}
    text = "\n    ".join([f"def functions({parameters}, x, y):", "i = wfv.global_id(0)", *lines])
    exec(text, found)
    return found["functions"]


def check_functions(strategy: str, names: list[str], x: Any, y: Any) -> None:
    with np.errstate(all="ignore"):
        given = [(x, y)[: getattr(np, name).nin] for name in names]
        expected = [getattr(np, name)(*each) for name, each in zip(names, given, strict=True)]
    found = [np.zeros_like(each) for each in expected]
    wfv.kernel(functions_of(names), strategy=strategy, lanes=4)[len(x)](*found, x, y)
    for name, result, wanted in zip(names, found, expected, strict=True):
        is_float = wanted.dtype.kind == "f"
        near = np.isclose(result, wanted, 4 * np.finfo(wanted.dtype).eps, 0, equal_nan=True) if is_float else False
        if is_float and name not in OF_EITHER_ZERO:
            near &= (wanted != 0) | (np.signbit(result) == np.signbit(wanted))
        is_right = near if is_float else result == wanted
        wrong = np.flatnonzero(~is_right)
        assert not wrong.size, (name, x[wrong[0]], y[wrong[0]], result[wrong[0]], wanted[wrong[0]])


@each_strategy
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_functions_of_floats(strategy: str, dtype: Any) -> None:
    """At special values and over two binades of both signs."""
    tiny, largest, eps = np.finfo(dtype).tiny, np.finfo(dtype).max, np.finfo(dtype).eps
    special = [
        0,
        1,
        0.5,
        2,
        np.inf,
        tiny,
        tiny / 8,
        largest,
        eps,
        1 - eps,
        1 + eps,
        64,
        1e-10,
        1e5,
        88.7,
        709,
        3.5,
        2.5,
    ]
    special = np.array([*special, np.nan, 0.1, 23.7]).astype(dtype)
    special = np.concatenate([special, -special])
    binades = np.linspace(1, 4, 500).astype(dtype)
    x = np.concatenate([special, binades, -binades, binades / 4, -binades / 4])
    check_functions(strategy, UNARY.split(), x, x)
    pairs = np.repeat(special, len(special)), np.tile(special, len(special))
    check_functions(strategy, BINARY.split(), *pairs)


@each_strategy
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.uint32, np.int64, np.uint64])
def test_quotients_with_remainders(strategy: str, dtype: Any) -> None:
    """The quotient is that of the exact numbers: 9 of 1 by 0.1, where the rounded one is 10."""

    @wfv.kernel(strategy=strategy)
    def divide(quotients, remainders, x, y):
        i = wfv.global_id(0)
        quotients[i], remainders[i] = np.divmod(x[i], y[i])

    numbers = np.array([0.1, 0.3, 0.5, 1, 2.5, 7, 64, 0])
    numbers = np.concatenate([numbers, [] if dtype in (np.uint32, np.uint64) else -numbers]).astype(dtype)
    x, y = np.repeat(numbers, len(numbers)), np.tile(numbers, len(numbers))
    x, y = x[y != 0], y[y != 0]
    found = np.zeros_like(x), np.zeros_like(x)
    divide[len(x)](*found, x, y)
    for result, wanted in zip(found, np.divmod(x, y), strict=True):
        assert (result == wanted).all() and (np.signbit(result) == np.signbit(wanted)).all()


@each_strategy
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_parts_of_a_float(strategy: str, dtype: Any) -> None:
    @wfv.kernel(strategy=strategy)
    def split(parts, exponents, x):
        i = wfv.global_id(0)
        parts[i], exponents[i] = math.frexp(x[i])

    x = np.array([0, -0.0, 1, -3.5, 1e-30, 1e30, np.inf, -np.inf, np.finfo(dtype).tiny / 8, 0.75], dtype)
    parts, exponents = np.zeros_like(x), np.zeros(len(x), np.int32)
    split[len(x)](parts, exponents, x)
    wanted = np.frexp(x)
    assert (parts == wanted[0]).all() and (np.signbit(parts) == np.signbit(x)).all()
    assert (exponents == wanted[1]).all()


@each_strategy
@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64])
def test_functions_of_integers(strategy: str, dtype: Any) -> None:
    ends = np.iinfo(dtype)
    x = np.array([0, 1, 2, 3, 7, 31, 32, 63, 64, 65, 100, ends.max, ends.max - 1, ends.min + 1, ends.max // 2])
    x = np.concatenate([x, -x[:11]]).astype(dtype)
    y = np.array([1, 2, 3, 4, 7, 30, 31, 33, 64, 70, 101, 11]).astype(dtype)
    check_functions(strategy, OF_INTEGERS.split(), np.repeat(x, len(y)), np.tile(y, len(x)))


@pytest.mark.parametrize("types", ["u1 i2", "i2 u2", "i4 i8", "i8 u1", "i4 u4", "u8 u4"])
def test_functions_of_two_types_of_integers(types: str) -> None:
    """They are functions of the type that has both."""
    first, second = map(np.dtype, types.split())
    ends = np.iinfo(first)
    x = np.array([0, 1, 2, 3, 7, 100, ends.max, ends.max - 1, ends.min, ends.min + 1], first)
    y = np.array([1, 2, 3, 7, 31, 32, 34, 64, 101]).astype(second)
    check_functions("unicf", OF_INTEGERS.split(), np.repeat(x, len(y)), np.tile(y, len(x)))


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.uint64])
def test_functions_of_an_integer_and_a_literal(dtype: Any) -> None:
    """The literal has the other integer's type, if that holds it."""

    @wfv.kernel
    def functions(powers, shifted, rests, x):
        i = wfv.global_id(0)
        powers[i], shifted[i], rests[i] = np.power(x[i], 7), np.left_shift(x[i], 5), np.fmod(x[i], 1000)

    ends = np.iinfo(dtype)
    x = np.array([0, 1, 3, 99, ends.max, ends.max - 1, ends.min, ends.min + 1], dtype)
    powers, shifted, rests = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    functions[len(x)](powers, shifted, rests, x)
    with np.errstate(all="ignore"):
        assert powers.tolist() == np.power(x, 7).tolist() and shifted.tolist() == np.left_shift(x, 5).tolist()
    assert rests.tolist() == (x if dtype is np.int8 else np.fmod(x, 1000)).tolist()


@each_strategy
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int64])
def test_cube_roots(strategy: str, dtype: Any) -> None:
    @wfv.kernel(strategy=strategy)
    def root(out, x):
        i = wfv.global_id(0)
        out[i] = np.cbrt(x[i])

    special = [] if dtype is np.int64 else [-0.0, 0.0, np.inf, -np.inf, np.nan, 1e-30, np.finfo(dtype).tiny]
    x = np.array([*special, 64, 27, -8, *range(1, 200)]).astype(dtype)
    out = np.zeros(len(x), np.float32 if dtype is np.float32 else np.float64)
    root[len(x)](out, x)
    np.testing.assert_array_max_ulp(out, np.cbrt(x), 2)
    assert np.array_equal(np.signbit(out), np.signbit(np.cbrt(x)))


def test_the_result_of_a_signature() -> None:
    @wfv.vectorize(["uint8(uint8, uint8)", "int64(float64, float64)"])
    def both(x, y):
        return x + y

    x, y = np.full(9, 200, np.uint8), np.full(9, 100, np.uint8)
    found = both(x, y)
    assert found.dtype == np.uint8 and (found == 44).all()
    assert both(x, y, out=np.zeros(9, np.uint8)).tolist() == [44] * 9
    found = both(np.full(9, 0.75), np.full(9, 1.0))
    assert found.dtype == np.int64 and (found == 1).all()


KINDS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64")


@pytest.mark.parametrize("argument", KINDS)
def test_results_of_signatures_are_numbas(argument: str) -> None:
    numbers = [100, 3, 27, 5, 120] if argument.startswith(("i", "u")) else [100.75, 3, 27.25, 0.5, 2.0**30]
    x, y = np.array(numbers).astype(argument), np.array([100, 1, 2, 3, 27]).astype(argument)
    for result in (*KINDS, "boolean"):
        signatures = [f"{result}({argument}, {argument})"]
        found, expected = (make(signatures)(lambda p, q: p + q)(x, y) for make in (wfv.vectorize, numba.vectorize))
        np.testing.assert_array_equal(found, expected, signatures[0], strict=True)
