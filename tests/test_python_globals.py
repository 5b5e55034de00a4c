"""Kernels in Python: arrays from outside are constants, as they are when the kernel is compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import wfv

VIEWS: dict[str, Any] = {
    "C": lambda x: x,
    "F": lambda x: x.T,
    "reversed": lambda x: x[::-1],
    "columns": lambda x: x[:, ::2],
    "broadcast": lambda x: np.broadcast_to(x[0], x.shape),
}


def _reader(table):
    @wfv.kernel
    def read(out):
        i, j = wfv.global_id(0), wfv.global_id(1)
        out[i, j] = table[i, j]

    return read


@pytest.mark.every_case
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_arrays_are_frozen(view: Any) -> None:
    whole = np.arange(24.0).reshape(4, 6)
    table = view(whole)
    expected, out = table.copy(), np.zeros(table.shape)
    kernel = _reader(table)
    for _ in range(2):
        kernel[out.shape](out)
        np.testing.assert_array_equal(out, expected)
        whole[:] = -1


def test_a_check_knows_frozen_arrays() -> None:
    read = _reader(np.arange(24.0).reshape(4, 6)[::-1, ::-1])
    assert not read.check((4, 6), None, np.zeros((4, 6)))


def test_a_large_array_is_an_argument() -> None:
    kernel = _reader(np.zeros((1000, 1000)))
    with pytest.raises(wfv.UnsupportedError, match="a constant array of 8000000 bytes") as caught:
        kernel[4, 4](np.zeros((4, 4)))
    assert caught.value.line == _reader.__code__.co_firstlineno + 4 and "argument" in caught.value.help
