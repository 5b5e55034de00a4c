"""Counters: the phis of loops that count up by one between bounds that a guard can compute.

    %dx = phi i32 [ %from, %preheader ], [ %next, %latch ]          %dx is from %from to max(%from, %to)
    ..
    %next = add i32 %dx, 1
    %more = icmp slt i32 %dx, %to                                   or ult, or ne
    br i1 %more, label %header, label %exit

An expression of an id and a counter has numbers between two ends over all lanes and all iterations (vector_ends.py).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Instr, is_op
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value, const_int, unsigned

_MAXIMUM = {"slt": "smax", "ult": "umax"}  # `ne` needs none: the counter passes all numbers up to the bound
_OPPOSITE = {"sge": "slt", "uge": "ult", "eq": "ne"}
_SHORT, _SHORT_OF_A_BLOCK = 8, 16  # iterations; if the loop is one block


@dataclass(frozen=True)
class Counter:
    """A phi that counts up from `start`.

    The loop goes on only while the phi, or if `tests_next` its next number, is less than (`slt`, `ult`) or not equal to
    (`ne`) the `bound`. `is_exit`: and whenever it is; otherwise the bound is one of several conditions of the latch.
    """

    phi: Instr
    start: Value
    predicate: str
    bound: Value
    tests_next: bool
    is_exit: bool

    @property
    def inputs(self) -> tuple[Value, ...]:
        return self.start, self.bound

    @property
    def is_signed(self) -> bool:
        """Whether its numbers are in order as signed numbers."""
        return self.predicate == "slt"

    @property
    def constant_count(self) -> int:
        """The number of iterations, at most, if it is constant, else 0."""
        if not (isinstance(self.start, ConstInt) and isinstance(self.bound, ConstInt)):
            return 0
        return self.bound.value - self.start.value + (not self.tests_next)

    def last(self, build: Builder, start: Value, bound: Value) -> Value:
        """The greatest number of the phi, or a greater one."""
        last = build.binop("add", bound, -1) if self.tests_next else bound
        if self.predicate == "ne":
            return last
        return build.call(f"llvm.{_MAXIMUM[self.predicate]}.{last.type}", last.type, [start, last])


def find_counters(cfg: Cfg, shapes: Shapes) -> dict[Instr, Counter]:
    """The counters of all loops, by their phis."""
    found = (_counter(phi, loop, shapes) for loop in cfg.loops.all for phi in loop.header.phis)
    return {each.phi: each for each in found if each is not None}


def short_loops(cfg: Cfg, shapes: Shapes) -> list[Loop]:
    """The loops that run a small constant number of times: LLVM may unroll these in vector code.

    A loop over a filter's window has a constant number of iterations: unrolled, its addresses have one base, and
    comparisons of its counter vanish. Whether the unrolled loop is small enough, LLVM decides. A loop over a tile has
    often 16 iterations of one block; loops with branches, or with loops inside, gain less.
    """
    counters = find_counters(cfg, shapes)
    return [loop for loop in cfg.loops.all if _is_short(loop, counters)]


def _is_short(loop: Loop, counters: Mapping[Instr, Counter]) -> bool:
    most = _SHORT_OF_A_BLOCK if len(loop.blocks) == 1 else _SHORT
    return any(0 < counters[phi].constant_count <= most for phi in loop.header.phis if phi in counters)


def _counter(phi: Instr, loop: Loop, shapes: Shapes) -> Counter | None:
    if len(loop.latches) != 1 or len(phi.operands) != 2 or not isinstance(phi.type, IntType) or phi.type.bits < 32:
        return None
    latch = loop.latches[0]
    at_latch = phi.blocks.index(latch)
    start, step = phi.operands[1 - at_latch], phi.operands[at_latch]
    branch = latch.terminator
    if not (_is_increment(step, phi) and len(branch.blocks) == 2 and shapes.of(phi).is_uniform):
        return None
    for predicate, test in _conditions(branch.operands[0], branch.blocks[0] is loop.header):
        bound, is_exit = test.operands[1], test is branch.operands[0]
        if test.operands[0] is step and shapes.of(bound).is_uniform:
            return Counter(phi, start, predicate, bound, tests_next=True, is_exit=is_exit)
        if test.operands[0] is phi and shapes.of(bound).is_uniform:
            behind = _behind(start, predicate, bound)
            return Counter(phi, start, predicate, behind or bound, behind is not None, is_exit)
    return None


def _behind(start: Value, predicate: str, bound: Value) -> ConstInt | None:
    """The number after a constant bound, if comparing the next number with it is equivalent to a test of the phi.

    LLVM writes `i < 7` for `i + 1 < 8`. The phi has no number after the bound if its start has none.
    """
    if not isinstance(start, ConstInt) or not isinstance(bound, ConstInt):
        return None
    number = (lambda x: x.value) if predicate == "slt" else unsigned
    behind = const_int(bound.type, bound.value + 1)
    return behind if number(start) <= number(bound) < number(behind) else None


def _conditions(condition: Value, is_true: bool) -> Iterator[tuple[str, Instr]]:
    """The comparisons of which each holds if `condition` is `is_true`, with their predicates then."""
    if not isinstance(condition, Instr):
        return
    if condition.op == ("and" if is_true else "or"):
        for operand in condition.operands:
            yield from _conditions(operand, is_true)
    elif condition.op == "icmp":
        predicate = condition.attrs["predicate"]
        predicate = predicate if is_true else _OPPOSITE.get(predicate, "")
        if predicate in (*_MAXIMUM, "ne"):
            yield predicate, condition


def _is_increment(value: Value, phi: Instr) -> bool:
    """Whether `value` is `phi` + 1."""
    if not is_op(value, "add") or value.operands[0] is not phi:
        return False
    return value.operands[1] == const_int(phi.type, 1)
