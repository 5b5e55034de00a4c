"""Speculation: further SIMD versions, in which what holds for many vectors is assumed.

`id < n` is the same in all lanes but in one vector of a launch, and `tid >> k` is uniform unless a vector crosses a
multiple of 2^k. A scalar guard tests this at run time, once for each vector. Where it holds, branches are uniform, so
that accesses need no masks, and addresses are uniform or strided: scalar code and contiguous accesses.

Where such a shift or divisor is too small, a version for each small power of two knows each lane's offset, so that
accesses are wide ones and shuffles.

The group kernel calls the guards, and then one of the versions. A guard tests every assumption of its version.
Files: assumed_arithmetic.py, assumed_bounds.py and assumed_constants.py have the assumptions; assumption_search.py
finds those that are worth it by speculation_gain.py; assumptions.py has their record and makes the guards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from passes.analysis.affine_addresses import window_of
from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Assumptions
from passes.remarks import Remark
from passes.speculate.assumed_arithmetic import assume_arithmetic, assume_offsets, replace_remainders
from passes.speculate.assumed_constants import Candidate, assume_constant, candidates, replace_by_constant
from passes.speculate.assumption_search import Search, analyzed_under, find_assumptions
from passes.speculate.assumptions import Assumption, Repeatable, guard_function
from passes.speculate.counters import find_counters
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.edits import clone_function
from wfv.ir.values import Value


@dataclass(frozen=True)
class Speculation:
    """`fast`: a copy of the function with assumed shapes (`Notes.assumed_shape`); `guard`: i1, the same parameters.

    `has_arithmetic`: whether an assumption is on `/ % >> &`.
    """

    fast: Function
    guard: Function
    remarks: frozenset[Remark] = frozenset()
    has_arithmetic: bool = False


def speculations_of(
    fn: Function,
    shapes: Shapes,
    assume: Assumptions,
    saves_masks: bool = True,
    cheap_masks_count: bool = True,
    streams_count: bool = False,
) -> tuple[Speculation, ...]:
    """The speculations on `fn`, in the order in which they are to be tested.

    `saves_masks`: whether fewer masks are a gain; not so where BOSCC makes copies of regions without masks.
    `cheap_masks_count`: also masks of contiguous accesses; not so where uniform branches are linearized too.
    `streams_count`: a few of these are enough in a function that does little but access memory; not so where a masked
    access is a test and a plain access, because the machine has none.
    """
    on_shapes = _on_shapes(fn, shapes, assume, saves_masks, cheap_masks_count, streams_count)
    on_constants = _on_constants(fn, shapes, assume, saves_masks)
    on_alignment = None if on_constants else _on_alignment(fn, shapes, assume, saves_masks)
    if on_shapes is not None and on_shapes.has_arithmetic:  # it does not fit vectors that the constants fit
        return (on_shapes, *on_constants) if on_alignment is None else (on_alignment, on_shapes)
    return tuple(each for each in (on_alignment, *on_constants, on_shapes) if each is not None)


def _on_shapes(
    fn: Function,
    shapes: Shapes,
    assume: Assumptions,
    saves_masks: bool,
    cheap_masks_count: bool,
    streams_count: bool,
) -> Speculation | None:
    """A speculation on `fn` that makes addresses uniform or strided, or saves masks; None if there is none."""
    fast = clone_function(fn, f"{fn.name}.fast")
    before = _shapes_of_copy(fn, shapes, fast)
    repeatable = Repeatable(fast, find_counters(Cfg(fast), before))
    search = Search(
        assume,
        repeatable,
        saves_masks,
        assume_arithmetic,
        cheap_masks_count=cheap_masks_count,
        streams_count=streams_count,
    )
    found = find_assumptions(fast, before, before, search)
    if found is None:
        return None
    guard = _with_guard(fast, found, repeatable, assume.lanes, f"{fn.name}.guard")
    return Speculation(fast, guard, frozenset(map(_remark, found)), any(each.is_arithmetic for each in found))


def _on_alignment(fn: Function, shapes: Shapes, assume: Assumptions, saves_masks: bool) -> Speculation | None:
    """A speculation for aligned vectors, on ids with constant divisors, shifts or masks."""
    if not any(assume_offsets(instr, shapes, assume) for instr in fn.instrs()):
        return None
    fast = clone_function(fn, f"{fn.name}.aligned")
    before = _shapes_of_copy(fn, shapes, fast)
    repeatable = Repeatable(fast, find_counters(Cfg(fast), before))
    search = Search(assume, repeatable, saves_masks, assume_offsets, is_anywhere=True)
    found = find_assumptions(fast, before, before, search)
    if found is None or not _has_offsets(fast, analyzed_under(fast, before, assume, found)):
        return None
    guard = _with_guard(fast, found, repeatable, assume.lanes, f"{fn.name}.is_aligned")
    return Speculation(fast, guard, frozenset(map(_remark, found)))


def _on_constants(fn: Function, shapes: Shapes, assume: Assumptions, saves_masks: bool) -> list[Speculation]:
    """Speculations on `fn`, each of which assumes that a uniform value is one constant (assumed_constants.py).

    The largest constant decides whether a value is worth it.
    """
    repeatable = Repeatable(fn, {})
    for each in candidates(fn, shapes, assume):
        if not repeatable.are([each.value]):
            continue
        *smaller, largest = each.constants
        if last := _on_constant(fn, shapes, assume, saves_masks, each, largest, needs_offsets=True):
            versions = [_on_constant(fn, shapes, assume, saves_masks, each, number) for number in smaller]
            last = replace(last, remarks=frozenset([_remark_on_constants(each)]))
            return [*(version for version in versions if version is not None), last]
    return []


def _on_constant(
    fn: Function,
    shapes: Shapes,
    assume: Assumptions,
    saves_masks: bool,
    candidate: Candidate,
    number: int,
    needs_offsets: bool = False,
) -> Speculation | None:
    """The speculation that the candidate's value is `number`; None if no access gains from it.

    `needs_offsets`: it must be an access whose address gets known offsets. If all gains are uniform or strided, then
    larger numbers give the same, and the speculation on shapes is enough.
    """
    fast = clone_function(fn, f"{fn.name}.fast{number}")
    before, value = _shapes_of_copy(fn, shapes, fast), _values_of_copy(fn, fast)[candidate.value]
    replace_by_constant(fast, value, number)
    repeatable = Repeatable(fast, find_counters(Cfg(fast), before))
    search = Search(assume, repeatable, saves_masks, assume_offsets, is_anywhere=True)
    found = find_assumptions(fast, before, analyzed_under(fast, before, assume, []), search)
    if found is None or (needs_offsets and not _has_offsets(fast, analyzed_under(fast, before, assume, found))):
        return None
    is_number = assume_constant(candidate.instr, value, number)
    guard = _with_guard(fast, [is_number, *found], repeatable, assume.lanes, f"{fn.name}.guard{number}")
    return Speculation(fast, guard)


def _with_guard(
    fast: Function, assumptions: Sequence[Assumption], repeatable: Repeatable, lanes: int, name: str
) -> Function:
    """The guard of a fast version, in which divisions that the assumptions spare are replaced."""
    guard = guard_function(fast, assumptions, repeatable, lanes, name)
    replace_remainders(fast, assumptions)
    return guard


def _has_offsets(fn: Function, shapes: Shapes) -> bool:
    """Whether the lanes' elements of an access of `fn` have known offsets, and lie in one window."""
    return any(
        window_of(i.type if i.op == "load" else i.operands[0].type, shapes.of(i.operands[-1])) is not None
        for i in fn.instrs()
        if i.op in ("load", "store")
    )


def _remark(assumption: Assumption) -> Remark:
    instr = assumption.instr
    opcode = f"call @{instr.callee}" if instr.callee else instr.op
    return Remark(instr.line, "guard", opcode, instr.name, assumption.text)


def _remark_on_constants(candidate: Candidate) -> Remark:
    instr, numbers = candidate.instr, ", ".join(map(str, candidate.constants))
    text = f"assumed to be by {numbers} in versions of their own, in which accesses are wide ones and shuffles"
    return Remark(instr.line, "constant", instr.op, instr.name, text)


def _shapes_of_copy(fn: Function, shapes: Shapes, copy: Function) -> Shapes:
    """The shapes of `fn`, as those of a copy of it."""
    values, blocks = _values_of_copy(fn, copy), dict(zip(fn.blocks, copy.blocks, strict=True))
    found = {values[value]: shape for value, shape in shapes.values.items() if value in values}
    return Shapes(found, {blocks[block] for block in shapes.divergent_branches})


def _values_of_copy(fn: Function, copy: Function) -> dict[Value, Value]:
    return dict(zip([*fn.args, *fn.instrs()], [*copy.args, *copy.instrs()], strict=True))
