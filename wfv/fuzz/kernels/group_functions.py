"""Kernels with work-group and sub-group functions: their semantics, and a reference that runs a group together.

The definitions, in Python's numbers, follow OpenCL's text, function by function, and share nothing with those of wfv
but the names.

As driver.ll does, each work-item runs on its own stack until it waits; here it may also wait in a function that needs
other work-items. Of the work-items of a sub-group that wait in sub-group functions, those at the lowest address go on:
LLVM at optimization level 0 keeps the order of the blocks, so code after a branch waits for both of its sides, and
code after a loop for all that are in it. The kernels let all work-items of a loop meet at the end of an iteration.
"""

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np

_MANGLED = re.compile(r"_Z(\d+)(\w+)")
_SCOPES = re.compile(r"(get_sub_group|get(?=_max_)|sub_group|work_group)_(?:non_uniform_)?(\w+)")
_DTYPES = {"i": "i4", "j": "u4", "l": "i8", "m": "u8", "v": "i4", "f": "f4", "d": "f8"}  # NumPy's, by mangled letter
_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "mul": operator.mul, "min": min, "max": max,
    "and": operator.and_, "or": operator.or_, "xor": operator.xor,
}  # fmt: skip


@dataclass(frozen=True)
class Member:
    """A work-item that takes part. `number`: its lane, or its linear local id; `x`, `y`: its operands' bits."""

    number: int
    x: int
    y: int


@dataclass(frozen=True)
class Gathering:
    """The work-items that take part, in order. `size`: of the sub-group or group; `most`: of a whole sub-group.

    `unset`: the bits that are taken from a work-item which takes no part.
    """

    members: Sequence[Member]
    size: int
    most: int
    unset: int = 0


@dataclass(frozen=True)
class GroupFunction:
    """`name`: without the scope, such as `reduce_add`. `type`: the letter of the first operand's."""

    is_of_sub_group: bool
    name: str
    type: str

    def results(self, gathering: Gathering) -> list[int]:
        """The result of each member; bits beyond the result's width have no meaning."""
        kind, _, operation = self.name.rpartition("_")
        if kind == "clustered_reduce":
            return self._clustered(operation, gathering)
        if kind in ("reduce", "scan_inclusive", "scan_exclusive"):
            return self._combined(kind, operation, self.numbers(gathering))
        made = _RESULTS[self.name](self, gathering)
        return [made] * len(gathering.members) if isinstance(made, int) else made

    def _clustered(self, operation: str, gathering: Gathering) -> list[int]:
        clusters: dict[int, list[float]] = {}
        for member in gathering.members:
            clusters.setdefault(member.number // member.y, []).append(self.number(member.x))
        return [
            self._combined("reduce", operation, clusters[member.number // member.y])[0] for member in gathering.members
        ]

    def _combined(self, kind: str, operation: str, values: Sequence[float]) -> list[int]:
        return list(map(self._bits, self._combined_numbers(kind, operation, values)))

    def _combined_numbers(self, kind: str, operation: str, values: Sequence[Any]) -> list[Any]:
        combine = _OPERATIONS[operation]
        if kind == "reduce":
            return [reduce(combine, values)] * len(values)
        inclusive = [reduce(combine, values[: k + 1]) for k in range(len(values))]
        return inclusive if kind == "scan_inclusive" else [self._identity(operation), *inclusive[:-1]]

    @property
    def dtype(self) -> np.dtype:
        return np.dtype(_DTYPES[self.type])

    def _bits(self, number: float) -> int:
        """The bits of a number of the type."""
        return (
            int(np.array(number, self.dtype).view(f"u{self.dtype.itemsize}")) if self.dtype.kind == "f" else int(number)
        )

    def number(self, bits: int) -> Any:
        """The bits as a number of the type."""
        return np.array(bits, np.int64).view(np.uint64).astype(f"u{self.dtype.itemsize}").view(self.dtype).item()

    def _identity(self, operation: str) -> float:
        if operation in ("min", "max"):
            if self.dtype.kind == "f":
                return float("inf") if operation == "min" else -float("inf")
            limits = np.iinfo(self.dtype)
            return int(limits.max if operation == "min" else limits.min)
        return {"mul": 1, "and": -1}.get(operation, 0)

    def taken(self, gathering: Gathering, source: Callable[[int, int], int]) -> list[int]:
        """The value of another work-item; kernels do not use values of work-items that take no part."""
        values = {member.number: member.x for member in gathering.members}
        return [values.get(source(member.number, member.y), gathering.unset) for member in gathering.members]

    def numbers(self, gathering: Gathering) -> list[Any]:
        return [self.number(member.x) for member in gathering.members]


# The result that is the same for all members, or a list of their results.
_RESULTS: dict[str, Callable[[GroupFunction, Gathering], int | list[int]]] = {
    "any": lambda f, now: int(any(f.numbers(now))),
    "all": lambda f, now: int(0 not in f.numbers(now)),
    "all_equal": lambda f, now: int(len(set(f.numbers(now))) == 1),
    "ballot": lambda f, now: sum(1 << member.number for member in now.members if f.number(member.x)),
    "elect": lambda f, now: [int(member is now.members[0]) for member in now.members],
    "broadcast_first": lambda f, now: now.members[0].x,
    # Of the work-item with that lane; of a group, with that local id in dimension 0.
    "broadcast": lambda f, now: f.taken(now, lambda own, y: now.members[0].y),
    "shuffle": lambda f, now: f.taken(now, lambda own, y: y),
    "shuffle_xor": lambda f, now: f.taken(now, operator.xor),
    "shuffle_up": lambda f, now: f.taken(now, operator.sub),
    "shuffle_down": lambda f, now: f.taken(now, operator.add),
    "rotate": lambda f, now: f.taken(now, lambda own, y: (own + y) % now.most),
    "local_id": lambda f, now: [member.number for member in now.members],
    "size": lambda f, now: now.size,
    "max_sub_group_size": lambda f, now: now.most,
}


def find_group_function(symbol: str) -> GroupFunction | None:
    """The function of that mangled name; None for others."""
    mangled = _MANGLED.fullmatch(symbol)
    if mangled is None:
        return None
    length = int(mangled[1])
    scope = _SCOPES.fullmatch(mangled[2][:length])
    return scope and GroupFunction(scope[1] != "work_group", scope[2], mangled[2][length])


_DECLARED = re.compile(r"^declare (?:spir_func )?([^@\n]*) @(_Z\d+\w*group_\w+)\(([^)\n]*)\)[^\n]*$", re.MULTILINE)
MEET = "declare i64 @wfv.meet(ptr, i64, i64, i64)\ndeclare ptr @llvm.returnaddress(i32)\n"
BARRIER = -1
LOCAL_ID = 3  # where the local ids begin in a row of ids


class DifferentBarriersError(AssertionError):
    """Work-items of one group wait at different barriers."""


def define_group_functions(text: str) -> tuple[str, tuple[GroupFunction, ...]]:
    """The text with definitions for its declarations of these functions, and the functions by number."""
    functions: list[GroupFunction] = []

    def define(found: re.Match[str]) -> str:
        function = find_group_function(found[2])
        if function is None:
            return found[0]
        functions.append(function)
        return _definition(len(functions) - 1, found[1].strip(), found[2], found[3])

    defined = _DECLARED.sub(define, text)
    return (defined + MEET if functions else text), tuple(functions)


def _definition(number: int, result: str, symbol: str, params: str) -> str:
    """A function that leaves its operands and waits. Numbers become others of the same bits in memory."""
    types = [param.split()[0] for param in params.split(",") if param.strip()]
    stores = "\n".join(f"  store {type} %a{i}, ptr %p{i}" for i, type in enumerate(types[:2]))
    return f"""define {result} @{symbol}({", ".join(f"{type} %a{i}" for i, type in enumerate(types))}) noinline {{
  %p0 = alloca [2 x i64], align 16
  %p1 = getelementptr i64, ptr %p0, i64 1
  store [2 x i64] zeroinitializer, ptr %p0
{stores}
  %x = load i64, ptr %p0
  %y = load i64, ptr %p1
  %here = call ptr @llvm.returnaddress(i32 0)
  %r = call i64 @wfv.meet(ptr %here, i64 {number}, i64 %x, i64 %y)
  store [2 x i64] zeroinitializer, ptr %p0
  store i64 %r, ptr %p0
  %result = load {result}, ptr %p0
  ret {result} %result
}}"""


@dataclass
class GroupRun:
    """One work-group. `rows`: its ids; `resume`: runs a work-item until it waits; `lanes`: of a whole sub-group.
    `unset`: as of a gathering.

    `sites`: where each work-item waits, 0 if it has returned. `requests`: for each a function's number, two operands,
    and the result.
    """

    functions: Sequence[GroupFunction]
    rows: np.ndarray
    sites: np.ndarray
    requests: np.ndarray
    resume: Callable[[int], None]
    lanes: int
    unset: int = 0

    def run(self) -> None:
        """Runs until all have returned. Raises DifferentBarriersError."""
        everybody = range(len(self.rows))
        for item in everybody:
            self.resume(item)
        while True:
            for items in self.sub_groups():
                self.run_sub_group(items)
            waiting = [item for item in everybody if self.sites[item]]
            if not waiting:
                return
            if len({self.sites[item] for item in waiting}) > 1:
                raise DifferentBarriersError("work-items of a group wait at different barriers")
            self.meet(waiting, self.rows.shape[0], lambda item: item)

    def sub_groups(self) -> list[list[int]]:
        """Work-items that are neighbours in dimension 0, from multiples of the lanes on."""
        found: dict[tuple[int, ...], list[int]] = {}
        for item, row in enumerate(self.rows):
            x, y, z = (int(number) for number in row[LOCAL_ID : LOCAL_ID + 3])
            found.setdefault((z, y, x // self.lanes), []).append(item)
        return list(found.values())

    def run_sub_group(self, items: list[int]) -> None:
        """Runs the work-items of a sub-group until each is at a barrier, at a work-group function, or has returned."""
        while here := [item for item in items if self.waits_in_sub_group(item)]:
            lowest = min(self.sites[item] for item in here)
            self.meet([item for item in here if self.sites[item] == lowest], len(items), self.lane)

    def waits_in_sub_group(self, item: int) -> bool:
        number = self.requests[item, 0]
        return bool(self.sites[item]) and number != BARRIER and self.functions[number].is_of_sub_group

    def lane(self, item: int) -> int:
        return int(self.rows[item, LOCAL_ID]) % self.lanes

    def meet(self, items: list[int], size: int, number_of: Callable[[int], int]) -> None:
        """Work-items that are at the same call get its results, and go on."""
        number = int(self.requests[items[0], 0])
        if number != BARRIER:
            members = [Member(number_of(k), *(int(x) for x in self.requests[k, 1:3])) for k in items]
            results = self.functions[number].results(Gathering(members, size, self.lanes, self.unset))
            low_bits = np.array([result & (2**64 - 1) for result in results], np.uint64)
            self.requests[items, 3] = low_bits.view(np.int64)
        for item in items:
            self.resume(item)
