"""The reference for kernels with work-group and sub-group functions: it runs the work-items of a group together.

As driver.ll does, each work-item runs on its own stack until it waits; here it may also wait in a function that needs
other work-items. Of the work-items of a sub-group that wait in sub-group functions, those at the lowest address go on:
LLVM at optimization level 0 keeps the order of the blocks, so code behind a branch waits for both of its sides, and
code behind a loop for all that are in it. The kernels let all work-items of a loop meet at the end of an iteration.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from wfv.fuzz.kernels.group_functions import Gathering, GroupFunction, Member, find_group_function

_DECLARED = re.compile(r"^declare (?:spir_func )?([^@\n]*) @(_Z\d+\w*group_\w+)\(([^)\n]*)\)[^\n]*$", re.MULTILINE)
MEET = "declare i64 @wfv.meet(ptr, i64, i64, i64)\ndeclare ptr @llvm.returnaddress(i32)\n"
BARRIER = -1
_BITS = {"float": "i32", "double": "i64"}  # the integers that have the bits of floats
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
    """A function that leaves its operands and waits."""
    types = [param.split()[0] for param in params.split(",") if param.strip()]
    lines = [f"define {result} @{symbol}({', '.join(f'{type} %a{i}' for i, type in enumerate(types))}) noinline {{"]
    wide = ["0", "0"]
    for i, type in enumerate(types[:2]):
        given, bits = f"%a{i}", _BITS.get(type, type)
        if type in _BITS:
            lines, given = [*lines, f"  %b{i} = bitcast {type} {given} to {bits}"], f"%b{i}"
        wide[i] = given if bits == "i64" else f"%w{i}"
        lines += [f"  %w{i} = zext {bits} {given} to i64"] if bits != "i64" else []
    lines += ["  %here = call ptr @llvm.returnaddress(i32 0)"]
    lines += [f"  %r = call i64 @wfv.meet(ptr %here, i64 {number}, i64 {wide[0]}, i64 {wide[1]})"]
    if result == "i64":
        lines += ["  ret i64 %r"]
    elif result == "<4 x i32>":
        lines += ["  %both = insertelement <2 x i64> zeroinitializer, i64 %r, i32 0"]
        lines += ["  %bits = bitcast <2 x i64> %both to <4 x i32>", "  ret <4 x i32> %bits"]
    elif result == "double":
        lines += ["  %number = bitcast i64 %r to double", "  ret double %number"]
    elif result == "float":
        lines += ["  %narrow = trunc i64 %r to i32", "  %number = bitcast i32 %narrow to float", "  ret float %number"]
    else:
        lines += [f"  %narrow = trunc i64 %r to {result}", f"  ret {result} %narrow"]
    return "\n".join([*lines, "}"])


@dataclass
class GroupRun:
    """One work-group. `rows`: its ids; `resume`: runs a work-item until it waits; `lanes`: of a whole sub-group.

    `sites`: where each work-item waits, 0 if it has returned. `requests`: for each a function's number, two operands,
    and the result.
    """

    functions: Sequence[GroupFunction]
    rows: np.ndarray
    sites: np.ndarray
    requests: np.ndarray
    resume: Callable[[int], None]
    lanes: int

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
            results = self.functions[number].results(Gathering(members, size, self.lanes))
            low_bits = np.array([result & (2**64 - 1) for result in results], np.uint64)
            self.requests[items, 3] = low_bits.view(np.int64)
        for item in items:
            self.resume(item)
