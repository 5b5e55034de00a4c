"""Products and quotients of C's complex numbers (`__muldc3`, `__divsc3`, ..), against NumPy's and C99's Annex G."""

from __future__ import annotations

import itertools
import math
import subprocess
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import STRATEGIES
from wfv.errors import UnsupportedError
from wfv.opencl.clang_program import clang_command

pytestmark = needs_clang
SOURCE = Path(__file__).parent / "wild" / "complex.c"
TARGETS = ("spir64-unknown-unknown", "x86_64-unknown-linux-gnu")
SPECIAL = (0.0, -0.0, 1.0, -2.5, math.inf, -math.inf, math.nan)
TYPES = {"single": np.complex64, "twofold": np.complex128}


@cache
def ir(target: str, level: str = "-O1") -> str:
    command = [*clang_command(), "-target", target, level, "-w", "-S", "-emit-llvm", str(SOURCE), "-o", "-"]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def run(kind: str, operation: str, a: np.ndarray, b: np.ndarray, strategy: str, target: str) -> np.ndarray:
    a, b = (np.ascontiguousarray(x.astype(TYPES[kind])) for x in (a, b))
    real = a.real.dtype
    out = np.zeros(2 * a.size, real)
    kernel = wfv.build(ir(target), strategy=strategy, lanes=8)[f"{kind}_{operation}"]
    kernel(a.size, 16, out, a.view(real), b.view(real))
    return out.view(a.dtype)


def random(count: int, spread: int) -> np.ndarray:
    rng = np.random.default_rng(7)
    parts = rng.normal(size=(2, count)) * 2.0 ** rng.integers(-spread, spread, (2, count))
    return parts[0] + 1j * parts[1]


@pytest.mark.sampled
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_finite_numbers(strategy: str, kind: str, target: str) -> None:
    """Numbers whose squares overflow are among them. The bound of the error is relative to the result's magnitude."""
    bound = 8 * float(np.finfo(TYPES[kind]).eps)
    for spread in (2, 60 if kind == "single" else 500):
        a, b = random(96, spread).astype(TYPES[kind]), random(96, spread)[::-1].astype(TYPES[kind])
        wide = (a.astype(np.clongdouble), b.astype(np.clongdouble))
        for operation, right in (("product", wide[0] * wide[1]), ("quotient", wide[0] / wide[1])):
            found = run(kind, operation, a, b, strategy, target).astype(np.clongdouble)
            tiny = float(np.finfo(TYPES[kind]).tiny)
            keep = (abs(right) < np.finfo(TYPES[kind]).max / 4) & (abs(right) > tiny * 8)
            assert keep.sum() > 40
            assert (abs(found - right)[keep] <= bound * abs(right)[keep]).all(), (operation, spread)


def every_pair() -> tuple[np.ndarray, np.ndarray]:
    """All pairs of numbers whose parts are SPECIAL."""
    quads = np.array(list(itertools.product(SPECIAL, repeat=4)))
    numbers = np.empty((2, len(quads)), complex)
    for row, at in zip(numbers, (0, 2), strict=True):
        row.real, row.imag = quads[:, at], quads[:, at + 1]
    return numbers[0], numbers[1]


def is_infinite(x: np.ndarray) -> np.ndarray:
    return np.isinf(x.real) | np.isinf(x.imag)


def is_nan(x: np.ndarray) -> np.ndarray:
    """Whether a number is a NaN in Annex G's sense: it has a NaN part, and no infinite one."""
    return ~is_infinite(x) & (np.isnan(x.real) | np.isnan(x.imag))


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("strategy", ["scalar", "naive", "unicf"])
def test_special_numbers(strategy: str, kind: str, target: str) -> None:
    """Annex G, G.5.1: which results are infinite, zero or NaN, whatever the other parts of the operands are."""
    a, b = every_pair()
    product, quotient = (run(kind, name, a, b, strategy, target) for name in ("product", "quotient"))
    infinite, zero = (is_infinite(a), is_infinite(b)), (a == 0, b == 0)
    nonzero = [~z & ~is_nan(x) for z, x in zip(zero, (a, b), strict=True)]
    assert is_infinite(product[infinite[0] & nonzero[1]]).all()
    assert is_infinite(product[infinite[1] & nonzero[0]]).all()
    finite = [np.isfinite(x.real) & np.isfinite(x.imag) for x in (a, b)]
    assert is_infinite(quotient[infinite[0] & finite[1]]).all()
    assert (quotient[finite[0] & infinite[1]] == 0).all()
    assert is_infinite(quotient[nonzero[0] & zero[1]]).all()
    assert is_nan(quotient[zero[0] & zero[1]]).all()
    assert is_nan(product[infinite[0] & zero[1]]).all()
    both = finite[0] & finite[1] & ~zero[1]
    for found, right in ((product, a[both] * b[both]), (quotient, a[both] / b[both])):
        np.testing.assert_allclose(found[both], right, rtol=1e-6)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_divergent_loop_of_products(strategy: str) -> None:
    points = random(64, 1) / 2
    out = np.zeros(64, np.int32)
    wfv.build(ir(TARGETS[1]), strategy=strategy, lanes=8).mandelbrot(64, 16, out, points.view(np.float64))
    for point, found in zip(points.tolist(), out.tolist(), strict=True):
        z, n = 0j, 0
        while n < 50 and abs(z) ** 2 < 4:
            z, n = z * z + point, n + 1
        assert found == n


def test_a_call_with_other_types_is_refused() -> None:
    text = "declare double @__muldc3(double, double)\ndefine void @k(ptr %x) {\n"
    text += "  %r = call double @__muldc3(double 1.0, double 2.0)\n  store double %r, ptr %x\n  ret void\n}\n"
    with pytest.raises(UnsupportedError, match="__muldc3 with wrong types"):
        wfv.build(text)
