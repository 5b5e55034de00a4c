"""Def-use maps, dead code elimination, and edits of edges."""

from __future__ import annotations

from wfv.ir.core import Function
from wfv.ir.dead_code import remove_dead_code
from wfv.ir.edits import redirect_edges, replace_incoming, replace_incoming_of_successors
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_function
from wfv.ir.uses import backward_slice, users_of

TEXT = """
define i32 @f(i32 %a, ptr %p) {
entry:
  %twice = add i32 %a, %a
  %dead = mul i32 %twice, 3
  %seen = load volatile i32, ptr %p, align 4
  %plain = load i32, ptr %p, align 4
  %c = icmp eq i32 %twice, 0
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %r = phi i32 [ 1, %left ], [ %twice, %entry ]
  ret i32 %r
}
"""


def function() -> Function:
    return parse_module(TEXT).functions["f"]


def test_each_user_is_listed_once_in_program_order() -> None:
    fn = function()
    named = {instr.name: instr for instr in fn.instrs() if instr.name}
    users = users_of(fn.instrs())
    assert users[fn.args[0]] == [named["twice"]]
    assert users[named["twice"]] == [named["dead"], named["c"], named["r"]]
    assert named["dead"] not in users


def test_users_of_more_than_the_operands() -> None:
    fn = function()
    users = users_of(fn.instrs(), lambda instr: [*instr.operands, fn.args[1]])
    assert users[fn.args[1]] == list(fn.instrs())


def test_a_slice_is_what_a_value_is_computed_from() -> None:
    named = {instr.name: instr for instr in function().instrs() if instr.name}
    assert backward_slice([named["c"]]) == {named["c"], named["twice"]}


def test_dead_code_goes_and_volatile_loads_stay() -> None:
    fn = function()
    remove_dead_code(fn)
    assert [instr.name for instr in fn.entry.instrs] == ["twice", "seen", "c", ""]
    before = print_function(fn)
    remove_dead_code(fn)
    assert print_function(fn) == before


def test_edges_are_redirected_and_phis_follow() -> None:
    fn = function()
    entry, left, join = fn.blocks
    redirect_edges(entry, join, left)
    assert entry.successors == [left, left]
    replace_incoming(join, entry, left)
    assert join.phis[0].blocks == [left, left]
    replace_incoming_of_successors(left, entry)  # entry does not lead to the join
    assert join.phis[0].blocks == [left, left]
