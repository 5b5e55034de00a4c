"""Sync dependence: phis where the lanes of a divergent branch reconverge are varying."""

from __future__ import annotations

import pytest

from tests.support.interpreter import run_lockstep
from tests.support.shapes import analyze, parse, shapes_of
from wfv.ir.core import Module
from wfv.ir.interp import Memory


def test_a_phi_at_a_join_is_varying_unless_its_operands_are_equal_or_the_branch_is_uniform() -> None:
    body = """
    entry:
      %v = icmp slt i64 %lid, 3
      br i1 COND, label %a, label %b
    a:
      br label %j
    b:
      br label %j
    j:
      %x = phi i32 [ %n, %a ], [ %m, %b ]
      %same = phi i32 [ %n, %a ], [ %n, %b ]
      ret void"""
    assert shapes_of(body.replace("COND", "%v"))["x"] == "varying"
    assert shapes_of(body.replace("COND", "%v"))["same"] == "uniform"
    assert shapes_of(body.replace("COND", "%u"))["x"] == "uniform"


def test_second_order_joins() -> None:
    """s -> a | b, a -> j | k, b -> j | k, j -> k: k joins paths of which some have already met in j."""
    found = shapes_of("""
    s:
      %v = icmp slt i64 %lid, 3
      br i1 %v, label %a, label %b
    a:
      br i1 %u, label %j, label %k
    b:
      %other = icmp eq i32 %n, 0
      br i1 %other, label %j, label %k
    j:
      %x = phi i32 [ 1, %a ], [ 2, %b ]
      br label %k
    k:
      %y = phi i32 [ 7, %a ], [ 7, %b ], [ 9, %j ]
      ret void""")
    assert (found["x"], found["y"]) == ("varying", "varying")


def test_a_branch_on_a_phi_at_a_join_is_divergent() -> None:
    fn = parse("""
    s:
      %v = icmp slt i64 %lid, 3
      br i1 %v, label %a, label %b
    a:
      br label %j
    b:
      br label %j
    j:
      %c = phi i1 [ true, %a ], [ %u, %b ]
      br i1 %c, label %d, label %k
    d:
      br label %k
    k:
      %y = phi i32 [ 7, %j ], [ 9, %d ]
      ret void""")
    shapes = analyze(fn)
    assert {block.name for block in shapes.divergent_branches} == {"s", "j"}
    assert str(shapes.of(fn.blocks[-1].phis[0])) == "varying"


def test_uniform_values_inside_a_divergent_branch_stay_uniform() -> None:
    found = shapes_of("""
    s:
      %v = icmp slt i64 %lid, 3
      br i1 %v, label %a, label %k
    a:
      %x = add i32 %n, 1
      br i1 %u, label %b, label %c
    b:
      br label %c
    c:
      %y = phi i32 [ %x, %a ], [ %m, %b ]
      br label %k
    k:
      ret void""")
    assert (found["x"], found["y"]) == ("uniform", "uniform")


# Lanes go on by two latches; by one, the phi keeps its value. Normalized code has one latch for each loop.
TWO_LATCHES = """
    entry:
      br label %head
    head:
      %i = phi i64 [ 0, %entry ], [ %next, %keep ], [ %next, %change ]
      %x = phi i64 [ 5, %entry ], [ %x, %keep ], [ NEW, %change ]
      %next = add i64 %i, 1
      %new = mul i64 %next, 10
      %again = icmp slt i64 %next, %size
      br i1 %again, label %body, label %exit
    body:
      %v = icmp slt i64 %lid, %i
      br i1 CONDITION, label %keep, label %change
    keep:
      br label %head
    change:
      br label %head
    exit:
      ret i64 %x"""


@pytest.mark.parametrize(
    ("condition", "new", "shape"),
    [("%v", "%new", "varying"), ("%v", "%x", "uniform"), ("%v", "poison", "uniform"), ("%u", "%new", "uniform")],
)
def test_a_phi_that_keeps_its_value_on_one_of_two_back_edges(condition: str, new: str, shape: str) -> None:
    """The phi itself is the value of the iteration before, which is not that of the other back edge."""
    fn = parse(TWO_LATCHES.replace("CONDITION", condition).replace("NEW", new), result="i64")
    shapes = analyze(fn, lanes=4)
    found = {i.name: str(shapes.of(i)) for i in fn.instrs() if i.name}
    assert (found["x"], found["i"], found["new"]) == (shape, "uniform", "uniform")
    lanes = [[lid, 0, 0, 1, 0, 6] for lid in range(4)]
    results = run_lockstep(Module(), fn, lanes, Memory(), uniform=lambda value: shapes.of(value).is_uniform)
    if shape == "varying":
        assert results == [10, 20, 30, 40]
