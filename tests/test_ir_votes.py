"""Only `wfv.any` and `wfv.all` are votes, whatever other functions' names begin with."""

from __future__ import annotations

import pytest

from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.names import ALL, ANY
from wfv.ir.own_values import branch_vote, is_all, is_any, is_vote
from wfv.ir.types import I1, I32, VOID
from wfv.ir.values import TRUE


def call(callee: str) -> Instr:
    return Instr(I1, "x", "call", [TRUE], {"callee": callee})


def branch_on(condition: Instr) -> Block:
    return Block("b", [condition, Instr(VOID, "", "br", [condition], blocks=[Block("yes"), Block("no")])])


def test_votes_are_told_apart() -> None:
    assert is_any(call(ANY)) and is_vote(call(ANY)) and not is_all(call(ANY))
    assert is_all(call(ALL)) and is_vote(call(ALL)) and not is_any(call(ALL))
    assert branch_vote(branch_on(call(ANY))) == ANY
    assert branch_vote(branch_on(call(ALL))) == ALL


@pytest.mark.parametrize("callee", ["wfv.atomicrmw.add.monotonic.i32.p0", "wfv.a", "wfv.anything", "llvm.assume"])
def test_functions_with_similar_names_are_no_votes(callee: str) -> None:
    assert not is_vote(call(callee))
    assert branch_vote(branch_on(call(callee))) == ""


def test_other_values_and_branches_are_no_votes() -> None:
    assert not is_vote(TRUE)
    assert not is_vote(Instr(I32, "x", "add", [TRUE, TRUE]))
    assert branch_vote(Block("b", [Instr(VOID, "", "br", blocks=[Block("next")])])) == ""


def test_the_builder_makes_votes() -> None:
    fn = Function("f", VOID, [])
    vote = Builder(fn, []).vote(ALL, TRUE, name="every")
    assert is_all(vote) and vote.type == I1 and vote.operands == [TRUE] and vote.name.startswith("every")
