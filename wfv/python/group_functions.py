"""Functions that the work-items of a group or sub-group compute together, and printf, in plain Python.

A compiled kernel calls OpenCL's functions of these names (`builtins.py`). In plain Python, all work-items of a group
call functions of sub-groups together, too.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from wfv.python import work_items
from wfv.python.work_items import current, exchange, named

_UFUNCS = {"add": np.add, "min": np.minimum, "max": np.maximum}
_LANES: dict[str, Callable[[int, int], int]] = {
    "broadcast": lambda own, lane: lane,
    "shuffle": lambda own, lane: lane,
    "shuffle_xor": operator.xor,
    "shuffle_up": operator.sub,
    "shuffle_down": operator.add,
}
Result = Callable[..., Any]


def _results() -> Iterator[tuple[str, Result]]:
    """The name of each function, and its result for the values of all, the own number, and the other argument."""
    yield "any", lambda values, own: any(values)
    yield "all", lambda values, own: all(values)
    yield "ballot", lambda values, own: sum(1 << lane for lane, value in enumerate(values) if value)
    for name, lane in _LANES.items():
        yield name, lambda values, own, other, lane=lane: values[lane(own, other) % len(values)]
    for name, ufunc in _UFUNCS.items():
        yield f"reduce_{name}", lambda values, own, ufunc=ufunc: ufunc.reduce(values)
        yield f"scan_inclusive_{name}", lambda values, own, ufunc=ufunc: ufunc.accumulate(values)[own]
        yield f"scan_exclusive_{name}", lambda values, own, ufunc=ufunc: _exclusive(ufunc, values, own)


def _exclusive(ufunc: Any, values: list[Any], own: int) -> Any:
    """The result for the values before the own one; for none, the one that changes no other."""
    type = np.asarray(values).dtype
    low, high = (np.iinfo(type).min, np.iinfo(type).max) if type.kind in "iu" else (-np.inf, np.inf)
    return ufunc.reduce(values[:own], initial={np.add: 0, np.minimum: high, np.maximum: low}[ufunc])


def _together(scope: str, result: Result) -> Result:
    def together(value: Any, *other: Any) -> Any:
        values, own = exchange(value), current().number
        if scope == "sub_group":
            lane, size, *_ = _sub_group()
            values, own = values[own - lane :][:size], lane
        if len(other) > 1:  # of a broadcast: local ids
            other = (np.ravel_multi_index(other, current().size[: len(other)], "wrap", "F"),)
        return result(values, own, *other)

    return together


def _sub_group() -> tuple[int, ...]:
    """The answers of the queries. A row of the group has as many full sub-groups as fit, and one of the rest."""
    item = current()
    lanes, row, x = item.lanes, item.size[0], item.local_id[0]
    in_row = -(-row // lanes)
    id, count = item.number // row * in_row + x // lanes, len(item.values) // row * in_row
    return x % lanes, min(lanes, row - x + x % lanes), lanes, id, count


def _query(number: int) -> Result:
    return lambda: _sub_group()[number]


def printf(format: str, *numbers: Any) -> None:
    """Prints after the launch, in the order of the work-items; in plain Python, at once. The format is a literal."""
    print(format % numbers, end="")


_QUERIES = ("sub_group_local_id", "sub_group_size", "max_sub_group_size", "sub_group_id", "num_sub_groups")
QUERIES: dict[str, Result] = {name: named(name, _query(n)) for n, name in enumerate(_QUERIES)}
FUNCTIONS: dict[str, Result] = {
    f"{scope}_{name}": named(f"{scope}_{name}", _together(scope, result))
    for scope in ("work_group", "sub_group")
    for name, result in _results()
}


def __getattr__(name: str) -> Result:
    """A function that a kernel calls: one of the tables, or one of a work-item alone."""
    return (QUERIES | FUNCTIONS).get(name) or getattr(work_items, name)
