"""Tuning: a launch runs under each candidate in turn, and the fastest is kept for launches like it.

    candidate   A   B   C
    round 0     -   -   -      compiled and run once, not timed
    round 1    1.9 2.4 9.0
    round 2    1.8 2.5 8.9     C is too far behind: it goes
    ..
    median     1.8 2.4         A wins

Nothing is printed, and before each sample all that the launch writes to is put back: arrays, images, variables of the
program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import TypeVar

import numpy as np

from passes.interface import KernelInterface
from wfv.runtime.arguments.images import Image
from wfv.runtime.arguments.parameters import array_sharing
from wfv.runtime.launch import printf_output
from wfv.runtime.linked_variables import ProgramVariables

ROUNDS, FEW = 15, 5
SECONDS = 1.0  # of all samples: then no round begins after the first FEW
SAMPLE_SECONDS = 100e-6  # of a sample: several launches in a row if they are shorter
FAR = 1.5  # times the shortest sample of the fastest candidate: one whose shortest is longer goes
TIE = 1.015  # the first candidate wins unless another is faster by more than that

Name = TypeVar("Name")
Run = Callable[[], object]


def compared(runs: Mapping[Name, Run], put_back: Run, clock: Callable[[], float] = perf_counter) -> dict[Name, float]:
    """The medians in seconds of a launch under each candidate, the winner first; of a dropped candidate, its shortest.

    `put_back` is called before each sample. Raises the launches' errors.
    """
    with printf_output.muted():
        repeats = {name: _repeats(run, put_back, clock) for name, run in runs.items()}
        samples: dict[Name, list[float]] = {name: [] for name in runs}
        left, begin = list(runs), clock()
        for number in range(ROUNDS):
            if number >= FEW and clock() - begin > SECONDS:
                break
            for name in left:
                samples[name].append(_sample(runs[name], repeats[name], put_back, clock))
            best = min(min(samples[name]) for name in left)
            if number:  # one sample may have been disturbed
                left = [name for name in left if min(samples[name]) <= FAR * best]
    times = {name: float(np.median(each)) if name in left else min(each) for name, each in samples.items()}
    first = next(iter(runs))
    return dict(sorted(times.items(), key=lambda each: each[1] / (TIE if each[0] == first else 1)))


def _repeats(run: Run, put_back: Run, clock: Callable[[], float]) -> int:
    """How many launches are one sample. The first launch compiles its code."""
    for _ in range(2):
        put_back()
        begin = clock()
        run()
        seconds = clock() - begin
    return max(1, round(SAMPLE_SECONDS / max(seconds, 1e-6)))


def _sample(run: Run, repeats: int, put_back: Run, clock: Callable[[], float]) -> float:
    put_back()
    begin = clock()
    for _ in range(repeats):
        run()
    return (clock() - begin) / repeats


class WrittenMemory:
    """Copies of all that a launch with these arguments may write to."""

    def __init__(self, interface: KernelInterface, args: Sequence[object], variables: ProgramVariables | None) -> None:
        arrays = {(each.ctypes.data, each.nbytes, *each.strides): each for each in _written(interface, args)}
        self._arrays = [(array, array.copy()) for array in arrays.values()]
        self._variables, self._contents = variables, {} if variables is None else variables.contents()

    def put_back(self) -> None:
        """Puts all of it back. Arrays that overlap had one content, so that their order does not matter."""
        for array, before in self._arrays:
            np.copyto(array, before)
        if self._variables is not None:
            self._variables.put_back(self._contents)


def _written(interface: KernelInterface, args: Sequence[object]) -> Iterator[np.ndarray]:
    for param, arg in zip(interface.params, args, strict=True):
        if param.kind == "buffer" and not param.is_written:
            continue
        memory = arg.array if isinstance(arg, Image) else array_sharing(arg)
        if isinstance(memory, np.ndarray) and memory.ndim and memory.flags.writeable:
            yield memory
