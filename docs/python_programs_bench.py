"""Times sixteen programs, each as a kernel in Python and as what a user of Numba writes: njit with fastmath.

    PYTHONPATH=. python docs/python_programs_bench.py                     # least processor times, in ms
    PYTHONPATH=. python docs/python_programs_bench.py 0.1 scan hash_add   # at a tenth of the size, two of them

Nothing is compiled while the clock runs, and nothing is tuned. A result that is not that of the loop is marked; the
last column says how many times as fast the kernel is.
"""

from __future__ import annotations

import itertools
import math
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np

import wfv

RUNS, TILE, BINS, CLUSTERS, SLOTS = 15, 128, 256, 8, 1 << 16
GROUP, WIDE, EACH = 16, 64, 1024  # groups of one vector, or of four, and the elements that each work-item takes
ENOUGH = 0.99  # of the numbers are those of the loop: fastmath rounds otherwise, and a rounding may end an iteration
jit = numba.njit(fastmath=True)
kernel = wfv.kernel(threads=1)
Arrays = list[np.ndarray[Any, Any]]


class Program(NamedTuple):
    """`make(n)`: the arguments, the last of which is the result. `launch` and `loop` run it on them. `size`: the n."""

    make: Callable[[int], Arrays]
    launch: Callable[..., None]
    loop: Callable[..., None]
    size: int


PROGRAMS: dict[str, Program] = {}


def program(make: Callable[[int], Arrays], launch: Callable[..., None], loop: Callable[..., None], size: int) -> None:
    PROGRAMS[loop.__name__] = Program(make, launch, loop, size)


def random(*shape: int, dtype: Any = np.float32) -> np.ndarray[Any, Any]:
    return np.random.default_rng(1).random(shape).astype(dtype)


def integers(most: int, *shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(2).integers(0, most, shape).astype(np.int32)


@kernel(local_size=TILE)
def smith_waterman_kernel(a, b, table, diagonal: int, first: int):
    """Of a diagonal of tiles. A work-item has a row of one, and begins a column after the row above it.

    `ends[step % 2]` has the cells that are above those of this step: of a step, row r has its cell at r + 1.
    """
    ends = wfv.local_array((2, TILE + 1), np.int32)
    tile, own = first + wfv.group_id(0), wfv.local_id(0)
    i, left = TILE * tile + own + 1, TILE * (diagonal - tile)
    corner, best = table[i - 1, left], table[i, left]
    for step in range(2 * TILE - 1):
        j = left + 1 + step - own
        if own == 0 and step < TILE:
            ends[step % 2, 0] = table[i - 1, j]
        if left < j <= left + TILE:
            same = np.int32(2) if a[i - 1] == b[j - 1] else np.int32(-1)
            above = ends[step % 2, own]
            best = max(corner + same, above - np.int32(1), best - np.int32(1), np.int32(0))
            table[i, j], corner = best, above
            ends[1 - step % 2, own + 1] = best
        wfv.barrier()


def launch_smith_waterman(a, b, table):
    last = len(a) // TILE - 1
    for diagonal in range(2 * last + 1):
        first = max(0, diagonal - last)
        smith_waterman_kernel[TILE * (min(diagonal, last) - first + 1)](a, b, table, diagonal, first)


@jit
def smith_waterman(a, b, table):
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            same = 2 if a[i - 1] == b[j - 1] else -1
            best = max(table[i - 1, j - 1] + same, table[i - 1, j] - 1)
            table[i, j] = max(best, table[i, j - 1] - 1, 0)


def sequences(n):
    return [integers(4, n), integers(4, n)[::-1].copy(), np.zeros((n + 1, n + 1), np.int32)]


program(sequences, launch_smith_waterman, smith_waterman, 1000)
recorded = dict[int, Any]()  # by the address of the table


@kernel
def cells_kernel(a, b, table, diagonal: int, first: int):
    i = first + wfv.global_id(0)
    j = diagonal - i
    same = np.int32(2) if a[i - 1] == b[j - 1] else np.int32(-1)
    best = max(table[i - 1, j - 1] + same, table[i - 1, j] - np.int32(1))
    table[i, j] = max(best, table[i, j - 1] - np.int32(1), np.int32(0))


def launch_recorded(a, b, table):
    """A launch for each diagonal of cells: short ones, as recording is for."""
    n = len(a)
    if table.ctypes.data not in recorded:
        with wfv.record() as sequence:
            for diagonal in range(2, 2 * n + 1):
                first = max(1, diagonal - n)
                cells_kernel[min(n, diagonal - 1) - first + 1](a, b, table, diagonal, first)
        recorded[table.ctypes.data] = sequence
    recorded[table.ctypes.data].run()


PROGRAMS["recorded"] = Program(sequences, launch_recorded, smith_waterman, 1000)


@kernel
def slice_sums_kernel(x, out):
    i = wfv.global_id(0)
    out[i] = np.sum(x[64 * i : 64 * i + 64])


@jit
def slice_sums(x, out):
    for i in range(len(out)):
        out[i] = np.sum(x[64 * i : 64 * i + 64])


program(
    lambda n: [random(64 * n), np.zeros(n, np.float32)], lambda x, out: slice_sums_kernel[out.shape](x, out),
    slice_sums, 1 << 14,
)  # fmt: skip


@kernel(local_size=GROUP)
def histogram_kernel(x, counts):
    own = wfv.local_array(BINS, np.int32)
    local = wfv.local_id(0)
    for k in range(local, BINS, GROUP):
        own[k] = 0
    wfv.barrier()
    first = wfv.group_id(0) * GROUP * EACH + local
    for i in range(first, first + GROUP * EACH, GROUP):
        wfv.atomic_add(own, x[i], 1)
    wfv.barrier()
    for k in range(local, BINS, GROUP):
        wfv.atomic_add(counts, k, own[k])


@jit
def histogram(x, counts):
    for i in range(len(x)):
        counts[x[i]] += 1


program(
    lambda n: [integers(BINS, n), np.zeros(BINS, np.int32)],
    lambda x, counts: histogram_kernel[x.size // EACH](x, counts), histogram, 1 << 20,
)  # fmt: skip


@kernel(local_size=GROUP)
def kmeans_sums_kernel(points, member, sums):
    own = wfv.local_array((CLUSTERS, 2), np.float32)
    local = wfv.local_id(0)
    if local < CLUSTERS:
        own[local, 0], own[local, 1] = 0.0, 0.0
    wfv.barrier()
    first = wfv.group_id(0) * GROUP * EACH + local
    for i in range(first, first + GROUP * EACH, GROUP):
        wfv.atomic_add(own, (member[i], 0), points[i, 0])
        wfv.atomic_add(own, (member[i], 1), points[i, 1])
    wfv.barrier()
    if local < CLUSTERS:
        wfv.atomic_add(sums, (local, 0), own[local, 0])
        wfv.atomic_add(sums, (local, 1), own[local, 1])


@jit
def kmeans_sums(points, member, sums):
    for i in range(len(member)):
        sums[member[i], 0] += points[i, 0]
        sums[member[i], 1] += points[i, 1]


program(
    lambda n: [random(n, 2), integers(CLUSTERS, n), np.zeros((CLUSTERS, 2), np.float32)],
    lambda points, member, sums: kmeans_sums_kernel[member.size // EACH](points, member, sums), kmeans_sums, 1 << 18,
)  # fmt: skip


@kernel
def hash_add_kernel(keys, values, table):
    i = wfv.global_id(0)
    slot = np.uint32(keys[i]) * np.uint32(2654435761) >> np.uint32(16)
    wfv.atomic_add(table, slot, values[i])


@jit
def hash_add(keys, values, table):
    for i in range(len(keys)):
        slot = np.uint32(np.uint32(keys[i]) * np.uint32(2654435761)) >> np.uint32(16)
        table[slot] += values[i]


program(
    lambda n: [integers(1 << 30, n), integers(100, n), np.zeros(SLOTS, np.int32)],
    lambda keys, values, table: hash_add_kernel[keys.shape](keys, values, table), hash_add, 1 << 19,
)  # fmt: skip


@kernel(local_size=GROUP)
def chunk_sums_kernel(x, sums):
    total, first = np.int32(0), wfv.group_id(0) * GROUP * EACH + wfv.local_id(0)
    for i in range(first, first + GROUP * EACH, GROUP):
        total += x[i]
    total = wfv.work_group_reduce_add(total)
    if wfv.local_id(0) == 0:
        sums[wfv.group_id(0)] = total


@kernel(local_size=GROUP, lanes=GROUP)
def scan_kernel(x, before, out):
    total, first = before[wfv.group_id(0)], wfv.group_id(0) * GROUP * EACH + wfv.local_id(0)
    for i in range(first, first + GROUP * EACH, GROUP):
        own = wfv.sub_group_scan_inclusive_add(x[i])
        out[i] = total + own
        total += wfv.sub_group_broadcast(own, GROUP - 1)


def launch_scan(x, out):
    """The sums of chunks, their prefix sums, then those within each chunk."""
    before = np.zeros(len(x) // GROUP // EACH + 1, np.int32)
    chunk_sums_kernel[len(x) // EACH](x, before[1:])
    scan_kernel[len(x) // EACH](x, before.cumsum(dtype=np.int32), out)


@jit
def scan(x, out):
    total = np.int32(0)
    for i in range(len(x)):
        total += x[i]
        out[i] = total


program(lambda n: [integers(9, n), np.zeros(n, np.int32)], launch_scan, scan, 1 << 20)


@kernel(local_size=WIDE)
def reduction_kernel(x, sums):
    own = wfv.local_array(WIDE, np.float32)
    local, total = wfv.local_id(0), np.float32(0)
    first = wfv.group_id(0) * WIDE * EACH + local
    for i in range(first, first + WIDE * EACH, WIDE):
        total += x[i]
    own[local] = total
    wfv.barrier()
    step = WIDE // 2
    while step > 0:
        if local < step:
            own[local] += own[local + step]
        wfv.barrier()
        step //= 2
    if local == 0:
        sums[wfv.group_id(0)] = own[0]


def launch_reduction(x, out):
    sums = np.zeros(len(x) // EACH // WIDE, np.float32)
    reduction_kernel[x.size // EACH](x, sums)
    out[0] = sums.sum()


@jit
def reduction(x, out):
    total = np.float32(0)
    for i in range(len(x)):
        total += x[i]
    out[0] = total


program(lambda n: [random(n), np.zeros(1, np.float32)], launch_reduction, reduction, 1 << 20)


def order(values, a, b):
    low, high = min(values[a], values[b]), max(values[a], values[b])
    values[a], values[b] = low, high


@kernel
def median9_kernel(image, out):
    y, x = wfv.global_id(0), wfv.global_id(1)
    v = wfv.private_array(9, np.float32)
    for k in range(9):
        v[k] = image[y + k // 3, x + k % 3]
    for end in range(8, 3, -1):
        for k in range(end):
            order(v, k, k + 1)
    out[y, x] = v[4]


jit_order = jit(order)


@jit
def median9(image, out):
    v = np.zeros(9, np.float32)
    for y in range(out.shape[0]):
        for x in range(out.shape[1]):
            for k in range(9):
                v[k] = image[y + k // 3, x + k % 3]
            for end in range(8, 3, -1):
                for k in range(end):
                    jit_order(v, k, k + 1)
            out[y, x] = v[4]


program(
    lambda n: [random(n + 2, n + 2), np.zeros((n, n), np.float32)],
    lambda image, out: median9_kernel[out.shape](image, out), median9, 512,
)  # fmt: skip


@kernel
def laplace_kernel(u, out):
    y, x = wfv.global_id(0) + 1, wfv.global_id(1) + 1
    out[y, x] = 0.25 * (u[y - 1, x] + u[y + 1, x] + u[y, x - 1] + u[y, x + 1])


@jit
def laplace(u, out):
    for y in range(1, u.shape[0] - 1):
        for x in range(1, u.shape[1] - 1):
            out[y, x] = 0.25 * (u[y - 1, x] + u[y + 1, x] + u[y, x - 1] + u[y, x + 1])


program(
    lambda n: [random(n + 2, n + 2, dtype=np.float64), np.zeros((n + 2, n + 2))],
    lambda u, out: laplace_kernel[out.shape[0] - 2, out.shape[1] - 2](u, out), laplace, 1024,
)  # fmt: skip


BODY = np.dtype([("x", "f4"), ("v", "f4"), ("m", "f4")])


@kernel
def records_kernel(bodies, step: np.float32, out):
    i = wfv.global_id(0)
    out[i] = (bodies[i].x + step * bodies[i].v) * bodies[i].m


@jit
def records(bodies, step, out):
    for i in range(len(out)):
        out[i] = (bodies[i].x + step * bodies[i].v) * bodies[i].m


program(
    lambda n: [random(n, 3).view(BODY)[:, 0], np.float32(0.1), np.zeros(n, np.float32)],
    lambda bodies, step, out: records_kernel[out.shape](bodies, step, out), records, 1 << 20,
)  # fmt: skip


@kernel
def mandelbrot_kernel(out):
    row, column = wfv.global_id(0), wfv.global_id(1)
    cx, cy = np.float32(column) * 0.004 - 1.5, np.float32(row) * 0.004 - 1.0
    x, y, n = np.float32(0), np.float32(0), np.int32(0)
    while x * x + y * y <= 4 and n < 256:
        x, y = x * x - y * y + cx, 2 * x * y + cy
        n += 1
    out[row, column] = n


@jit
def mandelbrot(out):
    for row in range(out.shape[0]):
        for column in range(out.shape[1]):
            cx = np.float32(column) * np.float32(0.004) - np.float32(1.5)
            cy = np.float32(row) * np.float32(0.004) - np.float32(1.0)
            x, y, n = np.float32(0), np.float32(0), np.int32(0)
            while x * x + y * y <= 4 and n < 256:
                x, y = x * x - y * y + cx, np.float32(2) * x * y + cy
                n += 1
            out[row, column] = n


program(lambda n: [np.zeros((n, n), np.int32)], lambda out: mandelbrot_kernel[out.shape](out), mandelbrot, 512)


@kernel
def matrix_product_kernel(a, b, c):
    i, j = wfv.global_id(0), wfv.global_id(1)
    total = np.float32(0)
    for k in range(a.shape[1]):
        total += a[i, k] * b[k, j]
    c[i, j] = total


@jit
def matrix_product(a, b, c):
    for i in range(c.shape[0]):
        for j in range(c.shape[1]):
            total = np.float32(0)
            for k in range(a.shape[1]):
                total += a[i, k] * b[k, j]
            c[i, j] = total


program(
    lambda n: [random(n, n), random(n, n), np.zeros((n, n), np.float32)],
    lambda a, b, c: matrix_product_kernel[c.shape](a, b, c), matrix_product, 256,
)  # fmt: skip


def pull(x, y, i, j):
    dx, dy = x[j] - x[i], y[j] - y[i]
    return dx / (dx * dx + dy * dy + np.float32(0.01))


@kernel
def n_body_kernel(x, y, force):
    i = wfv.global_id(0)
    total = np.float32(0)
    for j in range(x.size):
        total += pull(x, y, i, j)
    force[i] = total


jit_pull = jit(pull)


@jit
def n_body(x, y, force):
    for i in range(x.size):
        total = np.float32(0)
        for j in range(x.size):
            total += jit_pull(x, y, i, j)
        force[i] = total


program(
    lambda n: [random(n), random(2 * n)[n:], np.zeros(n, np.float32)],
    lambda x, y, force: n_body_kernel[force.shape](x, y, force), n_body, 2048,
)  # fmt: skip


@kernel
def option_prices_kernel(s, k, t, call):
    i = wfv.global_id(0)
    d = (math.log(s[i] / k[i]) + 0.05 * t[i]) / (0.3 * math.sqrt(t[i]))
    call[i] = s[i] * math.erf(d) - k[i] * math.exp(-0.05 * t[i]) * math.erf(d - 0.3 * math.sqrt(t[i]))


@jit
def option_prices(s, k, t, call):
    low, high = np.float32(0.05), np.float32(0.3)
    for i in range(len(s)):
        d = (math.log(s[i] / k[i]) + low * t[i]) / (high * math.sqrt(t[i]))
        call[i] = s[i] * math.erf(d) - k[i] * math.exp(-low * t[i]) * math.erf(d - high * math.sqrt(t[i]))


program(
    lambda n: [1 + random(n), 1 + random(2 * n)[n:], 1 + random(3 * n)[2 * n :], np.zeros(n, np.float32)],
    lambda s, k, t, call: option_prices_kernel[s.shape](s, k, t, call), option_prices, 1 << 18,
)  # fmt: skip


@kernel
def collatz_kernel(steps):
    n, count = wfv.global_id(0) + 1, np.int32(0)
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
    steps[wfv.global_id(0)] = count


@jit
def collatz(steps):
    for i in range(len(steps)):
        n, count = i + 1, np.int32(0)
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            count += 1
        steps[i] = count


program(lambda n: [np.zeros(n, np.int32)], lambda steps: collatz_kernel[steps.shape](steps), collatz, 1 << 16)


def timed(runs: tuple[Callable[..., None], ...], arrays: Arrays) -> list[tuple[float, np.ndarray[Any, Any]]]:
    """The least time in ms, and the result, of each; they run in turn, and their first two runs are not counted."""
    times = np.zeros((RUNS + 2, len(runs)))
    results = [arrays[-1]] * len(runs)
    for turn, (place, run) in itertools.product(range(RUNS + 2), enumerate(runs)):
        arrays[-1][...] = 0
        begin = time.process_time()
        run(*arrays)
        times[turn, place] = 1e3 * (time.process_time() - begin)
        results[place] = arrays[-1].copy()
    return list(zip(times[2:].min(0).tolist(), results, strict=True))


def main(scale: str = "1", *names: str) -> list[str]:
    """Prints the table; returns the programs whose kernels have wrong results."""
    print(f"{'':18}{'kernel':>10}{'njit':>10}   in ms of a processor")
    failed = []
    for name in names or PROGRAMS:
        each = PROGRAMS[name]
        most = WIDE * EACH if each.size > WIDE * EACH else TILE
        size = max(most, int(each.size * float(scale)) // most * most)
        (own, found), (numbas, expected) = timed((each.launch, each.loop), each.make(size))
        is_right = np.isclose(found, expected, rtol=1e-3, atol=1e-3).mean() > ENOUGH
        failed += [] if is_right else [name]
        print(f"{name:18}{own:10.3f}{' ' if is_right else '!'}{numbas:9.3f}{numbas / own:9.2f}")
    return failed


if __name__ == "__main__":
    sys.exit(f"wrong: {found}" if (found := main(*sys.argv[1:])) else 0)
