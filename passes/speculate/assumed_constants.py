"""Values that are worth a version for each of a few constants: the divisors and shifts of ids.

In a butterfly, x[tid / d * 2 * d + tid % d], the lanes' elements are contiguous if d is at least the number of lanes
(assumed_arithmetic.py). For each smaller power of two, a version of its own knows each lane's offset.
"""

from typing import NamedTuple

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import UNIFORM, Assumptions
from passes.speculate.assumed_arithmetic import assume_arithmetic
from passes.speculate.assumptions import Assumption
from passes.speculate.vector_ends import VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.fold import fold
from wfv.ir.values import ConstInt, Value, const_int

_MOST_INSTRUCTIONS = 300  # of a function of which there are several versions: compile time
_MASKS = (7, 15, 31, 63)  # of shifts
_MOST_CANDIDATES = 2  # that are tried
_PREFERENCE = ("lshr", "udiv", "urem", "and")  # of (1 << k) - 1 and k, the latter determines both


class Candidate(NamedTuple):
    """`value`: the divisor or shift of the id in `instr`; `constants`: the numbers worth a version."""

    instr: Instr
    value: Value
    constants: tuple[int, ...]


def candidates(fn: Function, shapes: Shapes, assume: Assumptions) -> list[Candidate]:
    """The candidates of `fn`, the most promising one first."""
    if fn.size > _MOST_INSTRUCTIONS:
        return []
    found = (_candidate(i, shapes, assume) for i in fn.instrs() if i.op in _PREFERENCE)
    known = [each for each in found if each is not None and not isinstance(each.value, ConstInt)]
    by_value = {each.value: each for each in reversed(known)}
    return sorted(by_value.values(), key=lambda each: _PREFERENCE.index(each.instr.op))[:_MOST_CANDIDATES]


def _candidate(instr: Instr, shapes: Shapes, assume: Assumptions) -> Candidate | None:
    assumption = assume_arithmetic(instr, shapes, assume)
    if assumption is None:
        return None
    by = _root(assumption.inputs[1])
    shifts = tuple(k for k in range(assume.lanes.bit_length() - 1) if 1 << k < assume.lanes)
    if instr.op == "lshr":
        return Candidate(instr, by, shifts)
    powers = tuple(1 << k for k in shifts)
    if instr.op != "and":
        return Candidate(instr, by, powers)
    if is_op(by, "add") and by.operands[1] == const_int(by.type, -1):
        return Candidate(instr, _root(by.operands[0]), powers)
    return None


def _root(value: Value) -> Value:
    """The value that `value` is a copy of, if it is a small number: of another type, masked, or frozen."""
    while isinstance(value, Instr):
        is_masked = value.op == "and" and isinstance(value.operands[1], ConstInt) and value.operands[1].value in _MASKS
        if value.op not in ("freeze", "zext", "sext", "trunc") and not is_masked:
            break
        value = value.operands[0]
    return value


def assume_constant(instr: Instr, value: Value, number: int) -> Assumption:
    """The assumption that `value`, by which `instr` divides or shifts, is `number`."""

    def test(build: Builder, vector: VectorEnds) -> Value:
        return build.icmp("eq", vector.first(value), number)

    return Assumption(instr, UNIFORM, (value,), None, test, "assumed to be one number")


def replace_by_constant(fn: Function, value: Value, number: int) -> None:
    """Replaces all uses of `value` in `fn`, in place, and folds constants. Its definition stays."""
    replaced = dict[Value, Value]()
    found: dict[Value, Value] = {value: const_int(value.type, number)}
    while found:
        replaced |= found
        fn.substitute(replaced)
        folded = {i: fold(i.op, i.operands, i.type, i.attrs) for i in fn.instrs() if i not in replaced}
        found = {instr: result for instr, result in folded.items() if result is not None}
