"""The checks after each step report what is broken and where."""

from __future__ import annotations

import pytest

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.shapes import UNIFORM, VARYING, Assumptions, strided
from passes.linearize.edge_masks import Masks, insert_masks
from passes.linearize.guarded_effects import guard_effects
from passes.linearize.invariants import check_guarded, check_linearized, check_masks, check_uniform
from passes.linearize.plan import Plan, plan_linearization
from wfv.errors import InternalError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.parser import parse_module
from wfv.ir.types import I1, I32, I64, VOID
from wfv.ir.values import TRUE, Argument, const_int
from wfv.ir.verify import verify_function

TEXT = """define void @f(ptr %p, i32 %id, i32 %n) {
entry:
  %c = icmp slt i32 %id, 5
  br i1 %c, label %then, label %end
then:
  %q = sdiv i32 %n, %id
  %at = getelementptr i32, ptr %p, i32 %id
  %old = load i32, ptr %at, align 4
  store i32 %q, ptr %at, align 4
  br label %end
end:
  %r = phi i32 [ %q, %then ], [ 0, %entry ]
  %s = add i32 %r, 1
  ret void
}
"""


def function(text: str = TEXT) -> Function:
    return parse_module(text).functions["f"]


def named(fn: Function, name: str) -> Instr:
    return next(i for i in fn.instrs() if i.name == name)


def block(fn: Function, name: str) -> Block:
    return next(b for b in fn.blocks if b.name == name)


def fails(fn: Function, *words: str) -> None:
    with pytest.raises(InternalError) as caught:
        verify_function(fn, "loops")
    for word in ("after loops", "@f", *words):
        assert word in str(caught.value)


def test_valid_function_passes() -> None:
    verify_function(function(), "loops")


def test_no_terminator() -> None:
    fn = function()
    block(fn, "then").instrs.pop()
    fails(fn, "%then", "no terminator")


def test_terminator_in_the_middle() -> None:
    fn = function()
    block(fn, "then").instrs.insert(0, Instr(VOID, "", "br", blocks=[block(fn, "end")]))
    fails(fn, "%then", "in its middle")


def test_phi_after_others() -> None:
    fn = function()
    end = block(fn, "end")
    end.instrs[0], end.instrs[1] = end.instrs[1], end.instrs[0]
    fails(fn, "%end", "phi after")


def test_branch_out_of_the_function() -> None:
    fn = function()
    block(fn, "then").terminator.blocks[0] = Block("elsewhere", [Instr(VOID, "", "ret")])
    fails(fn, "%then", "%elsewhere")


def test_phi_without_a_predecessor() -> None:
    fn = function()
    phi = named(fn, "r")
    phi.operands.pop()
    phi.blocks.pop()
    fails(fn, "%end", "%r", "predecessors")


def test_definition_that_does_not_dominate() -> None:
    fn = function()
    named(fn, "s").operands[0] = named(fn, "q")
    fails(fn, "%end", "%s", "%q does not dominate")


def test_definition_after_its_use() -> None:
    fn = function()
    then = block(fn, "then")
    then.instrs[1], then.instrs[2] = then.instrs[2], then.instrs[1]
    fails(fn, "%then", "%at does not dominate")


def test_phi_operand_must_reach_its_edge() -> None:
    fn = function()
    named(fn, "r").operands.reverse()
    fails(fn, "%r", "%q does not dominate")


def test_value_of_another_function() -> None:
    fn = function()
    named(fn, "s").operands[0] = named(function(), "r")
    fails(fn, "%s", "%r is not in the function")


def test_parameter_of_another_function() -> None:
    fn = function()
    named(fn, "s").operands[0] = Argument(I32, "other")
    fails(fn, "%s", "%other is a parameter of another function")


@pytest.mark.parametrize(("name", "operand"), [("q", const_int(I64, 3)), ("c", const_int(I64, 3)), ("r", TRUE)])
def test_types_that_do_not_agree(name: str, operand: object) -> None:
    fn = function()
    named(fn, name).operands[1] = operand  # type: ignore[call-overload]
    fails(fn, f"%{name}")


CALL = """define i32 @g(i32 %x, ptr %p) {
  ret i32 %x
}
define void @f(ptr %p, i32 %n) {
entry:
  %r = call i32 @g(i32 %n, ptr %p)
  ret void
}
"""


def test_call_with_operands_of_other_types() -> None:
    functions = parse_module(CALL).functions
    verify_function(functions["f"], "widen", functions)
    named(functions["f"], "r").operands.reverse()
    with pytest.raises(InternalError, match=r"%r = call>: a call with operands of other types than .* of @g"):
        verify_function(functions["f"], "widen", functions)


def test_branch_on_a_condition_that_is_not_i1() -> None:
    fn = function()
    fn.entry.terminator.operands[0] = fn.args[1]
    fails(fn, "%entry", "a branch on i32")


def test_select_of_other_types() -> None:
    fn = function()
    end = block(fn, "end")
    end.instrs.insert(1, Instr(I32, "x", "select", [TRUE, const_int(I32, 1), const_int(I64, 2)]))
    fails(fn, "%x", "not a select of i32")


# The invariants of the vectorizer's own steps.


def planned(text: str = TEXT) -> tuple[Function, Shapes, Plan, Masks]:
    fn = function(text)
    cfg = Cfg(fn)
    shapes = analyze_divergence(fn, {fn.args[1]: strided(1)}, Assumptions(8), cfg)
    plan = plan_linearization(cfg, shapes, "region")
    return fn, shapes, plan, insert_masks(fn, cfg, plan, shapes)


def test_a_remaining_divergent_branch() -> None:
    fn, shapes, _, _ = planned()
    with pytest.raises(InternalError, match=r"after linearize: @f, %entry.*a divergent branch is left"):
        check_linearized(fn, shapes)


def test_masks_of_the_step_pass() -> None:
    fn, _, plan, masks = planned()
    check_masks(fn, plan, masks)


@pytest.mark.parametrize("operands", ["i1 true, i1 %less", "i1 %less, i1 true"])
def test_a_condition_that_looks_like_a_copied_mask(operands: str) -> None:
    """A version of a region has such conditions, where an operand is constant."""
    compared = "%less = icmp slt i32 %id, 5"
    fn, _, plan, masks = planned(
        TEXT.replace("%c = icmp slt i32 %id, 5", f"{compared}\n  %c = select {operands}, i1 false")
    )
    check_masks(fn, plan, masks)


def test_an_edge_mask_that_is_not_implied_by_the_block_mask() -> None:
    fn, _, plan, masks = planned()
    masks.edge[block(fn, "then"), block(fn, "end")] = TRUE
    with pytest.raises(InternalError, match=r"after masks: @f, %then.*edge to %end is not in it"):
        check_masks(fn, plan, masks)


def test_edge_masks_that_do_not_partition_the_lanes() -> None:
    fn, _, plan, masks = planned()
    masks.edge[fn.entry, block(fn, "end")] = masks.edge[fn.entry, block(fn, "then")]
    with pytest.raises(InternalError, match=r"after masks: @f, %entry.*a lane takes both edges, or none"):
        check_masks(fn, plan, masks)


def test_a_block_or_edge_without_mask() -> None:
    fn, _, plan, masks = planned()
    del masks.edge[fn.entry, block(fn, "end")]
    with pytest.raises(InternalError, match=r"%entry.*edge to %end has no mask"):
        check_masks(fn, plan, masks)
    del masks.entry[fn.entry]
    with pytest.raises(InternalError, match=r"%entry.*the block has no mask"):
        check_masks(fn, plan, masks)


@pytest.mark.parametrize("op", ["store", "load", "sdiv"])
def test_an_effect_without_its_mask(op: str) -> None:
    """Each effect is restored after the guards step has replaced it."""
    fn, shapes, _, masks = planned()
    old = next(i.clone() for i in fn.instrs() if i.op == op)
    guard_effects(fn, shapes, masks)
    check_guarded(fn, shapes, masks)
    block(fn, "then").instrs.insert(0, old)
    with pytest.raises(InternalError, match=rf"after masks: @f, %then, <Instr .*{op}"):
        check_guarded(fn, shapes, masks)


def test_a_block_operation_of_inactive_lanes() -> None:
    fn, shapes, _, masks = planned()
    guard_effects(fn, shapes, masks)
    call = Instr(VOID, "", "call", [fn.args[0], const_int(I32, 0), fn.args[2]], {"callee": "llvm.memset.p0.i32"})
    block(fn, "then").instrs.insert(0, call)
    with pytest.raises(InternalError, match=r"%then.*block operation"):
        check_guarded(fn, shapes, masks)


def test_uniform_of_varying() -> None:
    fn, shapes, _, _ = planned()
    check_uniform(fn, shapes, "linearize")
    at = named(fn, "q")
    at.op, shapes.values[at] = "sub", UNIFORM
    shapes.values[fn.args[1]] = VARYING
    with pytest.raises(InternalError, match=r"%q.*called uniform, but %id is varying"):
        check_uniform(fn, shapes, "linearize")


def test_uniform_phi_of_varying() -> None:
    fn, shapes, _, _ = planned()
    phi = named(fn, "r")
    shapes.values[phi], shapes.values[named(fn, "q")] = UNIFORM, VARYING
    assert named(fn, "q") in phi.operands
    with pytest.raises(InternalError, match=r"%r.*called uniform, but %q is varying"):
        check_uniform(fn, shapes, "linearize")


def test_select_of_i1_constants_is_valid() -> None:
    fn = function()
    end = block(fn, "end")
    end.instrs.insert(1, Instr(I1, "x", "select", [named(fn, "c"), TRUE, TRUE]))
    verify_function(fn, "loops")
