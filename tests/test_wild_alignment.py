"""Accesses whose claimed alignment their own stride contradicts, at several offsets, beside inaccessible pages.

Nothing relies on a claim about an array (passes/normalize/array_alignment.py). Those about local memory stay.
"""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES
from wfv.fuzz.guarded_arrays import guarded

HEAD = """
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %shift) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id = add nuw nsw i64 %gid, %shift
"""
TAIL = """
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
PLAIN = """
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %x = load i32, ptr addrspace(1) %p, align 64
  store i32 %x, ptr addrspace(1) %q, align 64
"""
BACKWARDS = PLAIN.replace("i32, ptr addrspace(1) %in, i64 %id", "i32, ptr addrspace(1) %in, i64 %back").replace(
    "\n", "\n  %top = add nuw nsw i64 %shift, 47\n  %back = sub nuw nsw i64 %top, %gid\n", 1
)
TESTED = PLAIN.replace("i64 %id", "i64 %shifted").replace(
    "\n", "\n  %up = shl nuw nsw i64 %id, 1\n  %shifted = lshr exact i64 %up, 1\n", 1
)
PAIRS = """
  %twice = shl nuw nsw i64 %id, 1
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %twice
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %twice
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  %x = load i32, ptr addrspace(1) %p, align 32
  %y = load i32, ptr addrspace(1) %p1, align 4
  store i32 %x, ptr addrspace(1) %q, align 32
  store i32 %y, ptr addrspace(1) %q1, align 4
"""
MASKED = """
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %bit = load i32, ptr addrspace(1) %p, align 4
  %odd = and i32 %bit, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %then, label %done
then:
  %x = load i32, ptr addrspace(1) %p, align 64
  store i32 %x, ptr addrspace(1) %q, align 64
  br label %done
done:
"""
BODIES = {"plain": PLAIN, "backwards": BACKWARDS, "tested": TESTED, "pairs": PAIRS, "masked": MASKED}


def expected(name: str, x: np.ndarray) -> np.ndarray:
    if name == "backwards":
        return x[::-1]
    return np.where(x & 1, 0, x) if name == "masked" else x


@pytest.mark.sampled
@pytest.mark.parametrize("target", ["host", "x86-64-v2", pytest.param("x86-64-v3", marks=pytest.mark.full)])
@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_contradicted_alignment(strategy: str, name: str, target: str) -> None:
    """The arrays end at an inaccessible page, and the kernel accesses them from element `shift` on."""
    count = 128 if name == "pairs" else 64
    kernel = wfv.build(HEAD + BODIES[name] + TAIL, strategy=strategy, lanes=8, target=target).k
    for shift in (0, 1, 3, 16):
        first, step = (2 * shift, 2) if name == "pairs" else (shift, 1)
        given, out = (guarded(a, "end") for a in (np.arange(count, dtype=np.int32) % 23, np.zeros(count, np.int32)))
        kernel(48, 16, out.array, given.array, shift)
        part = slice(first, first + 48 * step)
        np.testing.assert_array_equal(out.array[part], expected(name, given.array[part]))
        assert out.is_intact() and not out.array[:first].any() and not out.array[part.stop :].any()


IN_LOCAL_MEMORY = """
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %shift, ptr addrspace(3) %room) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %local = call spir_func i64 @_Z12get_local_idj(i32 0)
  %at = add nuw nsw i64 %local, %shift
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %r = getelementptr inbounds i32, ptr addrspace(3) %room, i64 %at
  %x = load i32, ptr addrspace(1) %p, align 4
  store i32 %x, ptr addrspace(3) %r, align 64
  call spir_func void @_Z7barrierj(i32 1)
  %y = load i32, ptr addrspace(3) %r, align 64
  store i32 %y, ptr addrspace(1) %q, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
"""


@pytest.mark.parametrize("target", ["host", "x86-64-v2"])
@pytest.mark.parametrize("strategy", [s for s in STRATEGIES if s not in ("llvm", "naive")])
def test_contradicted_alignment_of_local_memory(strategy: str, target: str) -> None:
    """Not with `llvm` and `naive`: LLVM makes vectors of their scalar accesses, and relies on the claims of these."""
    kernel = wfv.build(IN_LOCAL_MEMORY, strategy=strategy, lanes=8, target=target).k
    for shift in (0, 1, 3, 16):
        given, out = np.arange(48, dtype=np.int32), np.zeros(48, np.int32)
        kernel(48, 16, out, given, shift, wfv.LocalMemory(4 * (16 + shift)))
        np.testing.assert_array_equal(out, given)
