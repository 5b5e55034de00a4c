"""Places labels beside points so that no label covers a point, another label or, if possible, a line."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Spot = tuple[float, float]
Segment = tuple[Spot, Spot]

RADII = (8, 14, 22, 32, 46, 64, 90, 125, 170)  # pixels between a point and its label
DIRECTIONS = 24
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
    fewest places.
    """
    markers = [around(spot, marker) for spot in spots]
    placed = dict[int, Box]()

    def crowd(index: int) -> float:
        return sum(1 / (1 + math.dist(spots[index], other)) for other in spots)

    def cost(box: Box, distance: float) -> float:
        covered = sum(box.meets(other) for other in (*markers, *placed.values()))
        return distance + ON_LINE * sum(map(box.is_crossed_by, lines)) + ON_BOX * covered

    for index in sorted(range(len(spots)), key=crowd, reverse=True):
        found = [(cost(box, distance), box) for box, distance in _places(spots[index], sizes[index]) if box.is_in(area)]
        fallback = next(box for box, _ in _places(spots[index], sizes[index]))
        placed[index] = min(found, key=lambda each: each[0])[1] if found else fallback
    return [placed[index] for index in range(len(spots))]


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
