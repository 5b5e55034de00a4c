"""Functions in Python for arrays behave as NumPy's ufuncs: broadcasting, out, where, dtype, outer, copies."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="functions in Python need Numba")

import wfv

A = np.arange(6.0).reshape(2, 3)


@wfv.vectorize
def product(x, y):
    return x * y


def plain(x, y):
    return x * y


other = wfv.vectorize(["float32(float32, float32)"])(plain)

CALLS: dict[str, Any] = {
    "arrays": lambda f: f(A, A[0]),
    "columns": lambda f: f(A[:, :1], A[0]),
    "lists": lambda f: f([1, 2], [3, 4]),
    "numbers": lambda f: f(3, 4.5),
    "no elements": lambda f: f(np.zeros((0, 3)), A[0]),
    "single": lambda f: f(A.astype("f4"), 2.0),
    "out": lambda f: f(A, A, out=np.zeros((2, 3), "f4")),
    "out of a tuple": lambda f: f(A, A, out=(np.zeros((2, 3)),)),
    "larger out": lambda f: f(A[0], A[0], out=np.zeros((2, 3))),
    "strided out": lambda f: f(A, A, out=np.zeros((2, 6))[:, ::2]),
    "out is an argument": lambda f: f(out := A.copy(), A, out=out),
    "where": lambda f: f(A, A, where=np.array([True, False, True]), out=np.full((2, 3), -1.0)),
    "where is a number": lambda f: f(A, A, where=False, out=np.ones((2, 3))),
    "dtype": lambda f: f(A, A, dtype="f4"),
    "dtype of integers": lambda f: f(np.arange(3, dtype="i2"), 2, dtype=np.int64),
    "outer": lambda f: f.outer(A, A[0]),
    "outer of numbers": lambda f: f.outer(2.0, A),
}


@pytest.mark.every_case
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_results_are_those_of_a_ufunc(call: Any) -> None:
    found, expected = call(product), call(np.multiply)
    np.testing.assert_array_equal(found, expected)
    assert np.asarray(found).dtype == np.asarray(expected).dtype and np.shape(found) == np.shape(expected)


MISTAKES: dict[str, Any] = {
    "shapes": lambda f: f(A, np.arange(4)),
    "too few": lambda f: f(A),
    "shape of out": lambda f: f(A, A, out=np.zeros((3, 3))),
    "dtype of out": lambda f: f(A, A, out=np.zeros((2, 3), "i4")),
    "out is a list": lambda f: f(A, A, out=[1]),
    "out is not writeable": lambda f: f(A, A, out=np.broadcast_to(0.0, (2, 3))),
    "dtype": lambda f: f(A, A, dtype="i4"),
    "where": lambda f: f(A, A, where=np.array([1, 0, 2]), out=A.copy()),
}


@pytest.mark.every_case
@pytest.mark.parametrize("call", MISTAKES.values(), ids=MISTAKES)
def test_mistakes_are_errors_as_of_a_ufunc(call: Any) -> None:
    for function in (np.multiply, product):
        with pytest.raises((TypeError, ValueError)):
            call(function)


@pytest.mark.every_case
@pytest.mark.parametrize("function", [product, other])
def test_functions_are_pickled(function: Any) -> None:
    copy = pickle.loads(pickle.dumps(function))
    np.testing.assert_array_equal(copy(A.astype("f4"), A.astype("f4")), (A * A).astype("f4"))
    assert (copy is function) == (function is product)
    assert repr(copy) == f"<wfv function for arrays {function.py_func.__name__}(x, y)>" and copy.nin == 2
