"""Integer divisions: right for all operands for which OpenCL C defines them, and never the end of the process."""

from __future__ import annotations

import itertools
import re
from functools import cache

import numpy as np
import pytest

import wfv
from passes.group.safe_divisors import make_divisors_safe
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_function
from wfv.runtime.program import Program

TYPES = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8",
}  # fmt: skip
ITEMS = 96
SOURCE = """
kernel void TYPE_items(global TYPE *a, global TYPE *b, global TYPE *q, global TYPE *r) {
  int i = get_global_id(0); q[i] = a[i] / b[i]; r[i] = a[i] % b[i];
}
kernel void TYPE_vectors(global TYPE *a, global TYPE *b, global TYPE *q, global TYPE *r) {
  int i = get_global_id(0);
  vstore4(vload4(i, a) / vload4(i, b), i, q); vstore4(vload4(i, a) % vload4(i, b), i, r);
}
kernel void TYPE_uniform(global TYPE *a, TYPE b, global TYPE *q, global TYPE *r) {
  int i = get_global_id(0);
  if (i % 9 != 4) q[i] = a[i] / b;
  r[i] = a[i] % b;
}
"""


def operands(dtype: np.dtype) -> tuple[np.ndarray, np.ndarray]:
    """Dividends and divisors: all pairs of values at the limits."""
    limits = np.iinfo(dtype)
    values = [0, 1, 7, limits.max // 2, limits.max, limits.min] + [-1] * (limits.min < 0)
    pairs = np.array(list(itertools.product(values, values)), dtype)
    return np.resize(pairs[:, 0], ITEMS), np.resize(pairs[:, 1], ITEMS)


def expected(a: int, b: int) -> tuple[int, int]:
    """Rounded toward zero, as C does."""
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return quotient, a - quotient * b


def check(a: np.ndarray, b: np.ndarray, q: np.ndarray, r: np.ndarray) -> None:
    for x, y, quotient, rest in zip(*(each.tolist() for each in (a, b, q, r)), strict=True):
        if y and (x, y) != (np.iinfo(a.dtype).min, -1):
            assert (quotient, rest) == expected(x, y)


@cache
def program_of(strategy: str) -> Program:
    return wfv.build("".join(SOURCE.replace("TYPE", c_type) for c_type in TYPES), strategy=strategy, lanes=8)


@pytest.mark.parametrize(
    "strategy", ["scalar", "unicf", *(pytest.param(each, marks=pytest.mark.full) for each in ("llvm", "naive"))]
)
@pytest.mark.parametrize("c_type", TYPES)
def test_divisions_do_not_trap(c_type: str, strategy: str) -> None:
    a, b = operands(np.dtype(TYPES[c_type]))
    program = program_of(strategy)
    for items in (ITEMS, 7, 1):
        q, r = np.zeros_like(a), np.zeros_like(a)
        program[f"{c_type}_items"](items, None, a, b, q, r)
        check(a[:items], b[:items], q[:items], r[:items])
    q, r = np.zeros_like(a), np.zeros_like(a)
    program[f"{c_type}_vectors"](ITEMS // 4, None, a, b, q, r)
    check(a, b, q, r)
    taken = np.arange(ITEMS) % 9 != 4
    for divisor in np.unique(b):
        program[f"{c_type}_uniform"](ITEMS, None, a, divisor, q, r)
        check(a[taken], np.full(ITEMS, divisor)[taken], q[taken], r[taken])


def divided(body: str) -> str:
    """The body of a function with these instructions, once its divisors are safe."""
    text = f"define i32 @f(i32 %a, i32 %b, i64 %wfv.lsize0) {{\nentry:\n{body}\n  ret i32 %r\n}}\n"
    module = parse_module(text)
    make_divisors_safe(module.functions.values())
    body = re.sub(r"(?s).*entry:\n|\n  ret.*", "", print_function(module.functions["f"]))
    return re.sub(r"\.w\d+", "", body)  # what makes names unique


def test_the_text() -> None:
    assert divided("  %r = sdiv i32 %a, %b") == (
        "  %add = add i32 %b, 1\n"
        "  %is.unsafe = icmp ult i32 %add, 2\n"
        "  %safe = select i1 %is.unsafe, i32 1, i32 %b\n"
        "  %sdiv = sdiv i32 %a, %safe\n"
        "  %icmp = icmp eq i32 %b, -1\n"
        "  %sub = sub i32 0, %a\n"
        "  %select = select i1 %icmp, i32 %sub, i32 %sdiv"
    )


def test_clangs_remainders_keep_one_divisor() -> None:
    found = divided("  %q = udiv i32 %a, %b\n  %p = mul i32 %q, %b\n  %r = sub i32 %a, %p")
    assert "mul i32 %udiv, %safe" in found


@pytest.mark.parametrize("divisor", ["7", "-1", "%size"])
def test_divisors_that_are_not_zero_stay(divisor: str) -> None:
    body = f"  %size = trunc i64 %wfv.lsize0 to i32\n  %r = udiv i32 %a, {divisor}"
    assert divided(body) == body


def test_a_divisor_may_still_be_zero() -> None:
    source = """kernel void k(global int *q, global int *is_zero, global const int *a, global const int *b) {
      size_t i = get_global_id(0);
      int x = b[i];
      q[i] = a[i] / x;
      is_zero[i] = x == 0;
    }"""
    b = np.resize(np.arange(3, dtype=np.int32), 64)
    q, is_zero = np.zeros_like(b), np.zeros_like(b)
    wfv.build(source).k(64, 64, q, is_zero, b + 5, b)
    assert (is_zero == (b == 0)).all()
