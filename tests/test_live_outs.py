"""Live-outs of loops that are made uniform (passes/linearize/divergent_loops.py)."""

from __future__ import annotations

import pytest

from passes.linearize.divergent_loops import uniformize_loops
from tests.support.shapes import analyze, parse
from wfv.ir.cfg import Cfg

# Lanes leave by both exit edges; `%same`, `%mixed` and `%counted` are known after the loop only.
LOOP = """
entry:
  %v = icmp slt i64 %lid, 3
  br label %head
head:
  %k = phi i64 [ 0, %entry ], [ %next, %latch ]
  br i1 %v, label %latch, label %exit
latch:
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, %lid
  br i1 %more, label %head, label %exit
exit:
  %same = phi i32 [ %n, %head ], [ %n, %latch ]
  %mixed = phi i32 [ %n, %head ], [ %m, %latch ]
  %counted = phi i64 [ %k, %head ], [ %next, %latch ]
  ret void"""


@pytest.mark.parametrize(("name", "shape"), [("same", "uniform"), ("mixed", "varying"), ("counted", "varying")])
def test_a_phi_behind_the_loop_keeps_its_shape(name: str, shape: str) -> None:
    """A value from before the loop needs no tracker, which would be varying."""
    fn = parse(LOOP)
    before = analyze(fn)
    uniformize_loops(fn, Cfg(fn), {next(b for b in fn.blocks if b.name == "head")}, before)
    phi = next(i for i in fn.instrs() if i.name == name)
    assert str(before.of(phi)) == shape
    assert str(analyze(fn).of(phi)) == shape
    (operand,) = phi.operands
    assert (operand is fn.args[1]) == (shape == "uniform")
