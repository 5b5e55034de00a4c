"""What clGetKernelWorkGroupInfo says before a kernel is compiled."""

from __future__ import annotations

import pytest

import wfv
from wfv.driver.cached_headers import kernel_memory

SOURCE = """
kernel void plain(global int *x) { x[get_global_id(0)] = get_group_id(0) + get_local_size(0) + get_work_dim(); }
kernel void local_memory(global int *x) {
  local int sums[32]; local double last[3];
  sums[get_local_id(0) % 32] = x[0]; last[get_local_id(0) % 3] = x[1];
  barrier(CLK_LOCAL_MEM_FENCE);
  x[get_global_id(0)] = sums[0] + last[0];
}
__attribute__((noinline)) void meet() { barrier(CLK_GLOBAL_MEM_FENCE); }
kernel void deep(global int *x) { int i = x[get_global_id(0)]; meet(); x[get_global_id(0) + i] = i; }
kernel void copies(global int *x, local int *y) { wait_group_events(1, &(event_t){async_work_group_copy(y, x, 9, 0)}); }
kernel void collects(global int *x) { x[get_global_id(0)] = work_group_reduce_add(x[get_global_id(0)]); }
kernel __attribute__((reqd_work_group_size(12, 1, 1))) void shaped(global int *x) { x[get_global_id(0)] = 1; }
"""
EXPECTED = {
    "plain": (0, False),
    "local_memory": (4 * 32 + 8 * 3, True),
    "deep": (0, True),
    "copies": (0, True),
    "collects": (0, True),
    "shaped": (0, False),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_the_text_tells_the_memory(name: str) -> None:
    program = wfv.build(SOURCE, options="-cl-std=CL3.0", strategy="unicf")
    assert kernel_memory(program.text, name) == EXPECTED[name]
    interface = program[name].interface
    assert sum(interface.item_slots) == 0 or EXPECTED[name][1]
    assert 0 <= interface.local_variables - EXPECTED[name][0] <= 128 + 64  # the dump slot, and the alignment


@pytest.mark.parametrize("name", EXPECTED)
def test_no_candidate_has_more_lanes(name: str) -> None:
    kernel = wfv.build(SOURCE, options="-cl-std=CL3.0", strategy="auto", target="x86-64-v3")[name]
    assert kernel.chooser is not None
    most = kernel.code.most_lanes
    assert not kernel.chooser.ranking.is_known
    assert most == max(each.options.lanes for each in kernel.chooser.ranked if each.options.strategy.vectorize)
