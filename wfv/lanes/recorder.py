"""Turns the marks that lanes pass into steps: one for each execution of a block by a vector."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wfv.ir.interp import POISON
from wfv.lanes.record import Place, Step, VectorTrace


class Recorder:
    """Collects the steps of one vector at a time. The lanes of a step pass its mark one after the other, in order."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = places
        self.vector: VectorTrace | None = None
        self.turns: dict[int, list[int]] = {}  # by lane: the places that lanes run one after the other
        self._place, self._last, self._active = -1, -1, 0

    def begin(self, vector: VectorTrace) -> None:
        """The next marks are of this vector."""
        self.vector = vector

    def at(self, lane: int) -> Callable[..., None]:
        """The function that the marks of a run call; its work-item number 0 is this lane."""

        def mark(number: int, place: int, active: object) -> None:
            self._mark(lane + number, place, bool(active) and active is not POISON)

        return mark

    def end(self) -> None:
        """No more marks of the run follow."""
        self._end_step()
        self._end_turns()

    def _mark(self, lane: int, place: int, active: bool) -> None:
        if self.places[place].takes_turns:
            self._end_step()
            self.turns.setdefault(lane, []).append(place)
            return
        self._end_turns()
        if place != self._place or lane <= self._last:
            self._end_step()
        self._place, self._last = place, lane
        self._active |= active << lane

    def _end_step(self) -> None:
        if self._place >= 0:
            self._add(self._place, self._active)
        self._place, self._last, self._active = -1, -1, 0

    def _end_turns(self) -> None:
        for lane, places in self.turns.items():
            for place in places:
                self._add(place, 1 << lane)
        self.turns = {}

    def _add(self, place: int, active: int) -> None:
        assert self.vector is not None
        self.vector.steps.append(Step(self.vector.time, place, active))
        self.vector.time += self.places[place].instructions
