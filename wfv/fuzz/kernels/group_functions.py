"""What the functions mean for which the work-items of a group, or of a sub-group, come together: in Python's numbers.

The definitions follow OpenCL's text, function by function, and share nothing with those of wfv but the names.
"""

from __future__ import annotations

import operator
import re
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

_MANGLED = re.compile(r"_Z(\d+)(\w+)")
_SCOPES = re.compile(r"(get_sub_group|get(?=_max_)|sub_group|work_group)_(?:non_uniform_)?(\w+)")
_BITS = {"i": 32, "j": 32, "l": 64, "m": 64, "v": 32, "f": 32, "d": 64}
_FLOATS = {"f": ("<I", "<f"), "d": ("<Q", "<d")}
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
    """The work-items that take part, in order. `size`: of the sub-group or group; `most`: of a whole sub-group."""

    members: Sequence[Member]
    size: int
    most: int


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
            return self._combined(kind, operation, [self._number(member.x) for member in gathering.members])
        made: Sequence[int] | int = getattr(self, f"_{self.name}")(gathering)
        return [made] * len(gathering.members) if isinstance(made, int) else list(made)

    def _clustered(self, operation: str, gathering: Gathering) -> list[int]:
        clusters: dict[int, list[float]] = {}
        for member in gathering.members:
            clusters.setdefault(member.number // member.y, []).append(self._number(member.x))
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

    def _bits(self, number: float) -> int:
        """The bits of a number of the type."""
        if self.type not in _FLOATS:
            return int(number)
        whole, floating = _FLOATS[self.type]
        return int(struct.unpack(whole, struct.pack(floating, number))[0])

    def _number(self, bits: int) -> Any:
        """The bits as a number of the type."""
        if self.type in _FLOATS:
            whole, floating = _FLOATS[self.type]
            return struct.unpack(floating, struct.pack(whole, bits & ((1 << _BITS[self.type]) - 1)))[0]
        width = _BITS[self.type]
        value = bits & ((1 << width) - 1)
        return value - (1 << width) if self.type in "il" and value >> (width - 1) else value

    def _identity(self, operation: str) -> float:
        if self.type in _FLOATS:
            return {"mul": 1.0, "min": float("inf"), "max": -float("inf")}.get(operation, 0.0)
        ones = (1 << _BITS[self.type]) - 1
        lowest, highest = (-(ones // 2) - 1, ones // 2) if self.type in "il" else (0, ones)
        return {"mul": 1, "and": -1, "min": highest, "max": lowest}.get(operation, 0)

    def _any(self, gathering: Gathering) -> int:
        return int(any(self._number(member.x) for member in gathering.members))

    def _all(self, gathering: Gathering) -> int:
        return int(all(self._number(member.x) for member in gathering.members))

    def _all_equal(self, gathering: Gathering) -> int:
        return int(len({self._number(member.x) for member in gathering.members}) == 1)

    def _ballot(self, gathering: Gathering) -> int:
        return sum(1 << member.number for member in gathering.members if self._number(member.x))

    def _elect(self, gathering: Gathering) -> list[int]:
        return [int(member is gathering.members[0]) for member in gathering.members]

    def _broadcast_first(self, gathering: Gathering) -> int:
        return gathering.members[0].x

    def _broadcast(self, gathering: Gathering) -> int:
        """Of the work-item with that lane; of a group, with that local id in dimension 0."""
        return self._of({member.number: member.x for member in gathering.members}, gathering.members[0].y)

    def _shuffle(self, gathering: Gathering) -> list[int]:
        return self._taken(gathering, lambda own, y: y)

    def _shuffle_xor(self, gathering: Gathering) -> list[int]:
        return self._taken(gathering, operator.xor)

    def _shuffle_up(self, gathering: Gathering) -> list[int]:
        return self._taken(gathering, operator.sub)

    def _shuffle_down(self, gathering: Gathering) -> list[int]:
        return self._taken(gathering, operator.add)

    def _rotate(self, gathering: Gathering) -> list[int]:
        return self._taken(gathering, lambda own, y: (own + y) % gathering.most)

    def _taken(self, gathering: Gathering, source: Callable[[int, int], int]) -> list[int]:
        values = {member.number: member.x for member in gathering.members}
        return [self._of(values, source(member.number, member.y)) for member in gathering.members]

    def _of(self, values: dict[int, int], number: int) -> int:
        """What is taken from a work-item that takes no part is any value: kernels do not use it."""
        return values.get(number, 0)

    def _local_id(self, gathering: Gathering) -> list[int]:
        return [member.number for member in gathering.members]

    def _size(self, gathering: Gathering) -> int:
        return gathering.size

    def _max_sub_group_size(self, gathering: Gathering) -> int:
        return gathering.most


def find_group_function(symbol: str) -> GroupFunction | None:
    """The function of that mangled name; None for others."""
    mangled = _MANGLED.fullmatch(symbol)
    if mangled is None:
        return None
    length = int(mangled[1])
    scope = _SCOPES.fullmatch(mangled[2][:length])
    return scope and GroupFunction(scope[1] != "work_group", scope[2], mangled[2][length])
