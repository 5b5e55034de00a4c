"""Speculation: further SIMD versions, which assume properties that hold for many vectors.

`id < n` is uniform in all vectors of a launch except one, and `tid >> k` is uniform unless a vector crosses a
multiple of 2^k. A scalar guard tests this at run time, once for each vector. Where it holds, branches are uniform, so
that accesses need no masks, and addresses are uniform or strided: scalar code and contiguous accesses.

Where such a shift or divisor is too small, a version for each small power of two knows each lane's offset, so that
accesses are wide ones and shuffles.

The group kernel calls the guards, and then one of the versions. A guard tests every assumption of its version.
Files: assumed_arithmetic.py, assumed_bounds.py and assumed_constants.py have the assumptions; assumption_search.py
finds the assumptions that are worth a version; assumptions.py defines their record and makes the guards.
"""

from dataclasses import dataclass, replace
from functools import partial

from passes.analysis.affine_addresses import window_of
from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Assumptions
from passes.remarks import Remark
from passes.speculate.assumed_arithmetic import assume_arithmetic, assume_offsets, replace_remainders
from passes.speculate.assumed_bounds import keep_shapes, replace_clamps
from passes.speculate.assumed_constants import Candidate, assume_constant, candidates, replace_by_constant
from passes.speculate.assumption_search import Assume, Search, Worth, analyzed_under, find_assumptions
from passes.speculate.assumptions import Assumption, Repeatable, guard_function
from passes.speculate.counters import find_counters
from passes.speculate.small_branches import select_small_branches
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

    @property
    def is_on_shapes(self) -> bool:
        """Whether it assumes neither a constant nor an alignment."""
        return self.fast.name.endswith(".fast")


def speculations_of(fn: Function, shapes: Shapes, assume: Assumptions, worth: Worth) -> tuple[Speculation, ...]:
    """The speculations on `fn`, in the order in which they are to be tested."""
    make = partial(_speculation, fn, shapes, assume)
    on_shapes = make(worth, assume_arithmetic, "fast", "guard")
    only_masks = replace(worth, cheap_masks_count=False)
    on_constants = _on_constants(fn, shapes, assume, only_masks)
    on_alignment = None
    if not on_constants and any(assume_offsets(instr, shapes, assume) for instr in fn.instrs()):
        on_alignment = make(only_masks, assume_offsets, "aligned", "is_aligned", needs_offsets=True)
    if on_shapes is not None and on_shapes.has_arithmetic:  # it does not fit vectors that the constants fit
        return (on_shapes, *on_constants) if on_alignment is None else (on_alignment, on_shapes)
    return tuple(each for each in (on_alignment, *on_constants, on_shapes) if each is not None)


def _on_constants(fn: Function, shapes: Shapes, assume: Assumptions, worth: Worth) -> list[Speculation]:
    """Speculations on `fn`, each of which assumes that a uniform value is one constant (assumed_constants.py).

    The largest constant decides whether a value is worth it. If all its gains are uniform or strided, then larger
    numbers have no other gains, and the speculation on shapes is enough.
    """
    repeatable = Repeatable(fn, {})
    for each in candidates(fn, shapes, assume):
        if not repeatable.are([each.value]):
            continue

        def make(number: int, needs_offsets: bool = False, each: Candidate = each) -> Speculation | None:
            return _speculation(
                *(fn, shapes, assume, worth, assume_offsets, f"fast{number}", f"guard{number}"),
                constant=(each, number), needs_offsets=needs_offsets,
            )  # fmt: skip

        *smaller, largest = each.constants
        if last := make(largest, needs_offsets=True):
            versions = [version for number in smaller if (version := make(number)) is not None]
            remarks = frozenset([_remark_on_constants(each)])
            return [*(replace(version, remarks=frozenset()) for version in versions), replace(last, remarks=remarks)]
    return []


def _speculation(
    fn: Function,
    shapes: Shapes,
    assume: Assumptions,
    worth: Worth,
    arithmetic: Assume,
    fast_name: str,
    guard_name: str,
    *,
    constant: tuple[Candidate, int] | None = None,
    needs_offsets: bool = False,
) -> Speculation | None:
    """Assumes all that is worth it and, with `constant`, that the candidate's value is that number.

    None if no access gains from it. `arithmetic`: the assumptions on `/ % >> &`; offsets anywhere, the rest in the
    first block only. `needs_offsets`: None also if no access gets known offsets.
    """
    fast = clone_function(fn, f"{fn.name}.{fast_name}")
    before = start = _shapes_of_copy(fn, shapes, fast)
    given: list[Assumption] = []
    if constant is not None:
        candidate, number = constant
        value = _values_of_copy(fn, fast)[candidate.value]
        replace_by_constant(fast, value, number)
        given, start = [assume_constant(candidate.instr, value, number)], analyzed_under(fast, before, assume, [])
    elif select_small_branches(fast, before.divergent_branches):
        start = analyzed_under(fast, before, assume, [])
    repeatable = Repeatable(fast, find_counters(Cfg(fast), before))
    search = Search(assume, repeatable, worth, arithmetic, is_anywhere=arithmetic is assume_offsets)
    found = find_assumptions(fast, before, start, search)
    if found is None or (needs_offsets and not _has_offsets(fast, analyzed_under(fast, before, assume, found))):
        return None
    keep_shapes(fast, analyzed_under(fast, before, assume, found))
    replace_clamps(fast, found)
    guard = guard_function(fast, [*given, *found], repeatable, assume.lanes, f"{fn.name}.{guard_name}")
    replace_remainders(fast, found)
    return Speculation(fast, guard, frozenset(map(_remark, found)), any(each.is_arithmetic for each in found))


def _has_offsets(fn: Function, shapes: Shapes) -> bool:
    """Whether the lanes' elements of an access of `fn` have known offsets, and lie in one window."""
    return any(window_of(i.accessed, shapes.of(i.operands[-1])) is not None for i in fn.instrs() if i.is_access)


def _remark(assumption: Assumption) -> Remark:
    instr = assumption.instr
    opcode = f"call @{instr.callee}" if instr.callee else instr.op
    return Remark(instr.line, "guard", opcode, instr.name, assumption.text)


def _remark_on_constants(candidate: Candidate) -> Remark:
    instr, numbers = candidate.instr, ", ".join(map(str, candidate.constants))
    text = f"assumed to be by {numbers} in versions of their own, in which accesses are wide ones and shuffles"
    return Remark(instr.line, "constant", instr.op, instr.name, text)


def _shapes_of_copy(fn: Function, shapes: Shapes, copy: Function) -> Shapes:
    """The shapes of `fn`, for the values of a copy of it."""
    values, blocks = _values_of_copy(fn, copy), dict(zip(fn.blocks, copy.blocks, strict=True))
    found = {values[value]: shape for value, shape in shapes.values.items() if value in values}
    return Shapes(found, {blocks[block] for block in shapes.divergent_branches})


def _values_of_copy(fn: Function, copy: Function) -> dict[Value, Value]:
    return dict(zip([*fn.args, *fn.instrs()], [*copy.args, *copy.instrs()], strict=True))
