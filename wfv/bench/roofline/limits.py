"""The limits of the machine as things to time: the bandwidth of each level of memory, the peaks of arithmetic.

The levels, from the L1 cache to the main memory, have the sizes that the system reports.
"""

import time
import timeit
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from wfv import llvm
from wfv.bench.sampling import Clock, Runner
from wfv.cpus import usable_cpus
from wfv.options import MAX_LANES
from wfv.runtime.kernel import BoundKernel, Kernel
from wfv.runtime.program import build
from wfv.systems.data_cache import DataCache

MEMORY = "memory"
SHARE = 0.75  # of a cache, for a kernel's data
_LEAST_MEMORY, _MOST_MEMORY = 128 << 20, 512 << 20  # bytes that the limit kernels use to measure memory


@dataclass(frozen=True)
class Level:
    """A level of memory. `capacity`: bytes that fit into it, of all threads together; None for the main memory.

    `measured`: the bytes of the arrays with which its bandwidth is measured.
    """

    name: str
    capacity: int | None
    measured: int


def memory_levels(threads: int, caches: Sequence[DataCache]) -> list[Level]:
    """The caches in order, then the main memory, which alone is there if the system reports no caches.

    A cache that each CPU, or group of CPUs, has for its own is as large as those of all threads together.
    """
    found = [_cache(each.level, each.nbytes * _parts(threads, each.cpus)) for each in caches]
    largest = max((level.capacity or 0 for level in found), default=0)
    return [*found, Level(MEMORY, None, min(max(4 * largest, _LEAST_MEMORY), _MOST_MEMORY))]


def level_of(levels: list[Level], footprint: int) -> Level:
    """The first level that the data fit into, beside what else is there."""
    return next(level for level in levels if level.capacity is None or footprint <= SHARE * level.capacity)


def _cache(number: int, capacity: int) -> Level:
    """Half of the cache is measured: the other half is for what else is in it."""
    return Level(f"L{number}", capacity, capacity // 2)


def _parts(threads: int, sharing: int) -> int:
    """How many caches the threads use, if `sharing` CPUs have one together."""
    return max(1, -(-min(threads, usable_cpus()) // sharing))


SAMPLE_SECONDS = 1e-3
FLOAT, INT = "float", "int"
KERNELS = Path(__file__).with_suffix(".ll")
REGISTERS = 4  # of a value: as if the loop over the vectors was unrolled
_PAGE, _STAGGER = 4096, 5 * 64  # bytes: arrays begin at different offsets within a page
_MOST_STEPS, _TRIES = 1 << 30, 5


@dataclass(frozen=True)
class Stream:
    """A kernel that moves data: `arrays` of them."""

    name: str
    arrays: int
    is_float: bool = True

    @property
    def bytes_per_element(self) -> int:
        """What is moved for each element of the slice."""
        return 4 * self.arrays


STREAMS = (Stream("copy", 2), Stream("triad", 3), Stream("load", 1, is_float=False))
PEAKS = {FLOAT: "fma", INT: "addxor"}  # the kernels that only compute
OPERATIONS = 6  # of their work-items in a step


def lanes_of_limits(target: str) -> int:
    """The lanes of these kernels: as many 32-bit values as REGISTERS hold."""
    return min(REGISTERS * llvm.find_target(target).vector_bits // 32, MAX_LANES)


@dataclass(frozen=True)
class Machine:
    """Where limits are measured: the options of the kernels, and the levels of memory."""

    levels: Sequence[Level]
    target: str = "host"
    threads: int = 1


@dataclass
class Limit:
    """One limit: a sample does `amount` bytes or operations. `level` is None for operations, whose kind is the name."""

    name: str
    level: Level | None
    amount: int
    work: Callable[[], object]
    samples: list[float] = field(default_factory=list)

    @property
    def label(self) -> str:
        return self.name if self.level is None else f"{self.name} {self.level.name}"

    @property
    def runner(self) -> Runner:
        return Runner(self.label, lambda: None, self.work)

    @property
    def rate(self) -> float:
        """Bytes or operations in a second, in the shortest sample."""
        return self.amount / min(self.samples)


def make_limits(machine: Machine, seconds: float = SAMPLE_SECONDS, clock: Clock = time.perf_counter) -> list[Limit]:
    """All limits, each with launches that take so many seconds at least."""
    lanes = lanes_of_limits(machine.target)
    memory = _memory(max(level.measured for level in machine.levels))
    kernels = build(KERNELS, lanes=lanes, target=machine.target, threads=machine.threads)
    found = [
        _stream(each, kernels[each.name], level, machine, lanes, memory) for level in machine.levels for each in STREAMS
    ]
    found += [_peak(kind, kernels[name], machine, lanes) for kind, name in PEAKS.items()]
    return [_calibrated(make, seconds, clock) for make in found]


_Maker = Callable[[int], Limit]  # a limit whose launches take so many steps


def _stream(stream: Stream, kernel: Kernel, level: Level, machine: Machine, lanes: int, memory: np.ndarray) -> _Maker:
    """Each thread walks through its own slice of the arrays; those of memory are long enough for one walk."""
    vectors = max(level.measured // stream.bytes_per_element // (lanes * machine.threads), 1)
    items = vectors * lanes * machine.threads
    data = memory if stream.is_float else memory.view(np.int32)
    step = items + _STAGGER // 4
    arrays = [data[k * step :][:items] for k in range(stream.arrays)]
    arrays = [arrays[0], arrays[-1], arrays[len(arrays) // 2]]  # stored, loaded, loaded: an unused one is any

    def make(repeats: int) -> Limit:
        bound = kernel.bind(*arrays, vectors, repeats)
        amount = repeats * items * stream.bytes_per_element
        return Limit(stream.name, level, amount, _launch(bound, lanes, machine.threads))

    return make


def _peak(kind: str, kernel: Kernel, machine: Machine, lanes: int) -> _Maker:
    items = lanes * machine.threads
    numbers: tuple[Any, ...] = (0.999, 0.001) if kind == FLOAT else (3, 5)
    start = np.ones(items, np.float32 if kind == FLOAT else np.int32)

    def make(steps: int) -> Limit:
        bound = kernel.bind(start, *numbers, steps)
        return Limit(kind, None, steps * items * OPERATIONS, _launch(bound, lanes, machine.threads))

    return make


def _launch(bound: BoundKernel, lanes: int, threads: int) -> Callable[[], object]:
    return partial(bound.launch, lanes * threads, lanes)


def _calibrated(make: _Maker, seconds: float, clock: Clock) -> Limit:
    """Takes four times as many steps until a launch takes long enough. One walk through the main memory does."""
    steps = 1
    while True:
        limit = make(steps)
        is_memory = limit.level is not None and limit.level.capacity is None
        if is_memory or steps >= _MOST_STEPS or _shortest(limit.work, clock) >= seconds:
            return limit
        steps *= 4


def _shortest(work: Callable[[], object], clock: Clock) -> float:
    """The shortest of a few launches, after one that warms up."""
    work()
    return min(timeit.repeat(work, timer=clock, repeat=_TRIES, number=1))


def _memory(nbytes: int) -> np.ndarray:
    """Ones, in pages that exist, from the start of a page, with room for the stagger."""
    room = np.ones((nbytes + 4 * _STAGGER + _PAGE) // 4 + 64 * 64, np.float32)
    return room[-room.ctypes.data % _PAGE // 4 :]
