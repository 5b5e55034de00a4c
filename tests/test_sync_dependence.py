"""Sync dependence: phis where the lanes of a divergent branch reconverge are varying."""

from __future__ import annotations

from tests.support.shapes import analyze, parse, shapes_of


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
