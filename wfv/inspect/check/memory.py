"""The interpreter's memory for checks: it knows objects by name, who accesses them, and whether another may do so.

Two accesses of the same bytes by different work-items are a race if one of them is a write that is not atomic, and
nothing orders them: in one group, no barrier is between them that fences this kind of memory; in two groups, nothing
ever does.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from wfv.ir.core import Global, Instr
from wfv.ir.interp import POISON, Memory, UndefinedBehaviour
from wfv.ir.interp.memory import SPACE_BITS, Allocation
from wfv.ir.names import is_own, local_variable
from wfv.ir.types import VOID, Type, size_of
from wfv.opencl.builtins import ADDRESS_SPACES

BUFFER, LOCAL, PRIVATE, VARIABLE, CONSTANT, INTERNAL = (
    "buffer", "local memory", "private variable", "program variable", "constant", "memory of wfv"
)  # fmt: skip
WORD = 4  # bytes
_WHOLE = (1 << WORD) - 1
Who = tuple[int, int]  # the number of a group in the run, and of a work-item in the group


@dataclass(slots=True)
class Access:
    """The accesses of one instruction to some bytes of a word.

    `oldest`: who was the first of all; `first` and `last`: since the last barrier, whose number is `epoch`.
    `barriers` counts barriers of any kind.
    """

    oldest: Who
    first: Who
    last: Who
    epoch: int
    barriers: int
    is_write: bool
    is_atomic: bool

    def by_other(self, who: Who, epoch: int) -> Who | None:
        """A work-item whose access is not ordered before one of `who` now."""
        for other in (self.oldest, self.first, self.last):
            if other[0] != who[0]:
                return other
        if self.epoch == epoch:
            for other in (self.first, self.last):
                if other != who:
                    return other
        return None


Cells = dict[int, dict[tuple[Instr, int], Access]]  # by word; then by instruction, and a bit for each byte


@dataclass
class Object:
    """An object that an address may belong to. `kind` is BUFFER, LOCAL, PRIVATE, .., as messages say it.

    `item`: the work-item whose private variable it is, by its number in the group; `cells`: who has accessed it.
    """

    name: str
    kind: str
    item: int | None = None
    cells: Cells = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.kind} `{self.name}`"


# Of a race: the object; the other instruction, its access, the work-item that made it; whether the access now writes;
# whether both write and the value was there already.
Found = Callable[[Object, Instr, Access, Who, bool, bool], None]


class Races:
    """Finds races, and calls `found` with each.

    `group`, `item`, `site`: the group, the work-item and the instruction at work; `is_atomic`: it accesses atomically.
    """

    def __init__(self, found: Found) -> None:
        self._found = found
        self.group, self.item, self.is_atomic = -1, 0, False
        self.site = Instr(VOID, "", "")
        self.barriers = 0
        self.epochs = {LOCAL: 0, BUFFER: 0}

    def barrier(self, local: bool, on_global: bool) -> None:
        """A barrier that orders the accesses to local memory, to global memory, or to both."""
        self.barriers += 1
        self.epochs[LOCAL] += local
        self.epochs[BUFFER] += on_global

    def access(self, thing: Object, offset: int, size: int, is_write: bool, is_same: bool = False) -> None:
        """Compares an access of `size` bytes with the earlier ones, and keeps it.

        `is_same`: it writes the value that is already there.
        """
        who, epoch = (self.group, self.item), self.epochs[LOCAL if thing.kind == LOCAL else BUFFER]
        races: dict[Instr, tuple[Access, Who]] = {}
        for word in range(offset // WORD, (offset + size - 1) // WORD + 1):
            cell = thing.cells.setdefault(word, {})
            bits = _bits(offset - word * WORD, size)
            for (site, others), access in cell.items():
                is_plain_write = (is_write and not self.is_atomic) or (access.is_write and not access.is_atomic)
                if others & bits and is_plain_write and (by := access.by_other(who, epoch)) is not None:
                    races[site] = access, by
            self._keep(cell, (self.site, bits), who, epoch, is_write)
        for site, (access, by) in races.items():
            self._found(thing, site, access, by, is_write, is_same and is_write and access.is_write)

    def _keep(
        self, cell: dict[tuple[Instr, int], Access], key: tuple[Instr, int], who: Who, epoch: int,
        is_write: bool,
    ) -> None:  # fmt: skip
        own = cell.get(key)
        if own is None:
            cell[key] = Access(who, who, who, epoch, self.barriers, is_write, self.is_atomic)
            return
        if own.last[0] != who[0] or own.epoch != epoch:
            own.first, own.epoch = who, epoch
        own.last, own.barriers = who, self.barriers
        own.is_write |= is_write


def _bits(start: int, size: int) -> int:
    """The bytes of a word from `start`, which may be before it, as bits."""
    return ((1 << size) - 1 << start if start >= 0 else (1 << max(size + start, 0)) - 1) & _WHOLE


LOCAL_SPACE = 3
_SHARED = (BUFFER, LOCAL, VARIABLE)


@dataclass
class AccessError(UndefinedBehaviour):
    """A wrong access: its kind of finding, and the mistake in words; `name`: of the object."""

    kind: str
    message: str
    name: str = ""


class CheckedMemory(Memory):
    """Memory whose accesses are checked; `races` knows who makes them."""

    def __init__(self, races: Races) -> None:
        super().__init__()
        self.races = races

    def new_group(self) -> None:
        """Makes the contents of all `__local` variables uninitialized."""
        for allocation in self.allocations.values():
            if allocation.owner.kind == LOCAL:
                allocation.poisoned[:] = b"\xff" * len(allocation.poisoned)
                allocation.owner.cells.clear()

    def begin_life(self, address: Any) -> None:
        """A private variable is declared: it has no value yet."""
        if address is not POISON and (allocation := self.at(address)) is not None:
            allocation.poisoned[:] = b"\xff" * len(allocation.poisoned)

    def define(self, address: Any, type: Type) -> None:
        """The value at an address is no longer uninitialized: a finding tells of it."""
        if (allocation := self.at(address)) is not None:
            offset = address - allocation.base
            allocation.poisoned[offset : offset + size_of(type)] = bytes(size_of(type))

    def copy(self, target: Any, source: Any, size: Any) -> None:
        """A copy from where nothing can be read writes zeros, as such a load gives zero."""
        try:
            super().copy(target, source, size)
        except AccessError:
            self.fill(target, 0, size)
            raise

    def place(self, address: Any, type: Type) -> str:
        """The object at an address, or the element of it if the type is smaller."""
        allocation, size = self.at(address), size_of(type)
        if allocation is None or len(allocation.data) == size:
            return str(self.owner(address))
        return f"element {(address - allocation.base) // size} of {allocation.owner}"

    def address_space(self, function: str, lane: int, address: int) -> int:
        """The result of a function of generic pointers: the address or null, or a fence's flags."""
        thing = self.owner(address)
        space = {LOCAL: "to_local", PRIVATE: "to_private"}.get(thing.kind if thing else "", "to_global")
        if function in ADDRESS_SPACES:
            return address if function == space else 0
        return 1 if space == "to_local" else 2

    def owner(self, address: Any) -> Object | None:
        """The object that an address was made from."""
        allocation = None if address is POISON else self.at(address)
        return allocation.owner if allocation else None

    def _add(self, array: np.ndarray, align: int, poisoned: bytearray, owner: Any) -> int:
        return super()._add(array, align, poisoned, _object(owner))

    def _find(self, address: Any, size: int, align: int, what: str) -> tuple[Allocation, int]:
        is_read = what in ("load", "copy from")
        verb = "reads" if is_read else "writes"
        if address is POISON:
            raise AccessError("uninitialized", f"{verb} at an address that nothing has written")
        allocation = self.at(address)
        if allocation is None:
            where = "a null pointer" if address >> SPACE_BITS == 0 else f"the address {address:#x}, where no object is"
            raise AccessError("null", f"{verb} {size} bytes through {where}")
        offset, thing = address - allocation.base, allocation.owner
        if not 0 <= offset <= len(allocation.data) - size:
            raise AccessError("bounds", f"{verb} {_place(thing, offset, size, len(allocation.data))}", thing.name)
        if address % align:
            message = f"{verb} {size} bytes at offset {offset} of {thing}, which is not a multiple of {align}"
            raise AccessError("alignment", message, thing.name)
        if not is_read and not allocation.is_writable:
            raise AccessError("read-only", f"writes to {thing}, which is read-only", thing.name)
        if thing.item not in (None, self.races.item):
            raise AccessError("private", f"{verb} {thing} of another work-item of the group", thing.name)
        return allocation, offset

    def _read(self, allocation: Allocation, offset: int, size: int) -> tuple[memoryview, bytearray]:
        if allocation.owner.kind in _SHARED:
            self.races.access(allocation.owner, offset, size, False)
        return super()._read(allocation, offset, size)

    def _write(self, allocation: Allocation, offset: int, data: bytes, poisoned: bytes | bytearray) -> None:
        if allocation.owner.kind in _SHARED:
            is_same = allocation.data[offset : offset + len(data)] == data
            self.races.access(allocation.owner, offset, len(data), True, is_same)
        super()._write(allocation, offset, data, poisoned)


def _object(owner: Any) -> Object:
    """The object of an allocation: of an argument, of a variable, or of an alloca and its work-item."""
    match owner:
        case Object():
            return owner
        case Global(name=name, addrspace=space) if not is_own(name):
            kind = LOCAL if space == LOCAL_SPACE else CONSTANT if owner.is_constant else VARIABLE
            return Object(local_variable(name) if space == LOCAL_SPACE else name, kind)
        case (Instr(name=name), int() as item):
            return Object(name, PRIVATE, item)
    return Object("", INTERNAL)


def _place(thing: Object, offset: int, size: int, total: int) -> str:
    """Where an access of `size` bytes is."""
    count = total // size
    whole = f"{count} element{'s' * (count != 1)} of {size} bytes (offset {offset}, size {total})"
    return f"element {offset // size} of {thing}, which has {whole}"
