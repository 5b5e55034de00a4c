"""Measures the errors of a function's variants over a part of its arguments, and the time of a variant.

A time is in nanoseconds per element on one thread, with the loads and stores of the arrays: they have 1024 elements,
which fit into the first-level cache. A launch runs over them many times, which makes its own cost negligible.
Arguments are drawn from [-10, 10] so that the result is finite.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import median
from typing import Any

import numpy as np

from tests.math_functions.functions import FLOATS, FUNCTIONS, INTEGER, MathFunction, drawn, dtype_of, some_floats
from tests.math_functions.kernels import Variant, build_variant
from tests.math_functions.references import Wanted, Worst, compare, errors, exact, mismatches, reference
from wfv.runtime.kernel import Kernel

# The error of the references: far less than a unit of float, but not 0.
TOLERANCE = 1e-6
_BLOCK = {"float": 1 << 16, "double": 1 << 12}  # elements of a launch: they fit into the caches
_LOCAL_SIZE = 256


@dataclass(frozen=True)
class Amount:
    """The number of arguments: each `step`-th float; `tuples` of several; `doubles` for functions of double."""

    step: int
    tuples: int
    doubles: int

    def points(self, function: MathFunction, type: str) -> int:
        if type == "double":
            return self.doubles
        return -(-FLOATS // self.step) if function.params == "v" else self.tuples


FULL = Amount(1, 100_000_000, 1_000_000)
QUICK = Amount(1009, 500_000, 4_000)


@dataclass(frozen=True)
class Task:
    """Variants of one function that are measured with the same arguments: part `part` of `parts`."""

    variants: tuple[Variant, ...]
    amount: Amount
    part: int = 0
    parts: int = 1

    @property
    def function(self) -> MathFunction:
        return FUNCTIONS[self.variants[0].function]

    @property
    def type(self) -> str:
        return self.variants[0].type


@dataclass(frozen=True)
class Measured:
    """The errors of one variant: the largest error (-1 if there was no argument), the arguments and results there, the
    number of errors beyond the bound (`broken`), and the number of arguments (`points`)."""

    variant: Variant
    error: float
    arguments: tuple[float, ...]
    results: tuple[float, ...]
    broken: int
    points: int

    def joined(self, other: Measured) -> Measured:
        """The measurements of two parts as one."""
        worse = other if other.error > self.error else self
        return replace(worse, broken=self.broken + other.broken, points=self.points + other.points)


def measure(task: Task, builder: Callable[[Variant], Kernel] = build_variant) -> list[Measured]:
    """The errors of each variant; `builder` compiles the kernels."""
    runs = [_Run(variant, task, builder(variant)) for variant in task.variants]
    for arguments, count in _blocks(task):
        wanted = _wanted(task, arguments)
        for run in runs:
            run.block(arguments, wanted, count)
    return [run.found for run in runs]


class _Run:
    """A variant with its arrays and its measurement so far."""

    def __init__(self, variant: Variant, task: Task, kernel: Kernel) -> None:
        self.function, self.type = task.function, task.type
        self.size = _BLOCK[task.type]
        self.arguments = [np.zeros(self.size, dtype_of(p, self.type)) for p in self.function.params]
        self.results = [np.zeros(self.size, dtype_of(r, self.type)) for r in self.function.results]
        self.kernel = kernel.bind(*self.results, *self.arguments)
        self.found = Measured(variant, -1.0, (), (), 0, 0)

    def block(self, arguments: Sequence[np.ndarray], wanted: Sequence[np.ndarray | Wanted], count: int) -> None:
        """Measures a block of arguments, of which only the first `count` elements count."""
        for own, given in zip(self.arguments, arguments, strict=True):
            own[:] = given
        self.kernel.launch(self.size, _LOCAL_SIZE)
        self.found = replace(self.found, points=self.found.points + count)
        for result, want in zip(self.results, wanted, strict=True):
            worst = self._worst(result, want, count)
            there = _numbers(self.arguments, worst.at), _numbers(self.results, worst.at)
            here = Measured(self.found.variant, worst.error, *there, worst.broken, points=0)
            self.found = self.found.joined(here)

    def _worst(self, result: np.ndarray, want: np.ndarray | Wanted, count: int) -> Worst:
        bound = self.function.bound(self.type)
        limit = np.inf if bound is None else bound + TOLERANCE
        if not isinstance(want, Wanted):
            return compare(result[:count], want[:count], limit, self.function.any_zero)
        is_whole = result.dtype.kind == "i"
        found = mismatches(result, want) if is_whole else errors(result, want, self.function.any_zero)
        at = int(np.argmax(found[:count]))
        return Worst(float(found[at]), at, int((found[:count] > limit).sum()))


def _numbers(arrays: Sequence[np.ndarray], at: int) -> tuple[Any, ...]:
    return tuple(x[at].item() for x in arrays)


def _wanted(task: Task, arguments: Sequence[np.ndarray]) -> list[np.ndarray | Wanted]:
    """The correct values of each result."""
    name = task.function.reference
    names = [name if i == 0 else f"{name}_{i}" for i, _ in enumerate(task.function.results)]
    if task.type == "double":
        return [exact(name, arguments) for name in names]
    found: list[np.ndarray | Wanted] = []
    for name in names:
        out = np.empty(len(arguments[0]))
        reference(name, arguments, out)
        found.append(out)
    return found


def _blocks(task: Task) -> Iterator[tuple[list[np.ndarray], int]]:
    """The arguments of the task's part in blocks, each with the number of elements that count."""
    function, size, points = task.function, _BLOCK[task.type], task.amount.points(task.function, task.type)
    for block in range(task.part, -(-points // size), task.parts):
        count = min(size, points - block * size)
        if task.type == "float" and function.params == "v":
            arguments = [some_floats(block * size * task.amount.step, task.amount.step, size)]
        else:
            arguments = drawn(function, task.type, size, block)
        if function.limit is not None:
            arguments = [np.where(np.abs(x) <= function.limit, x, x.dtype.type(0)) for x in arguments]
        yield arguments, count


SIZE, REPEATS = 1024, 64
_RANGE = 10.0


def time_variant(variant: Variant, launches: int) -> float:
    """The median time over the launches, in nanoseconds per element."""
    function = FUNCTIONS[variant.function]
    drawn = zip(_usual_arguments(function), function.params, strict=True)
    arguments = [x.astype(dtype_of(p, variant.type)) for x, p in drawn]
    results = [np.zeros(SIZE, dtype_of(r, variant.type)) for r in function.results]
    kernel = build_variant(variant).bind(*results, *arguments)
    launch = partial(kernel.launch, (SIZE, REPEATS), (SIZE, 1), threads=1)
    launch()
    return median(timeit.repeat(launch, number=1, repeat=launches)) / (SIZE * REPEATS) * 1e9


def _usual_arguments(function: MathFunction) -> list[np.ndarray]:
    draw = np.random.default_rng(0)
    count = 32 * SIZE
    columns = [
        draw.integers(-10, 11, count, np.int32)
        if letter == INTEGER
        else draw.uniform(-_RANGE, _RANGE, count).astype(np.float32)
        for letter in function.params
    ]
    out = np.empty(count)
    reference(function.reference, columns, out)
    chosen = np.flatnonzero(np.isfinite(out))[:SIZE]
    return [np.resize(x[chosen], SIZE) for x in columns]
