"""Times kernels in Python against the same kernels in OpenCL C, and against loops that Numba compiles.

    PYTHONPATH=. python docs/python_kernels_bench.py             # one thread, the median of some runs, in ms

All three compute the same; the script says what share of the results differs. `njit` is Numba's own loop over all
elements, with `fastmath`. Compiling is not timed. A fused a * b + c is allowed in OpenCL C and in `njit` alone.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

import wfv

RUNS = 7
SOURCE = """
kernel void saxpy(global float *y, global const float *x, float a) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + 1;
}
kernel void mandelbrot(global int *out, int limit, float scale) {
  int column = get_global_id(0), row = get_global_id(1), n = 0;
  float cx = column * scale - 2, cy = row * scale - 1, x = 0, y = 0;
  while (x * x + y * y <= 4 && n < limit) {
    float next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
    ++n;
  }
  out[row * get_global_size(0) + column] = n;
}
kernel void bodies(global float *pull, global const float *x, global const float *mass, int count) {
  size_t i = get_global_id(0);
  float own = x[i], total = 0;
  for (int j = 0; j < count; ++j) {
    float d = x[j] - own;
    total += mass[j] * d / sqrt(d * d + 0.01f);
  }
  pull[i] = total;
}
"""


def saxpy(y, x, a):
    i = wfv.global_id(0)
    y[i] = a * x[i] + 1


def mandelbrot(out, limit: np.int32, scale):
    column, row = wfv.global_id(0), wfv.global_id(1)
    cx, cy = column * scale - 2, row * scale - 1
    x, y, n = np.float32(0), np.float32(0), np.int32(0)
    while x * x + y * y <= 4 and n < limit:
        x, y = x * x - y * y + cx, 2 * x * y + cy
        n += 1
    out[row, column] = n


def bodies(pull, x, mass, count: np.int32):
    i = wfv.global_id(0)
    own, total = x[i], np.float32(0)
    for j in range(count):
        d = x[j] - own
        total += mass[j] * d / math.sqrt(d * d + 0.01)
    pull[i] = total


@numba.njit(fastmath=True)
def saxpy_loop(y, x, a):
    for i in range(y.shape[0]):
        y[i] = a * x[i] + np.float32(1)


@numba.njit(fastmath=True)
def mandelbrot_loop(out, limit, scale):
    two, one, four = np.float32(2), np.float32(1), np.float32(4)
    for row in range(out.shape[0]):
        for column in range(out.shape[1]):
            cx, cy = np.float32(column) * scale - two, np.float32(row) * scale - one
            x, y, n = np.float32(0), np.float32(0), 0
            while x * x + y * y <= four and n < limit:
                x, y = x * x - y * y + cx, two * x * y + cy
                n += 1
            out[row, column] = n


@numba.njit(fastmath=True)
def bodies_loop(pull, x, mass, count):
    for i in range(count):
        own, total = x[i], np.float32(0)
        for j in range(count):
            d = x[j] - own
            total += mass[j] * d / math.sqrt(d * d + np.float32(0.01))
        pull[i] = total


def median(run: Callable[[], Any]) -> float:
    """The median time in ms; the first two runs are not counted."""
    times = []
    for _ in range(RUNS + 2):
        begin = time.perf_counter()
        run()
        times.append(1e3 * (time.perf_counter() - begin))
    return statistics.median(times[2:])


def compare(name: str, python: Any, loop: Any, sizes: tuple[int, ...], out: np.ndarray, *args: Any) -> None:
    """Prints the times of the three forms. `sizes`: the global size."""
    opencl = wfv.build(SOURCE, threads=1)[name].bind(out, *args)
    results, times = [], []
    for run in (lambda: opencl(sizes), lambda: python(out, *args), lambda: loop(out, *args)):
        times.append(median(run))
        results.append(out.copy())
    differ = [float(np.mean(~np.isclose(results[0], each, rtol=1e-3, atol=1e-3))) for each in results[1:]]
    print(f"{name:12}" + "".join(f"{each:12.3f}" for each in times) + f"   differ: {max(differ):.2%}")


def main(size: int = 1 << 20) -> None:
    rng = np.random.default_rng(1)
    x, y, mass = (rng.random(size, np.float32) for _ in range(3))
    side, count = math.isqrt(size) // 2, size >> 8
    image = np.zeros((side, side), np.int32)
    print(f"{'':12}{'OpenCL C':>12}{'Python':>12}{'njit':>12}   in ms, one thread")
    compare("saxpy", wfv.kernel(saxpy, threads=1)[size], saxpy_loop, (size,), y, x, np.float32(2))
    made = wfv.kernel(mandelbrot, threads=1)[side, side]
    compare("mandelbrot", made, mandelbrot_loop, (side, side), image, np.int32(256), np.float32(2 / side))
    made = wfv.kernel(bodies, threads=1)[count]
    compare(
        "bodies", made, bodies_loop, (count,), np.zeros(count, np.float32), x[:count], mass[:count], np.int32(count)
    )


if __name__ == "__main__":
    main()
