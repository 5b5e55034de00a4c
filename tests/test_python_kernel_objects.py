"""Kernels in Python as objects: copies, texts, and what `wfv.Kernel` can do for a launch."""

from __future__ import annotations

import pickle
import pydoc
import re
from typing import Any, Literal

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import wfv
from tests.support.requires import needs_graphviz


@wfv.kernel
def doubles(out: wfv.Array[np.float32, Literal[1]], n: int):
    """Doubles the first `n` numbers."""
    i = wfv.global_id(0)
    if i < n:
        out[i] *= 2


def triples(out, n):
    out[wfv.global_id(0)] *= 3


other = wfv.kernel(triples, lanes=4, strategy="unicf", local_size=8)


@pytest.mark.every_case
@pytest.mark.parametrize(("kernel", "factor"), [(doubles, 2), (other, 3)])
def test_kernels_are_pickled(kernel: Any, factor: int) -> None:
    copy, x = pickle.loads(pickle.dumps(kernel)), np.ones(16, np.float32)
    copy[16](x, 16)
    np.testing.assert_array_equal(x, [factor] * 16)
    assert (copy is kernel) == (kernel is doubles)
    bound = pickle.loads(pickle.dumps(kernel.bind(x, 16)))
    bound(16)
    np.testing.assert_array_equal(bound.args[0].view(np.float32), [factor**2] * 16)


def test_texts_name_the_parameters() -> None:
    kernel = wfv.kernel(triples)
    assert repr(kernel) == "<wfv kernel triples(out, n): compiled for no types yet>"
    kernel.compile(np.zeros(3), 1)
    assert repr(kernel) == "<wfv kernel triples(out, n): compiled for (array(float64, 1d, C), int64)>"
    shown = pydoc.plain(pydoc.render_doc(doubles))
    assert "wfv kernel doubles(out: " in shown and "Doubles the first `n` numbers." in shown
    assert "wfv kernel triples(out, n)" in pydoc.plain(pydoc.render_doc(kernel))


def test_a_launch_is_checked() -> None:
    x = np.ones(8, np.float32)
    assert not doubles.check(8, None, x, 8)
    (found,) = doubles.check(10, None, x, n=10, groups=0)
    assert "out" in str(found) and found.line == doubles.py_func.__code__.co_firstlineno + 5
    np.testing.assert_array_equal(x, [1] * 8)


@wfv.kernel
def leaves_its_arrays(out):
    tile = wfv.local_array(8, np.int32)
    i, tile_of_all = wfv.local_id(0), tile
    tile = wfv.local_array((2, 4), np.int32)
    mine = wfv.private_array(4, np.int64)
    tile_of_all[i] = i
    mine[i % 4] = i
    if i < 7:
        tile[i // 4, i % 4] = i
    wfv.barrier()
    out[i] = tile_of_all[i + 1] + tile[0, i] + mine[i // 2]


@wfv.kernel(bounds="check")
def leaves_its_row(out):
    row, i = wfv.local_array(8, np.int32), wfv.local_id(0)
    rest = wfv.local_array(8, np.int32)
    rest[i] = row[i] = i
    wfv.barrier()
    out[i] = row[i] + rest[i + 1]


ARRAYS = ["local memory `tile`", "local memory `tile`", "private variable `mine`"]


def test_a_check_names_arrays_as_the_source_does() -> None:
    found = [
        re.search(r"(local memory|private variable) `.*?`", str(each))
        for each in leaves_its_arrays.check(8, 8, np.zeros(8, np.int32))
    ]
    assert sorted(each[0] for each in found if each) == ARRAYS
    with pytest.raises(wfv.BoundsError, match="reads element 8 of rest, which has 8"):
        leaves_its_row[(8,), (8,)](np.zeros(8, np.int32))


def test_a_launch_is_tuned_and_has_remarks() -> None:
    x = np.ones(1000, np.float32)
    doubles.tune(1000, None, x, 1000, threads=1)
    np.testing.assert_array_equal(x, [1] * 1000)
    kinds = {remark.kind for remark in doubles.launch_remarks(1000, None, x, 1000, threads=1)}
    assert "local size" in kinds


@wfv.kernel
def scales(out, x, n, factor: np.float32):
    i = wfv.global_id(0)
    for k in range(n):
        out[i] += factor * x[i + k]


def test_kernels_are_specialized() -> None:
    special = scales.specialize(n=4).specialize(factor=0.5, local_size=16)
    x, factor = np.arange(40, dtype=np.float32), np.float32(0.5)
    for kernel in (special, pickle.loads(pickle.dumps(special))):
        out = np.zeros(32, np.float32)
        kernel[32](out, x, 4, factor)
        np.testing.assert_array_equal(out, [2 * i + 3 for i in range(32)])
    for n, other, local_size in ((5, factor, 16), (4, factor + 1, 16), (4, factor, 8)):
        with pytest.raises(wfv.GeometryError if local_size == 8 else wfv.ArgumentError, match=r"requires|specialized"):
            special[(32,), (local_size,)](out, x, n, other)
    assert special.compile(out, x, 4, factor).ir != scales.compile(out, x, 4, factor).ir
    with pytest.raises(wfv.OptionError, match="unknown parameter of the kernel 'm'"):
        scales.specialize(m=1)
    with pytest.raises(wfv.ArgumentError, match="parameter 'x' is a buffer"):
        scales.specialize(x=x)[32](out, x, 4, factor)


@pytest.mark.parametrize("options", [{}, {"strategy": "unicf", "lanes": 4}, {"strategy": "scalar"}], ids=str)
def test_kernels_are_explained(options: dict[str, Any]) -> None:
    kernel = wfv.kernel(doubles.py_func, **options)
    line = kernel.py_func.__code__.co_firstlineno + 4
    x = np.ones(8, np.float32)
    text = kernel.explain(x, 8)
    assert text.startswith("doubles: the fastest is probably ")
    assert ("What follows is about unicf, 4 lanes" in text) == ("lanes" in options)
    assert text == kernel.compile(x, 8).explain()
    assert "get_global_id(0)" in kernel.explain(x, 8, place=line) == kernel.explain(x, 8, place=str(line))
    with pytest.raises(wfv.OptionError, match="missing"):
        kernel.explain(x, 8, place="missing")


@needs_graphviz
def test_kernels_have_reports() -> None:
    page = doubles.report(np.ones(8, np.float32), 8)
    assert page.startswith("<!DOCTYPE html>") and "estimate" in page
    assert "out[i] *= 2" in page
