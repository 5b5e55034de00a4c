"""Components of bytes: each work-item gets its own, whatever shuffles sort the registers that they are loaded to."""

from __future__ import annotations

import numpy as np
import pytest

import wfv

LANES = (16, 32, 64)  # spans of one register of AVX-512, of two, and of several pairs
COMPONENT = """
  %p{n} = getelementptr inbounds i8, ptr addrspace(1) %first, i64 {n}
  %v{n} = load i8, ptr addrspace(1) %p{n}, align 1
  %product{n} = mul i8 %v{n}, {factor}
  %sum{next} = add i8 %sum{n}, %product{n}"""
SOURCE = """
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %x) {{
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = mul i64 %id, {count}
  %first = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at
  %sum0 = add i8 0, 0
{components}
  %o = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %sum{count}, ptr addrspace(1) %o, align 1
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
"""


@pytest.mark.every_case
@pytest.mark.parametrize("count", [2, 3, 4, 8])
@pytest.mark.parametrize("lanes", LANES)
def test_sums_of_components(count: int, lanes: int) -> None:
    components = "".join(COMPONENT.format(n=n, factor=2 * n + 1, next=n + 1) for n in range(count))
    program = wfv.build(SOURCE.format(count=count, components=components), strategy="unicf", lanes=lanes)
    items = 3 * lanes + 5
    x = np.random.default_rng(count).integers(0, 256, (items, count)).astype(np.uint8)
    out = np.zeros(items, np.uint8)
    program["k"](items, lanes, out, x)
    factors = np.arange(1, 2 * count, 2)
    assert np.array_equal(out, (x @ factors).astype(np.uint8))
