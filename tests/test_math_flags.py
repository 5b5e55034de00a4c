"""Fast-math flags in the text of a module: the places where Clang has them too."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from wfv.ir.math_flags import add_math_flags

BEFORE = """\
define float @f(float %x, <2 x float> %v) {
entry:
  %a = fmul float %x, %x
  %b = fsub contract float %a, %x, !dbg !1
  %c = tail call float @llvm.fmuladd.f32(float %a, float %b, float %x)
  %d = call nsz <2 x float> @llvm.sqrt.v2f32(<2 x float> %v)
  %e = fcmp fast olt float %a, %x
  %n = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  %g = call float @other(float %x)
  ret float %c
}

declare float @llvm.fmuladd.f32(float, float, float)

declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)

declare i32 @llvm.fptosi.sat.i32.f32(float)

declare float @other(float)

!1 = !{}
"""
FINITE = """\
define float @f(float %x, <2 x float> %v) {
entry:
  %a = fmul nnan ninf float %x, %x
  %b = fsub contract nnan ninf float %a, %x, !dbg !1
  %c = tail call nnan ninf float @llvm.fmuladd.f32(float %a, float %b, float %x)
  %d = call nsz nnan ninf <2 x float> @llvm.sqrt.v2f32(<2 x float> %v)
  %e = fcmp fast olt float %a, %x
  %n = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  %g = call float @other(float %x)
  ret float %c
}

declare float @llvm.fmuladd.f32(float, float, float)

declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)

declare i32 @llvm.fptosi.sat.i32.f32(float)

declare float @other(float)

!1 = !{}
"""


def test_arithmetic_and_intrinsics_get_the_flags() -> None:
    assert add_math_flags(BEFORE, ["-cl-finite-math-only"]) == FINITE
    assert add_math_flags(BEFORE, ["-cl-denorms-are-zero", "-create-library"]) == BEFORE


@pytest.mark.parametrize("strategy", wfv.strategies.STRATEGIES)
def test_each_option_makes_a_module_that_runs(strategy: str) -> None:
    text = """
define spir_kernel void @k(ptr addrspace(1) %p) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr float, ptr addrspace(1) %p, i64 %i
  %x = load float, ptr addrspace(1) %q
  %a = fmul float %x, 2.0
  %b = fcmp ogt float %a, 3.0
  %c = select i1 %b, float %a, float %x
  %d = call float @llvm.fabs.f32(float %c)
  store float %d, ptr addrspace(1) %q
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare float @llvm.fabs.f32(float)
"""
    x = np.arange(32, dtype=np.float32)
    for option in ("-cl-no-signed-zeroes", "-cl-unsafe-math-optimizations", "-cl-fast-relaxed-math"):
        found = x.copy()
        wfv.build(add_math_flags(text, [option]), strategy=strategy).k(32, 32, found)
        assert (found == np.where(x > 1.5, 2 * x, x)).all()
