"""Divergent loops: which loops are divergent, and the shapes of their live-outs."""

from __future__ import annotations

import pytest

from tests.support.shapes import analyze, parse

LOOP = """
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %inside = mul i64 %i, 3
  %varying = icmp slt i64 %i, %lid
  %uniform = icmp slt i64 %i, %size
  br i1 FIRST, label %mid, label %out1
mid:
  br i1 SECOND, label %latch, label %out2
latch:
  %next = add i64 %i, 1
  br label %loop
out1:
  %x1 = phi i64 [ %i, %loop ]
  br label %end
out2:
  %x2 = phi i64 [ %i, %mid ]
  br label %end
end:
  %y = phi i64 [ %x1, %out1 ], [ %x2, %out2 ]
  ret void
"""


def loop_with(first: str, second: str) -> tuple[dict[str, str], set[str]]:
    fn = parse(LOOP.replace("FIRST", first).replace("SECOND", second))
    shapes = analyze(fn)
    return {i.name: str(shapes.of(i)) for i in fn.instrs() if i.name}, {x.header.name for x in shapes.divergent_loops}


@pytest.mark.parametrize(
    ("first", "second", "x1", "x2"),
    [
        ("%varying", "%uniform", "varying", "uniform"),
        ("%uniform", "%varying", "uniform", "varying"),
        ("%varying", "%varying", "varying", "varying"),
    ],
)
def test_temporal_divergence_is_a_property_of_the_use(first: str, second: str, x1: str, x2: str) -> None:
    """Inside, the counter is uniform among active lanes.

    Beyond a divergent exit, each lane has the value of its own last iteration; at the other exit, the lanes that are
    still in the loop leave together.
    """
    found, divergent = loop_with(first, second)
    assert divergent == {"loop"}
    assert (found["i"], found["inside"], found["next"]) == ("uniform",) * 3
    assert (found["x1"], found["x2"], found["y"]) == (x1, x2, "varying")


def test_joins_say_that_lanes_come_to_an_exit_in_different_iterations() -> None:
    fn = parse(LOOP.replace("FIRST", "%varying").replace("SECOND", "%uniform"))
    joins = {block.name: repr(found) for block, found in analyze(fn).joins.items()}
    assert joins["out1"] == "{<Block %loop>: ANY_WAY}" and "out2" not in joins


def test_a_loop_with_uniform_exits_is_not_divergent() -> None:
    found, divergent = loop_with("%uniform", "%u")
    assert not divergent
    assert (found["x1"], found["x2"], found["y"]) == ("uniform",) * 3


def test_a_uniform_break_behind_a_varying_continue_makes_the_loop_divergent() -> None:
    """for (;;) { if (varying) continue; if (uniform) break; }: the break post-dominates the varying branch."""
    fn = parse("""
    entry:
      br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %latch ]
      %v = icmp slt i64 %i, %lid
      br i1 %v, label %latch, label %test
    test:
      %stop = icmp sge i64 %i, %size
      br i1 %stop, label %end, label %latch
    latch:
      %next = add i64 %i, 1
      br label %loop
    end:
      %x = phi i64 [ %i, %test ]
      ret void""")
    shapes = analyze(fn)
    assert [loop.header.name for loop in shapes.divergent_loops] == ["loop"]
    assert str(shapes.of(fn.blocks[-1].phis[0])) == "varying"


def test_a_varying_branch_within_an_iteration_does_not_make_the_loop_divergent() -> None:
    fn = parse("""
    entry:
      br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %latch ]
      %v = icmp slt i64 %i, %lid
      br i1 %v, label %a, label %latch
    a:
      br label %latch
    latch:
      %s = phi i32 [ 1, %loop ], [ 2, %a ]
      %next = add i64 %i, 1
      %more = icmp slt i64 %next, %size
      br i1 %more, label %loop, label %end
    end:
      %x = phi i64 [ %i, %latch ]
      ret void""")
    shapes = analyze(fn)
    by_name = {i.name: str(shapes.of(i)) for i in fn.instrs() if i.name}
    assert not shapes.divergent_loops
    assert (by_name["s"], by_name["i"], by_name["x"]) == ("varying", "uniform", "uniform")


def test_a_varying_exit_of_two_loops_makes_both_divergent() -> None:
    fn = parse("""
    entry:
      br label %outer
    outer:
      %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
      br label %inner
    inner:
      %j = phi i64 [ 0, %outer ], [ %j.next, %inner.latch ]
      %v = icmp eq i64 %j, %lid
      br i1 %v, label %far, label %inner.latch
    inner.latch:
      %j.next = add i64 %j, 1
      %c = icmp slt i64 %j, %size
      br i1 %c, label %inner, label %outer.latch
    outer.latch:
      %i.next = add i64 %i, 1
      %d = icmp slt i64 %i, %size
      br i1 %d, label %outer, label %near
    near:
      br label %end
    far:
      %x = phi i64 [ %i, %inner ]
      br label %end
    end:
      %y = phi i32 [ 1, %near ], [ 2, %far ]
      ret void""")
    shapes = analyze(fn)
    by_name = {i.name: str(shapes.of(i)) for i in fn.instrs() if i.name}
    assert {loop.header.name for loop in shapes.divergent_loops} == {"outer", "inner"}
    assert (by_name["i"], by_name["j"], by_name["x"], by_name["y"]) == ("uniform", "uniform", "varying", "varying")
