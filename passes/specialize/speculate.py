"""Speculation on shapes: a second SIMD version, in which what nearly always holds for a vector is assumed.

`id < n` is the same in all lanes but in one vector of a launch, and `tid >> k` is uniform unless a vector crosses a
multiple of 2^k. A scalar guard tests this at run time, once for each vector. Where it holds, branches are uniform, so
that accesses need no masks, and addresses are uniform or strided: scalar code and contiguous accesses.

The group kernel calls the guard, and then one of the two versions. The guard tests every assumption.
Files: assumed_arithmetic.py and assumed_bounds.py have the assumptions, speculation_gain.py says what they are worth,
guard_function.py makes the guard.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import Assumptions
from passes.remarks import Remark
from passes.specialize.assumed_arithmetic import assume_arithmetic
from passes.specialize.assumed_bounds import assume_bound
from passes.specialize.assumption import Assumption
from passes.specialize.counters import find_counters
from passes.specialize.guard_function import guard_function
from passes.specialize.repeatable import Repeatable
from passes.specialize.speculation_gain import gain_of
from wfv.ir.cfg import Cfg
from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Instr
from wfv.ir.uses import backward_slice, users_of
from wfv.ir.values import Value

_ROUNDS = 4  # an assumption may make others possible: the minimum of a maximum
_MOST_INSTRUCTIONS = 2000  # of a function of which there is a second version: compile time


@dataclass(frozen=True)
class Speculation:
    """`fast`: a copy of the function with assumed shapes (`Notes.assumed_shape`); `guard`: i1, the same parameters."""

    fast: Function
    guard: Function
    remarks: frozenset[Remark] = frozenset()


def speculate_on_shapes(
    fn: Function, shapes: Shapes, assume: Assumptions, saves_masks: bool = True, cheap_masks_count: bool = True
) -> Speculation | None:
    """A speculation on `fn` that makes addresses uniform or strided, or saves masks; None if there is none.

    `saves_masks`: whether fewer masks are a gain; not so where BOSCC makes copies of regions without masks.
    `cheap_masks_count`: also masks of contiguous accesses; not so where uniform branches are linearized too.
    """
    fast = clone_function(fn, f"{fn.name}.fast")
    before = _shapes_of_copy(fn, shapes, fast)
    cfg = Cfg(fast)
    repeatable = Repeatable(fast, find_counters(cfg, before))
    found, after = _assume_all(fast, before, assume, repeatable)
    gain = gain_of(fast, before, after, saves_masks, cheap_masks_count)
    if not gain.is_enough:
        return None
    needed = _needed(found, backward_slice(gain.roots))
    if gain_of(fast, before, _analyzed(fast, before, assume, needed), saves_masks).accesses >= gain.accesses:
        found = needed
    _note(fast, found)
    guard = guard_function(fast, found, repeatable, assume.lanes, f"{fn.name}.guard")
    return Speculation(fast, guard, frozenset(map(_remark, found)))


def _remark(assumption: Assumption) -> Remark:
    instr = assumption.instr
    opcode = f"call @{instr.callee}" if instr.callee else instr.op
    return Remark(instr.line, "guard", opcode, instr.name, assumption.text)


def _shapes_of_copy(fn: Function, shapes: Shapes, copy: Function) -> Shapes:
    """The shapes of `fn`, as those of a copy of it."""
    values: dict[Value, Value] = dict(zip([*fn.args, *fn.instrs()], [*copy.args, *copy.instrs()], strict=True))
    blocks = dict(zip(fn.blocks, copy.blocks, strict=True))
    found = {values[value]: shape for value, shape in shapes.values.items() if value in values}
    return Shapes(found, {blocks[block] for block in shapes.divergent_branches})


def _analyzed(fn: Function, before: Shapes, assume: Assumptions, assumptions: list[Assumption]) -> Shapes:
    """The shapes of `fn` under these assumptions, which are noted in it."""
    _note(fn, assumptions)
    return analyze_divergence(fn, {arg: before.of(arg) for arg in fn.args}, assume)


def _note(fn: Function, assumptions: list[Assumption]) -> None:
    """Notes these assumptions in `fn`, and no others."""
    shape_of = {each.instr: each.shape for each in assumptions}
    for instr in fn.instrs():
        if instr in shape_of or instr.notes.assumed_shape is not None:
            instr.notes = replace(instr.notes, assumed_shape=shape_of.get(instr))


def _assume_all(
    fn: Function, before: Shapes, assume: Assumptions, repeatable: Repeatable
) -> tuple[list[Assumption], Shapes]:
    """All that can be assumed in `fn`, and the shapes under these assumptions."""
    found, after = list[Assumption](), before
    for _ in range(_ROUNDS):
        known = {each.instr for each in found}
        new = [each for each in _assumable(fn, after, assume, repeatable) if each.instr not in known]
        if not new:
            break
        found += new
        after = _analyzed(fn, before, assume, found)
    return found, after


def _assumable(fn: Function, shapes: Shapes, assume: Assumptions, repeatable: Repeatable) -> Iterator[Assumption]:
    """What can be assumed under these shapes. Of `/ % >> &` only in the first block, which runs in every lane."""
    indices = _inbounds_indices(fn)
    is_small = sum(len(block.instrs) for block in fn.blocks) <= _MOST_INSTRUCTIONS
    for block in fn.blocks:
        for instr in block.instrs:
            found = assume_arithmetic(instr, shapes, assume) if block is fn.entry else None
            found = found or (assume_bound(instr, shapes, assume, instr in indices) if is_small else None)
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
