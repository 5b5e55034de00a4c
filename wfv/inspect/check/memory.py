"""The interpreter's memory for checks: it knows objects by name, who accesses them, and whether another may do so."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from wfv.inspect.check.races import BUFFER, CONSTANT, INTERNAL, LOCAL, PRIVATE, VARIABLE, Object, Races
from wfv.ir.core import Global, Instr
from wfv.ir.interp import POISON, Memory, UndefinedBehaviour
from wfv.ir.interp.memory import SPACE_BITS, Allocation
from wfv.ir.types import Type, size_of
from wfv.opencl.builtins import ADDRESS_SPACES

LOCAL_SPACE = 3
_SHARED = (BUFFER, LOCAL, VARIABLE)


@dataclass
class AccessError(UndefinedBehaviour):
    """A wrong access: its kind of finding, and what is wrong with it; `name` is that of the object."""

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
        """What a function of generic pointers returns: the address or null, or a fence's flags."""
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
        case Global(name=name, addrspace=space) if not name.startswith("wfv."):
            kind = LOCAL if space == LOCAL_SPACE else CONSTANT if owner.is_constant else VARIABLE
            return Object(name.rpartition(".")[2] if space == LOCAL_SPACE else name, kind)
        case (Instr(name=name), int() as item):
            return Object(name, PRIVATE, item)
    return Object("", INTERNAL)


def _place(thing: Object, offset: int, size: int, total: int) -> str:
    """Where an access of `size` bytes is."""
    return f"element {offset // size} of {thing}, which has {total // size} of {size} bytes (byte {offset} of {total})"
