"""Ranges of what loops of a constant trip count add up.

    %sum = phi i32 [ 0, %preheader ], [ %more, %latch ]         at most 9 * 255, if the loop runs 9 times
    %byte = zext i8 %b to i32
    %more = add i32 %sum, %byte

The sum may pass through selects, phis and inner loops, as a masked sum in a nest of two loops does.
"""

from __future__ import annotations

from functools import cached_property

from passes.analysis.signed_ranges import Range, SignedRanges, full_signed
from passes.analysis.trip_counts import trip_count
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.types import IntType
from wfv.ir.values import Value, is_poison


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
