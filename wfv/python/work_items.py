"""What a kernel calls of OpenCL: ids, barriers, arrays of a group or a work-item, atomics.

In a compiled kernel, each name stands for what `wfv/python/builtins.py` has for it. The functions here run where
`interpret` runs a kernel in plain Python.
"""

from __future__ import annotations

import itertools
import operator
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, NamedTuple

import numpy as np

Sizes = Sequence[int]
_LOCK = threading.Lock()


class WorkItem(NamedTuple):
    """A work-item in plain Python. `arrays`: the group's local ones, by the number of the call that asks for them."""

    global_id: Sizes
    local_id: Sizes
    group_id: Sizes
    global_size: Sizes
    local_size: Sizes
    num_groups: Sizes
    barrier: threading.Barrier
    arrays: dict[int, Any]
    calls: Iterator[int]


_current: ContextVar[WorkItem] = ContextVar("work-item")


def global_id(dimension: int) -> int:
    """The work-item's number in a dimension of the launch."""
    return _current.get().global_id[dimension]


def local_id(dimension: int) -> int:
    """The work-item's number in a dimension of its group."""
    return _current.get().local_id[dimension]


def group_id(dimension: int) -> int:
    """The group's number in a dimension."""
    return _current.get().group_id[dimension]


def global_size(dimension: int) -> int:
    """The number of work-items in a dimension."""
    return _current.get().global_size[dimension]


def local_size(dimension: int) -> int:
    """The number of work-items of a full group in a dimension."""
    return _current.get().local_size[dimension]


def num_groups(dimension: int) -> int:
    """The number of groups in a dimension."""
    return _current.get().num_groups[dimension]


def barrier() -> None:
    """Waits until all work-items of the group are here; what they have written is then visible."""
    _current.get().barrier.wait()


def local_array(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """An array that the work-items of a group share, not initialized. `shape` is constant."""
    item = _current.get()
    return item.arrays.setdefault(next(item.calls), np.zeros(shape, dtype))


def private_array(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """An array of the work-item alone, not initialized. `shape` is constant."""
    return np.zeros(shape, dtype)


def _atomic(new: Callable[[Any, Any], Any]) -> Callable[[Any, Any, Any], Any]:
    def atomic(array: Any, index: Any, value: Any) -> Any:
        """Combines an element of the array with the value, at once; returns what it was."""
        with _LOCK:
            old = array[index]
            array[index] = new(old, value)
        return old

    return atomic


atomic_add = _atomic(operator.add)
atomic_min = _atomic(min)
atomic_max = _atomic(max)
atomic_and = _atomic(operator.and_)
atomic_or = _atomic(operator.or_)
atomic_xor = _atomic(operator.xor)
atomic_xchg = _atomic(lambda old, new: new)


def interpret(function: Callable[..., Any], global_size: Any, local_size: Any, args: Sequence[Any]) -> None:
    """Runs all work-items of a launch in plain Python: group after group, each work-item in a thread of its own.

    A work-item that waits at a barrier for ten seconds fails.
    """
    sizes, local = (np.array([*np.atleast_1d(given), 1, 1][:3]) for given in (global_size, local_size or 1))
    groups = -(-sizes // local)
    for group in np.ndindex(*groups.tolist()):
        start = np.array(group) * local
        items = list(np.ndindex(*np.minimum(local, sizes - start).tolist()))
        shared = (
            sizes.tolist(),
            local.tolist(),
            groups.tolist(),
            threading.Barrier(len(items), timeout=10),
            dict[int, Any](),
        )
        made = [WorkItem((start + item).tolist(), item, group, *shared, itertools.count()) for item in items]
        with ThreadPoolExecutor(len(items)) as pool:
            list(pool.map(lambda item: (_current.set(item), function(*args)), made))
