"""Structs that are passed to a kernel by value: each work-item has a copy; the caller's struct does not change."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.compiled import STRATEGIES, make_kernel
from wfv.errors import ArgumentError
from wfv.pipeline import read_source

RECORD = np.dtype(
    {
        "names": ["a", "b", "c", "h", "l"],
        "formats": ["i4", ("i1", 3), "f4", "f2", "i8"],
        "offsets": [0, 4, 8, 16, 24],
        "itemsize": 32,
    }
)
TEXT = """
%S = type { i32, [3 x i8], float, { half, i64 } }
define spir_kernel void @k(ptr addrspace(1) %out, ptr byval(%S) align 16 %s, half %h, ptr byval([2 x i32]) align 4 %t) {
entry:
  %several = alloca [3 x %S], align 8
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = urem i64 %id, 3
  %id32 = trunc i64 %id to i32
  %v = load %S, ptr %s, align 8
  %w = insertvalue %S %v, i32 %id32, 0
  %p = getelementptr inbounds [3 x %S], ptr %several, i64 0, i64 %i
  store %S %w, ptr %p, align 8
  %odd = trunc i64 %id to i1
  br i1 %odd, label %changed, label %end
changed:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s, ptr align 8 %p, i64 32, i1 false)
  store i32 %id32, ptr %t, align 4
  br label %end
end:
  %a = load i32, ptr %s, align 4
  %pb = getelementptr inbounds %S, ptr %s, i32 0, i32 1, i64 %i
  %b = load i8, ptr %pb, align 1
  %pc = getelementptr inbounds %S, ptr %s, i32 0, i32 3, i32 0
  %c = load half, ptr %pc, align 2
  %sum = fadd half %c, %h
  %c32 = fptosi half %sum to i32
  %b32 = sext i8 %b to i32
  %t0 = load i32, ptr %t, align 4
  %ab = add i32 %a, %b32
  %abc = add i32 %ab, %c32
  %r = add i32 %abc, %t0
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def record() -> np.void:
    made = np.zeros(1, RECORD)
    made["a"], made["b"], made["h"] = 1000, [1, 2, 3], 7.5
    return made[0]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_work_item_has_a_copy(strategy: str) -> None:
    out, given, pair = np.zeros(21, np.int32), record(), np.array([500, 600], np.int32)
    make_kernel(read_source(TEXT), "k", strategy, 8)((21,), (7,), out, given, np.float16(2.5), pair)
    ids = np.arange(21)
    a, t = np.where(ids % 2, ids, 1000), np.where(ids % 2, ids, 500)
    np.testing.assert_array_equal(out, a + np.array([1, 2, 3])[ids % 3] + 10 + t)
    assert given == record()
    assert pair[0] == 500


def test_argument_of_another_size() -> None:
    kernel = make_kernel(read_source(TEXT), "k")
    with pytest.raises(ArgumentError, match="32 bytes by value, not 4"):
        kernel((21,), (7,), np.zeros(21, np.int32), b"1234", 2.5, b"12345678")
