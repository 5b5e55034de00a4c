"""Assumptions on shapes: what a fast version takes for granted, and the test of it at run time.

The guard of a speculation: a scalar function that tests all assumptions for one vector.

define i1 @k.c0.guard(.., i32 %n, i64 %wfv.gbase0, i64 %wfv.lid0) {     ; %c = icmp slt i32 %x, %n is assumed uniform
  %id = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %x = trunc i64 %id to i32                                             ; a copy of what computes %x: lane 0's value
  %last = add i32 %x, 7
  %a = icmp slt i32 %x, %n
  ..

What to assume in a copy of a function: all that is possible, then only what the gains depend on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import Assumptions, Shape
from passes.speculate.assumed_arithmetic import assume_wrap
from passes.speculate.assumed_bounds import assume_bound
from passes.speculate.counters import VectorEnds
from passes.speculate.repeatable import Repeatable
from passes.speculate.speculation_gain import gain_of
from wfv.ir.builder import Builder
from wfv.ir.clone import clone_function
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1
from wfv.ir.uses import backward_slice, users_of
from wfv.ir.values import TRUE, Argument, Value


@dataclass(frozen=True)
class Assumption:
    """`instr` has `shape` in each lane of a vector for which the i1 that `test` builds is true.

    `inputs`: the operands whose values in lane 0 the test asks for. `value`: the operand, if any, whose least and
    greatest number the test asks for. `text`: what is assumed, for a remark. `is_arithmetic`: on `/ % >> &`. `aligned`:
    the operand, if any, of which the test finds that it is a multiple of the lanes in lane 0. `is_wrap`: `instr` is a
    remainder that wraps around at most once (assumed_wraps.py).
    """

    instr: Instr
    shape: Shape
    inputs: tuple[Value, ...]
    value: Value | None
    test: Callable[[Builder, VectorEnds], Value]
    text: str
    is_arithmetic: bool = False
    aligned: Value | None = None
    is_wrap: bool = False


# Flags that hold in active lanes only. In the guard lane 0 must have its number even where it will be inactive.
_LANE_FLAGS = frozenset({"nuw", "nsw", "exact", "disjoint", "nneg", "samesign"})


def guard_function(
    fn: Function, assumptions: Iterable[Assumption], repeatable: Repeatable, lanes: int, name: str
) -> Function:
    """The function i1 `name`(parameters of `fn`): whether all assumptions hold for the vector from `wfv.lid0` on."""
    assumptions = list(assumptions)
    guard = clone_function(fn, name)
    needed = _of_lane_0(assumptions, repeatable)
    copies: dict[Value, Value] = dict(zip(fn.args, guard.args, strict=True))
    entry = Block("entry")
    for instr, copy in zip(fn.instrs(), guard.instrs(), strict=True):
        if instr in needed:
            copies[instr] = copy
            entry.instrs.append(_without_lane_flags(copy))
    guard.blocks, guard.ret = [entry], I1
    build = Builder(guard, entry.instrs)
    aligned = {each.aligned for each in assumptions if each.aligned is not None}
    ends = VectorEnds(build, copies, repeatable.counters, lanes, aligned)
    holds: Value = TRUE
    for each in assumptions:
        holds = build.binop("and", holds, each.test(build, ends))
    for condition in ends.conditions:
        holds = build.binop("and", holds, condition)
    build.ret(build.freeze(holds))  # a branch on poison is undefined behaviour
    return guard


def _of_lane_0(assumptions: list[Assumption], repeatable: Repeatable) -> set[Instr]:
    """What the tests are computed from, but for what depends on counters: that has ends, and no single value."""
    values = [x for each in assumptions for x in (*each.inputs, each.value) if x is not None]
    used = [counter for i in backward_slice(values) if (counter := repeatable.counters.get(i)) is not None]
    limits = [x for counter in used for x in counter.inputs]
    return {i for i in backward_slice([*values, *limits]) if repeatable.are([i])}


def _without_lane_flags(instr: Instr) -> Instr:
    is_id = all(isinstance(x, Argument) and x.name.startswith("wfv.") for x in instr.operands)  # does not wrap
    if not is_id and _LANE_FLAGS.intersection(instr.attrs.get("flags", ())):
        instr.attrs["flags"] = tuple(flag for flag in instr.attrs["flags"] if flag not in _LANE_FLAGS)
    return instr


_ROUNDS = 4  # an assumption may make others possible: the minimum of a maximum
_MOST_INSTRUCTIONS = 2000  # of a function of which there is a second version: compile time


@dataclass(frozen=True)
class Search:
    """What a search for assumptions depends on.

    `repeatable`: what the guard can compute; `saves_masks`: whether fewer masks are a gain; `arithmetic`: what can be
    assumed of `/ % >> &`; `is_anywhere`: also of those behind the first block; `cheap_masks_count`: masks of contiguous
    accesses are a gain, too; `streams_count`: a few of them are enough in a function that does little else.
    """

    assume: Assumptions
    repeatable: Repeatable
    saves_masks: bool
    arithmetic: Callable[[Instr, Shapes, Assumptions], Assumption | None]
    is_anywhere: bool = False
    cheap_masks_count: bool = False
    streams_count: bool = False


def find_assumptions(fast: Function, before: Shapes, start: Shapes, search: Search) -> list[Assumption] | None:
    """What to assume in `fast`, where it is noted; None if it is not worth a version.

    `before`: the shapes in the function that `fast` is a copy of; `start`: those of `fast` without assumptions.
    """
    found, after = _assume_all(fast, start, search)
    gain = gain_of(fast, before, after, search.saves_masks, search.cheap_masks_count, search.streams_count)
    if not gain.is_enough:
        return None
    needed = _needed(found, backward_slice(gain.roots))
    under_needed = analyzed_under(fast, before, search.assume, needed)
    if gain_of(fast, before, under_needed, search.saves_masks).accesses >= gain.accesses:
        found = needed
    _note(fast, found)
    return found


def analyzed_under(fn: Function, before: Shapes, assume: Assumptions, assumptions: list[Assumption]) -> Shapes:
    """The shapes of `fn` under these assumptions, which are noted in it."""
    _note(fn, assumptions)
    return analyze_divergence(fn, {arg: before.of(arg) for arg in fn.args}, assume)


def _note(fn: Function, assumptions: list[Assumption]) -> None:
    """Notes these assumptions in `fn`, and no others."""
    shape_of = {each.instr: each.shape for each in assumptions}
    for instr in fn.instrs():
        if instr in shape_of or instr.notes.assumed_shape is not None:
            instr.notes = replace(instr.notes, assumed_shape=shape_of.get(instr))


def _assume_all(fn: Function, before: Shapes, search: Search) -> tuple[list[Assumption], Shapes]:
    """All that can be assumed in `fn`, and the shapes under these assumptions."""
    found, after = list[Assumption](), before
    for _ in range(_ROUNDS):
        known = {each.instr for each in found}
        new = [each for each in _assumable(fn, after, search) if each.instr not in known]
        if not new:
            break
        found += new
        after = analyzed_under(fn, before, search.assume, found)
    return found, after


def _assumable(fn: Function, shapes: Shapes, search: Search) -> Iterator[Assumption]:
    """What can be assumed under these shapes. Divisors that are not constant may be 0 behind the first block."""
    indices, assume, repeatable = _inbounds_indices(fn), search.assume, search.repeatable
    is_small = sum(len(block.instrs) for block in fn.blocks) <= _MOST_INSTRUCTIONS
    for block in fn.blocks:
        for instr in block.instrs:
            is_here = block is fn.entry or search.is_anywhere
            found = search.arithmetic(instr, shapes, assume) if is_here else None
            if found is None and is_small:
                found = assume_bound(instr, shapes, assume, instr in indices) or assume_wrap(instr, shapes, assume)
            if found is None or not repeatable.are(found.inputs):
                continue
            if found.value is None or repeatable.has_ends(found.value, shapes):
                yield found


def _inbounds_indices(fn: Function) -> set[Instr]:
    """The widened 32-bit indices that only `inbounds` getelementptr use."""
    users = users_of(fn.instrs())
    return {
        instr
        for instr in fn.instrs()
        if is_narrow_extension(instr)
        and all("inbounds" in user.attrs.get("flags", ()) for user in users.get(instr, ()))
    }


def _needed(found: list[Assumption], gaining: set[Instr]) -> list[Assumption]:
    """The assumptions on what the gains are computed from, with all that these assumptions rest on.

    Those on arithmetic are kept together: what makes an address strided also makes other values uniform. Not kept are
    those of them that rest on another kind of assumption that is not needed: `(c ? n : id) & 8`.
    """
    if not any(each.is_arithmetic and each.instr in gaining for each in found):
        return [each for each in found if each.instr in gaining]
    dropped = {each.instr for each in found if not each.is_arithmetic} - gaining
    return [
        each
        for each in found
        if each.instr in gaining or (each.is_arithmetic and dropped.isdisjoint(backward_slice([each.instr])))
    ]
