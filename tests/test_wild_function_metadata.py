"""Module metadata that names functions and variables, as older Clangs and other front ends write it."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES

BODY = """
@shared = internal addrspace(3) global [16 x i32] undef, align 4
@"odd name" = internal constant [2 x i32] [i32 5, i32 6], align 4

define spir_kernel void @k(ptr addrspace(1) %out) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %own = getelementptr inbounds [16 x i32], ptr addrspace(3) @shared, i64 0, i64 %lid
  %x = trunc i64 %id to i32
  store i32 %x, ptr addrspace(3) %own, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %other = xor i64 %lid, 1
  %there = getelementptr inbounds [16 x i32], ptr addrspace(3) @shared, i64 0, i64 %other
  %y = load i32, ptr addrspace(3) %there, align 4
  %z = call spir_func i32 @helper(i32 %y)
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %z, ptr addrspace(1) %p, align 4
  ret void
}
define internal spir_func i32 @helper(i32 %x) noinline {
  %odd = and i32 %x, 1
  %i = zext i32 %odd to i64
  %p = getelementptr inbounds [2 x i32], ptr @"odd name", i64 0, i64 %i
  %c = load i32, ptr %p, align 4
  %r = mul i32 %x, %c
  ret i32 %r
}
define spir_kernel void @"an(other) kernel"(ptr addrspace(1) %x) {
  store i32 1, ptr addrspace(1) %x, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
"""
METADATA = {
    "opencl.kernels": """
!opencl.kernels = !{!0, !6}
!opencl.ocl.version = !{!8}
!0 = !{ptr @k, !1, !2, !3, !4, !5}
!1 = !{!"kernel_arg_addr_space", i32 1}
!2 = !{!"kernel_arg_access_qual", !"none"}
!3 = !{!"kernel_arg_type", !"int*"}
!4 = !{!"kernel_arg_base_type", !"int*, @k, }"}
!5 = !{!"kernel_arg_type_qual", !""}
!6 = !{ptr @"an(other) kernel", !1, !2, !3, !4, !5}
!8 = !{i32 1, i32 2}
""",
    "some.annotations": """
!some.annotations = !{!0, !1, !2, !3}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @helper, !"device @helper", i32 0}
!2 = distinct !{ptr addrspace(3) @shared, !"shared", ptr @"odd name"}
!3 = !{ptr getelementptr inbounds (i32, ptr @"odd name", i64 1), i64 ptrtoint (ptr @k to i64), !2}
""",
    "only the name": "!a = !{!0}\n!0 = !{ptr @k}\n",
}


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("metadata", METADATA)
def test_metadata_with_names_of_functions(metadata: str, strategy: str) -> None:
    out = np.zeros(64, np.int32)
    wfv.build(BODY + METADATA[metadata], strategy=strategy, lanes=4).k(64, 16, out)
    x = np.arange(64, dtype=np.int32) ^ 1
    np.testing.assert_array_equal(out, x * (5 + (x & 1)))
