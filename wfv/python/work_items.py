"""OpenCL's functions for kernels: ids, barriers, arrays of a group or a work-item, atomics.

In a compiled kernel, each name stands for its form in `wfv/python/builtins.py`. The functions here run where
`interpret` runs a kernel in plain Python.
"""

from __future__ import annotations

import itertools
import operator
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from wfv.errors import BarrierDivergenceError, UnsupportedError

if TYPE_CHECKING:
    from wfv.runtime.launch.geometry import NDRange

Sizes = Sequence[int]
_LOCK = threading.Lock()


class WorkItem(NamedTuple):
    """A work-item in plain Python. `arrays`: the group's local ones, by the number of the call that asks for them.

    `size`: the group's, which may be smaller than others. `values`: one of each work-item, by its `number` in the
    group, dimension 0 fastest.
    """

    global_id: Sizes
    local_id: Sizes
    group_id: Sizes
    global_size: Sizes
    local_size: Sizes
    num_groups: Sizes
    lanes: int
    size: Sizes
    barrier: threading.Barrier
    values: list[Any]
    arrays: dict[int, Any]
    calls: Iterator[int]
    number: int


_current: ContextVar[WorkItem | None] = ContextVar("work-item", default=None)


def current() -> WorkItem:
    """The work-item that this thread runs. Raises UnsupportedError."""
    if item := _current.get():
        return item
    raise UnsupportedError("there is no work-item here", help="`kernel.interpret(..)` runs all in plain Python")


def global_id(dimension: int) -> int:
    """The work-item's number in a dimension of the launch."""
    return current().global_id[dimension]


def local_id(dimension: int) -> int:
    """The work-item's number in a dimension of its group."""
    return current().local_id[dimension]


def group_id(dimension: int) -> int:
    """The group's number in a dimension."""
    return current().group_id[dimension]


def global_size(dimension: int) -> int:
    """The number of work-items in a dimension."""
    return current().global_size[dimension]


def local_size(dimension: int) -> int:
    """The number of work-items of a full group in a dimension."""
    return current().local_size[dimension]


def num_groups(dimension: int) -> int:
    """The number of groups in a dimension."""
    return current().num_groups[dimension]


def barrier() -> None:
    """Waits until all work-items of the group are here; their stores are then visible."""
    try:
        current().barrier.wait()
    except threading.BrokenBarrierError:
        raise BarrierDivergenceError("not all work-items of the group have come here in ten seconds") from None


def exchange(value: Any) -> list[Any]:
    """The values of all work-items of the group, which come here together."""
    item = current()
    item.values[item.number] = value
    barrier()
    found = list(item.values)
    barrier()
    return found


def local_array(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """An array that the work-items of a group share, not initialized. `shape` is constant."""
    item = current()
    return item.arrays.setdefault(next(item.calls), np.zeros(shape, dtype))


def private_array(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """An array of the work-item alone, not initialized. `shape` is constant."""
    return np.zeros(shape, dtype)


def named(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function with the name that a user knows, for `help`."""
    function.__name__ = function.__qualname__ = name
    function.__doc__ = function.__doc__ or f"docs/api.md says what wfv.{name} returns."
    return function


def _atomic(name: str, new: Callable[[Any, Any], Any]) -> Callable[[Any, Any, Any], Any]:
    def atomic(array: Any, index: Any, value: Any) -> Any:
        """Combines an element of the array with the value, at once; returns the old element."""
        with _LOCK:
            old = array[index]
            array[index] = new(old, value)
        return old

    return named(f"atomic_{name}", atomic)


def atomic_cas(array: Any, index: Any, old: Any, value: Any) -> Any:
    """Replaces an element of the array by the value if it is equal to `old`, at once; returns the old element."""
    with _LOCK:
        found = array[index]
        if found == old:
            array[index] = value
    return found


atomic_add = _atomic("add", operator.add)
atomic_sub = _atomic("sub", operator.sub)
atomic_min = _atomic("min", min)
atomic_max = _atomic("max", max)
atomic_and = _atomic("and", operator.and_)
atomic_or = _atomic("or", operator.or_)
atomic_xor = _atomic("xor", operator.xor)
atomic_xchg = _atomic("xchg", lambda old, new: new)
atomic_inc = _atomic("inc", lambda old, most: 0 if old >= most else old + 1)
atomic_dec = _atomic("dec", lambda old, most: most if old == 0 or old > most else old - 1)


def interpret(function: Callable[..., Any], ndrange: NDRange, args: Sequence[Any], lanes: int) -> None:
    """Runs all work-items of a launch in plain Python: group after group, each work-item in a thread of its own."""
    given = ndrange.global_size, ndrange.local_size, ndrange.groups
    sizes, local, groups = (np.array([*each, 1, 1][:3]) for each in given)
    for group in np.ndindex(*groups.tolist()):
        start = np.array(group) * local
        size = np.minimum(local, sizes - start).tolist()
        items = [item[::-1] for item in np.ndindex(*size[::-1])]
        shared = (
            *(sizes.tolist(), local.tolist(), groups.tolist(), lanes, size),
            threading.Barrier(len(items), timeout=10),
            [None] * len(items),
            dict[int, Any](),
        )
        made = [
            WorkItem((start + item).tolist(), item, group, *shared, itertools.count(), number)
            for number, item in enumerate(items)
        ]
        with ThreadPoolExecutor(len(items)) as pool:
            list(pool.map(lambda item: (_current.set(item), function(*args)), made))
