"""Quotients by square roots that are computed from AVX-512's estimate: errors, special values, where the form is used.

The code of each kernel also runs on machines without AVX-512: a function in place of the instruction returns an
estimate that is wrong by a given fraction, up to the largest error of the instruction.
"""

from __future__ import annotations

import ctypes
import re
from functools import cache

import llvmlite.binding as llvm
import numpy as np
import pytest

from tests.support.compiled import need_target
from tests.test_interp_llvm import machine
from wfv.fuzz.campaign import options_of
from wfv.fuzz.interpreted_stages import stage_after
from wfv.runtime.program import build

LANES, INSTRUCTION, ERROR = 4, "llvm.x86.avx512.rsqrt14.ps.128", 2.0**-14
BOUND = 2.0  # ulp: that of OpenCL's rsqrt; a quotient by a root may have more
SPECIAL = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, -1.0, 2.0**-149, -(2.0**-149), 2.0**-126, 3.4e38, 4.0], "f4")
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

ESTIMATE = """
define <4 x float> @estimate(<4 x float> %x, <4 x float> %passed, i8 %mask) {
  %wide = fpext <4 x float> %x to <4 x double>
  %root = call <4 x double> @llvm.sqrt.v4f64(<4 x double> %wide)
  %exact = fdiv <4 x double> splat (double 1.0), %root
  %near = fmul <4 x double> %exact, splat (double FACTOR)
  %estimate = fptrunc <4 x double> %near to <4 x float>
  ret <4 x float> %estimate
}
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>)
"""


def source(numerator: float) -> str:
    return f"""
        kernel void k(global float *out, global const float *x) {{
          out[get_global_id(0)] = {numerator!r}f / sqrt(x[get_global_id(0)]);
        }}"""


@cache
def widened(numerator: float) -> str:
    text = build(source(numerator)).text
    found = stage_after(text, "k", options_of("unicf", LANES, "x86-64-v4"), "widen")
    assert found is not None
    return found[0].text


def run_with_error(numerator: float, x: np.ndarray, error: float) -> np.ndarray:
    """The results for `x`, of a whole number of vectors, with estimates that are (1 + error) times the exact value."""
    text = widened(numerator)
    assert f"@{INSTRUCTION}(" in text
    text = re.sub(r"^(declare .*rsqrt14|target ).*\n", "", text, flags=re.MULTILINE)
    text = text.replace(INSTRUCTION, "estimate") + ESTIMATE.replace("FACTOR", repr(float(1 + error)))
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine())
    run = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 2, *[ctypes.c_int64] * 2)(
        engine.get_function_address("k.c0.vector.simd")
    )
    out = np.zeros_like(x)
    for first in range(0, len(x), LANES):
        run(out.ctypes.data, x.ctypes.data, 0, first)
    return out


def ulps(got: np.ndarray, exact: np.ndarray) -> np.ndarray:
    return np.abs(got - exact) / np.spacing(exact.astype(np.float32))


def two_binades(count: int) -> np.ndarray:
    """Every n-th number from 1 to 4: the errors in all other pairs of binades are the same."""
    return np.linspace(0x3F800000, 0x407FFFFF, count).astype(np.uint32).view(np.float32)


@pytest.mark.parametrize("numerator", [1.0, 3.1415927])
def test_error(numerator: float) -> None:
    x = two_binades(1 << 14)
    exact = np.float64(np.float32(numerator)) / np.sqrt(x.astype(np.float64))
    for error in ERROR * np.array([-1, -0.7, -0.1, 0, 0.3, 1]):
        assert ulps(run_with_error(numerator, x, error), exact).max() < BOUND


def test_special_values() -> None:
    x = np.resize(SPECIAL, 12)
    np.testing.assert_allclose(run_with_error(1.0, x, ERROR), 1 / np.sqrt(x.astype(np.float64)), rtol=3e-7)
    np.testing.assert_array_equal(np.signbit(run_with_error(1.0, x, 0)[:2]), [False, True])


@pytest.mark.parametrize("lanes", [4, 8, 16, 32])
def test_on_this_machine(lanes: int) -> None:
    need_target("x86-64-v4")
    x = np.concatenate([SPECIAL, two_binades(4085)])
    out = np.zeros_like(x)
    build(source(1.0), strategy="unicf", lanes=lanes).k(len(x), None, out, x)
    exact = 1 / np.sqrt(x.astype(np.float64))
    np.testing.assert_allclose(out[: len(SPECIAL)], exact[: len(SPECIAL)], rtol=3e-7)
    assert ulps(out[len(SPECIAL) :], exact[len(SPECIAL) :]).max() < BOUND


@pytest.mark.parametrize(
    ("statement", "options", "is_used"),
    [
        ("rsqrt(a)", "", True),
        ("native_rsqrt(a)", "", True),
        ("rsqrt((float4)(a, b, a, b)).y", "", True),
        ("b / sqrt(a)", "", True),
        ("b / sqrt(a)", "-cl-fp32-correctly-rounded-divide-sqrt", False),
        ("b / a", "", False),
        ("rsqrt((double)a)", "", False),
    ],
)
def test_where_the_form_is_used(statement: str, options: str, is_used: bool) -> None:
    text = (
        f"kernel void k(global float *x) {{ int i = get_global_id(0); float a = x[i], b = a + 1; x[i] = {statement}; }}"
    )
    kernel = build(text, strategy="unicf", lanes=16, target="x86-64-v4", options=options).k
    assert ("rsqrt14" in kernel.assembly) == is_used
