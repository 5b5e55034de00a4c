"""Times `wfv.vectorize` beside `numba.vectorize` on functions in Python: python docs/vectorize_bench.py [elements].

Both run in one thread, in turns. A row has the medians of the processor's milliseconds and of the pairs' ratios.
"""

import math
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

import wfv

RUNS = 15


def polynomial(x):
    return ((0.5 * x + 1.5) * x - 0.25) * x + 2


def bell(x):
    return math.exp(-x * x) if x > 0.5 else 1 + x


def steps(n):
    count = np.int32(0)
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
    return count


def newton(x):
    root = x
    while abs(root * root - x) > 1e-6 * x:
        root = 0.5 * (root + x / root)
    return root


def milliseconds(function: Callable[..., Any], x: np.ndarray[Any, Any], out: np.ndarray[Any, Any]) -> float:
    start = time.process_time_ns()
    function(x, out=out)
    return (time.process_time_ns() - start) / 1e6


def row(function: Callable[..., Any], x: np.ndarray[Any, Any], signature: str) -> str:
    ours, theirs = wfv.vectorize([signature])(function), numba.vectorize([signature])(function)
    results = [np.empty(x.shape, ours(x[:1]).dtype) for _ in range(2)]
    pairs = [(milliseconds(ours, x, results[0]), milliseconds(theirs, x, results[1])) for _ in range(RUNS)]
    np.testing.assert_allclose(*results, rtol=1e-5)
    own, other = (statistics.median(times) for times in zip(*pairs, strict=True))
    ratio = statistics.median(b / a for a, b in pairs)
    return f"| {function.__name__} | {signature} | {own:.2f} | {other:.2f} | {ratio:.2f} |"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 20
    x = np.random.default_rng(1).random(count, np.float32) + np.float32(1e-3)
    print("| function | signature | wfv ms | Numba ms | speedup |")
    print("|---|---|---|---|---|")
    print(row(polynomial, x, "float32(float32)"))
    print(row(bell, x, "float32(float32)"))
    print(row(newton, x, "float32(float32)"))
    print(row(steps, np.arange(1, count // 8, dtype=np.int64), "int32(int64)"))


if __name__ == "__main__":
    main()
