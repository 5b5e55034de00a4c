"""The interface of a compiled kernel: its parameters, and the memory that a launch must provide.

`SourceParam` stores the properties of a parameter that the source alone shows: later steps change them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, NamedTuple, TypeVar

from wfv.errors import SourceLocation
from wfv.ir.names import launch_symbol
from wfv.ir.types import IntType, StructType, Type
from wfv.opencl.printf_buffer import Printf


class ByValue(NamedTuple):
    """The struct that a `byval` parameter points to, and its alignment in bytes."""

    type: Type
    align: int


class SourceParam(NamedTuple):
    """A parameter of the kernel before normalization: LLVM may change names and types of accesses.

    `elem_type`, `is_restrict` and `struct` are as in `Param`.
    """

    name: str
    elem_type: Type | None = None
    is_restrict: bool = False
    struct: StructType | None = None


SCRATCH_ALIGN = 64  # of everything in scratch, unless it needs more: a cache line, and the widest register
DUMP_SLOT_BYTES = 128  # as large as the largest value, a double16

PRINTF_NUMBER = 17  # the index of the printf buffer's address in the launch block
# In the launch block: the number of a group, plus 1, whose work-items came to different barriers (0: there is none),
# and the ids of two continuations, the larger one times 2^32.
DIVERGED_NUMBER, DIVERGED_IDS = 18, 19
# In the launch block: the number of a group, plus 1, in which a work-item trapped (0: there is none), and the number of
# that trap, from 1 on.
TRAPPED_NUMBER, TRAP_ID = 20, 21
# In the launch block, beside these two, the number that a test of bounds found to be too large (wfv/ir/names.py).
OUTSIDE_AT = 25
STOPPED = 1 << 62  # a group number beyond that of any launch: stored in the counter, it ends a launch early

NEXT_BYTES = 4  # of the id of a work-item's next continuation
TRAP_BYTES = 4  # of the number of a trap


@dataclass(frozen=True)
class Param:
    """One kernel parameter. Kind `struct`: passed by value; the kernel gets a pointer into the argument block.

    `offset` is that in the argument block in bytes; `c_type` the source type from the kernel's metadata (`float*`,
    `uint`), "" if unknown; `elem_type` the pointee that the accesses use (None: unknown or several); `align` the
    largest alignment in bytes that an access through the pointer assumes, or a pointer to local memory declares;
    `is_written`: whether the kernel may write through it; `is_restrict`: whether the pointer is declared not to alias
    any other (`restrict`); `struct` that which its indices count, None if unknown; `struct_size` that of the struct or
    union that it points to, 0 if unknown. `size_offset`: where the argument block has the size of the argument in
    bytes; 0: nowhere.
    """

    name: str
    type: Type
    kind: Literal["buffer", "local", "scalar", "struct"]
    offset: int
    c_type: str = ""
    elem_type: Type | None = None
    align: int = 1
    is_written: bool = True
    is_restrict: bool = False
    struct: StructType | None = None
    struct_size: int = 0
    size_offset: int = 0


def pairs_of_buffers(params: Sequence[Param]) -> list[tuple[int, int]]:
    """The pairs of buffers of which the kernel writes one: their order matters if they overlap."""
    buffers = [(i, param) for i, param in enumerate(params) if param.kind == "buffer"]
    return [(i, j) for (i, a), (j, b) in combinations(buffers, 2) if a.is_written or b.is_written]


class SourcePlace(NamedTuple):
    """A `wfv.errors.SourceLocation` as a record: 0 and "" where it is not known; `call`: where it was inlined."""

    line: int = 0
    column: int = 0
    file: str = ""
    call: SourcePlace | None = None

    @classmethod
    def of(cls, line: int) -> SourcePlace:
        """The place of an instruction's line."""
        place = SourceLocation.of(line)
        return cls(int(line), place.column, place.file, None if place.call is None else cls.of(place.call))

    @property
    def location(self) -> SourceLocation:
        """The place as the line of an error."""
        return SourceLocation(self.line, self.column, self.file, None if self.call is None else self.call.location)


class Trap(NamedTuple):
    """A trap: its place, and whether a test of an index has failed there."""

    place: SourcePlace
    is_of_bounds: bool = False


class BarrierPoint(NamedTuple):
    """A barrier in a kernel whose barriers are checked: its name in messages, and its place.

    `branch` is the nearest branch at which work-items may diverge before it, in words; "" if there is none.
    `needs_all`: it is part of a built-in function that all work-items must call, so that none may have returned.
    """

    name: str
    place: SourcePlace
    branch: str = ""
    branch_place: SourcePlace = SourcePlace()
    needs_all: bool = False


class TestedAccess(NamedTuple):
    """An access that a test of bounds covers: its distance from the tested address and its size in bytes (0: any)."""

    distance: int
    nbytes: int
    is_write: bool
    place: SourcePlace


class BoundsTest(NamedTuple):
    """A test of bounds (passes/bounds/bounds.py): the object and its bytes (None: the size of an argument).

    It tests a number of units of `unit` bytes.
    """

    object: str
    nbytes: int | None
    unit: int
    accesses: tuple[TestedAccess, ...]


@dataclass(frozen=True)
class AtomicCopy:
    """A copy of the first `count` elements of the buffer `param`, for atomics (passes/group/atomic_copies.py).

    `name`: that of the copy's local variable; `operation`: combines an element with the buffer's; `neutral`: the number
    that changes no other by it. `lanes`: the elements of the copy for each element of the buffer.
    """

    param: str
    name: str
    type: IntType
    count: int
    lanes: int
    operation: str
    neutral: int


@dataclass(frozen=True)
class KernelInterface:
    """How to launch a kernel: docs/design.md, "The launch interface".

    `local_variables` is the size of the kernel's own `__local` variables in bytes, with the dump slot after them (they
    are at scratch offset 0; the `__local` arguments follow, each aligned to SCRATCH_ALIGN, or to more if it declares
    that, or an access assumes it). `item_slots`, `group_slots` are the sizes in bytes of the slots for each work-item
    and for the group. `printf` describes the records in the launch's printf buffer; None: the kernel prints nothing.
    `barriers` exists if a barrier may diverge, and the launch checks it: `barriers[k - 1]` is where continuation k
    starts, and the last of `item_slots` has the work-items' next ids. Continuation k + len(barriers) is then a copy
    of k, for groups of which no work-item has returned. `traps[k - 1]` is trap number k, `bounds[k - 1]` test
    number k.
    `slot_align`: the alignment of each slot, of the slot area and so of the scratch area, in bytes; more than
    SCRATCH_ALIGN only if private memory in a slot, a `__local` variable or a `__local` argument needs it.
    `full_local_size`: the local size of all groups of all launches; `required_size`: the one that attributes demand
    (three numbers each; None: any).
    `lane_dimension`: the dimension of the NDRange that the code calls 0; `crossing_dimension`: that of accesses across
    the lanes, None if there are none; `dimension_costs`: of each as lane dimension (passes/group/lane_dimension.py).
    `observes_groups`: whether results may depend on which work-items form a group.
    `copies`: of buffers, each of them local memory. `needs_separate`: no buffer that the kernel writes may overlap
    another one in a launch (passes/builtins/separate_buffers.py).
    """

    name: str
    params: tuple[Param, ...]
    args_size: int
    local_variables: int
    item_slots: tuple[int, ...]
    group_slots: tuple[int, ...]
    lanes: int
    printf: Printf | None = None
    barriers: tuple[BarrierPoint, ...] = ()
    traps: tuple[Trap, ...] = ()
    bounds: tuple[BoundsTest, ...] = ()
    slot_align: int = SCRATCH_ALIGN
    full_local_size: tuple[int, ...] | None = None
    required_size: tuple[int, ...] | None = None
    lane_dimension: int = 0
    crossing_dimension: int | None = None
    dimension_costs: tuple[float, ...] = ()
    observes_groups: bool = True
    copies: tuple[AtomicCopy, ...] = ()
    needs_separate: bool = False

    @property
    def preferred_dimension(self) -> int:
        """The lane dimension of the least cost, which most launches use."""
        return min(range(len(self.dimension_costs)), key=self.dimension_costs.__getitem__, default=0)

    @property
    def is_preference_sure(self) -> bool:
        """Whether vectors in the preferred dimension are better than others: all accesses cost less, or nothing."""
        least, *others = sorted(self.dimension_costs or (0.0,))
        return least == 0 or least < min(others)

    @property
    def group_order(self) -> tuple[int, ...]:
        """The dimensions along which groups follow each other, the first one first."""
        first = self.crossing_dimension
        return tuple(sorted(exchanged((0, 1, 2), self.lane_dimension), key=lambda dimension: dimension != first))

    @property
    def symbol(self) -> str:
        """The launch function's name."""
        return launch_symbol(self.name)


LEAST_ROW = 4  # work-items of a vector that is better than one in another dimension
T = TypeVar("T")


def exchanged(numbers: tuple[T, ...], lane_dimension: int) -> tuple[T, ...]:
    """The numbers of all dimensions; the numbers of dimension 0 and the lane dimension are exchanged, if both exist."""
    if not 0 < lane_dimension < len(numbers):
        return numbers
    found = list(numbers)
    found[0], found[lane_dimension] = found[lane_dimension], found[0]
    return tuple(found)


def used_lane_dimension(sizes: tuple[int, ...], lane_dimension: int) -> int:
    """The lane dimension that a kernel prefers, or the largest one if only that has enough work-items for vectors."""
    row = sizes[lane_dimension] if lane_dimension < len(sizes) else 0
    return lane_dimension if row >= min(LEAST_ROW, max(sizes)) else sizes.index(max(sizes))


def row_of(local_size: tuple[int, ...], lane_dimension: int) -> int:
    """The local size in the dimension that lanes run along, if the kernel prefers this one."""
    return local_size[used_lane_dimension(local_size, lane_dimension)]
