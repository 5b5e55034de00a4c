"""The divergence analysis for vectors and for groups, and shapes forgotten for `naive`."""

from __future__ import annotations

import re

import pytest

from passes.analysis.divergence import Assumptions, analyze_divergence, forget_shapes
from passes.analysis.shapes import VARYING, strided
from tests.support.shapes import analyze, parse
from wfv.ir.cfg import Cfg


def test_uniform_in_a_vector_is_not_uniform_in_the_group() -> None:
    """Local id 1 is uniform in a vector, whose lanes are neighbours along local id 0, but not in the group."""
    fn = parse("%x = add i64 %lid1, 1\n%y = add i64 %lid0, 1\nret void", "i64 %lid0, i64 %lid1")
    first, second = fn.entry.instrs[:2]
    lanes = analyze_divergence(fn, {fn.args[0]: strided(1)}, Assumptions(8))
    group = analyze_divergence(fn, dict.fromkeys(fn.args, VARYING), Assumptions(8))
    assert (str(lanes.of(first)), str(lanes.of(second))) == ("uniform", "strided(1)")
    assert (str(group.of(first)), str(group.of(second))) == ("varying", "varying")


# A primitive of a value %x and a lane -> its shape in a vector, and in the group; %n is uniform in both.
PRIMITIVES = {
    "max_size()": ("uniform", "uniform"),
    "count()": ("uniform", "uniform"),
    "enqueued_count()": ("uniform", "uniform"),
    "size()": ("uniform", "varying"),
    "id()": ("uniform", "varying"),
    "lane()": ("strided(1)", "varying"),
    "reduce.add.i32(i32 %n)": ("uniform", "varying"),
    "scan.add.i32(i32 %n)": ("varying", "varying"),
    "prefix.add.i32(i32 %n)": ("varying", "varying"),
    "broadcast.i32(i32 %x, i32 0)": ("uniform", "varying"),
    "broadcast.i32(i32 %n, i32 %x)": ("uniform", "varying"),
    "broadcast.i32(i32 %n, i32 0)": ("uniform", "varying"),
    "shuffle.i32(i32 %x, i32 %n)": ("uniform", "varying"),
    "shuffle.i32(i32 %n, i32 %n)": ("uniform", "varying"),
    "shuffle.i32(i32 %n, i32 %x)": ("varying", "varying"),
}


@pytest.mark.parametrize("call", PRIMITIVES)
def test_sub_group_primitives(call: str) -> None:
    """A lane that does not exist gives any value, so the sub-groups of a group have nothing in common."""
    name, types = f"@wfv.sub_group.{call.partition('(')[0]}", ", ".join(re.findall(r"(i\d+) ", call.partition("(")[2]))
    text = f"%x = trunc i64 %lid0 to i32\n%r = call i32 @wfv.sub_group.{call}\nret void"
    fn = parse(text, "i64 %lid0, i32 %n", f"declare i32 {name}({types})")
    result = fn.entry.instrs[1]
    shapes = (
        analyze_divergence(fn, {fn.args[0]: strided(1)}, Assumptions(8)),
        analyze_divergence(fn, {fn.args[0]: VARYING}, Assumptions(8, is_group=True)),
    )
    assert tuple(str(found.of(result)) for found in shapes) == PRIMITIVES[call]


def test_naive_keeps_only_votes_uniform() -> None:
    fn = parse("""
    entry:
      %x = add i32 %n, 1
      %c = icmp eq i32 %x, 0
      %any = call i1 @wfv.any(i1 %c)
      br i1 %any, label %a, label %b
    a:
      br i1 %c, label %b, label %end
    b:
      br label %end
    end:
      ret void""")
    cfg = Cfg(fn)
    shapes = forget_shapes(fn, analyze(fn), cfg)
    by_name = {i.name: str(shapes.of(i)) for i in fn.instrs() if i.name}
    assert by_name == {"x": "varying", "c": "varying", "any": "uniform"}
    assert {block.name for block in shapes.divergent_branches} == {"a"}
