"""Lanes far apart: what a compilation takes does not grow with the distance between their elements."""

from __future__ import annotations

import tracemalloc

import pytest

import wfv

MOST = 64 << 20  # bytes that Python allocates at once
SOURCE = """
define spir_kernel void @far(ptr addrspace(1) %x, i32 %n) {{
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = add i64 %id, {more}
  %at = shl i64 %i, {shift}
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %at
  %v = load i32, ptr addrspace(1) %p, align 4
  %is_small = icmp slt i32 %v, %n
  br i1 %is_small, label %small, label %end
small:
  %next = getelementptr i32, ptr addrspace(1) %p, i64 1
  %w = load i32, ptr addrspace(1) %next, align 4
  %sum = add i32 %v, %w
  store i32 %sum, ptr addrspace(1) %p, align 4
  store i32 %w, ptr addrspace(1) %next, align 4
  br label %end
end:
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
"""


@pytest.mark.every_case
@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.parametrize("shift", [4, 24, 36, 59])
def test_compilations_take_little_memory(monkeypatch: pytest.MonkeyPatch, shift: int, more: int) -> None:
    monkeypatch.setenv("WFV_CACHE", "off")
    kernel = wfv.build(SOURCE.format(shift=shift, more=more), strategy="unicf", target="x86-64-v4")["far"]
    tracemalloc.start()
    try:
        assert "@wfv.launch.far" in kernel.ir
        assert tracemalloc.get_traced_memory()[1] < MOST
    finally:
        tracemalloc.stop()
