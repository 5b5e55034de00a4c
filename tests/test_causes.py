"""Why a value is varying: each cause, and the chain of causes to its root."""

from __future__ import annotations

import pytest

from passes.analysis.cause import Cause, CauseKind, cause_text, chain
from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import Assumptions, analyze_divergence
from passes.analysis.shapes import VARYING
from tests.support.shapes import analyze, parse


def test_varying_values_have_a_chain_of_causes() -> None:
    fn = parse("""
    s:
      %v = icmp slt i64 %lid, 3
      br i1 %v, label %a, label %j
    a:
      br label %j
    j:
      %x = phi i32 [ 1, %s ], [ 2, %a ]
      %y = add i32 %x, 1
      ret void""")
    shapes = analyze(fn)
    v, branch, _, x, y, _ = fn.instrs()
    s, _, j = fn.blocks
    assert chain(y, shapes.causes) == [
        (y, Cause(CauseKind.OPERAND, x)),
        (x, Cause(CauseKind.SYNC_DEPENDENCE, branch=s, join=j)),
        (branch, Cause(CauseKind.OPERAND, v)),
        (v, Cause(CauseKind.COMPARED, fn.args[0])),
    ]
    assert cause_text(x, shapes.causes[x]) == "lanes diverge at %s and reconverge in %j"
    assert str(cause_chain(y, shapes)[0]).startswith("%x (line ")


def test_the_cause_of_temporal_divergence_is_the_branch_that_makes_the_loop_divergent() -> None:
    fn = parse("""
    entry:
      br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]
      %next = add i64 %i, 1
      %again = icmp slt i64 %next, %lid
      br i1 %again, label %loop, label %end
    end:
      %x = mul i64 %i, 3
      ret void""")
    causes = analyze(fn).causes
    _, i, _, again, branch, x, _ = fn.instrs()
    assert chain(x, causes) == [
        (x, Cause(CauseKind.TEMPORAL, i, fn.blocks[1])),
        (branch, Cause(CauseKind.OPERAND, again)),
        (again, Cause(CauseKind.COMPARED, fn.args[0])),
    ]
    assert cause_text(x, causes[x]) == "lanes leave the loop of %i in different iterations"


@pytest.mark.parametrize(
    ("code", "kind", "text"),
    [
        ("%a = getelementptr i8, ptr %p, i64 %lid\n%x = load i8, ptr %a", "LOADED", "from its own address"),
        ("%x = load volatile i8, ptr %p", "RELOADED", "may change"),
        ("%x = icmp eq i64 %lid, 0", "COMPARED", "differ from lane to lane"),
        ("%x = atomicrmw add ptr %p, i32 1 monotonic", "ATOMIC", "its own atomic operation"),
        ("%x = urem i64 %lid, 3", "OPERATION", "a remainder starts at 0 again"),
        ("%a = mul i64 %lid, %lid\n%x = add i64 %a, 1", "OPERAND", "%a is varying"),
    ],
)
def test_causes(code: str, kind: str, text: str) -> None:
    fn = parse(f"{code}\nret void")
    (x,) = (i for i in fn.instrs() if i.name == "x")
    cause = analyze(fn).causes[x]
    assert cause.kind.name == kind
    assert text in cause_text(x, cause)


def test_a_varying_parameter_is_a_cause() -> None:
    fn = parse("%x = add i64 %lid, 1\n%y = add i64 %x, 1\nret void")
    shapes = analyze_divergence(fn, dict.fromkeys(fn.args, VARYING), Assumptions(8))
    causes = shapes.causes
    x, y, _ = fn.instrs()
    assert [at for at, _ in chain(y, causes)] == [y, x, fn.args[0]]
    assert causes[fn.args[0]].kind is CauseKind.ARGUMENT
    (root,) = cause_chain(y, shapes)
    assert (root.name, root.why) == ("x", "%lid is varying")
