"""Shapes by the names of values, on small functions: `%lid` is the lane's number, other parameters are uniform."""

from __future__ import annotations

import pytest

from passes.analysis.cause import Cause, CauseKind, cause_text, chain, data_flow_root
from passes.analysis.divergence import Assumptions, Shapes, analyze_divergence, forget_shapes
from passes.analysis.shapes import VARYING, Shape, strided
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.parser import parse_module
from wfv.ir.values import Value

PARAMS = "i64 %lid, i32 %n, i32 %m, i1 %u, ptr %p, i64 %size"


def parse(body: str, params: str = PARAMS) -> Function:
    text = f"declare i1 @wfv.any(i1)\ndeclare float @expf(float)\ndefine void @f({params}) {{\n{body}\n}}\n"
    return parse_module(text).functions["f"]


def analyze(fn: Function, *, lanes: int = 8, fits_index32: bool = True) -> Shapes:
    seeds: dict[Value, Shape] = {arg: strided(1) for arg in fn.args if arg.name.startswith("lid")}
    return analyze_divergence(fn, seeds, Assumptions(lanes, fits_index32))


def shapes_of(body: str, **options: object) -> dict[str, str]:
    fn = parse(body)
    shapes = analyze(fn, **options)  # type: ignore[arg-type]
    return {i.name: str(shapes.of(i)) for i in fn.instrs() if i.name}


# A value %x of straight-line code, and its shape.
DATA_FLOW = [
    ("%x = add i64 %lid, 5", "strided(1)"),
    ("%x = sub i64 5, %lid", "strided(-1)"),
    ("%x = sub i64 %lid, %lid", "uniform"),
    ("%x = add i64 %lid, %lid", "strided(2)"),
    ("%x = mul i64 %lid, 12", "strided(12)"),
    ("%x = mul i64 %lid, 0", "uniform"),
    ("%x = shl i64 %lid, 3", "strided(8)"),
    ("%x = mul i64 %lid, %size", "varying"),  # the stride is not constant
    ("%x = mul i64 %lid, %lid", "varying"),
    ("%x = mul i64 %size, %size", "uniform"),
    ("%x = xor i64 %lid, -1", "strided(-1)"),
    ("%x = xor i64 %lid, 4", "varying?"),
    ("%a = shl i64 %lid, 1\n%x = or disjoint i64 %a, 1", "strided(2)"),
    ("%x = or i64 %lid, 1", "varying?"),
    ("%x = trunc i64 %lid to i32", "strided(1)"),
    ("%a = mul i64 %lid, 258\n%x = trunc i64 %a to i8", "strided(2)"),  # modulo 256
    ("%a = mul i64 %lid, 256\n%x = trunc i64 %a to i8", "uniform"),
    ("%x = trunc i64 %lid to i1", "varying"),
    ("%a = shl i64 %lid, 1\n%x = trunc i64 %a to i1", "uniform"),
    ("%x = freeze i64 %lid", "strided(1)"),
    ("%x = udiv i64 %lid, %size", "varying?"),
    ("%x = urem i64 %lid, %size", "varying?"),
    ("%x = lshr i64 %lid, 2", "varying?"),
    ("%x = and i64 %lid, 7", "varying?"),
    ("%x = and i64 %size, 7", "uniform"),
    ("%x = icmp ult i64 %lid, %size", "varying"),
    ("%x = icmp ult i64 %size, 4", "uniform"),
    ("%x = select i1 %u, i64 %lid, i64 %size", "varying?"),
    ("%a = add i64 %lid, 1\n%x = select i1 %u, i64 %lid, i64 %a", "strided(1)"),
    ("%c = icmp eq i64 %lid, 0\n%x = select i1 %c, i64 1, i64 2", "varying"),
    ("%c = icmp eq i64 %lid, 0\n%x = select i1 %c, i64 %size, i64 %size", "uniform"),
    ("%x = getelementptr float, ptr %p, i64 %lid", "strided(4)"),
    ("%x = getelementptr [3 x double], ptr %p, i64 %lid, i64 1", "strided(24)"),
    ("%x = getelementptr { i8, i32 }, ptr %p, i64 %lid, i32 1", "strided(8)"),
    ("%a = getelementptr i8, ptr %p, i64 %lid\n%x = ptrtoint ptr %a to i64", "strided(1)"),
    ("%x = load i32, ptr %p", "uniform"),
    ("%a = getelementptr i8, ptr %p, i64 %lid\n%x = load i8, ptr %a", "varying"),
    ("%x = atomicrmw add ptr %p, i32 1 monotonic", "varying"),
    ("%x = alloca i32", "strided(4)"),
    ("%a = alloca i32\n%x = load i32, ptr %a", "varying"),
    ("%a = sitofp i64 %lid to float\n%x = call float @expf(float %a)", "varying"),
    ("%a = sitofp i64 %size to float\n%x = call float @expf(float %a)", "uniform"),
    ("%c = icmp eq i64 %lid, 0\n%x = call i1 @wfv.any(i1 %c)", "uniform"),
    ("%x = add i64 undef, 1", "uniform"),
]


@pytest.mark.parametrize(("code", "expected"), DATA_FLOW)
def test_data_flow(code: str, expected: str) -> None:
    assert shapes_of(f"{code}\nret void")["x"] == expected


INT_ID = "%t = trunc i64 %lid to i32\n%i = add i32 %t, %n\n"


@pytest.mark.parametrize(
    ("index", "gep", "fits_index32", "expected"),
    [
        ("sext", "getelementptr inbounds", True, "strided(4)"),  # a lane that wraps is out of bounds of every buffer
        ("zext", "getelementptr inbounds", True, "strided(4)"),
        ("sext", "getelementptr inbounds", False, "varying"),
        ("zext", "getelementptr inbounds", False, "varying"),
        ("sext", "getelementptr", True, "varying"),  # the wrapped address may be the intended one
        ("zext", "getelementptr", True, "varying"),
    ],
)
def test_32_bit_indices_may_wrap(index: str, gep: str, fits_index32: bool, expected: str) -> None:
    code = f"{INT_ID}%w = {index} i32 %i to i64\n%x = {gep} float, ptr %p, i64 %w\nret void"
    assert shapes_of(code, fits_index32=fits_index32)["x"].rstrip("?") == expected


def test_widening_keeps_a_stride_where_the_range_forbids_wrapping() -> None:
    params = "i64 range(i64 0, 65536) %lid, i64 range(i64 0, 1000) %size, ptr %p"
    fn = parse("%s = add i64 %lid, %size\n%t = trunc i64 %s to i32\n%x = zext i32 %t to i64\nret void", params)
    assert str(analyze(fn).of(fn.entry.instrs[2])) == "strided(1)"


def test_a_getelementptr_is_possibly_contiguous_if_its_index_is() -> None:
    found = shapes_of(
        "%d = udiv i64 %lid, %size\n%x = getelementptr i32, ptr %p, i64 %d\n"
        "%sq = mul i64 %lid, %lid\n%y = getelementptr i32, ptr %p, i64 %sq\nret void"
    )
    assert (found["x"], found["y"]) == ("varying?", "varying")


# Control flow. `%v` is varying, `%u` uniform.


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
    """s -> a | b, a -> j | k, b -> j | k, j -> k: k joins paths that j has joined before."""
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


def test_a_branch_on_what_a_join_makes_is_varying_too() -> None:
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


def test_inside_a_branch_uniform_stays_uniform() -> None:
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


@pytest.mark.parametrize(("first", "second"), [("%varying", "%uniform"), ("%uniform", "%varying")])
def test_temporal_divergence_belongs_to_the_use(first: str, second: str) -> None:
    """Inside, the counter is uniform; outside, each lane has the counter of its own last iteration."""
    found, divergent = loop_with(first, second)
    assert divergent == {"loop"}
    assert (found["i"], found["inside"], found["next"]) == ("uniform",) * 3
    assert (found["x1"], found["x2"], found["y"]) == ("varying",) * 3


def test_a_loop_that_all_leave_together_is_not_divergent() -> None:
    found, divergent = loop_with("%uniform", "%u")
    assert not divergent
    assert (found["x1"], found["x2"], found["y"]) == ("uniform",) * 3


def test_lanes_that_skip_the_break_leave_later() -> None:
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


def test_a_varying_branch_that_stays_in_the_iteration_makes_no_loop_divergent() -> None:
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


def test_an_exit_out_of_two_loops_makes_both_divergent() -> None:
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


def test_lanes_and_groups_are_two_questions() -> None:
    """Local id 1 is the same for the lanes of a vector, which are neighbours along local id 0, not for the group."""
    fn = parse("%x = add i64 %lid1, 1\n%y = add i64 %lid0, 1\nret void", "i64 %lid0, i64 %lid1")
    first, second = fn.entry.instrs[:2]
    lanes = analyze_divergence(fn, {fn.args[0]: strided(1)}, Assumptions(8))
    group = analyze_divergence(fn, dict.fromkeys(fn.args, VARYING), Assumptions(8))
    assert (str(lanes.of(first)), str(lanes.of(second))) == ("uniform", "strided(1)")
    assert (str(group.of(first)), str(group.of(second))) == ("varying", "varying")


def test_strides_round_a_loop() -> None:
    """A pointer that moves on by the same for all lanes keeps its stride; one that doubles does not."""
    found = shapes_of("""
    entry:
      br label %loop
    loop:
      %a = phi i64 [ %lid, %entry ], [ %a.next, %loop ]
      %b = phi i64 [ %lid, %entry ], [ %b.next, %loop ]
      %a.next = add i64 %a, %size
      %b.next = add i64 %b, %b
      %more = icmp slt i32 %n, 3
      br i1 %more, label %loop, label %end
    end:
      ret void""")
    assert (found["a"], found["a.next"]) == ("strided(1)", "strided(1)")
    assert found["b"].startswith("varying")


def test_naive_forgets_all_but_any() -> None:
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
    assert str(data_flow_root(y, shapes.causes)).startswith("%x (line ")


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
        ("%x = urem i64 %lid, 3", "OPERATION", "the result of urem has no constant stride"),
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
    causes = analyze_divergence(fn, dict.fromkeys(fn.args, VARYING), Assumptions(8)).causes
    x, y, _ = fn.instrs()
    assert [at for at, _ in chain(y, causes)] == [y, x, fn.args[0]]
    assert causes[fn.args[0]].kind is CauseKind.ARGUMENT
    root = data_flow_root(y, causes)
    assert root is not None and (root.name, root.why) == ("x", "%lid is varying")
