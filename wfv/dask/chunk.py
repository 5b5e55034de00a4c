"""Runs the part of an NDRange that belongs to one chunk, in a worker.

The kernel computes addresses as if each array was one. So an array has its whole size in virtual memory, and the rows
of the chunk lie at their places in it: pages that nothing touches take no memory.

A kernel travels to the worker as its pickle: each process unpickles it once, so that it is compiled once there.
"""

from __future__ import annotations

import hashlib
import math
import mmap
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from wfv.forks import Lock
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size
from wfv.runtime.launch.recorder import check_not_recording
from wfv.systems import system

_received: dict[str, ShippedKernel] = {}
_lock = Lock()


class ShippedKernel:
    """A kernel with a key: the hash of its pickle, which has its IR and options."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel, self._pickle = kernel, pickle.dumps(kernel)
        self.key = hashlib.sha256(self._pickle).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return _receive, (self.key, self._pickle)


def _receive(key: str, data: bytes) -> ShippedKernel:
    """The kernel of that key that this process has, else the one in the pickle."""
    with _lock:
        if key not in _received:
            _received[key] = ShippedKernel(pickle.loads(data))
        return _received[key]


# The system promises no memory for the pages, and does not refuse arrays that exceed it.
_FLAGS = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | system.NO_RESERVE


@dataclass(frozen=True)
class Split:
    """Stands for an argument that is split: the number of its chunk among a task's chunks, and its whole shape."""

    number: int
    shape: tuple[int, ...]


class Out:
    """Stands for the argument that is the result."""


@dataclass(frozen=True)
class ChunkLaunch:
    """The common part of all chunks' launches: one argument for each parameter, `shape` and `dtype` of the result.

    `global_size`: of the whole; rows are its last dimension.
    """

    kernel: ShippedKernel
    arguments: tuple[object, ...]
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    global_size: tuple[int, ...]
    local_size: Size | None
    halo: int
    threads: int


def run_chunk(launch: ChunkLaunch, first: int, last: int, *chunks: np.ndarray) -> np.ndarray:
    """Rows `first` to `last` of the result. Each of `chunks` has these rows, and up to `halo` more on both sides."""
    check_not_recording("a dask array is computed")
    out, start = _space(launch.shape, launch.dtype), first - min(first, launch.halo)
    arguments = [_argument(value, chunks, start, out) for value in launch.arguments]
    *inner, _ = launch.global_size
    size, offset = (*inner, last - first), (*[0] * len(inner), first)
    launch.kernel.kernel(size, launch.local_size, *arguments, threads=launch.threads, global_offset=offset)
    return out[first:last].copy()


def _argument(value: object, chunks: Sequence[np.ndarray], start: int, out: np.ndarray) -> object:
    if isinstance(value, Out):
        return out
    return _placed(chunks[value.number], value.shape, start) if isinstance(value, Split) else value


def _placed(chunk: np.ndarray, shape: tuple[int, ...], first: int) -> np.ndarray:
    """An array of the whole shape with the chunk's rows from `first` on. The others are zeros."""
    whole = _space(shape, chunk.dtype)
    whole[first : first + len(chunk)] = chunk
    return whole


def _space(shape: tuple[int, ...], dtype: np.dtype[Any]) -> np.ndarray:
    """Zeros, without memory until they are touched."""
    nbytes = math.prod(shape) * dtype.itemsize
    space = mmap.mmap(-1, max(nbytes, 1), flags=_FLAGS)
    system.use_large_pages(space)
    return np.frombuffer(space, np.uint8, nbytes).view(dtype).reshape(shape)
