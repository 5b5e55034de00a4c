"""Sines and cosines of one number: in every strategy within OpenCL's bounds, also near multiples of pi / 2."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from passes.widen.math_calls import find_sine_cosine_pairs
from tests.support.library_calls import ulps
from wfv.ir.parser import parse_module
from wfv.strategies import STRATEGIES

SOURCE = """
kernel void both(global TYPE *s, global TYPE *c, global const TYPE *x, int limit) {
  int i = get_global_id(0);
  TYPE a = x[i];
  if (i >= limit) a = -a;
  s[i] = sin(a);
  c[i] = cos(a);
}
"""
BOUND = 4  # units in the last place
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def numbers(type: type) -> np.ndarray:
    """Multiples of pi / 2 and their neighbours, usual numbers, large ones, and special values: 1024."""
    draw = np.random.default_rng(5)
    multiples = np.arange(1, 320) * (np.pi / 2)
    near = multiples.astype(type)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40, -1e-30, 1000.0, 1001.0, 1e30], type)
    parts = [near, np.nextafter(near, type(0)), draw.uniform(-1000, 1000, 300).astype(type), special]
    rest = draw.uniform(-7, 7, 1024 - sum(map(len, parts))).astype(type)
    return np.concatenate([*parts, rest])


def results(type: type, **options: object) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The numbers, their sines and their cosines."""
    x = numbers(type)
    s, c = np.empty_like(x), np.empty_like(x)
    name = "float" if type is np.float32 else "double"
    program = wfv.build(SOURCE.replace("TYPE", name), **options)  # type: ignore[arg-type]
    program.both(len(x), 64, s, c, x, 700)
    return np.where(np.arange(len(x)) >= 700, -x, x), s, c


def check(type: type, **options: object) -> None:
    x, s, c = results(type, **options)
    wide = x.astype(np.longdouble)
    assert ulps(s, np.sin(wide)).max() <= BOUND and ulps(c, np.cos(wide)).max() <= BOUND
    zeros = x == 0
    assert (np.signbit(s[zeros]) == np.signbit(x[zeros])).all()
    assert np.isnan(s[~np.isfinite(x)]).all() and np.isnan(c[~np.isfinite(x)]).all()


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_strategy_is_within_the_bound(strategy: str) -> None:
    check(np.float32, strategy=strategy, lanes=16)


@pytest.mark.parametrize("type", [np.float32, np.float64])
@pytest.mark.parametrize("level", ["fast", "precise", "exact"])
def test_each_level_is_within_the_bound(level: str, type: type) -> None:
    check(type, strategy="unicf", lanes=8, math=level)


@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v3"])
def test_each_target_is_within_the_bound(target: str) -> None:
    for type in (np.float32, np.float64):
        check(type, strategy="unicf", lanes=4, target=target)


def test_calls_are_paired_in_a_block_only() -> None:
    module = parse_module(BLOCKS)
    fn = module.functions["k"]
    found = find_sine_cosine_pairs(fn)
    assert {call.name for call in found} == {"s1", "c1", "again"}, "equal calls have equal results"


BLOCKS = """
define void @k(float %a, float %b, i1 %p) {
entry:
  %s1 = call float @sinf(float %a)
  %c1 = call float @llvm.cos.f32(float %a)
  %again = call float @sinf(float %a)
  %s2 = call float @sinf(float %b)
  br i1 %p, label %then, label %end
then:
  %c2 = call float @cosf(float %b)
  br label %end
end:
  ret void
}
declare float @sinf(float)
declare float @cosf(float)
declare float @llvm.cos.f32(float)
"""
