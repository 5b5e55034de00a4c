"""What `local_size=None` becomes."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from passes.interface import SCRATCH_ALIGN, KernelInterface
from wfv.ir.types import size_of

BEST, LEAST = 256, 64  # work-items of a group: so many, if there are enough; fewer only for a reason
WIDE = 64  # of the first dimension, if there are others
GROUPS_PER_THREAD = 2
MAX_SCRATCH = 64 << 20  # bytes of local memory and of values across barriers, for one group and for all threads at once
USUAL_L1 = 32 << 10
_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")


class Memory(NamedTuple):
    """Bytes that a group needs: `fixed` and, for each work-item, `kept` in scratch memory; `touched` is a guess at what
    a work-item reads and writes in buffers: an element of each.
    """

    fixed: int = 0
    kept: int = 0
    touched: int = 0

    def scratch(self, items: int) -> int:
        """Of the scratch memory of a group."""
        return self.fixed + items * self.kept

    def fits_into(self, cache: int, items: int) -> bool:
        """Whether all that the work-items of a group need is there; half of it is theirs in any case."""
        return items * (self.kept + self.touched) <= max(cache - self.fixed, cache // 2)


def memory_of(interface: KernelInterface, local_bytes: int) -> Memory:
    """What a kernel's groups need, with that many bytes of local memory arguments."""
    slots = (*interface.item_slots, *interface.group_slots)
    fixed = interface.local_variables + local_bytes + sum(interface.group_slots) + SCRATCH_ALIGN * len(slots)
    touched = sum(size_of(param.elem_type) for param in interface.params if param.elem_type is not None)
    return Memory(fixed, sum(interface.item_slots), touched)


class Choice(NamedTuple):
    """A local size, and why it is not larger."""

    size: tuple[int, ...]
    why: str


NO_MEMORY = Memory()


def choose_local_size(
    global_size: tuple[int, ...], lanes: int = 1, threads: int = 1, memory: Memory = NO_MEMORY
) -> Choice:
    """A local size for one to three dimensions: powers of two, the first one a multiple of the lanes.

    Groups have BEST work-items. They are made smaller, down to LEAST, until their working set is within the L1 cache
    and there are GROUPS_PER_THREAD for each thread; and smaller than that only if scratch memory would be beyond
    MAX_SCRATCH. A size that divides the global size is taken if it is not much smaller.
    """
    size, why = _sides(global_size, lanes, BEST), f"{BEST} work-items, if nothing speaks against it"
    enough, l1 = threads * GROUPS_PER_THREAD, l1_bytes()

    def is_beyond_cache(size: tuple[int, ...]) -> bool:
        return not memory.fits_into(l1, math.prod(size))

    def are_too_few(size: tuple[int, ...]) -> bool:
        return _groups(global_size, size) < enough

    def is_too_much_for_all(size: tuple[int, ...]) -> bool:
        return memory.scratch(math.prod(size)) * min(threads, _groups(global_size, size)) > MAX_SCRATCH

    def is_too_much(size: tuple[int, ...]) -> bool:
        return memory.scratch(math.prod(size)) > MAX_SCRATCH

    scratch = f"a work-item keeps {memory.kept} bytes, and there are {MAX_SCRATCH} for all groups that run at once"
    needs = f"a work-item needs about {memory.kept + memory.touched} bytes, and the L1 cache has {l1}"
    for least, is_wrong, reason in (
        (max(LEAST, lanes), is_beyond_cache, needs),
        (max(LEAST, lanes), are_too_few, f"{enough} groups are wanted for {threads} thread{'s' * (threads > 1)}"),
        (lanes, is_too_much_for_all, scratch),
        (1, is_too_much, scratch),
    ):
        smaller = _shrink(global_size, lanes, size, least, is_wrong)
        if smaller != size:
            size, why = smaller, f"no larger, as {reason}"
    return Choice(size, why)


def dividing(chosen: Choice, global_size: tuple[int, ...], lanes: int, memory: Memory = NO_MEMORY) -> Choice:
    """The choice, or the sizes next to it that divide the global size."""
    if not any(size % side for size, side in zip(global_size, chosen.size, strict=True)):
        return chosen
    first, *others = chosen.size
    if memory.scratch(2 * math.prod(chosen.size)) <= MAX_SCRATCH:
        first = 2 * first - 1  # it may be a power of two below the global size itself
    sizes = zip(global_size, (first, *others), (lanes, *(1 for _ in others)), strict=True)
    sides = tuple(_divisor(size, most, step) for size, most, step in sizes)
    return Choice(sides, f"strict=True: it must divide the global size, which {chosen.size} does not")


def _divisor(size: int, most: int, step: int) -> int:
    """The largest up to `most`, or a multiple of `step` if there is one that is not much smaller."""
    found = [side for side in range(1, most + 1) if size % side == 0]
    stepped = [side for side in found if side % step == 0 and 2 * side >= found[-1]]
    return (stepped or found)[-1]


@cache
def l1_bytes() -> int:
    """The size of the first core's data cache, if the system tells it."""
    for index in ("index0", "index1"):
        with suppress(OSError, ValueError):
            place = _CACHES / index
            if (place / "type").read_text().strip() == "Data":
                return int((place / "size").read_text().strip().removesuffix("K")) << 10
    return USUAL_L1


def _shrink(
    global_size: tuple[int, ...],
    lanes: int,
    size: tuple[int, ...],
    least: int,
    is_wrong: Callable[[tuple[int, ...]], bool],
) -> tuple[int, ...]:
    """Half as many work-items as long as something is wrong, but not less than `least`."""
    items = math.prod(size)
    while is_wrong(size) and items > least:
        items //= 2
        size = _sides(global_size, min(lanes, items), items)
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
