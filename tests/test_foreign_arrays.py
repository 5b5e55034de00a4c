"""Arguments that are no NumPy arrays: objects with a buffer or an array interface are used where they are in memory."""

from __future__ import annotations

import array
import ctypes
import mmap
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import STRATEGIES
from wfv.runtime.arguments import parameters
from wfv.runtime.arguments.parameters import array_sharing

pytestmark = needs_clang
SOURCE = """
kernel void twice(global float *y, global const float *x) {
  y[get_global_id(0)] = 2 * x[get_global_id(0)];
}
kernel void shifted(global float4 *y, float4 by) { y[get_global_id(0)] += by; }
"""


class WithInterface:
    """An array of another library: NumPy reads its memory by `__array_interface__`."""

    def __init__(self, values: np.ndarray) -> None:
        self.values = values

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self.values.__array_interface__


class WithArray:
    """An object that makes a new array at each call."""

    def __array__(self, dtype: object = None, copy: object = None) -> np.ndarray:
        return np.zeros(4, np.float32)


def floats(kind: str, values: list[float]) -> Any:
    data = np.array(values, np.float32)
    match kind:
        case "array.array":
            return array.array("f", values)
        case "ctypes":
            return (ctypes.c_float * len(values))(*values)
        case "mmap":
            memory = mmap.mmap(-1, data.nbytes)
            memory[:] = data.tobytes()
            return memory
        case "interface":
            return WithInterface(data)
    return memoryview(data)


def read(given: Any) -> list[float]:
    return np.frombuffer(given.values if isinstance(given, WithInterface) else given, np.float32).tolist()


@pytest.mark.parametrize("kind", ["array.array", "ctypes", "mmap", "interface", "memoryview"])
def test_a_kernel_writes_to_the_memory_of_the_object(kind: str) -> None:
    for strategy in STRATEGIES:
        program = wfv.build(SOURCE, strategy=strategy, lanes=4)
        y, x = floats(kind, [0] * 6), floats(kind, [1, 2, 3, 4, 5, 6])
        program.twice(6, None, y, x=x)
        assert read(y) == [2, 4, 6, 8, 10, 12]


def test_a_bound_kernel_and_auto_use_it_each_time() -> None:
    program = wfv.build(SOURCE, strategy="auto")
    y, x = floats("array.array", [0] * 4), floats("interface", [1, 2, 3, 4])
    bound = program.twice.bind(y, x)
    for factor in (1, 10):
        x.values[:] = factor * np.arange(4)
        bound.launch(4)
        assert read(y) == [0, 2 * factor, 4 * factor, 6 * factor]
    with pytest.raises(BufferError):
        y.append(1)  # the memory would move


def test_bytes_are_read_and_not_written() -> None:
    program, y = wfv.build(SOURCE), np.zeros(2, np.float32)
    program.twice(2, None, y, np.array([3, 4], np.float32).tobytes())
    assert y.tolist() == [6, 8]
    with pytest.raises(wfv.ArgumentError, match=r"argument 0 .y.: the array is read-only"):
        program.twice(2, None, bytes(8), y)


def test_a_vector_by_value_is_no_buffer() -> None:
    y = floats("ctypes", [1, 2, 3, 4])
    wfv.build(SOURCE).shifted(1, 1, y, [1, 1, 1, 2])
    assert read(y) == [2, 3, 4, 6]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([1.0, 2.0], "the parameter is a buffer, not list"),
        (WithArray(), "the parameter is a buffer, not WithArray"),
        (np.float32(1), "the parameter is a buffer, not float32"),
        ("text", "the parameter is a buffer, not str"),
        (np.ma.masked_array([1, 2], [0, 1], np.float32), "the parameter is a buffer, not MaskedArray"),
        (array.array("d", [1, 2]), r"dtype float64 for a float\*"),
        (memoryview(np.zeros(4, np.float32))[::2], "the array is not contiguous"),
    ],
)
def test_what_is_refused(given: object, message: str) -> None:
    with pytest.raises(wfv.ArgumentError, match=message):
        wfv.build(SOURCE).twice(2, None, np.zeros(2, np.float32), given)


def test_a_wrong_interface_is_an_argument_error() -> None:
    wrong = type("Wrong", (), {"__array_interface__": {"shape": (4,), "typestr": "nonsense", "version": 3}})()
    with pytest.raises(wfv.ArgumentError, match=r"argument 1 .x.: NumPy cannot read the array interface of this Wrong"):
        wfv.build(SOURCE).twice(2, None, np.zeros(2, np.float32), wrong)


def test_numpy_arrays_take_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parameters, "with_arrays", None)  # calling it would be a TypeError
    y = np.zeros(2, np.float32)
    wfv.build(SOURCE).twice(2, None, y, np.zeros(2, np.float32))
    assert array_sharing(y) is y


def test_compare_takes_them_too() -> None:
    y, x = floats("array.array", [0] * 4), floats("interface", [1, 2, 3, 4])
    found = wfv.compare(wfv.build(SOURCE).twice, (4, 4), (y, x), ["unicf"], runs=1)
    assert [row.problem for row in found.rows] == ["", ""]
    assert read(y) == [0] * 4
