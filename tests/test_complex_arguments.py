"""Complex numbers as arguments: arrays of pairs, and numbers by value; what other parameters say about them."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import STRATEGIES
from wfv.runtime.program import Program

pytestmark = needs_clang
SOURCE = """
kernel void pairs(global TYPE2 *x, TYPE2 z) {
  TYPE2 own = x[get_global_id(0)];
  x[get_global_id(0)] = (TYPE2)(own.x * z.x - own.y * z.y, own.x * z.y + own.y * z.x);
}
kernel void numbers(global TYPE _Complex *x, TYPE _Complex z) { x[get_global_id(0)] *= z; }
kernel void parts(global TYPE *x, TYPE z) { x[get_global_id(0)] *= z; }
"""


def build(type: str, strategy: str = "unicf") -> Program:
    return wfv.build(SOURCE, defines={"TYPE": type, "TYPE2": f"{type}2"}, strategy=strategy, lanes=4)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_complex_arrays_and_numbers(strategy: str) -> None:
    for type, dtype in (("float", np.complex64), ("double", np.complex128)):
        program = build(type, strategy)
        x = (np.arange(11) + 1j * np.arange(11)[::-1]).astype(dtype)
        for name in ("pairs", "numbers"):
            for z in (2 - 3j, dtype(2 - 3j), np.array([2 - 3j], dtype)[0]):
                found = x.copy()
                program[name](11, None, found, z)
                np.testing.assert_allclose(found, x * z)
        found = x.copy()
        program.numbers(11, None, found, 2)
        np.testing.assert_array_equal(found, 2 * x)


def test_raw_bytes_of_a_complex_number_are_taken_too() -> None:
    x = np.array([1 + 1j], np.complex64)
    build("float").numbers(1, 1, x, np.complex64(1j).tobytes())
    assert x[0] == -1 + 1j


@pytest.mark.parametrize(
    ("name", "dtype", "z", "message", "help"),
    [
        ("pairs", "complex128", (1, 1), r"dtype complex128 for a float2\*", "pass complex64"),
        ("numbers", "complex128", 1, r"dtype complex128 for a _Complex float\*", "pass complex64"),
        ("parts", "complex64", 1, r"dtype complex64 for a float\*", "float32: real and imaginary parts"),
        ("parts", "float32", 1j, r"\(z\): the parameter is a number \(float\), not complex", "its .real and .imag"),
    ],
)
def test_what_is_refused(name: str, dtype: str, z: object, message: str, help: str) -> None:
    with pytest.raises(wfv.ArgumentError, match=message) as caught:
        build("float")[name](4, 4, np.ones(4, dtype), z)
    assert help in caught.value.help


def test_compare_takes_complex_arrays() -> None:
    x = np.array([1 + 2j, 3 - 1j, 0, 1j], np.complex64)
    found = wfv.compare(build("float").numbers, (4, 4), (x, 1j), ["unicf"], runs=1)
    assert [row.problem for row in found.rows] == ["", ""]
    assert x[0] == 1 + 2j
