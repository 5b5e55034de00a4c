"""Times the paper's kernels and eight more in Python against the bundled ones, in OpenCL C.

    PYTHONPATH=. python docs/python_kernels_bench.py                # one thread, the medians of some runs, in ms
    PYTHONPATH=. python docs/python_kernels_bench.py default NBody  # one of them; tiny, small, default: the size

Arrays, launches and expected results are those of kernels_ir; all arguments are bound before, `auto` has chosen, and
nothing is compiled while the clock runs. A result that is not the expected one is marked.
docs/python_programs_bench.py compares with Numba.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import wfv
from kernels_ir import catalog
from wfv.launch import Launch, LocalMemory

RUNS = 7
TILE, BLOCK, BINS, BODIES, SIDE, RADIUS = 16, 8, 256, 256, 11, 2
KERNELS: dict[str, Any] = {}  # by the names of the bundled ones, whose parameters they have without local memory


def bundled(name: str) -> Callable[[Any], Any]:
    """Registers a kernel as the Python form of a bundled one."""
    return lambda function: KERNELS.setdefault(name, function)


@bundled("BitonicSort")
def bitonic_sort(keys, stage: np.uint32, step: np.uint32, ascending: np.uint32):
    i, distance = np.uint32(wfv.global_id(0)), np.uint32(1) << (stage - step)
    left = i % distance + i // distance * (2 * distance)
    a, b = keys[left], keys[left + distance]
    is_up = (i // (np.uint32(1) << stage) % 2 == 0) == (ascending == 1)
    keys[left], keys[left + distance] = (min(a, b), max(a, b)) if is_up else (max(a, b), min(a, b))


def normal_cdf(x):
    t = 1.0 / (1.0 + 0.2316419 * abs(x))
    series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
    tail = 0.39894228 * math.exp(-x * x / 2.0) * series
    return tail if x < 0.0 else 1.0 - tail


@bundled("BlackScholes")
def black_scholes(random, call, put):
    i = wfv.global_id(0)
    u, v = random[i], 1.0 - random[i]
    s, k, t = 10.0 * u + 100.0 * v, 25.0 * v + 75.0 * u, 1.0 * u + 10.0 * v
    r, sigma = 0.01 * u + 0.05 * v, 0.1 * v + 0.5 * u
    deviation = sigma * math.sqrt(t)
    d1 = (math.log(s / k) + (r + sigma * sigma / 2.0) * t) / deviation
    d2, discounted = d1 - deviation, k * math.exp(-r * t)
    call[i] = s * normal_cdf(d1) - discounted * normal_cdf(d2)
    put[i] = discounted * normal_cdf(-d2) - s * normal_cdf(-d1)


@bundled("DCT")
def dct(output, source, cosines, width, block, inverse: np.int32):
    inter = wfv.local_array((BLOCK, BLOCK), np.float32)
    x, y, row, left = wfv.local_id(0), wfv.local_id(1), wfv.global_id(1), wfv.group_id(0) * BLOCK
    total = np.float32(0)
    for k in range(BLOCK):
        total += source[row, left + k] * (cosines[x, k] if inverse != 0 else cosines[k, x])
    inter[y, x] = total
    wfv.barrier()
    total = np.float32(0)
    for k in range(BLOCK):
        total += (cosines[y, k] if inverse != 0 else cosines[k, y]) * inter[k, x]
    output[row, wfv.global_id(0)] = total


@bundled("FastWalshTransform")
def fast_walsh_transform(a, step: np.uint32):
    i = np.uint32(wfv.global_id(0))
    pair = 2 * step * (i // step) + i % step
    first, second = a[pair], a[pair + step]
    a[pair], a[pair + step] = first + second, first - second


@bundled("FloydWarshall")
def floyd_warshall(distance, path, nodes, node: np.uint32):
    x, y = wfv.global_id(0), wfv.global_id(1)
    through = distance[y, node] + distance[node, x]
    if through < distance[y, x]:
        distance[y, x], path[y, x] = through, node


@bundled("Histogram")
def histogram(data, result):
    counts = wfv.local_array((128, BINS), np.uint8)
    own, item, size = wfv.local_id(0), wfv.global_id(0), wfv.local_size(0)
    for i in range(BINS):
        counts[own, i] = 0
    wfv.barrier()
    for i in range(BINS):
        counts[own, data[item, i]] += 1
    wfv.barrier()
    for i in range(BINS // size):
        total = np.uint32(0)
        for j in range(size):
            total += counts[j, i * size + own]
        result[wfv.group_id(0), i * size + own] = total


@bundled("Mandelbrot")
def mandelbrot(out, x0: np.float32, y0: np.float32, dx: np.float32, dy: np.float32, limit: np.int32, width):
    column, row = wfv.global_id(0), wfv.global_id(1)
    cx, cy = x0 + dx * np.float32(column), y0 + dy * np.float32(row)
    x, y, n = np.float32(0), np.float32(0), np.int32(0)
    while n < limit:
        xx, yy = x * x, y * y
        if xx + yy > 4.0:
            break
        x, y = xx - yy + cx, 2.0 * x * y + cy
        n += np.int32(1)
    out[row, column] = n


@bundled("MatrixTranspose")
def matrix_transpose(output, source, width, height, size):
    tile = wfv.local_array((TILE, TILE), np.float32)
    x, y = wfv.local_id(0), wfv.local_id(1)
    tile[y, x] = source[wfv.global_id(1), wfv.global_id(0)]
    wfv.barrier()
    output[wfv.group_id(0) * TILE + y, wfv.group_id(1) * TILE + x] = tile[x, y]


@bundled("NBody")
def nbody(position, velocity, count: np.int32, step: np.float32, softening: np.float32, moved, faster):
    tile = wfv.local_array((BODIES, 4), np.float32)
    own, i, size = wfv.local_id(0), wfv.global_id(0), np.int32(wfv.local_size(0))
    x, y, z = position[i, 0], position[i, 1], position[i, 2]
    ax, ay, az = np.float32(0), np.float32(0), np.float32(0)
    for first in range(0, count, size):
        for axis in range(4):
            tile[own, axis] = position[first + own, axis]
        wfv.barrier()
        for j in range(size):
            rx, ry, rz = tile[j, 0] - x, tile[j, 1] - y, tile[j, 2] - z
            inverse = 1.0 / math.sqrt(rx * rx + ry * ry + rz * rz + softening)
            pull = tile[j, 3] * (inverse * inverse * inverse)
            ax, ay, az = ax + pull * rx, ay + pull * ry, az + pull * rz
        wfv.barrier()
    half = 0.5 * step * step
    u, v, w = velocity[i, 0], velocity[i, 1], velocity[i, 2]
    mass, fourth = position[i, 3], velocity[i, 3]
    moved[i, 0], faster[i, 0] = x + u * step + ax * half, u + ax * step
    moved[i, 1], faster[i, 1] = y + v * step + ay * half, v + ay * step
    moved[i, 2], faster[i, 2] = z + w * step + az * half, w + az * step
    moved[i, 3], faster[i, 3] = mass, fourth


@bundled("Saxpy")
def saxpy(n: np.int32, a, x, y):
    i = wfv.global_id(0)
    if i < n:
        y[i] = a * x[i] + y[i]


@bundled("SpMV")
def spmv(values, columns, starts, x, y, rows: np.int32):
    row = wfv.global_id(0)
    if row < rows:
        total = np.float32(0)
        for k in range(starts[row], starts[row + 1]):
            total += values[k] * x[columns[k]]
        y[row] = total


@bundled("StringSearch")
def string_search(text, pattern, found, length: np.int32, count: np.int32):
    start = np.int32(wfv.global_id(0))
    if start <= length - count:
        k = np.int32(0)
        while k < count and text[start + k] == pattern[k]:
            k += np.int32(1)
        found[start] = k == count


@bundled("BoxAvg")
def box_average(image, out, width):
    x, y = wfv.global_id(0), wfv.global_id(1)
    total = np.float32(0)
    for dy in range(2 * RADIUS + 1):
        for dx in range(2 * RADIUS + 1):
            total += image[y + dy, x + dx]
    out[y, x] = total / 25.0


@bundled("Stencil9")
def stencil(source, out, centre, side, corner):
    x, y, height, width = wfv.global_id(0), wfv.global_id(1), source.shape[0], source.shape[1]
    if 0 < x < width - 1 and 0 < y < height - 1:
        sides = source[y, x - 1] + source[y, x + 1] + source[y - 1, x] + source[y + 1, x]
        corners = source[y - 1, x - 1] + source[y - 1, x + 1] + source[y + 1, x - 1] + source[y + 1, x + 1]
        out[y, x] = centre * source[y, x] + side * sides + corner * corners
    else:
        out[y, x] = source[y, x]


@bundled("Conv2D")
def convolution(image, weights, out, width: np.uint32, height: np.uint32):
    x, y = np.uint32(wfv.global_id(0)), np.uint32(wfv.global_id(1))
    total = np.float32(0)
    for dy in range(SIDE):
        row = (y + np.uint32(dy) + height - np.uint32(SIDE // 2)) % height
        for dx in range(SIDE):
            total += weights[dy, dx] * image[row, (x + np.uint32(dx) + width - np.uint32(SIDE // 2)) % width]
    out[y, x] = total


@bundled("KMeansAssign")
def nearest_centre(points, centres, member, count: np.int32, clusters: np.int32, features: np.int32):
    i = wfv.global_id(0)
    if i < count:
        nearest, least = np.int32(0), np.float32(np.inf)
        for c in range(clusters):
            distance = np.float32(0)
            for f in range(features):
                d = points[i, f] - centres[c, f]
                distance += d * d
            if distance < least:
                nearest, least = c, distance
        member[i] = nearest


@bundled("MatrixMultiply")
def matrix_multiply(c, a, b, inner: np.int32, width):
    tile_a, tile_b = wfv.local_array((TILE, TILE), np.float32), wfv.local_array((TILE, TILE), np.float32)
    lx, ly, x, y = wfv.local_id(0), wfv.local_id(1), wfv.global_id(0), wfv.global_id(1)
    total = np.float32(0)
    for t in range(0, inner, TILE):
        tile_a[ly, lx], tile_b[ly, lx] = a[y, t + lx], b[t + ly, x]
        wfv.barrier()
        for k in range(TILE):
            total += tile_a[ly, k] * tile_b[k, lx]
        wfv.barrier()
    c[y, x] = total


def arguments(launch: Launch) -> list[Any]:
    """Those of the kernel in Python: it has its local memory itself."""
    return [each for each in launch.args if not isinstance(each, LocalMemory)]


def median(run: Callable[[], Any], work: catalog.Workload) -> float:
    """The median time in ms; the first two runs are not counted, and each begins with the initial arrays."""
    times = []
    for _ in range(RUNS + 2):
        work.reset()
        begin = time.perf_counter()
        run()
        times.append(1e3 * (time.perf_counter() - begin))
    return statistics.median(times[2:])


def each_of(launches: Sequence[tuple[Any, Launch]]) -> Callable[[], None]:
    def run() -> None:
        for bound, launch in launches:
            bound(launch.global_size, launch.local_size)

    return run


def forms(name: str, launches: Sequence[Launch], tune: bool = False) -> list[Callable[[], None]]:
    """What runs all launches, of the bundled kernel and of the one in Python. `tune`: `auto` chooses now."""
    benchmark, python = catalog.load(name), wfv.kernel(KERNELS[name], threads=1)
    kernel = wfv.build(benchmark.ir_path, threads=1)[benchmark.kernel]
    bound = [
        [(kernel.bind(*launch.args), launch) for launch in launches],
        [(python.bind(*arguments(launch)), launch) for launch in launches],
    ]
    if tune:
        for first, launch in (each[0] for each in bound):
            first.kernel.tune(launch.global_size, launch.local_size, *first.args)
    return list(map(each_of, bound))


def main(size: str = "default", *names: str) -> list[str]:
    """Prints the table; returns the kernels of which a form in Python has wrong results."""
    print(f"{'':20}{'bundled':>11}{'Python':>11}   in ms, one thread")
    failed = []
    for name in names or KERNELS:
        work = catalog.load(name).workload(size, 1)
        cells = ""
        for number, run in enumerate(forms(name, work.launches, tune=True)):
            cells += f"{median(run, work):10.3f}{'!' if work.mismatches() else ' '}"
            failed += [name] if number == 1 and work.mismatches() else []
        print(f"{name:20}{cells}")
    return failed


if __name__ == "__main__":
    sys.exit(f"wrong: {found}" if (found := main(*sys.argv[1:])) else 0)
