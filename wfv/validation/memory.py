"""Symbolic memory: objects, and the writes to them.

An object is read and written in *granules*: numbers of one size, at multiples of it. The size is that of its smallest
access; a smaller one raises `FinerAccessError`, and the proof begins again with smaller granules. A load looks through
the writes, the newest first, and then at the object's initial contents, which are an uninterpreted function.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import gcd
from typing import Any, Literal, NamedTuple

from wfv.ir.interp.context import under
from wfv.ir.interp.formulas import NoFormulaError
from wfv.ir.interp.pieces import joined, pieces
from wfv.ir.interp.pointers import Pointer, choose, where
from wfv.ir.interp.sums import added, equal, truncated
from wfv.ir.interp.symbolic import of_value, poison_of
from wfv.ir.interp.terms import Bits, Scalar, Truth, as_term, both, either, implies, negated, smt
from wfv.ir.interp.values import POISON, element_offsets, width
from wfv.ir.types import PtrType, Type

MOST_CONSTANTS = 256  # granules of a constant table that a load at a symbolic place may choose from


@dataclass(eq=False)
class Object:
    """Memory of its own. `size`: in bytes; `poison`: which of its initial contents may be poison.

    `address`: of its begin, a multiple of `align`; `data`: its contents if they are known. `is_shared`: both sides of a
    proof see it. `is_uniform`: all work-items write the same to the same places, which is no race.
    """

    name: str
    size: Bits
    align: int
    poison: Literal["none", "all", "any"] = "none"
    is_shared: bool = True
    is_uniform: bool = False
    data: bytes | None = None
    address: Any = None

    def __post_init__(self) -> None:
        if self.address is None:
            self.address = smt().BitVec(f"{self.name}.address", 64)


class FinerAccessError(Exception):
    """An object is accessed in smaller parts than its granules."""

    def __init__(self, name: str, granule: int) -> None:
        super().__init__(name)
        self.name, self.granule = name, granule


@dataclass(frozen=True, slots=True)
class Access:
    """An access of a granule of `size` bytes by a lane where `guard` holds. `facts` hold unless it is undefined."""

    lane: int
    guard: Truth
    thing: Object
    place: Bits
    size: int
    is_write: bool
    facts: tuple[Truth, ...] = ()


class Found(NamedTuple):
    """The place of an access, and the accesses of the other side that it stands for."""

    place: Bits
    same: tuple[Access, ...]


@dataclass(frozen=True, slots=True)
class Write:
    """A granule that is written. `same`: as in `Found`."""

    guard: Truth
    place: Bits
    value: Any
    same: tuple[Access, ...]


@dataclass
class Memory:
    """The memory of one side of a proof. `granules`: by the objects' names, for both sides.

    `is_shared`: lanes see each other's writes. Otherwise each sees its own, which is the same if no two lanes race.
    `undefined(condition, what)` gets undefined behaviour. `find` may find another form of a place.
    """

    granules: dict[str, int]
    is_shared: bool
    undefined: Callable[[Truth, str], None]
    find: Callable[[Access], Found] = lambda access: Found(access.place, (access,))
    accesses: list[Access] = field(default_factory=list)
    logs: dict[tuple[Object, int], list[Write]] = field(default_factory=dict)
    _is_address: Truth = True

    def log(self, thing: Object, lane: int) -> list[Write]:
        """The writes that a lane sees."""
        return self.logs.setdefault((thing, 0 if self.is_shared or not thing.is_shared else lane), [])

    def writes(self, thing: Object) -> list[Write]:
        """All writes to an object: of each lane in their order, or of all lanes if they see each other's."""
        return [write for (other, _), log in self.logs.items() if other is thing for write in log]

    def load(self, lane: int, guard: Truth, pointer: Any, type: Type, align: int) -> Any:
        found: Any = None
        for condition, thing, place in self._cases(guard, pointer, "load"):
            here = both(guard, condition)
            value = self._loaded(lane, here, thing, under(here, place), type, align)
            found = value if found is None else choose(condition, value, found)
        return poison_of(type) if found is None else found

    def store(self, lane: int, guard: Truth, pointer: Any, value: Any, type: Type, align: int) -> None:
        for condition, thing, place in self._cases(guard, pointer, "store"):
            here = both(guard, condition)
            if thing.data is not None:
                self.undefined(here, f"store to the constant {thing.name}")
            self._check_alignment(here, thing, place, align, "store")
            self._stored(lane, here, thing, under(here, place), type, where(here, value), align)

    def _cases(self, guard: Truth, pointer: Any, what: str) -> list[tuple[Truth, Object, Bits]]:
        """The objects that a pointer may point into, with conditions. Pointers that are none are undefined."""
        if not isinstance(pointer, Pointer):
            raise NoFormulaError("an access at a number")
        is_poison = both(guard, pointer.poison)
        self.undefined(is_poison, f"{what} at a poison address")
        self._is_address = negated(is_poison)
        self.undefined(both(guard, negated(either(*(case[0] for case in pointer.cases)))), f"{what} at null")
        return [case for case in pointer.cases if both(guard, case[0]) is not False]

    def _check_alignment(self, guard: Truth, thing: Object, place: Bits, align: int, what: str) -> None:
        if align > 1:
            address = place if align <= thing.align else added(place, thing.address, 64)
            bits = align.bit_length() - 1
            self.undefined(both(guard, negated(equal(truncated(address, bits), 0, bits))), f"misaligned {what}")

    def _granule(self, thing: Object, leaf: Type, align: int) -> int:
        """The object's granule, for an access of a scalar at a multiple of `align`."""
        size, rest = divmod(width(leaf), 8)
        if rest or size & (size - 1):
            raise NoFormulaError(f"memory holds numbers of {width(leaf)} bits")
        granule = self.granules.setdefault(thing.name, size)
        finer = gcd(granule, size, align)
        if finer < granule:
            raise FinerAccessError(thing.name, finer)
        return granule

    def _touch(self, access: Access) -> Found:
        """The place of a granule that is accessed, which must be within the object."""
        thing, what = access.thing, "store" if access.is_write else "load"
        if thing.is_shared:
            self.accesses.append(access)
        found = self.find(access) if thing.is_shared else Found(access.place, ())
        if not found.same or found.same[0] is access:
            is_outside = both(access.guard, negated(is_within(thing, found.place, access.size)))
            self.undefined(is_outside, f"{what} out of bounds of {thing.name}")
        return found

    def _lane(self, lane: int, element: int) -> int:
        """The lane for which an element of a vector probably is, where one function runs all lanes."""
        return lane + element if self.is_shared else lane

    def _access(self, lane: int, guard: Truth, thing: Object, place: Bits, size: int, is_write: bool) -> Access:
        is_inside = either(negated(guard), is_within(thing, place, size))
        return Access(lane, guard, thing, place, size, is_write, (is_inside, self._is_address))

    def _stored(self, lane: int, guard: Truth, thing: Object, place: Bits, type: Type, value: Any, align: int) -> None:
        elements = element_offsets(type)
        if elements is not None:
            for n, ((bits, element), part) in enumerate(zip(elements, value, strict=True)):
                at = _byte(bits)
                self._stored(
                    self._lane(lane, n), guard, thing, added(place, at, 64), element, part, gcd(align, at) or align
                )
            return
        size = self._granule(thing, type, align)
        parts = [value] if isinstance(value, Pointer) else list(map(joined, pieces([value], 8 * size)))
        for number, part in enumerate(parts):
            found = self._touch(self._access(lane, guard, thing, added(place, number * size, 64), size, True))
            self.log(thing, lane).append(Write(guard, found.place, part, found.same))

    def _loaded(self, lane: int, guard: Truth, thing: Object, place: Bits, type: Type, align: int) -> Any:
        self._check_alignment(guard, thing, place, align, "load")

        def value_at(at: int, type: Type, lane: int = lane) -> Any:
            elements = element_offsets(type)
            if elements is not None:
                return tuple(
                    value_at(at + _byte(bits), element, self._lane(lane, n))
                    for n, (bits, element) in enumerate(elements)
                )
            size = self._granule(thing, type, gcd(align, at) or align)
            count = width(type) // 8 // size
            if isinstance(type, PtrType) and count > 1:
                raise NoFormulaError("a pointer in memory is accessed in parts")
            parts = [
                self._granule_at(lane, guard, thing, added(place, at + n * size, 64), size, type) for n in range(count)
            ]
            return parts[0] if count == 1 else joined(parts)

        return value_at(0, type)

    def _granule_at(self, lane: int, guard: Truth, thing: Object, place: Bits, size: int, leaf: Type) -> Any:
        place, same = self._touch(self._access(lane, guard, thing, place, size, False))
        found = read(self.log(thing, lane), guard, place, same, lambda: self._initial(thing, place, size, leaf))
        if isinstance(found, Pointer) is not isinstance(leaf, PtrType):
            raise NoFormulaError("a pointer in memory is accessed as a number, or the other way round")
        return found

    def _initial(self, thing: Object, place: Bits, size: int, leaf: Type) -> Any:
        if not isinstance(leaf, PtrType):
            return initial_granule(thing, place, size)
        if thing.poison != "all":
            raise NoFormulaError("a pointer comes from memory")
        return of_value(POISON, leaf)


def read(log: list[Write], guard: Truth, place: Bits, same: tuple[Access, ...], initial: Callable[[], Any]) -> Any:
    """The granule at a place after the writes of a log, where `guard` holds.

    `same`: the accesses of lanes that the reader stands for. A write of another lane is elsewhere: they would race.
    """
    hits: list[tuple[Truth, Any]] = []
    for write in reversed(log):
        if _is_of_others(write, same):
            continue
        is_here = equal(write.place, place, 64)
        if is_here is False:
            continue
        hits.append((both(write.guard, is_here), write.value))
        if is_here is True and implies(guard, write.guard):
            hits[-1] = True, write.value
            break
    found = hits.pop()[1] if hits and hits[-1][0] is True else initial()
    for condition, value in reversed(hits):
        if isinstance(value, Pointer) is not isinstance(found, Pointer):
            raise NoFormulaError("a pointer and a number are at one place")
        found = choose(condition, value, found)
    return found


def _is_of_others(write: Write, same: tuple[Access, ...]) -> bool:
    """Whether a write and a reader stand for accesses of different lanes, which do not race."""
    if same and same[0].thing.is_uniform:
        return False
    writers = {access.lane for access in write.same if access.is_write}
    readers = {access.lane for access in same}
    return bool(writers) and bool(readers) and (len(readers) > 1 or len(writers) > 1 or writers != readers)


def initial_granule(thing: Object, place: Bits, size: int) -> Scalar:
    """The granule that an object has at a place before a launch."""
    z = smt()
    if thing.data is not None:
        return _constant_granule(thing.data, place, size)
    if thing.poison == "all":
        return Scalar(0, 8 * size, True)
    at = as_term(place, 64)
    contents = z.Function(f"{thing.name}.{size}", z.BitVecSort(64), z.BitVecSort(8 * size))(at)
    is_poison = thing.poison == "any" and z.Function(f"{thing.name}.poison", z.BitVecSort(64), z.BoolSort())(at)
    return Scalar(contents, 8 * size, is_poison)


def _constant_granule(data: bytes, place: Bits, size: int) -> Scalar:
    numbers = [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]
    if isinstance(place, int):
        at = place // size
        return Scalar(numbers[at] if at < len(numbers) else 0, 8 * size, at >= len(numbers))
    if len(numbers) > MOST_CONSTANTS:
        raise NoFormulaError(f"a constant table has {len(numbers)} elements")
    z, found = smt(), smt().BitVecVal(0, 8 * size)
    for at, number in enumerate(numbers):
        found = z.If(place == at * size, z.BitVecVal(number, 8 * size), found)
    return Scalar(found, 8 * size)


def _byte(bits: int) -> int:
    if bits % 8:
        raise NoFormulaError("memory holds parts of bytes")
    return bits // 8


def is_within(thing: Object, place: Bits, size: int) -> Truth:
    if isinstance(place, int) and isinstance(thing.size, int):
        return place + size <= thing.size
    z, end = smt(), as_term(thing.size, 64)
    return both(z.ULE(as_term(place, 64), end - size), z.UGE(end, size))
