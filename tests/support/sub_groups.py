"""Sub-groups in NumPy: which work-items are one, and what its functions return in each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

Combine = Callable[[np.ndarray], np.generic]  # of all numbers of an array


@dataclass(frozen=True)
class SubGroup:
    """`x`: the numbers of its work-items; `active`: which of them call the function; `lanes`: of a whole sub-group."""

    x: np.ndarray
    active: np.ndarray
    lanes: int

    @property
    def size(self) -> int:
        return len(self.x)

    @property
    def first(self) -> int:
        return int(np.flatnonzero(self.active)[0])

    @property
    def bits(self) -> int:
        return bits_of(self.active)

    def same(self, value: object) -> np.ndarray:
        """One result for all."""
        return np.array([value] * self.size)

    def each(self, result: Callable[[int], object]) -> np.ndarray:
        """result(lane) in the active lanes; 0 in the others."""
        return np.array([result(lane) if self.active[lane] else 0 for lane in range(self.size)], object)

    def from_lane(self, source: Callable[[int], int]) -> np.ndarray:
        """The number in lane source(lane), or 0 where that is no active lane."""
        return self.each(lambda lane: self.x[source(lane)] if self.has(source(lane)) else 0)

    def has(self, lane: int) -> bool:
        return 0 <= lane < self.size and bool(self.active[lane])

    def reduced(self, combine: Combine) -> np.ndarray:
        return self.same(combine(self.x[self.active]))

    def inclusive(self, combine: Combine) -> np.ndarray:
        return self.each(lambda lane: combine(self.x[: lane + 1][self.active[: lane + 1]]))

    def exclusive(self, combine: Combine, neutral: object) -> np.ndarray:
        def below(lane: int) -> object:
            values = self.x[:lane][self.active[:lane]]
            return combine(values) if len(values) else neutral

        return self.each(below)

    def clustered(self, combine: Combine, count: int) -> np.ndarray:
        def of_cluster(lane: int) -> object:
            part = slice(lane // count * count, lane // count * count + count)
            return combine(self.x[part][self.active[part]])

        return self.each(of_cluster)


def bits_of(condition: np.ndarray) -> int:
    """The number whose bit l is condition[l]."""
    return sum(1 << int(lane) for lane in np.flatnonzero(condition))


def sub_groups(global_size: tuple[int, ...], local_size: tuple[int, ...], lanes: int) -> Iterator[np.ndarray]:
    """The linear global ids of the work-items of each sub-group; of one or two dimensions."""
    (width, height), (local_width, local_height) = ((*size, 1)[:2] for size in (global_size, local_size))
    for y in range(height):
        for x in range(0, width, local_width):
            end = min(x + local_width, width)
            for first in range(x, end, lanes):
                yield np.arange(first, min(first + lanes, end)) + y * width
    assert local_height


def applied(
    function: Callable[[SubGroup], np.ndarray], x: np.ndarray, active: np.ndarray, sizes: tuple[tuple[int, ...], ...],
    lanes: int,
) -> np.ndarray:  # fmt: skip
    """function(sub-group) for all sub-groups of a launch, in the type of `x`; 0 where no work-item is active."""
    result = np.zeros_like(x)
    for ids in sub_groups(*sizes, lanes):
        if active[ids].any():
            with np.errstate(over="ignore"):
                values = function(SubGroup(x[ids], active[ids], lanes))
            result[ids] = np.where(active[ids], values, 0).astype(x.dtype)
    return result
