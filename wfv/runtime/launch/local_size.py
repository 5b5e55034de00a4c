"""Chooses the local size of a launch with `local_size=None`."""

import math
from collections.abc import Callable
from typing import NamedTuple

from passes.interface import SCRATCH_ALIGN, KernelInterface
from wfv.ir.types import size_of
from wfv.systems import system

LEAST = 64  # work-items of a group, unless memory is short
WIDE, BYTES = 64, 256  # the size in dimension 0, if there are others: at least so many work-items, and bytes
ROW = 4  # vectors: computations for a row of them cost as much as a vector of bytes
ROWS = 4  # of a group
SMALL, LONG = 2, 2048  # bytes of elements of which a group is one row, of at most so many work-items
SQUARE = 16  # the size in both dimensions, if they are equal
GROUPS_PER_THREAD = 2
MAX_SCRATCH = 64 << 20  # bytes of local memory and barrier slots, of one group and of all threads together
USUAL_L1 = 32 << 10


class Memory(NamedTuple):
    """The bytes that a group needs: in scratch memory `fixed`, and `kept` for each work-item; in buffers `touched` for
    each work-item, estimated as one element of each buffer. `widest`: the bytes of the largest element.
    """

    fixed: int = 0
    kept: int = 0
    touched: int = 0
    widest: int = BYTES

    @property
    def wide(self) -> int:
        """The least work-items of a row."""
        return max(WIDE, BYTES // self.widest)

    def scratch(self, items: int) -> int:
        """The bytes of scratch memory that a group of so many work-items needs."""
        return self.fixed + items * self.kept

    def fits_into(self, cache: int, items: int) -> bool:
        """Whether the work-items' memory fits into a cache beside the fixed part, or else into half of the cache."""
        return items * (self.kept + self.touched) <= max(cache - self.fixed, cache // 2)


def memory_of(interface: KernelInterface) -> Memory:
    """The memory of a kernel's groups, without local memory arguments."""
    slots = (*interface.item_slots, *interface.group_slots)
    fixed = interface.local_variables + sum(interface.group_slots) + interface.slot_align * len(slots)
    fixed += sum(max(param.align - SCRATCH_ALIGN, 0) for param in interface.params if param.kind == "local")
    elements = [size_of(param.elem_type) for param in interface.params if param.elem_type is not None]
    return Memory(fixed, sum(interface.item_slots), sum(elements), max(elements, default=BYTES))


class Choice(NamedTuple):
    """A local size, and why it is not larger."""

    size: tuple[int, ...]
    why: str


NO_MEMORY = Memory()


def choose_local_size(
    global_size: tuple[int, ...],
    lanes: int,
    threads: int,
    memory: Memory = NO_MEMORY,
    *,
    is_square: bool = False,
) -> Choice:
    """A local size for one to three dimensions: powers of two, the first one, of the lanes, a multiple of them.

    `is_square`: some accesses cross the lanes, so that groups of two dimensions are SQUARE. At most that many lanes are
    used then.

    Groups have ROWS rows, of WIDE work-items or of BYTES; of SMALL elements one row, which is the whole one or divides
    it. They are halved, down to LEAST, until their working set fits into the L1 cache and each thread has
    GROUPS_PER_THREAD of them, and below LEAST only if scratch memory would exceed MAX_SCRATCH. A size that divides the
    global size is preferred if it is not much smaller.
    """
    items = ROWS * memory.wide
    size, why = _sides(global_size, lanes, items, memory.wide), f"{items} work-items, the default"
    row = _divisor(global_size[0], LONG, lanes) if memory.widest <= SMALL and len(global_size) > 1 else 0
    if row >= memory.wide and (row == global_size[0] or not row % lanes):
        size, why = (row, *(1 for _ in global_size[1:])), "a row, because the elements are small"
    if is_square and len(global_size) == 2 and min(global_size) >= SQUARE:
        lanes = min(lanes, SQUARE)
        size, why = (SQUARE, SQUARE), "a square, because accesses are contiguous in different dimensions"
    enough, l1 = threads * GROUPS_PER_THREAD, l1_bytes()

    def is_beyond_cache(size: tuple[int, ...]) -> bool:
        return not memory.fits_into(l1, math.prod(size))

    def are_too_few(size: tuple[int, ...]) -> bool:
        return _groups(global_size, size) < enough

    def is_too_much_for_all(size: tuple[int, ...]) -> bool:
        return memory.scratch(math.prod(size)) * min(threads, _groups(global_size, size)) > MAX_SCRATCH

    def is_too_much(size: tuple[int, ...]) -> bool:
        return memory.scratch(math.prod(size)) > MAX_SCRATCH

    scratch = f"a work-item needs {memory.kept} bytes of scratch, and all groups that run at once have {MAX_SCRATCH}"
    needs = f"a work-item needs about {memory.kept + memory.touched} bytes, and the L1 cache has {l1}"
    for least, is_wrong, reason in (
        (max(LEAST, lanes), is_beyond_cache, needs),
        (max(LEAST, lanes), are_too_few, f"{threads} thread{'s' * (threads > 1)} should get {enough} groups"),
        (lanes, is_too_much_for_all, scratch),
        (1, is_too_much, scratch),
    ):
        smaller = _shrink(global_size, lanes, size, least, is_wrong, memory.wide)
        if smaller != size:
            size, why = smaller, f"not larger, because {reason}"
    return Choice(size, why)


def dividing(chosen: Choice, global_size: tuple[int, ...], lanes: int, memory: Memory) -> Choice:
    """The choice, or close sizes that divide the global size."""
    if not any(size % side for size, side in zip(global_size, chosen.size, strict=True)):
        return chosen
    first, *others = chosen.size
    if memory.scratch(2 * math.prod(chosen.size)) <= MAX_SCRATCH:
        first = 2 * first - 1  # the global size itself, if the power of two is the next one below it
    sizes = zip(global_size, (first, *others), (lanes, *(1 for _ in others)), strict=True)
    sides = tuple(_divisor(size, most, step) for size, most, step in sizes)
    return Choice(sides, f"with strict=True it must divide the global size, and {chosen.size} does not")


def _divisor(size: int, most: int, step: int) -> int:
    """The largest divisor up to `most`; a multiple of `step` if one is at least half as large."""
    found = [side for side in range(1, most + 1) if size % side == 0]
    stepped = [side for side in found if side % step == 0 and 2 * side >= found[-1]]
    return (stepped or found)[-1]


def l1_bytes() -> int:
    """The bytes of the first CPU's L1 data cache, USUAL_L1 if the system does not report them."""
    return system.data_caches().get(1, USUAL_L1)


def _shrink(
    global_size: tuple[int, ...],
    lanes: int,
    size: tuple[int, ...],
    least: int,
    is_wrong: Callable[[tuple[int, ...]], bool],
    wide: int,
) -> tuple[int, ...]:
    """Halves the work-items while the size is wrong, but not below `least`."""
    items = 1 << (math.prod(size) - 1).bit_length()
    while is_wrong(size) and items > least:
        items //= 2
        size = _sides(global_size, min(lanes, items), items, wide)
    return size


def _sides(global_size: tuple[int, ...], lanes: int, items: int, wide: int) -> tuple[int, ...]:
    """A group of up to that many work-items: at least `wide` in dimension 0, the others about equal."""
    dimensions, sides = len(global_size), []
    for dim, size in enumerate(global_size):
        left = dimensions - dim - 1
        if dim == 0:
            most = items if not left else max(min(items, max(wide, ROW * lanes)), lanes)
        else:
            most = 1 << ((items.bit_length() - 1) + left) // (left + 1)
        side = _side(size, most, lanes if dim == 0 else 1)
        sides.append(side)
        items = max(items // side, 1)
    sides[0] = _side(global_size[0], sides[0] * items, lanes)  # the items that the others leave: all if theirs are odd
    return tuple(sides)


def _side(size: int, most: int, least: int) -> int:
    """A power of two up to `most`: one that divides the size, unless it would be small."""
    dividing = min(size & -size, most)
    return dividing if dividing >= max(most // 4, least) else min(most, 1 << size.bit_length() - 1)


def _groups(global_size: tuple[int, ...], local_size: tuple[int, ...]) -> int:
    return math.prod(-(-size // local) for size, local in zip(global_size, local_size, strict=True))
