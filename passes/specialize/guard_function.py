"""The guard of a speculation: a scalar function that tests all assumptions for one vector.

define i1 @k.c0.guard(.., i32 %n, i64 %wfv.gbase0, i64 %wfv.lid0) {     ; %c = icmp slt i32 %x, %n is assumed uniform
  %id = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %x = trunc i64 %id to i32                                             ; a copy of what computes %x: lane 0's value
  %last = add i32 %x, 7
  %a = icmp slt i32 %x, %n
  ..
"""

from __future__ import annotations

from collections.abc import Iterable

from passes.specialize.assumption import Assumption
from wfv.ir.builder import Builder
from wfv.ir.clone import clone_function
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1
from wfv.ir.uses import backward_slice
from wfv.ir.values import TRUE, Argument, Value

# Flags that hold in active lanes only. In the guard lane 0 must have its number even where it will be inactive.
_LANE_FLAGS = frozenset({"nuw", "nsw", "exact", "disjoint", "nneg", "samesign"})


def guard_function(fn: Function, assumptions: Iterable[Assumption], name: str) -> Function:
    """The function i1 `name`(parameters of `fn`): whether all assumptions hold for the vector from `wfv.lid0` on."""
    assumptions = list(assumptions)
    guard = clone_function(fn, name)
    copies: dict[Value, Value] = dict(zip(fn.instrs(), guard.instrs(), strict=True))
    copies.update(zip(fn.args, guard.args, strict=True))

    def first(value: Value) -> Value:
        return copies.get(value, value)

    needed = backward_slice(first(x) for each in assumptions for x in each.inputs)
    entry = Block("entry", [_without_lane_flags(i) for i in guard.instrs() if i in needed])
    guard.blocks, guard.ret = [entry], I1
    build = Builder(guard, entry.instrs)
    holds: Value = TRUE
    for each in assumptions:
        holds = build.binop("and", holds, each.test(build, first))
    build.ret(build.freeze(holds))  # a branch on poison is undefined behaviour
    return guard


def _without_lane_flags(instr: Instr) -> Instr:
    is_id = all(isinstance(x, Argument) and x.name.startswith("wfv.") for x in instr.operands)  # does not wrap
    if not is_id and _LANE_FLAGS.intersection(instr.attrs.get("flags", ())):
        instr.attrs["flags"] = tuple(flag for flag in instr.attrs["flags"] if flag not in _LANE_FLAGS)
    return instr
