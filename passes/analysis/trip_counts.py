"""Loops of a constant trip count: how often the header runs at most, and the ranges of what they add up.

The count is known where a counter with constant bounds leaves the loop.

%k = phi i32 [ 0, %preheader ], [ %next, %latch ]
..
%next = add i32 %k, 1
%more = icmp slt i32 %next, 9
br i1 %more, label %header, label %exit             9 times

What such loops add up:

    %sum = phi i32 [ 0, %preheader ], [ %more, %latch ]         at most 9 * 255, if the loop runs 9 times
    %byte = zext i8 %b to i32
    %more = add i32 %sum, %byte

The sum may pass through selects, phis and inner loops, as a masked sum in a nest of two loops does.
"""

from functools import cached_property

from passes.analysis.ranges import Range
from passes.analysis.signed_ranges import SignedRanges, full_signed
from passes.costs import ASSUMED_TRIPS
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr, is_op
from wfv.ir.fold import fold_binop, fold_icmp, int_of
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value, is_poison

_DEEPEST = 3  # loops around a block that count
MOST = 1024  # more trips than that are not counted: the sum of as many numbers would be no narrow one


def iterations(depth: int) -> int:
    """How often a block with that many loops around it is assumed to run in one run of the function."""
    return int(ASSUMED_TRIPS ** min(depth, _DEEPEST))


def trip_count(cfg: Cfg, loop: Loop) -> int | None:
    """The most times that the header may run for one entry of the loop; None if it is unknown, or above MOST."""
    counts = [_trips(cfg, loop, block) for block in loop.blocks if _is_in_each_iteration(cfg, loop, block)]
    return min((count for count in counts if count is not None), default=None)


def _is_in_each_iteration(cfg: Cfg, loop: Loop, block: Block) -> bool:
    return cfg.loops.innermost(block) is loop and all(cfg.dominates(block, latch) for latch in loop.latches)


def _trips(cfg: Cfg, loop: Loop, block: Block) -> int | None:
    """By the exit of one block."""
    branch = block.terminator
    inside = [loop.contains(target) for target in branch.blocks]
    if not branch.is_cond_br or all(inside):
        return None
    test = branch.operands[0]
    if not is_op(test, "icmp") or not isinstance(test.operands[1], ConstInt):
        return None
    counted, bound = test.operands
    for phi in loop.header.phis:
        step = counter_step(phi, loop)
        if step is not None and counted in (phi, step):
            return _run(phi, step, loop, test, bound, counted is step, stays_if=inside[0])
    return None


def counter_step(phi: Instr, loop: Loop) -> Instr | None:
    """The addition or subtraction of a constant that makes the phi's next number."""
    if len(loop.latches) != 1 or len(phi.operands) != 2:
        return None
    step = phi.incoming_for(loop.latches[0])
    if not is_op(step, "add", "sub") or step.operands[0] is not phi:
        return None
    return step if isinstance(step.operands[1], ConstInt) else None


def _run(
    phi: Instr, step: Instr, loop: Loop, test: Instr, bound: Value, tests_next: bool, stays_if: bool
) -> int | None:
    """Counts, because that is right for every predicate and for numbers that wrap."""
    (number,) = (value for value, block in phi.incoming() if block is not loop.latches[0])
    for trip in range(1, MOST + 1):
        following = fold_binop(step.op, number, step.operands[1])
        if following is None:  # the first number is no constant
            return None
        answer = fold_icmp(test.attrs["predicate"], following if tests_next else number, bound)
        known = int_of(answer) if answer is not None else None
        if known is None or bool(known.value) is not stays_if:
            return None if known is None else trip
        number = following
    return None


def bounded_ranges(cfg: Cfg) -> SignedRanges:
    """The ranges of all integers of a function, those of accumulators included."""
    first = SignedRanges(cfg)
    known = _Accumulators(cfg, first).bounds()
    return SignedRanges(cfg, known) if known else first


class _Accumulators:
    """`growth(value, phi)`: how much larger `value` is than the phi of the same iteration."""

    def __init__(self, cfg: Cfg, ranges: SignedRanges) -> None:
        self.cfg, self.ranges = cfg, ranges
        self.trips: dict[Loop, int | None] = {}
        self.found: dict[tuple[Value, Instr], Range | None] = {}

    @cached_property
    def loop_of(self) -> dict[Block, Loop]:
        """The loops by their headers."""
        return {loop.header: loop for loop in self.cfg.loops.all}

    @cached_property
    def header_of(self) -> dict[Instr, Block]:
        """The header of each loop's phis."""
        return {phi: loop.header for loop in self.cfg.loops.all for phi in loop.header.phis}

    def bounds(self) -> dict[Value, Range]:
        """The range of each phi that has one by its trip count alone."""
        bounds: dict[Value, Range] = {}
        for phi, header in self.header_of.items():  # outer loops first: an inner sum starts with the outer one's number
            if isinstance(phi.type, IntType) and self.ranges.of(phi) == full_signed(phi.type):
                bound = self._of_phi(phi, self.loop_of[header], bounds)
                if bound is not None:
                    bounds[phi] = bound
        return bounds

    def _of_phi(self, phi: Instr, loop: Loop, bounds: dict[Value, Range]) -> Range | None:
        """Over all iterations."""
        start = self._start(phi, loop)
        growth = self._growth_in_loop(phi, loop) if start is not None else None
        if start is None or growth is None:
            return None
        first = bounds.get(start) or self.ranges.of(start)
        low, high = first[0] + growth[0], first[1] + growth[1]
        full = full_signed(phi.type)
        return (low, high) if full[0] <= low and high <= full[1] and first != full else None

    def _start(self, phi: Instr, loop: Loop) -> Value | None:
        starts = [value for value, block in phi.incoming() if not loop.contains(block)]
        return starts[0] if len(starts) == 1 and len(loop.latches) == 1 else None

    def _growth_in_loop(self, phi: Instr, loop: Loop) -> Range | None:
        """How much larger the phi may be than at the loop's entry."""
        if loop not in self.trips:
            self.trips[loop] = trip_count(self.cfg, loop)
        trips = self.trips[loop]
        step = self.growth(phi.incoming_for(loop.latches[0]), phi) if trips is not None else None
        if trips is None or step is None:
            return None
        return (trips - 1) * min(step[0], 0), (trips - 1) * max(step[1], 0)

    def growth(self, value: Value, phi: Instr) -> Range | None:
        """None if the difference is unknown."""
        if value is phi:
            return 0, 0
        key = value, phi
        if key not in self.found:
            self.found[key] = None  # a cycle that passes by the phi
            self.found[key] = self._growth(value, phi) if isinstance(value, Instr) else None
        return self.found[key]

    def _growth(self, value: Instr, phi: Instr) -> Range | None:
        if value.op == "add":
            a, b = value.operands
            return self._sum(self.growth(a, phi), b) or self._sum(self.growth(b, phi), a)
        if value.op == "sub":
            return self._sum(self.growth(value.operands[0], phi), value.operands[1], sign=-1)
        if value in self.header_of:
            return self._through_loop(value, phi)
        if value.op in ("select", "phi"):
            return self._union(value.operands[value.op == "select" :], phi)
        return None

    def _sum(self, growth: Range | None, addend: Value, sign: int = 1) -> Range | None:
        if growth is None:
            return None
        ends = [sign * end for end in self.ranges.of(addend)]
        return growth[0] + min(ends), growth[1] + max(ends)

    def _through_loop(self, inner: Instr, phi: Instr) -> Range | None:
        """An inner loop's phi: as the number at its entry, and what the loop adds."""
        loop = self.loop_of[self.header_of[inner]]
        start = self._start(inner, loop)
        if start is None or not self._is_inside(loop, phi):
            return None
        first, more = self.growth(start, phi), self._growth_in_loop(inner, loop)
        return (first[0] + more[0], first[1] + more[1]) if first is not None and more is not None else None

    def _is_inside(self, loop: Loop, phi: Instr) -> bool:
        return loop.header in self.loop_of[self.header_of[phi]].blocks

    def _union(self, values: list[Value], phi: Instr) -> Range | None:
        found = [self.growth(value, phi) for value in values if not is_poison(value)]
        known = [growth for growth in found if growth is not None]
        if not known or len(known) < len(found):
            return None
        return min(low for low, _ in known), max(high for _, high in known)
