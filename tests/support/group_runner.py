"""Runs kernels with barriers in the interpreter: whole, all work-items in lockstep, or as continuations."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from passes.analysis.divergence import analyze_divergence
from passes.analysis.shapes import VARYING, Shape
from passes.analysis.transfer import Assumptions
from passes.barriers.continuations import Continuations, split_at_barriers
from passes.builtins.builtins import lower_builtins
from passes.interface import NEXT_BYTES
from tests.support.interpreter import run_lockstep, run_scalar
from wfv.ir.core import Function, Module
from wfv.ir.interp import Memory
from wfv.ir.parser import parse_module
from wfv.ir.types import I32
from wfv.ir.values import Value

Ids = tuple[int, int, int]
Order = Callable[[Sequence[Ids]], list[list[Ids]]]  # batches of work-items that run together
BARRIER = "_Z7barrierj"
DONE = 2**32 - 1  # the interpreter's -1


class DivergedError(Exception):
    """Work-items of a group came to different barriers."""


ORDERS: dict[str, Order] = {
    "forward": lambda items: [[item] for item in items],
    "backward": lambda items: [[item] for item in reversed(items)],
    "vectors": lambda items: [list(items[k : k + 4]) for k in range(0, len(items), 4)],
}


def lower(text: str, kernel: str = "kernel") -> tuple[Module, Function]:
    """The kernel with its work-item functions made parameters."""
    module = parse_module(text)
    fn = module.functions[kernel]
    lower_builtins(module, fn)
    return module, fn


def split(text: str, kernel: str = "kernel", least_size: Ids = (1, 1, 1)) -> tuple[Module, Continuations]:
    module, fn = lower(text, kernel)
    seeds: dict[Value, Shape] = {arg: VARYING for arg in fn.args if arg.name.startswith("wfv.lid")}
    parts = split_at_barriers(fn, lambda fn: analyze_divergence(fn, seeds, Assumptions(8)), True, least_size)
    del module.functions[kernel]
    module.functions.update({part.name: part for part in parts.functions})
    return module, parts


class Grid:
    """An NDRange of three dimensions, and the values of the implicit parameters in it."""

    def __init__(self, groups: Ids, local: Ids) -> None:
        self.groups, self.local = groups, local

    def each_group(self) -> Iterator[Ids]:
        yield from ((x, y, z) for z, y, x in itertools.product(*map(range, reversed(self.groups))))

    def items(self) -> list[Ids]:
        """Local ids, dimension 0 fastest."""
        return [(x, y, z) for z, y, x in itertools.product(*map(range, reversed(self.local)))]

    def implicit(self, group: Ids, item: Ids) -> dict[str, int]:
        values: dict[str, int] = {}
        for dim in range(3):
            values |= {
                f"wfv.lid{dim}": item[dim],
                f"wfv.lsize{dim}": self.local[dim],
                f"wfv.group{dim}": group[dim],
                f"wfv.ngroups{dim}": self.groups[dim],
                f"wfv.gsize{dim}": self.groups[dim] * self.local[dim],
                f"wfv.gbase{dim}": group[dim] * self.local[dim],
            }
        return values


def run_whole(module: Module, fn: Function, grid: Grid, args: Callable[[], dict[str, Any]], memory: Memory) -> None:
    """The reference: all work-items of a group in lockstep, so that a barrier needs no code."""
    for group in grid.each_group():
        given = args()
        lanes = [grid.implicit(group, item) | given for item in grid.items()]
        values = [[lane[arg.name] for arg in fn.args] for lane in lanes]
        results = run_lockstep(module, fn, values, memory, {BARRIER: lambda lane, flags: None})
        assert set(results) == {DONE}


def run_split(
    module: Module, parts: Continuations, grid: Grid, args: Callable[[], dict[str, Any]], memory: Memory, order: Order
) -> None:
    """The group kernel's loop: runs the next continuation for all work-items, until there is none."""
    for group in grid.each_group():
        given = args() | _slots(parts, len(grid.items()), memory)
        number, rounds = 0, 0
        while number != DONE:
            number = _run_one(module, parts.functions[number], grid, group, given, memory, order)
            if parts.barriers:
                slot = given[f"wfv.slot{len(parts.item_slots) - 1}"]
                number = _agreed(memory, slot, len(grid.items()), len(parts.barriers))
            rounds += 1
            assert rounds < 1000, "the continuations do not end"


def _agreed(memory: Memory, base: int, items: int, copies: int) -> int:
    """What follows by the id that all work-items that have not returned have stored; DONE if all have returned."""
    found = {memory.load(base + NEXT_BYTES * k, I32) for k in range(items)}
    stored = found - {DONE}
    if len(stored) > 1:
        raise DivergedError(stored)
    if DONE in found:
        return stored.pop() if stored else DONE
    return int(stored.pop()) + copies


def _slots(parts: Continuations, items: int, memory: Memory) -> dict[str, int]:
    """Fresh memory, which reads as poison until it is written."""
    align = parts.slot_align
    slots = {f"wfv.slot{k}": memory.allocate(size * items, align) for k, size in enumerate(parts.item_slots)}
    return slots | {f"wfv.gslot{k}": memory.allocate(size, align) for k, size in enumerate(parts.group_slots)}


def _run_one(
    module: Module, fn: Function, grid: Grid, group: Ids, given: dict[str, Any], memory: Memory, order: Order
) -> int:
    results = set()
    for batch in order(grid.items()):
        lanes = [grid.implicit(group, item) | given for item in batch]
        values = [[lane[arg.name] for arg in fn.args] for lane in lanes]
        is_scalar = len(values) == 1
        found = [run_scalar(module, fn, values[0], memory)] if is_scalar else run_lockstep(module, fn, values, memory)
        results.update(found)
    assert len(results) == 1, f"work-items of a group continue with {results} after {fn.name}"
    return int(results.pop())
