"""Kernel parameters of type size_t, ptrdiff_t, intptr_t and uintptr_t: accepted with a warning."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES, build

pytestmark = needs_clang
SETTINGS = np.dtype([("scale", np.int32), ("padding", np.int32), ("shift", np.int64)])


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_sizes_as_parameters(strategy: str) -> None:
    program = build("size_parameters.cl", strategy)
    x, sizes = np.full(13, -1, np.int32), np.zeros(13, np.uint64)
    program.scaled(13, 4, x, 9, 2, np.array((3, 0, -5), SETTINGS)[()], sizes)
    assert x.tolist() == [(i + 2) * 3 - 5 if i + 2 < 9 else -1 for i in range(13)]
    assert (sizes == 16).all()
    program.addressed(1, 1, x, 12, 2**33 + 7, -2)
    assert x[12] == 5


def test_the_parameters_keep_their_types_and_get_warnings() -> None:
    program = build("size_parameters.cl", "unicf")
    assert program.scaled.signature == ["int* x", "size_t n", "ptrdiff_t first", "Settings s", "size_t* sizes"]
    assert program.addressed.signature[2:] == ["uintptr_t low", "intptr_t high"]
    with pytest.raises(wfv.ArgumentError):
        program.addressed(1, 1, np.zeros(1, np.int32), 0, -1, 0)  # an unsigned number
    log = program.build_log
    assert log.count("warning") == 6 and "__size_t" not in log
    assert "size_parameters.cl:5:46: warning: 'size_t' (aka 'unsigned long') as the type of a kernel parameter" in log


def test_other_errors_are_reported_as_before() -> None:
    for wrong in ("bool b, size_t n", "size_t n, struct { bool b; } s"):
        with pytest.raises(wfv.ParseError, match="cannot be used as the type of a kernel parameter"):
            wfv.build(f"kernel void k({wrong}) {{}}\n")
    with pytest.raises(wfv.ParseError, match="undeclared identifier 'm'") as caught:
        wfv.build("kernel void k(global int *x, size_t n) {\n  x[n] = m;\n}\n")
    assert (caught.value.line, caught.value.column) == (2, 10)


def test_they_are_errors_where_warnings_are() -> None:
    with pytest.raises(wfv.ParseError, match="'__private size_t'"):
        wfv.build("kernel void k(global int *x, size_t n) { x[n] = 1; }\n", options="-Werror")
