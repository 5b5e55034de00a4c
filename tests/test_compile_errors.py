"""Errors that need no launch are those of `program.compile()`: each is raised, or found in `program.refused`."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang

pytestmark = needs_clang
GOOD = "kernel void good(global int *x) { x[get_global_id(0)] = 7; }\n"
BAD = {
    "local_memory": (
        wfv.GeometryError,
        "kernel void bad(global int *x) { local int t[1 << 27]; t[x[1]] = 1; barrier(1); x[0] = t[x[2]]; }",
    ),
    "slots": (
        wfv.GeometryError,
        "kernel __attribute__((reqd_work_group_size(4096, 1, 1))) void bad(global int *x) {"
        "  int own[1 << 13]; own[x[1]] = 1; barrier(1); x[get_global_id(0)] = own[x[2]]; }",
    ),
    "barrier": (
        wfv.BarrierDivergenceError,
        "kernel __attribute__((reqd_work_group_size(8, 1, 1))) void bad(global int *x) {"
        "  if (get_local_id(0) == 0) barrier(1); barrier(1); x[0] = 1; }",
    ),
    "recursion": (
        wfv.UnsupportedError,
        "int f(int n) { return n > 1 ? f(n - 1) + f(n - 2) : 1; } kernel void bad(global int *x) { x[0] = f(x[1]); }",
    ),
}


@pytest.mark.parametrize("strategy", ["auto", "unicf"])
@pytest.mark.parametrize("kind", BAD)
def test_compile_finds_the_error_of_each_launch(kind: str, strategy: str) -> None:
    error, source = BAD[kind]
    program = wfv.build(GOOD + source, strategy=strategy)
    with pytest.raises(error) as caught:
        program.compile("bad")
    program.compile(processes=1)
    assert list(program) == ["good"]
    assert program.refused["bad"].message == caught.value.message
    with pytest.raises(error):
        program.bad(4096, None, np.zeros(4096, np.int32))
    x = np.zeros(4, np.int32)
    program.good(4, None, x)
    assert x.tolist() == [7] * 4


def test_a_group_at_the_limit_is_compiled() -> None:
    source = "kernel void k(global int *x) { local int t[1 << 23]; t[x[1]] = 1; barrier(1); x[0] = t[x[2]]; }"
    wfv.build(source, strategy="unicf").compile("k")
