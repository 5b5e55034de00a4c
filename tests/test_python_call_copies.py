"""Calls in Python at which work-items come together: CPython copies some of them, and each stays one call."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import wfv

sub_any, work_any = wfv.sub_group_any, wfv.work_group_any


def in_a_while(v, n):
    while sub_any(v > 0):
        n += 1
        if v <= 0:
            continue
        v -= 1
    return v, n


def after_and(v, n):
    while n < 20 and sub_any(v > 0):
        n += 1
        if v <= 0:
            continue
        v -= 1
    return v, n


def after_or(v, n):
    while n < 1 or sub_any(v > 0):
        n += 1
        if v <= 0:
            continue
        v -= 1
    return v, n


def in_both_parts(v, n):
    while sub_any(v > 0) and not wfv.sub_group_all(v == 1):
        n += 1
        if v <= 0:
            continue
        v -= 1
    return v, n


def in_a_chain(v, n):
    while 0 < wfv.sub_group_reduce_add(v) < wfv.sub_group_reduce_max(v) * 100 <= 10000:
        n += 1
        if v <= 0:
            continue
        v -= 1
    return v, n


def in_a_ternary(v, n):
    while sub_any(v > 0 if n % 2 else v >= 1):
        n += 1
        if v <= 0:
            continue
        v -= 1
        if n > 50:
            break
    else:
        n += 100
    return v, n


def in_a_choice(v, n):
    while sub_any(v > 0) if n < 2 else sub_any(v > 1):
        n += 1
        if v <= 0:
            continue
        v -= 1
    return v, n


def in_nested_loops(v, n):
    while sub_any(v > 0):
        w = v
        while sub_any(w > 2):
            n += 1
            if w <= 2:
                continue
            w -= 1
        n += 10
        if v <= 0:
            continue
        v -= 1
    return v, n


def in_a_for(v, n):
    for step in range(3):
        while sub_any(v > 3 - step):
            n += 1
            if v <= 3 - step:
                continue
            v -= 1
        if n > 50:
            break
    else:
        n += sub_any(v > 0)
    return v, n


def count_of(is_true):
    return wfv.sub_group_reduce_add(is_true)


def in_a_helper(v, n):
    while count_of(v > 0) > 0:
        n += 1
        if v <= 0:
            continue
        v -= 1
    return v, n


FORMS = [
    in_a_while, after_and, after_or, in_both_parts, in_a_chain, in_a_ternary, in_a_choice, in_nested_loops, in_a_for,
    in_a_helper,
]  # fmt: skip


def kernel_of(form: Any, **options: Any) -> Any:
    def kernel(out, x):
        i = wfv.global_id(0)
        out[0, i], out[1, i] = form(x[i], 0)

    return wfv.kernel(kernel, lanes=4, **options)


@pytest.mark.parametrize("strategy", ["scalar", "naive", "unicf"])
@pytest.mark.parametrize("form", FORMS)
def test_a_call_is_one_in_any_form(form: Any, strategy: str) -> None:
    x = np.array([0, 1, 3, 0, 2, 2, 2, 2, 0, 0, 0, 0, 5, 0, 0, 4])
    out, plain = np.zeros((2, 16), np.int64), np.zeros((2, 16), np.int64)
    made = kernel_of(form, strategy=strategy)
    made(16, 4, out, x)  # each group is one sub-group, as in plain Python
    made.interpret(16, 4, plain, x)
    np.testing.assert_array_equal(out, plain)


def of_groups(out, x):
    i = wfv.global_id(0)
    v = x[i]
    while work_any(v > 0):
        if v <= 0:
            continue
        v -= 1
    out[i] = v


barrier = wfv.barrier


def ends_in_copies(out, x):  # by CPython 3.12
    i = wfv.global_id(0)
    if x[i] > 1:
        out[i] = 1
    else:
        out[i] = 2
    barrier()


@pytest.mark.parametrize("function", [of_groups, ends_in_copies])
def test_a_group_comes_together(function: Any) -> None:
    x = np.array([0, 1, 3, 0, 2, 2, 2, 2])
    out, plain = np.zeros(8, np.int64), np.zeros(8, np.int64)
    made = wfv.kernel(function)
    made(8, 8, out, x)
    made.interpret(8, 8, plain, x)
    np.testing.assert_array_equal(out, plain)
