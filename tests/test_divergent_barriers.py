"""Barriers that certainly diverge are refused, with the lines of barrier and branch; others are checked at run time."""

from __future__ import annotations

import re

import numpy as np
import pytest

import wfv
from tests.support.barrier_kernels import DECLARATIONS, run, same_in_all_orders
from tests.support.group_runner import DivergedError, Grid, split
from tests.support.requires import needs_clang
from wfv.errors import BarrierDivergenceError
from wfv.llvm import verify
from wfv.strategies import STRATEGIES


def refusal(body: str) -> BarrierDivergenceError:
    text = f"define spir_kernel void @kernel(ptr addrspace(1) %x, i32 %n) {{\n{body}\n}}\n{DECLARATIONS}"
    verify(text)
    with pytest.raises(BarrierDivergenceError) as caught:
        split(text, least_size=(2, 1, 1))
    lines = text.splitlines()
    assert "barrierj" in lines[caught.value.line - 1]
    assert "group" in caught.value.help
    branch = re.search(r"branch in %([\w.]+) \(line (\d+)\)", caught.value.message)
    assert branch is not None, caught.value.message
    at = lines.index(f"{branch[1]}:")
    assert lines[at:].index(lines[int(branch[2]) - 1]) > 0 and " br " in lines[int(branch[2]) - 1]
    return caught.value


def test_divergent_if() -> None:
    error = refusal("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %c = icmp eq i64 %id, 0
  br i1 %c, label %then, label %join
then:
  call spir_func void @_Z7barrierj(i32 1)
  br label %join
join:
  call spir_func void @_Z7barrierj(i32 1)
  ret void""")
    assert error.line == 7
    assert "barrier in %then" in error.message and "branch in %entry (line 5)" in error.message


def test_divergent_branch_after_an_earlier_barrier() -> None:
    error = refusal("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %c = icmp eq i64 %id, 0
  call spir_func void @_Z7barrierj(i32 1)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %u = icmp slt i32 %next, %n
  br i1 %u, label %loop, label %split
split:
  br i1 %c, label %then, label %join
then:
  call spir_func void @_Z18work_group_barrierj(i32 1)
  br label %join
join:
  call spir_func void @_Z7barrierj(i32 1)
  ret void""")
    assert "barrier in %then" in error.message and "branch in %split (line 13)" in error.message


def checked(body: str) -> str:
    """A kernel whose barriers are checked when it runs."""
    text = f"define spir_kernel void @kernel(ptr addrspace(1) %x, i32 %n) {{\n{body}\n}}\n{DECLARATIONS}"
    verify(text)
    assert split(text)[1].barriers
    return text


@pytest.mark.parametrize("few", [3, 8, 100])
def test_early_return(few: int) -> None:
    """The group has 8 work-items, and %x has different values after the barrier."""
    same_in_all_orders(
        checked(f"""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %c = icmp ult i64 %id, {few}
  br i1 %c, label %stay, label %leave
stay:
  call spir_func void @_Z7barrierj(i32 1)
  %r = mul i32 %v, 3
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
leave:
  ret void""")
    )


# Work-item 0 takes another edge of %split than work-item 1.
ODD = """entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %c = icmp ne i64 %id, 0
  %u = icmp eq i32 %n, 1234
  BEFORE
split:
  br i1 %c, label %stay, label %leave
stay:
  call spir_func void @_Z7barrierj(i32 1)
  br label %end
leave:
  LEAVE
other:
  call spir_func void @_Z7barrierj(i32 1)
  br label %end
end:
  ret void"""
RIGHT = {
    "one returns": ("br label %split", "br i1 true, label %end, label %other"),
    "one returns, or not": ("br label %split", "br i1 %u, label %other, label %end"),
    "all return before": ("br i1 %u, label %split, label %end", "br label %other"),
    "the branch may be passed by": ("br i1 %u, label %split, label %stay", "br label %other"),
    "both may come to one barrier": ("br label %split", "br i1 %u, label %other, label %stay"),
}


@pytest.mark.parametrize("case", RIGHT)
def test_barriers_that_are_right_for_some_launches(case: str) -> None:
    """Also if all groups have both work-items: what they wait at is known when the kernel runs."""
    before, leave = RIGHT[case]
    text = checked(ODD.replace("BEFORE", before).replace("LEAVE", leave))
    assert split(text, least_size=(2, 1, 1))[1].barriers
    if case not in ("the branch may be passed by", "both may come to one barrier"):
        same_in_all_orders(text)


def test_groups_of_one_work_item() -> None:
    """Without an attribute, a launch may have them, and their barriers cannot diverge."""
    assert split(checked(ODD.replace("BEFORE", "br label %split").replace("LEAVE", "br label %other")))[1].barriers
    refusal(ODD.replace("BEFORE", "br label %split").replace("LEAVE", "br label %other"))


def test_a_condition_on_an_argument_is_not_certain() -> None:
    """For most arguments, no work-item has this id, and all take one edge."""
    on_argument = ODD.replace("%c = icmp ne i64 %id, 0", "%wide = sext i32 %n to i64\n  %c = icmp ne i64 %id, %wide")
    text = checked(on_argument.replace("BEFORE", "br label %split").replace("LEAVE", "br label %other"))
    assert split(text, least_size=(2, 1, 1))[1].barriers


def test_one_of_two_returns_at_once() -> None:
    same_in_all_orders(
        checked("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %short = trunc i64 %id to i32
  %bit = and i32 %short, 1
  %c = icmp ne i32 %bit, 0
  br i1 %c, label %stay, label %leave
stay:
  call spir_func void @_Z7barrierj(i32 1)
  ret void
leave:
  ret void""")
    )


def test_divergent_loop() -> None:
    """Work-items leave the loop around the barrier one after the other, and return."""
    same_in_all_orders(
        checked("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %p = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %id
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  call spir_func void @_Z7barrierj(i32 1)
  %next = add i64 %i, 1
  %more = add i64 %sum, %next
  %c = icmp ult i64 %next, %id
  br i1 %c, label %loop, label %exit
exit:
  store i64 %more, ptr addrspace(1) %p, align 4
  ret void""")
    )


CONTINUE = """entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ], [ %next, %rest ]
  %next = add i64 %i, 1
  %short = trunc i64 %next to i32
  %c = icmp ult i64 %next, %id
  br i1 %c, label %loop, label %rest
rest:
  call spir_func void @_Z7barrierj(i32 1)
  store i32 %short, ptr addrspace(1) %p, align 4
  %u = icmp eq i32 %n, 0
  br i1 %u, label %loop, label %exit
exit:
  ret void"""


def test_continue_past_the_barrier() -> None:
    """The barrier post-dominates the branch over all iterations, but not within one.

    Work-items come to it in different iterations, so each has a counter of its own.
    """
    same_in_all_orders(checked(CONTINUE))
    assert split(checked(CONTINUE))[1].group_slots == ()


def test_different_barriers() -> None:
    text = checked("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %c = icmp ult i64 %id, 5
  br i1 %c, label %then, label %join
then:
  call spir_func void @_Z7barrierj(i32 1)
  br label %join
join:
  call spir_func void @_Z18work_group_barrierj(i32 1)
  ret void""")
    assert [point.name for point in split(text)[1].barriers] == [
        "the barrier in %then (line 7)", "the barrier in %join (line 10)",
    ]  # fmt: skip
    with pytest.raises(DivergedError):
        run(text, "forward")
    run(text, "forward", Grid((2, 1, 1), (5, 1, 1)))


def test_barrier_behind_reconvergence_is_accepted() -> None:
    """Work-items diverge and reconverge before the barrier, in a branch and in a loop."""
    text = """define spir_kernel void @kernel(ptr addrspace(1) %x) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %id
  br i1 %c, label %loop, label %exit
exit:
  %last = phi i64 [ %next, %loop ]
  %big = icmp ugt i64 %last, 2
  br i1 %big, label %then, label %join
then:
  br label %join
join:
  %r = phi i64 [ %last, %exit ], [ 9, %then ]
  call spir_func void @_Z7barrierj(i32 1)
  %p = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %id
  store i64 %r, ptr addrspace(1) %p, align 4
  ret void
}
"""
    same_in_all_orders(text + DECLARATIONS)


SOURCE = """kernel __attribute__((reqd_work_group_size(64, 1, 1))) void k(global int *x) {
  int i = get_local_id(0);
  if (i == 0) {
    x[i]++;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
}
"""


@needs_clang
@pytest.mark.parametrize("strategy", ["auto", *STRATEGIES])
def test_the_error_names_the_id_and_shows_the_branch(strategy: str) -> None:
    """The place at the end is that of the barrier, and the text before it says so."""
    with pytest.raises(BarrierDivergenceError) as caught:
        wfv.build(SOURCE, strategy=strategy).k(64, 64, np.zeros(64, np.int32))
    error, lines = caught.value, str(caught.value).split("\n")
    assert error.line == 5
    assert lines[0] == (
        "WFV003: work-items of a group diverge at the branch (line 3, column 9), which depends on get_local_id(0); "
        "so not all of them reach the barrier (line 5, column 5)"
    )
    assert "    3 |   if (i == 0) {" in lines and "    5 |     barrier(CLK_LOCAL_MEM_FENCE);" in lines


TRAPPING = """kernel __attribute__((reqd_work_group_size(8, 1, 1))) void k(global int *x) {
  if (get_local_id(0) == 0) {
    if (x[0]) __builtin_trap();
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
}
"""


@needs_clang
def test_a_trap_comes_before_a_barrier() -> None:
    kernel = wfv.build(TRAPPING, strategy="unicf").k
    with pytest.raises(wfv.KernelTrapError):
        kernel(8, 8, np.ones(8, np.int32))
    with pytest.raises(BarrierDivergenceError, match="in group 0"):
        kernel(8, 8, np.zeros(8, np.int32))
