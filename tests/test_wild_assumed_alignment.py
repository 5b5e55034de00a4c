"""LLVM IR as Clang makes it of C's `__builtin_assume_aligned`, in every strategy."""

from __future__ import annotations

import numpy as np
import pytest

import wfv

IR = """declare i64 @_Z13get_global_idj(i32)
declare void @llvm.assume(i1)
define void @doubled(ptr %x, ptr %given) {
  call void @llvm.assume(i1 true) [ "align"(ptr %x, i64 64) ]
  tail call void @llvm.assume(i1 true) [ "align"(ptr %given, i64 32, i64 4), "nonnull"(ptr %given) ]
  %i = call i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr float, ptr %given, i64 %i
  %value = load float, ptr %from, align 4
  %twice = fadd float %value, %value
  %to = getelementptr float, ptr %x, i64 %i
  store float %twice, ptr %to, align 4
  ret void
}
"""


@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_assumptions_about_alignment(strategy: str) -> None:
    given, x = np.arange(57, dtype=np.float32), np.zeros(57, np.float32)
    wfv.build(IR, strategy=strategy, lanes=8).doubled(57, 16, x, given)
    np.testing.assert_array_equal(x, 2 * given)
