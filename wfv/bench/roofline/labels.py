"""Places labels beside points so that no label covers a point or another label, and no line if possible.

Lines are those of the picture, and those that lead from points to their labels.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Spot = tuple[float, float]
Segment = tuple[Spot, Spot]

RADII = (8, 14, 22, 32, 46, 64, 90, 125, 170)  # pixels between a point and its label
DIRECTIONS, PASSES = 24, 3
ON_LINE = 60.0  # the cost of a line that is crossed, in pixels of distance
ON_BOX = 1e6  # the cost of a box that is covered: only where there is no other place


@dataclass(frozen=True)
class Box:
    """A rectangle in pixels."""

    left: float
    bottom: float
    right: float
    top: float

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.bottom < other.top and other.bottom < self.top
        )

    def is_in(self, other: Box) -> bool:
        return (
            other.left <= self.left and self.right <= other.right and other.bottom <= self.bottom
            and self.top <= other.top
        )  # fmt: skip

    def is_crossed_by(self, segment: Segment) -> bool:
        """Whether a part of the segment is inside: the algorithm of Liang and Barsky."""
        (x, y), (x_end, y_end) = segment
        first, last = 0.0, 1.0
        for step, low, high in ((x_end - x, self.left - x, self.right - x), (y_end - y, self.bottom - y, self.top - y)):
            if step == 0:
                if low > 0 or high < 0:
                    return False
                continue
            enter, leave = sorted((low / step, high / step))
            first, last = max(first, enter), min(last, leave)
        return first < last


def around(spot: Spot, half: float) -> Box:
    """The square around a marker."""
    x, y = spot
    return Box(x - half, y - half, x + half, y + half)


def place_labels(
    spots: Sequence[Spot], sizes: Sequence[Spot], area: Box, lines: Sequence[Segment], marker: float
) -> list[Box]:
    """A box for the label of each spot, inside of `area`.

    `sizes` are widths and heights, `marker` half of a marker's side. Crowded spots are labelled first: they have the
    fewest places. Then each label is placed again, beside all others, PASSES times.
    """
    placing = _Placing(spots, sizes, area, lines, [around(spot, marker) for spot in spots])
    order = sorted(range(len(spots)), key=placing.crowd, reverse=True)
    for index in order * (1 + PASSES):
        placing.place(index)
    return [placing.placed[index] for index in range(len(spots))]


class _Placing:
    """The labels that are placed so far, by the index of their spots."""

    def __init__(
        self,
        spots: Sequence[Spot],
        sizes: Sequence[Spot],
        area: Box,
        lines: Sequence[Segment],
        markers: Sequence[Box],
    ) -> None:
        self.spots, self.sizes, self.area, self.lines, self.markers = spots, sizes, area, lines, markers
        self.placed = dict[int, Box]()

    def crowd(self, index: int) -> float:
        return sum(1 / (1 + math.dist(self.spots[index], other)) for other in self.spots)

    def place(self, index: int) -> None:
        """The place of the least cost, which is the distance at least; the first one if there is no room."""
        self.placed.pop(index, None)
        places = list(_places(self.spots[index], self.sizes[index]))
        best, least = places[0][0], math.inf
        for box, distance in places:
            if distance < least and box.is_in(self.area) and (cost := self._cost(index, box, distance)) < least:
                best, least = box, cost
        self.placed[index] = best

    def _cost(self, index: int, box: Box, distance: float) -> float:
        others = list(self.placed.values())
        way = leader(self.spots[index], box)
        ways = [leader(self.spots[i], each) for i, each in self.placed.items()]
        covered = sum(box.meets(other) for other in (*self.markers, *others))
        crossed = sum(box.is_crossed_by(line) for line in (*self.lines, *ways))
        crossed += sum(other.is_crossed_by(way) for other in others)
        crossed += sum(other.is_crossed_by(way) for other in self.markers if not other.meets(self.markers[index]))
        return distance + ON_LINE * crossed + ON_BOX * covered


def _places(spot: Spot, size: Spot) -> Iterator[tuple[Box, float]]:
    """Boxes around a spot with their distances, the nearest first; to the right is preferred a little."""
    (x, y), (width, height) = spot, size
    for radius in RADII:
        for k in range(DIRECTIONS):
            angle = 2 * math.pi * k / DIRECTIONS
            middle_x = x + math.cos(angle) * (radius + width / 2)
            middle_y = y + math.sin(angle) * (radius + height / 2)
            box = Box(middle_x - width / 2, middle_y - height / 2, middle_x + width / 2, middle_y + height / 2)
            yield box, radius + 2 * abs(math.sin(angle / 2))


def leader(spot: Spot, box: Box) -> Segment:
    """From a point to the nearest point of its label."""
    x, y = spot
    return spot, (min(max(x, box.left), box.right), min(max(y, box.bottom), box.top))
