"""Buffers that overlap: such launches run code that knows it, and others do not."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.test_claims import kept
from wfv.fuzz.claims.broken import BrokenClaimError
from wfv.fuzz.interpreted_stages import run_form
from wfv.launch import Launch
from wfv.runtime.kernel import Kernel
from wfv.strategies import STRATEGIES

N = 50
SET_AND_ADD = """
define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %pa = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %id
  %pb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %id
  %pc = getelementptr inbounds i32, ptr addrspace(1) %c, i64 %id
  store i32 1, ptr addrspace(1) %pa
  %x = load i32, ptr addrspace(1) %pb
  %y = add i32 %x, 5
  store i32 %y, ptr addrspace(1) %pb
  %z = load i32, ptr addrspace(1) %pa
  store i32 %z, ptr addrspace(1) %pc
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
# What the first element of %table points to is read before and after a store to %x.
THROUGH_A_TABLE = """
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %table, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %other = LOAD
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(1) %other, i64 %id
  %r = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 3, ptr addrspace(1) %p
  store i32 7, ptr addrspace(1) %q
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %r
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
LOADED = "load ptr addrspace(1), ptr addrspace(1) %table"

# The distance of two buffers, which lie in one array, leads from one to the other.
FROM_ONE_TO_THE_OTHER = """
kernel void k(global int *a, global int *b, global int *out) {
  int i = get_global_id(0);
  long distance = b - a;
  b[i] = 3;
  a[distance + i] = 7;
  out[i] = b[i];
}
"""


def numbers() -> np.ndarray:
    return np.arange(N, dtype=np.int32)


def through_a_table(load: str) -> str:
    number = "%number = load i64, ptr addrspace(1) %table\n  %other = inttoptr i64 %number to ptr addrspace(1)"
    return THROUGH_A_TABLE.replace("%other = LOAD", number if load == "number" else f"%other = {LOADED}")


def variants(kernel: Kernel) -> list[bool]:
    """For each variant whether its buffers must be apart."""
    return [variant.interface.needs_separate for variant in kernel.code.variants]


@pytest.mark.parametrize("strategy", ["auto", *STRATEGIES])
def test_each_pair_may_be_one_array(strategy: str) -> None:
    kernel = wfv.build(SET_AND_ADD, strategy=strategy).k
    a, b, c = numbers(), numbers(), numbers()
    kernel(N, 16, a, b, c)
    assert variants(kernel) == [True]
    assert (a == 1).all() and (b == numbers() + 5).all() and (c == 1).all()
    kernel(N, 16, a, a, c)
    assert (a == 6).all() and (c == 6).all()
    kernel(N, 16, a, b, b)
    assert (a == 1).all() and (b == 1).all()
    kernel(N, 16, a, b, a)
    assert (a == 1).all() and (b == 6).all()
    kernel(N, 16, c, c, c)
    assert (c == 6).all()
    assert variants(kernel) == [True, False]


def test_a_launch_compiles_no_variant_that_it_does_not_run() -> None:
    kernel, a, c = wfv.build(SET_AND_ADD, strategy="auto").k, numbers(), numbers()
    kernel(N, 16, a, a, c)
    assert (a == 6).all() and (c == 6).all()
    assert variants(kernel) == [False]
    kernel(N, 16, a, numbers(), c)
    assert (a == 1).all() and (c == 1).all()
    assert variants(kernel) == [False, True]


@pytest.mark.parametrize("shift", [0, 1, 49, 50])
def test_parts_of_an_array_may_overlap(shift: int) -> None:
    """One work-item a launch: what others write is no race then."""
    kernel, memory = wfv.build(SET_AND_ADD).k, np.zeros(2 * N, np.int32)
    a, b, c = memory[:N], memory[shift:][:N], numbers()
    for i in range(N):
        kernel(1, 1, a, b, c, global_offset=i)
    wanted = np.zeros(2 * N, np.int32)
    for i in range(N):
        wanted[i] = 1
        wanted[i + shift] += 5
        assert c[i] == wanted[i]
    np.testing.assert_array_equal(memory, wanted)
    assert variants(kernel) == ([True, False] if shift < N else [True])


def test_arrays_that_are_only_read_may_overlap() -> None:
    text = SET_AND_ADD.replace("store i32 1, ptr addrspace(1) %pa", "").replace(
        "store i32 %y, ptr addrspace(1) %pb", ""
    )
    kernel, x, out = wfv.build(text).k, numbers(), np.zeros(N, np.int32)
    kernel(N, 16, x, x, out)
    np.testing.assert_array_equal(out, x)
    assert variants(kernel) == [True]


@pytest.mark.parametrize("load", ["pointer", "number"])
def test_pointers_in_memory_may_point_into_buffers(load: str) -> None:
    kernel, x, out = wfv.build(through_a_table(load)).k, numbers(), np.zeros(N, np.int32)
    kernel(N, 16, x, np.array([x.ctypes.data], np.uint64), out)
    assert (x == 7).all() and (out == 7).all()
    assert variants(kernel) == [False]


def test_a_distance_leads_from_one_buffer_to_another() -> None:
    kernel, memory, out = wfv.build(FROM_ONE_TO_THE_OTHER).k, np.zeros(2 * N, np.int32), numbers()
    kernel(N, 16, memory[:N], memory[N:], out)
    assert (out == 7).all() and (memory[N:] == 7).all()
    assert variants(kernel) == [False]


def test_recorded_launches_follow_their_arrays() -> None:
    kernel, a, b, c = wfv.build(SET_AND_ADD).k, numbers(), numbers(), numbers()
    with wfv.record() as sequence:
        kernel(N, 16, a, wfv.parameter("b", b), c)
    sequence.run()
    assert (c == 1).all()
    sequence.update(b=a)
    sequence.run()
    assert (a == 6).all() and (c == 6).all()
    sequence.update(b=b)
    sequence.run()
    assert (a == 1).all() and (c == 1).all()
    assert variants(kernel) == [True, False]


def test_an_optimization_that_can_be_switched_off() -> None:
    kernel, a = wfv.build(SET_AND_ADD, without=["separate buffers"]).k, numbers()
    kernel(N, 16, a, a, a)
    assert variants(kernel) == [False] and kernel.code.variant().title.endswith(".alias")


def test_lockstep_asserts_that_buffers_are_apart() -> None:
    form, a, b = kept(SET_AND_ADD), numbers(), numbers()
    run_form(form, Launch((N,), (16,), (a, b, numbers())))
    with pytest.raises(BrokenClaimError, match="a and b overlap, and the code is for buffers that do not"):
        run_form(form, Launch((N,), (16,), (a, a[1:], b)))
