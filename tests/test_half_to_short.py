"""Saturating conversions of halves to shorts give 0 for NaN, also with AVX512-FP16, where LLVM's code does not.

So do those to other numbers of 9 to 31 bits.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import llvm

SOURCE = """#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void k(global const half *x, global short *o) {
  int i = get_global_id(0);
  o[i] = convert_short_sat(x[i]);
}
"""


@needs_clang
@pytest.mark.parametrize("strategy", ["scalar", "llvm", "unicf"])
def test_all_halves(strategy: str) -> None:
    x, out = np.arange(1 << 16, dtype=np.uint16).view(np.float16), np.zeros(1 << 16, np.int16)
    wfv.build(SOURCE, strategy=strategy).k(x.size, None, x, out)
    limits = np.iinfo(np.int16)
    wanted = np.trunc(np.nan_to_num(np.clip(x.astype(np.float64), limits.min, limits.max)))
    assert (out == wanted).all()


@pytest.mark.parametrize("bits", [9, 13, 16, 31])
def test_the_conversion_is_one_of_a_float(bits: int) -> None:
    called = f"@llvm.fptosi.sat.i{bits}.f16(half"
    text = f"define i{bits} @f(half %x) {{\n  %r = call i{bits} {called} %x)\n  ret i{bits} %r\n}}\n"
    text += f"declare i{bits} {called})\n"
    target = llvm.find_target("x86-64-v4")
    assert "fpext half" not in llvm.optimize(text, target)
    has_halves = replace(target, features=f"{target.features},+avx512fp16", available=target.available | {"avx512fp16"})
    assert "fpext half" in llvm.optimize(text, has_halves)
