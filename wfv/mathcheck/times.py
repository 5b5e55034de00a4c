"""Measures the time of a variant: nanoseconds per element on one thread, with the loads and stores of the arrays.

The arrays have 1024 elements, which fit into the first-level cache. A launch runs over them many times, which makes its
own cost negligible. Arguments are drawn from [-10, 10] so that the result is finite.
"""

from __future__ import annotations

import time
from statistics import median

import numpy as np

from wfv.bench.sampling import without_collection
from wfv.mathcheck.functions import FUNCTIONS, INTEGER, MathFunction
from wfv.mathcheck.kernels import Variant, build_variant, dtype_of
from wfv.mathcheck.reference import reference

SIZE, REPEATS = 1024, 64
_RANGE = 10.0


def time_variant(variant: Variant, launches: int) -> float:
    """The median time over the launches, in nanoseconds per element."""
    function = FUNCTIONS[variant.function]
    drawn = zip(_usual_arguments(function), function.params, strict=True)
    arguments = [x.astype(dtype_of(p, variant.type)) for x, p in drawn]
    results = [np.zeros(SIZE, dtype_of(r, variant.type)) for r in function.results]
    kernel = build_variant(variant).bind(*results, *arguments)
    kernel.launch((SIZE, REPEATS), (SIZE, 1), threads=1)
    samples = []
    with without_collection():
        for _ in range(launches):
            start = time.perf_counter()
            kernel.launch((SIZE, REPEATS), (SIZE, 1), threads=1)
            samples.append(time.perf_counter() - start)
    return median(samples) / (SIZE * REPEATS) * 1e9


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
