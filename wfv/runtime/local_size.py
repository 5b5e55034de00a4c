"""What `local_size=None` becomes."""

from __future__ import annotations

import math

BEST, LEAST = 256, 64  # work-items of a group: so many, if there are enough; fewer only for more threads
WIDE = 64  # of the first dimension, if there are others
GROUPS_PER_THREAD = 2


def choose_local_size(global_size: tuple[int, ...], lanes: int = 1, threads: int = 1) -> tuple[int, ...]:
    """A local size for one to three dimensions: powers of two, the first one a multiple of the lanes.

    Groups have BEST work-items. They are made smaller, down to LEAST, until there are GROUPS_PER_THREAD for each
    thread. A size that divides the global size is taken if it is not much smaller.
    """
    size = _sides(global_size, lanes, BEST)
    while _groups(global_size, size) < threads * GROUPS_PER_THREAD and math.prod(size) > max(LEAST, lanes):
        smaller = _sides(global_size, lanes, math.prod(size) // 2)
        if smaller == size:
            break
        size = smaller
    return size


def _sides(global_size: tuple[int, ...], lanes: int, items: int) -> tuple[int, ...]:
    """Sides of a group of up to that many work-items: wide in the first dimension, the others about equal."""
    dimensions, sides = len(global_size), []
    for dim, size in enumerate(global_size):
        left = dimensions - dim - 1
        if dim == 0:
            most = items if not left else max(min(items, WIDE), lanes)
        else:
            most = 1 << ((items.bit_length() - 1) + left) // (left + 1)
        side = _side(size, most, lanes if dim == 0 else 1)
        sides.append(side)
        items = max(items // side, 1)
    return tuple(sides)


def _side(size: int, most: int, least: int) -> int:
    """A power of two up to `most`: one that divides the size, unless that makes tiny groups."""
    dividing = min(size & -size, most)
    return dividing if dividing >= max(most // 4, least) else min(most, 1 << size.bit_length() - 1)


def _groups(global_size: tuple[int, ...], local_size: tuple[int, ...]) -> int:
    return math.prod(-(-size // local) for size, local in zip(global_size, local_size, strict=True))
