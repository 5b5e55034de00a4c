"""Reductions by fmin and fmax under strategy `llvm`: LLVM's vectorizer ends the process on some of them."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang

KERNEL = """
kernel void extremes(global TYPE *x, global TYPE *least, global TYPE *greatest) {
  size_t i = get_global_id(0);
  TYPE low = x[i * 8], high = low;
  for (int j = 1; j < 8; j++) {
    low = fmin(low, x[i * 8 + j]);
    high = fmax(high, x[i * 8 + j]);
  }
  least[i] = low;
  greatest[i] = high;
}
"""
ONE = """
import numpy as np, wfv
source = '''kernel void k(global double *x) {
  size_t i = get_global_id(0);
  double r = x[i * 8];
  for (int j = 1; j < 8; j++) r = fmin(r, x[i * 8 + j]);
  x[i * 8] = r;
}'''
x = np.random.default_rng(1).random(512)
least = x.reshape(-1, 8).min(axis=1)
wfv.build(source, strategy="llvm").k(64, 16, x)
assert (x[::8] == least).all()
"""


@needs_clang
def test_the_process_goes_on() -> None:
    done = subprocess.run([sys.executable, "-c", ONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]


@needs_clang
@pytest.mark.parametrize("strategy", ["llvm", "scalar", "unicf"])
@pytest.mark.parametrize("type", [np.float32, np.float64])
def test_results_are_those_of_numpy_also_with_nan(type: type, strategy: str) -> None:
    x = np.random.default_rng(2).standard_normal((96, 8)).astype(type)
    x[::3, 2], x[::5, 0], x[7], x[8, 1:] = np.nan, np.nan, np.nan, np.nan
    least, greatest = np.zeros(96, type), np.zeros(96, type)
    name = {np.float32: "float", np.float64: "double"}[type]
    wfv.build(KERNEL, strategy=strategy, defines={"TYPE": name}).extremes(96, 16, x, least, greatest)
    np.testing.assert_array_equal(least, np.fmin.reduce(x, axis=1))
    np.testing.assert_array_equal(greatest, np.fmax.reduce(x, axis=1))
