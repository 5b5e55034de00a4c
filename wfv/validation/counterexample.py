"""A launch for which the solver says that a version is wrong: decoded from its model, and run again.

The interpreter has the last word: a launch is a counterexample only if the scalar function does nothing undefined on
it, its work-items do not race, and the version then does something undefined, writes to another place, leaves other
contents, returns something else, or does not end.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from wfv.ir.core import Function, Module
from wfv.ir.interp import POISON, Lockstep, Memory, StepLimitError, UndefinedBehaviour
from wfv.ir.interp.memory import Allocation
from wfv.ir.interp.terms import Scalar, as_term, as_truth, smt
from wfv.ir.interp.values import decode
from wfv.ir.names import DUMP_SLOT, GROUP_SLOT, LOCAL_IDS, name_of
from wfv.ir.types import PtrType
from wfv.ir.values import Argument
from wfv.validation.launch import SymbolicLaunch, in_code
from wfv.validation.memory import Access, initial_granule
from wfv.validation.sides import Side, Version

MOST_STEPS = 200_000
PAGE = 4096
SHOWN = 16  # elements of a buffer


@dataclass(frozen=True)
class Contents:
    """An object's bytes, and those that are poison. `element`: the bytes of the numbers in it.

    `address`: of its begin, within a page; on it depends which accesses are aligned.
    """

    data: bytearray
    poisoned: bytearray
    address: int
    element: int = 1


@dataclass(frozen=True)
class Counterexample:
    """The values of the parameters: numbers as their bits, and memory. `what`: it shows; found by the interpreter."""

    numbers: Mapping[str, int]
    memory: Mapping[str, Contents]
    what: str = ""

    def text(self) -> str:
        lines = [f"  {name} = {number}" for name, number in self.numbers.items()]
        for name, contents in self.memory.items():
            size = contents.element
            values = [
                int.from_bytes(contents.data[at : at + size], "little") for at in range(0, len(contents.data), size)
            ]
            used = [f"[{at}] = {value:#x}" for at, value in enumerate(values) if value][:SHOWN]
            lines.append(f"  {name}: {len(contents.data)} bytes" + (", " + ", ".join(used) if used else ""))
        return "\n".join(lines)


def sizes(model: Any, launch: SymbolicLaunch) -> list[int]:
    """The sizes of a launch's objects in bytes."""
    return [x.size if isinstance(x.size, int) else _number(model, x.size) for x in launch.objects.values()]


def decoded(
    model: Any, launch: SymbolicLaunch, granules: Mapping[str, int], accesses: Iterable[Access]
) -> Counterexample:
    """The launch of a model. `accesses`: those at whose places the contents of objects matter."""
    numbers = {name: _number(model, each.term) for name, each in launch.numbers.items()}
    memory = {}
    for name, thing in launch.objects.items():
        size = thing.size if isinstance(thing.size, int) else _number(model, thing.size)
        address = _number(model, thing.address) % PAGE
        memory[name] = Contents(bytearray(size), bytearray(size), address, granules.get(name, 1))
    for access in accesses:
        contents, place = memory.get(access.thing.name), _number(model, as_term(access.place, 64))
        if contents is not None and place + access.size <= len(contents.data):
            _fill(contents, place, initial_granule(access.thing, place, access.size), model)
    return Counterexample(numbers, memory)


def _number(model: Any, term: Any) -> int:
    found: int = model.eval(term, model_completion=True).as_long()
    return found


def _fill(contents: Contents, place: int, granule: Scalar, model: Any) -> None:
    """Writes what a model says of a granule."""
    size = granule.width // 8
    contents.data[place : place + size] = _number(model, granule.term).to_bytes(size, "little")
    is_poison = smt().is_true(model.eval(as_truth(granule.poison), model_completion=True))
    contents.poisoned[place : place + size] = (b"\xff" if is_poison else b"\0") * size


class _RecordingMemory(Memory):
    """Keeps the places of accesses to objects that both sides share, which have names as owners."""

    def __init__(self) -> None:
        super().__init__()
        self.touched: set[tuple[str, int, bool]] = set()

    def _find(self, address: Any, size: int, align: int, what: str) -> tuple[Allocation, int]:
        allocation, offset = super()._find(address, size, align, what)
        if isinstance(allocation.owner, str):
            is_write = what not in ("load", "copy from")
            self.touched |= {(allocation.owner, offset + n, is_write) for n in range(size)}
        return allocation, offset


@dataclass
class _Run:
    """One function on the memory of a counterexample."""

    module: Module
    fn: Function
    example: Counterexample
    lane_dimension: int = 0
    memory: _RecordingMemory = field(default_factory=_RecordingMemory)
    arrays: dict[str, tuple[int, np.ndarray]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, contents in self.example.memory.items():
            array = np.frombuffer(bytearray(contents.data), np.uint8)
            address = self.memory.map(array, contents.address, None if name == DUMP_SLOT else name)
            found = self.memory.at(address)
            assert found is not None
            found.poisoned[:] = contents.poisoned
            self.arrays[name] = address, array

    def run(self, lanes: list[tuple[int, int]]) -> list[Any]:
        args = [[self._argument(arg, lane) for arg in self.fn.args] for lane in lanes]
        return Lockstep(self.module, self.memory).run(self.fn, args, max_steps=MOST_STEPS)

    def _argument(self, arg: Argument, lane: tuple[int, int]) -> Any:
        name = in_code(arg.name, self.lane_dimension)
        if isinstance(arg.type, PtrType):
            return self.arrays[name][0]
        bits = self.example.numbers[name]
        if name in LOCAL_IDS[:2]:
            bits += lane[LOCAL_IDS.index(name)]
        return decode(bits, 0, arg.type)

    def written(self) -> dict[tuple[str, int], int]:
        """The places that were written to last, and their bytes, except poison."""
        places = sorted((name, at) for name, at, is_write in self.memory.touched if is_write)
        found = {name: self.contents(name) for name, _ in places}
        return {(name, at): found[name][0][at] for name, at in places if not found[name][1][at]}

    def contents(self, name: str) -> tuple[bytes, bytes]:
        address, array = self.arrays[name]
        found = self.memory.at(address)
        assert found is not None
        return array.tobytes(), bytes(found.poisoned)


def confirmed(example: Counterexample, source: Side, target: Side, version: Version) -> str:
    """What the version does wrong on a launch; "" if it does nothing wrong, or the launch is none."""
    if not is_possible(example.numbers):
        return ""
    old = _Run(source.module, source.fn, example, source.lane_dimension)
    touched, returned, written = [], [], []
    try:
        for lane in version.lanes:
            old.memory.touched = set()
            returned += old.run([lane])
            touched.append(old.memory.touched)
            written.append(old.written())
    except (UndefinedBehaviour, StepLimitError):
        return ""
    if any(_race(a, b) for a, b in combinations(touched, 2)) or not _guard_holds(example, target, version):
        return ""
    new = _Run(target.module, target.fn, example)
    try:
        results = new.run(version.lanes[:1] if version.is_vector else version.lanes)
    except UndefinedBehaviour as error:
        return f"undefined behaviour: {error}"
    except StepLimitError:
        return "a loop does not end"
    return _difference(written, new, set().union(*touched), returned, results)


def is_possible(numbers: Mapping[str, int]) -> bool:
    """Whether there is a launch with these ids and sizes: those of a dimension depend on each other."""
    for d in range(3):
        of = {
            stem: numbers.get(name_of(f"{stem}{d}"))
            for stem in ("group", "ngroups", "lsize", "gsize", "gbase", "goffset")
        }
        group, count, local, whole, base, offset = of.values()
        if group is not None and count is not None and group >= count:
            return False
        if None not in (count, local, whole) and (not local or count != -(-whole // local)):  # type: ignore[operator]
            return False
        if None not in (group, local, base):
            first = base - group * local  # type: ignore[operator]
            if first < 0 or offset not in (None, first):
                return False
    return True


def _race(a: set[tuple[str, int, bool]], b: set[tuple[str, int, bool]]) -> bool:
    b = {each for each in b if not each[0].startswith(GROUP_SLOT)}
    places = {(name, at) for name, at, _ in b}
    writes = {(name, at) for name, at, is_write in b if is_write}
    return any((name, at) in (places if is_write else writes) for name, at, is_write in a)


def _guard_holds(example: Counterexample, target: Side, version: Version) -> bool:
    if version.guard is None:
        return True
    try:
        return _Run(target.module, version.guard, example).run(version.lanes[:1]) == [1]
    except UndefinedBehaviour:
        return False


def _difference(
    written: list[dict[tuple[str, int], int]],
    new: _Run,
    touched: set[tuple[str, int, bool]],
    returned: list[Any],
    results: list[Any],
) -> str:
    """`written`: by each work-item; all of them write the same to a group slot."""
    others = sorted((name, at) for name, at, is_write in new.memory.touched - touched if is_write)
    if others:
        return f"another place is written: byte {others[0][1]} of {others[0][0]}"
    contents = {name: new.contents(name) for name in new.arrays}
    for (name, at), wanted in (each for of_lane in written for each in of_lane.items()):
        data, poison = contents[name]
        if poison[at] or data[at] != wanted:
            return f"byte {at} of {name} is {'poison' if poison[at] else data[at]}, {wanted} wanted"
    if len(results) == 1:
        results *= len(returned)
    for x, y in zip(returned, results, strict=True):
        if x is not POISON and x is not None and (y is POISON or x != y):
            return f"the result is {y}, {x} wanted"
    return ""
