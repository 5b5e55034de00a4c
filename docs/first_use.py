"""Measures the time to the first result of a kernel in a fresh process: the table in docs/cache.md.

    PYTHONPATH=. python docs/first_use.py [RUNS] [STRATEGY..]

Each run is a process of its own, which has loaded NumPy. The time begins before `import wfv` and ends when the first
launch has returned. A new kernel starts with an empty cache, a cached one with what the run before has kept.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

RUNS = 15
STRATEGIES = ("auto", "unicf")
KERNELS = {
    "saxpy": """
kernel void first(global float *y, global const float *x, float a, int n) {
  size_t i = get_global_id(0);
  y[i] += a * x[i];
}
""",
    "branch and loop": """
kernel void first(global float *y, global const float *x, float a, int n) {
  size_t i = get_global_id(0);
  float sum = 0.0f;
  if (x[i] > a)
    for (int k = 0; k < n && sum < 100.0f; ++k)
      sum += x[k] * a;
  y[i] = sum;
}
""",
}
# What a run does. It prints the milliseconds of wall-clock time, and of processor time with that of Clang.
PROGRAM = """
import os, sys, time
import numpy as np

def used():
    times = os.times()
    return times.children_user + times.children_system + time.process_time()

source, settings = sys.argv[1], {"strategy": sys.argv[2]}
x, y = np.arange(1000, dtype=np.float32), np.ones(1000, dtype=np.float32)
began, work = time.perf_counter(), used()
import wfv
wfv.build(source, **settings).first(1000, 64, y, x, 2.0, 3)
print((time.perf_counter() - began) * 1e3, (used() - work) * 1e3, flush=True)
"""


class Sample(NamedTuple):
    """Milliseconds from the import of wfv to the first result."""

    wall: float
    processor: float


def run(source: str, strategy: str, cache: Path) -> Sample:
    """One fresh process."""
    settings = {name: text for name, text in os.environ.items() if not name.startswith(("WFV_", "PYTHONDONTWRITE"))}
    # The threads of NumPy's linear algebra spin for a while after the import, and their time is not wfv's.
    environment = {**settings, "WFV_CACHE": str(cache), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-c", PROGRAM, source, strategy]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return Sample(*map(float, done.stdout.split()))


def samples(source: str, strategy: str) -> Iterator[tuple[Sample, Sample]]:
    """Pairs of runs without end: the kernel new, and from the cache."""
    while True:
        with tempfile.TemporaryDirectory() as directory:
            yield run(source, strategy, Path(directory)), run(source, strategy, Path(directory))


def row(measured: list[Sample]) -> str:
    """The medians, and the minima in brackets."""
    columns = zip(*measured, strict=True)
    return " | ".join(f"{median(column):.0f} ({min(column):.0f})" for column in columns)


def main(arguments: list[str]) -> None:
    """Prints the table. The cases take turns, so that all of them meet the same load."""
    runs = int(arguments[0]) if arguments else RUNS
    cases = {
        (name, strategy): samples(KERNELS[name], strategy)
        for name in KERNELS
        for strategy in arguments[1:] or STRATEGIES
    }
    for each in cases.values():
        next(each)  # compiles the Python files
    found = {case: [] for case in cases}
    for _ in range(runs):
        for case, pairs in cases.items():
            found[case].append(next(pairs))
    print("| kernel | strategy | new: ms | processor ms | cached: ms | processor ms |\n|---|---|---|---|---|---|")
    for (name, strategy), pairs in found.items():
        new, cached = (list(each) for each in zip(*pairs, strict=True))
        print(f"| {name} | `{strategy}` | {row(new)} | {row(cached)} |")


if __name__ == "__main__":
    main(sys.argv[1:])
