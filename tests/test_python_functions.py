"""Kernels in Python: NumPy's functions of numbers and rows, constant expressions, calls of other kernels."""

from __future__ import annotations

import math
import random
import re
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import numba
from numba import cuda, literal_unroll

import wfv
from tests.test_python_kernels import every_way

MOST = 7
RNG = np.random.default_rng(1)
DTYPES = ["i1", "u1", "i4", "u4", "i8", "u8", "f4", "f8"]


def clips(out, x, low, high):
    i = wfv.global_id(0)
    out[0, i] = np.clip(x[i], low, high)
    out[1, i] = np.clip(x[i], None, high)
    out[2, i] = np.clip(x[i], 3, None)
    out[3, i] = np.clip(x[i], high, low)


@every_way
@pytest.mark.parametrize("dtype", DTYPES)
def test_numbers_are_clipped(way: dict[str, Any], dtype: str) -> None:
    x = np.arange(19).astype(dtype)
    if x.dtype.kind == "f":
        x[[1, 5, 7]] = np.nan, np.inf, -np.inf
    low, high = x.dtype.type(4), x.dtype.type(11)
    out = np.zeros((4, 19), dtype)
    wfv.kernel(clips, **way)[19](out, x, low, high)
    expected = [np.clip(x, *each) for each in ((low, high), (None, high), (3, None), (high, low))]
    np.testing.assert_array_equal(out, expected)


def chooses(out, x, y):
    i = wfv.global_id(0)
    out[i] = np.where(x[i] > y[i], x[i], y[i] * 2)


@every_way
def test_numbers_are_chosen(way: dict[str, Any]) -> None:
    x, y, out = RNG.random(50, np.float32), RNG.random(50, np.float32), np.zeros(50, np.float32)
    wfv.kernel(chooses, **way)[50](out, x, y)
    np.testing.assert_array_equal(out, np.where(x > y, x, y * 2))


def reduces_rows(out, x):
    i = wfv.global_id(0)
    row = x[i]
    out[0, i], out[1, i], out[2, i], out[3, i] = row.max(), np.min(row), row.sum(), np.mean(row)
    out[4, i], out[5, i] = x[i, 1:].max(), np.prod(x[i, ::2])


@every_way
@pytest.mark.parametrize("dtype", DTYPES)
def test_rows_are_reduced(way: dict[str, Any], dtype: str) -> None:
    x = (RNG.random((20, 9)) * 5 + 1).astype(dtype)
    if x.dtype.kind == "f":
        x[3, 4] = np.nan
    out = np.zeros((6, 20))
    wfv.kernel(reduces_rows, **way)[20](out, x)
    rows = [x.max(1), x.min(1), x.sum(1), x.mean(1), x[:, 1:].max(1), x[:, ::2].prod(1)]
    np.testing.assert_allclose(out, rows, rtol=1e-6)


@every_way
@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_a_sum_of_up_to_128_numbers_is_numpys(way: dict[str, Any], dtype: str) -> None:
    @wfv.kernel(**way)
    def sums(out, x):
        i = wfv.global_id(0)
        out[i] = np.sum(x[3 : 3 + i])

    x, out = (RNG.random(140) - 0.3).astype(dtype), np.zeros(129, dtype)
    sums[129](out, x)
    np.testing.assert_array_equal(out, [x[3 : 3 + n].sum() for n in range(129)])


def test_the_row_that_has_no_element_is_a_trap() -> None:
    with pytest.raises(wfv.KernelTrapError):
        wfv.kernel(reduces_rows)[2](np.zeros((6, 2)), np.zeros((2, 0)))


def test_numba_itself_is_unchanged() -> None:
    wfv.kernel(clips)[2](np.zeros((4, 2)), np.zeros(2), 1.0, 2.0)
    found = numba.njit(lambda x: (np.clip(x, 0.2, 0.4), np.where(x > 0.3, x, x), x.max()))(np.linspace(0, 1, 5))
    np.testing.assert_array_equal(found[0], np.clip(np.linspace(0, 1, 5), 0.2, 0.4))
    assert found[2] == 1


def has_constant_shapes(out):
    i = wfv.global_id(0)
    a = wfv.private_array(MOST + 1, np.int64)
    b = wfv.private_array((2 * MOST, MOST // 2 - 1), np.int64)
    a[MOST], b[2 * MOST - 1, 1] = i, -i
    n = 0
    for k in range(-MOST, MOST << 1):
        n = n + k
    out[i] = a[MOST] - b[2 * MOST - 1, 1] + n


@every_way
def test_shapes_are_constant_expressions(way: dict[str, Any]) -> None:
    out = np.zeros(20, np.int64)
    wfv.kernel(has_constant_shapes, **way)[20](out)
    np.testing.assert_array_equal(out, 2 * np.arange(20) + sum(range(-7, 14)))


@wfv.kernel
def squares(out, i):
    out[i] = i * i


@wfv.vectorize
def halves(x):
    return x / 2


def calls_others(out):
    squares(out, wfv.global_id(0))
    out[wfv.global_id(0)] += halves(3.0)


def test_a_kernel_calls_the_function_of_another() -> None:
    out = np.zeros(20)
    wfv.kernel(calls_others)[20](out)
    np.testing.assert_array_equal(out, np.arange(20) ** 2 + 1.5)


def has_python_type(out):
    out[0] = wfv.private_array(3, float)[0]


def has_half_type(out):
    out[0] = np.float16(out[0])


def is_of_cuda(out):
    out[cuda.grid(1)] = 1


def has_open_shape(out):
    out[0] = wfv.private_array(out.shape[0], np.float32)[0]


def has_empty_shape(out):
    out[0] = wfv.local_array(0, np.float32)[0]


def loops_over_a_tuple(out):
    for x in (1, 2.5):
        out[0] += x


def loops_over_numbers_of_a_tuple(out):
    for _, x in enumerate((1, 2.5)):
        out[0] += x


def indexes_a_tuple(out):
    out[0] = (1, 2.5)[out.shape[0]]


def loops_over_types(out):
    for x in literal_unroll((1, 2.5)):
        out[0] += x


def test_a_loop_over_several_types_is_unrolled() -> None:
    """The way that the error of another loop shows."""
    out = np.zeros(1)
    wfv.kernel(loops_over_types)[1](out)
    assert out == 3.5


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("function", "message", "help"),
    [
        (has_python_type, "private_array(3, Function(<class 'float'>))", "np.float32"),
        (has_half_type, "float16: ", "np.float32"),
        (is_of_cuda, "Function resolution", "listed in docs/python_kernels.md"),
        (has_open_shape, "private_array(int64, ", "of them, constant"),
        (has_empty_shape, "local_array(0, ", "a launch gives no size"),
        (loops_over_a_tuple, "", "for x in literal_unroll"),
        (loops_over_numbers_of_a_tuple, "", "for x in literal_unroll"),
        (indexes_a_tuple, "", "for x in literal_unroll"),
    ],
)
def test_errors_name_the_line_and_a_way_out(function: Any, message: str, help: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match=f"^WFV002: {re.escape(message)}") as caught:
        wfv.kernel(function)[1](np.zeros(1))
    assert caught.value.line == function.__code__.co_firstlineno + 1 and help in caught.value.help


def factorial(n):
    return n * factorial(n - 1) if n > 1 else 1


def calls_itself(out):
    out[0] = factorial(out.shape[0])


def even(n):
    return n == 0 or odd(n - 1)


def odd(n):
    return n != 0 and even(n - 1)


def calls_in_turn(out):
    out[0] = even(out.shape[0])


def asks_for_an_array(out):
    if out:
        out[0] = 1


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("function", "message", "line"),
    [
        (calls_itself, r"^recursion: 'factorial' calls itself", calls_itself.__code__.co_firstlineno + 1),
        (calls_in_turn, r"^recursion: 'even' calls itself", even.__code__.co_firstlineno + 1),
        (asks_for_an_array, r"^bool\(array", asks_for_an_array.__code__.co_firstlineno + 1),
    ],
)
def test_recursion_and_truth_of_arrays(function: Any, message: str, line: int) -> None:
    with pytest.raises(wfv.UnsupportedError) as caught:
        wfv.kernel(function)[1](np.zeros(4))
    assert re.search(message, caught.value.message) and caught.value.line == line


@pytest.mark.every_case
@pytest.mark.parametrize(
    "argument",
    [
        numba.njit(factorial),
        len,
        np.float32,
        memoryview(b"abc"),
        np.zeros(2, "i4,f8")[0],
        np.zeros(2, object),
        slice(3),
    ],
    ids=lambda each: type(each).__name__,
)
def test_arguments_are_numbers_and_arrays(argument: Any) -> None:
    with pytest.raises(wfv.ArgumentError, match="argument 'x': a kernel takes no"):
        wfv.kernel(chooses)[1](np.zeros(4), argument, np.zeros(4))


@pytest.mark.every_case
@pytest.mark.parametrize("dtype", ["f2", ">f8", "U1", "O", "M8[s]"])
def test_functions_take_arrays_of_numbers(dtype: str) -> None:
    with pytest.raises(wfv.ArgumentError, match="a function takes no array of dtype"):
        halves(np.zeros(3, dtype))
    with pytest.raises(wfv.ArgumentError, match="halves takes 1 arguments, not 2"):
        halves(np.zeros(3), np.zeros(3))


def größe(out):  # noqa: PLC2401
    out[wfv.global_id(0)] = math.gamma(4.0) + math.ldexp(out[0], 3)


def test_names_may_have_any_letters() -> None:
    out = np.ones(1)
    wfv.kernel(größe)[1](out)
    assert out[0] == 14
    assert wfv.vectorize(lambda x: x + 1)(np.arange(3)).tolist() == [1, 2, 3]


REFUSED = {
    "x[i] = np.random.rand()": "random numbers: ",
    "np.random.seed(1)": "random numbers: ",
    "x[i] = random.random()": "random numbers: ",
    "x[i] = np.dot(x, x)": "linear algebra: ",
    "x[i] = x[i:] @ x[i:]": "linear algebra: ",
    "x[i] = np.linalg.norm(x)": "linear algebra: ",
}


@pytest.mark.every_case
@pytest.mark.parametrize(("statement", "message"), REFUSED.items(), ids=REFUSED)
def test_what_calls_a_library_is_refused_at_its_line(statement: str, message: str) -> None:
    names = {"wfv": wfv, "np": np, "random": random}
    exec(f"def f(x):\n    i = wfv.global_id(0)\n    {statement}\n", names)
    with pytest.raises(wfv.UnsupportedError, match=message) as caught:
        wfv.kernel(names["f"])[4](np.zeros(4))
    assert caught.value.line == 3


CALLS = {
    "x[wfv.global_id()] = 1": ("ids and sizes take a dimension", "write `wfv.global_id"),
    "x[wfv.global_id(dimension=0)] = 1": ("ids and sizes take a dimension", "write `wfv.global_id"),
    "x[0] = wfv.sub_group_size(0)": ("ids and sizes take a dimension", "write `wfv.global_id"),
    "wfv.barrier(1)": ("Invalid use of Function", "docs/api.md"),
    "x[cuda.threadIdx.x] = 1": ("Unknown attribute 'threadIdx'", "listed in docs/python_kernels.md"),
}


@pytest.mark.every_case
@pytest.mark.parametrize(("statement", "message", "help"), [(key, *CALLS[key]) for key in CALLS], ids=CALLS)
def test_a_wrong_call_of_a_function_of_kernels_has_a_remedy(statement: str, message: str, help: str) -> None:
    names = {"wfv": wfv, "cuda": cuda}
    exec(f"def f(x):\n    {statement}\n", names)
    with pytest.raises(wfv.UnsupportedError, match=message) as caught:
        wfv.kernel(names["f"])[4](np.zeros(4))
    assert caught.value.line == 2 and help in caught.value.help
