"""The sizes of a launch: global size, local size, offset, checked; and the launch block that native code reads.

`with_own_groups`: for kernels that cannot tell their groups apart, small groups are replaced by groups of wfv's choice.

    given (8, 8) of (512, 512)   ->   (64, 4)

The compiler finds whether a kernel can tell (passes/builtins/group_observers.py).
"""

import ctypes
import math
import operator
import reprlib
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from typing import NamedTuple, SupportsIndex

from passes.interface import exchanged, used_lane_dimension
from wfv.errors import GeometryError
from wfv.options import INDEX32_GLOBAL_SIZE, INDEX32_LOCAL_SIZE
from wfv.runtime.launch.local_size import MAX_SCRATCH, NO_MEMORY, Choice, Memory, choose_local_size, dividing

Size = SupportsIndex | Iterable[SupportsIndex]

MAX_LOCAL_ITEMS, MAX_ITEMS, MAX_SHOWN_BITS = 1 << 20, 1 << 62, 128
_CALL = "kernel(global_size, local_size or None, *arguments): (1024,) and (64,)"
_NO_SIZES = (str, bytes, bytearray, Set, Mapping, Iterator)  # iterable, but no sequence of numbers, or only once
LaunchBlock = ctypes.c_int64 * 26


class LaunchOptions(NamedTuple):
    """The sizes and options of a launch, as the caller gave them."""

    global_size: Size
    local_size: Size | None
    threads: int | None
    global_offset: Size | None
    strict: bool | None


class Rules(NamedTuple):
    """A kernel's requirements for the sizes of a launch. `required`, `preferred`: the local size that its attributes
    demand or suggest (three numbers each, None: any). `strict`: the local size must divide the global size.
    `is_specialized`: both are so because the kernel was specialized. `lanes`, `lane_dimension`, `is_square`, `threads`
    and `memory` matter only where wfv chooses the local size.
    """

    lanes: int = 1
    threads: int = 1
    strict: bool = False
    required: tuple[int, ...] | None = None
    preferred: tuple[int, ...] | None = None
    memory: Memory = NO_MEMORY
    is_specialized: bool = False
    lane_dimension: int = 0
    is_square: bool = False


ANY = Rules()


@dataclass(frozen=True, slots=True)
class NDRange:
    """A checked launch shape: sizes in work-items for one to three dimensions. Made by `make_range`.

    `groups` is the number of work-groups in each dimension, `group_count` in all, `local_items` the work-items of a
    full group, `items` of the launch; `is_full`: all groups are full. `needs_index64` says that code compiled
    with `Options.fits_index32` must not be used.
    """

    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    offset: tuple[int, ...]
    groups: tuple[int, ...] = field(init=False)
    group_count: int = field(init=False)
    local_items: int = field(init=False)
    items: int = field(init=False)
    is_full: bool = field(init=False)
    needs_index64: bool = field(init=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __hash__(self) -> int:
        return self._hash  # launches look things up by their sizes

    def __post_init__(self) -> None:
        groups = tuple(-(-size // local) for size, local in zip(self.global_size, self.local_size, strict=True))
        local_items = math.prod(self.local_size)
        last = max(size + start for size, start in zip(self.global_size, self.offset, strict=True))
        object.__setattr__(self, "_hash", hash((self.global_size, self.local_size, self.offset)))
        object.__setattr__(self, "groups", groups)
        object.__setattr__(self, "group_count", math.prod(groups))
        object.__setattr__(self, "local_items", local_items)
        object.__setattr__(self, "items", math.prod(self.global_size))
        object.__setattr__(self, "is_full", self.items == self.group_count * local_items)
        object.__setattr__(self, "needs_index64", last > INDEX32_GLOBAL_SIZE or local_items > INDEX32_LOCAL_SIZE)

    def group_text(self, number: int, order: Iterable[int]) -> str:
        """The ids of a group, dimension 0 first, in words. `order`: of the dimensions in which groups are numbered."""
        ids = [0, 0, 0]
        for dimension in order:
            number, ids[dimension] = divmod(number, (*self.groups, 1, 1)[dimension])
        return _show(tuple(ids[: len(self.groups)]))


def make_range(
    global_size: Size, local_size: Size | None = None, global_offset: Size | None = None, rules: Rules = ANY
) -> NDRange:
    """The NDRange of these sizes, each an integer or up to three of them; with `local_size=None`, wfv chooses it.

    The local size need not divide the global size, unless the rules are strict. Raises GeometryError.
    """
    global_sizes = as_sizes(global_size, "global size")
    _check_sizes(global_sizes, "global size", 1)
    dimensions, offset = len(global_sizes), (0,) * len(global_sizes)
    if global_offset is not None:
        offset = as_sizes(global_offset, "global offset")
        _check_sizes(offset, "global offset", 0, dimensions)
    if local_size is None:
        local_sizes = chosen_local_size(global_sizes, rules).size
    else:
        local_sizes = as_sizes(local_size, "local size")
        _check_sizes(local_sizes, "local size", 1, dimensions)
    _check_local_size(global_sizes, local_sizes, rules)
    if math.prod(global_sizes) >= MAX_ITEMS:
        raise GeometryError(f"global size {_show(global_sizes)}: 2^62 work-items or more", help="launch them in parts")
    if max(map(operator.add, global_sizes, offset)) >= MAX_ITEMS:
        text = f"global offset {_show(offset)}: ids of 2^62 or more with the global size {_show(global_sizes)}"
        raise GeometryError(text, help="pass large offsets as arguments of the kernel")
    return NDRange(global_sizes, local_sizes, offset)


def chosen_local_size(global_size: tuple[int, ...], rules: Rules) -> Choice:
    """The local size that `None` becomes, and why: that of the kernel's attributes if it fits, else wfv's choice."""
    dimensions = len(global_size)
    required_by = "specialization" if rules.is_specialized else "reqd_work_group_size"
    for declared, attribute in ((rules.required, required_by), (rules.preferred, "work_group_size_hint")):
        if declared is None or max(declared[dimensions:], default=1) != 1:
            continue
        is_unfit = rules.memory.scratch(math.prod(declared)) > MAX_SCRATCH or (
            rules.strict and not _divides(declared[:dimensions], global_size)
        )
        if declared is rules.required or not is_unfit:
            return Choice(declared[:dimensions], f"the kernel's {attribute}")
    lane_dimension = used_lane_dimension(global_size, rules.lane_dimension)
    sizes = exchanged(global_size, lane_dimension)
    found = choose_local_size(sizes, rules.lanes, rules.threads, rules.memory, is_square=rules.is_square)
    found = dividing(found, sizes, rules.lanes, rules.memory) if rules.strict else found
    return found._replace(size=exchanged(found.size, lane_dimension))


def _divides(local_sizes: tuple[int, ...], global_sizes: tuple[int, ...]) -> bool:
    return not any(size % local for size, local in zip(global_sizes, local_sizes, strict=True))


def _check_local_size(global_sizes: tuple[int, ...], local_sizes: tuple[int, ...], rules: Rules) -> None:
    if math.prod(local_sizes) > MAX_LOCAL_ITEMS:
        raise GeometryError(f"local size {_show(local_sizes)}: more than {MAX_LOCAL_ITEMS} work-items in a group")
    if rules.required is not None and (*local_sizes, 1, 1)[:3] != rules.required:
        why = "it is specialized on that size" if rules.is_specialized else "its attribute is reqd_work_group_size"
        raise GeometryError(
            f"local size {_show(local_sizes)}: the kernel requires {_show(rules.required)}",
            help=f"{why}: pass {_show(rules.required)}, or None",
        )
    if rules.strict and not _divides(local_sizes, global_sizes):
        raise GeometryError(
            f"local size {_show(local_sizes)} does not divide the global size {_show(global_sizes)}",
            help="launch the kernel that was specialized: the last group of a dimension may be smaller there"
            if rules.is_specialized
            else "without strict=True the last group of a dimension is smaller",
        )


def launch_numbers(ndrange: NDRange, slot_offset: int) -> ctypes.Array[ctypes.c_int64]:
    """The 25 numbers of docs/design.md, "The launch interface": each thread copies them.

    `slot_offset` is in bytes within the scratch area.
    """
    dimensions = len(ndrange.global_size)
    ones, zeros = (1,) * (3 - dimensions), (0,) * (3 - dimensions)
    return LaunchBlock(
        *(0, ndrange.group_count, 1, dimensions),
        *(*ndrange.global_size, *ones),
        *(*ndrange.local_size, *ones),
        *(*ndrange.offset, *zeros),
        *(*ndrange.groups, *ones),
        slot_offset,  # the rest, 0 here: the printf buffer's address, and the reports of a kernel
    )


def as_sizes(given: Size, what: str) -> tuple[int, ...]:
    """The integers of a size. Raises GeometryError."""
    if type(given) is int:  # most sizes are
        return (given,)
    try:
        return tuple(map(operator.index, given)) if type(given) is tuple else _integers(given)
    except TypeError:
        raise GeometryError(
            f"{what} {reprlib.repr(given)}: not an integer or up to three of them", help=_CALL
        ) from None


def _check_sizes(sizes: tuple[int, ...], what: str, lowest: int, dimensions: int | None = None) -> None:
    if (bits := max(map(int.bit_length, sizes), default=0)) > MAX_SHOWN_BITS:  # Python prints no number of any length
        raise GeometryError(f"{what}: a number of {bits} bits")
    if not 1 <= len(sizes) <= 3:
        raise GeometryError(f"{what} {reprlib.repr(sizes)}: {len(sizes)} dimensions, not one to three", help=_CALL)
    if dimensions is not None and len(sizes) != dimensions:
        raise GeometryError(f"{what} {_show(sizes)}: {len(sizes)} dimensions, but the global size has {dimensions}")
    if min(sizes) < lowest:
        raise GeometryError(f"{what} {_show(sizes)}: {'not positive' if lowest else 'negative'}")


def _integers(given: Size) -> tuple[int, ...]:
    """Raises TypeError."""
    if isinstance(given, _NO_SIZES):
        raise TypeError
    if isinstance(given, Iterable) and getattr(given, "ndim", 1) != 0:  # an array of no dimensions is one number
        return tuple(map(operator.index, given))
    return (operator.index(given),)  # type: ignore[arg-type]


def _show(sizes: tuple[int, ...]) -> str:
    return str(sizes[0]) if len(sizes) == 1 else str(sizes)


def with_own_groups(given: NDRange, rules: Rules, lanes: int) -> NDRange:
    """The work-items in groups of wfv's choice, if rows of the given groups have at most one vector of `lanes`."""
    along = used_lane_dimension(given.global_size, rules.lane_dimension)
    rules = rules._replace(strict=False, lane_dimension=along)
    size = _for_threads(chosen_local_size(given.global_size, rules).size, given, rules)
    row, longer = given.local_size[along], size[along]
    return NDRange(given.global_size, size, given.offset) if row <= lanes and row < longer else given


def _for_threads(chosen: tuple[int, ...], given: NDRange, rules: Rules) -> tuple[int, ...]:
    """The choice, or smaller groups: one at least for each thread that has one of the given groups.

    A program of which each work-item is a long task has few groups.
    """
    size, needed = list(chosen), min(rules.threads, given.group_count)
    for dim in sorted(range(len(size)), key=lambda dim: dim == rules.lane_dimension):
        while size[dim] > 1 and NDRange(given.global_size, tuple(size), given.offset).group_count < needed:
            size[dim] //= 2
    return tuple(size)
