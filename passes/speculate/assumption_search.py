"""What to assume in a copy of a function: all that is possible, then only what the gains depend on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import Assumptions
from passes.speculate.assumed_arithmetic import assume_wrap
from passes.speculate.assumed_bounds import assume_bound
from passes.speculate.assumptions import Assumption
from passes.speculate.repeatable import Repeatable
from passes.speculate.speculation_gain import gain_of
from wfv.ir.core import Function, Instr
from wfv.ir.uses import backward_slice, users_of

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
