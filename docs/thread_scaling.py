"""How much faster the bundled kernels run on more threads, and what limits them (docs/scaling.md).

    python docs/thread_scaling.py                       # 1, 2, 4, 8, 16 threads; 3 to 4 minutes
    python docs/thread_scaling.py --threads 1,2 NBody   # others, some kernels

The strategy is `unicf` with the lanes of a register. The numbers of threads run in turns, each five times; the first
of the five brings the data to the cores, and a time is the median of the others. The limit is the first of these that
holds with the most threads:

* launch: a launch would take less than 0.2 ms if all threads shared it evenly, so that starting them counts;
* groups: a launch has fewer than four work-groups a thread;
* memory: the arrays, each moved once in a launch, take at least half of the time of `copy` for as many bytes;
* arithmetic: all else, with all that happens in caches.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Iterable
from statistics import median

os.environ["WFV_CACHE"] = "off"

import numpy as np

import wfv
from kernels_ir import catalog
from wfv.runtime.kernel import Kernel

SECONDS, ROUNDS = 2.0, 3
IN_TURN = 5
SHORT, FEW, BUSY = 200e-6, 4, 0.5
COPY = "CopyBuffer"


def run(kernel: Kernel, work: catalog.Workload) -> float:
    """The seconds of all launches."""
    work.reset()
    begin = time.perf_counter()
    for launch in work.launches:
        kernel(launch.global_size, launch.local_size, *launch.args)
    return time.perf_counter() - begin


def times_of(name: str, threads: list[int]) -> tuple[dict[int, float], catalog.Workload]:
    """The median seconds by the number of threads, and the work."""
    benchmark = catalog.load(name)
    programs = {count: wfv.build(benchmark.ir_path, strategy="unicf", threads=count) for count in threads}
    work, found = benchmark.workload("default", 1), {count: list[float]() for count in threads}
    end = time.monotonic() + SECONDS
    while time.monotonic() < end or min(map(len, found.values())) < ROUNDS * IN_TURN:
        for count, program in programs.items():
            found[count] += [run(program[benchmark.kernel], work) for _ in range(IN_TURN)][1:]
    return {count: median(seconds[IN_TURN - 1 :]) for count, seconds in found.items()}, work


def limit_of(times: dict[int, float], work: catalog.Workload, copied: float) -> str:
    """`copied`: the bytes that a copy moves in a second."""
    threads = max(times)
    first = work.launches[0]
    groups = math.prod(first.global_size) // math.prod(first.local_size or (64,))
    if times[1] / threads / len(work.launches) < SHORT:
        return "launch"
    if groups < FEW * threads:
        return "groups"
    return "memory" if bytes_of(work) / copied > BUSY * times[threads] else "arithmetic"


def bytes_of(work: catalog.Workload) -> int:
    return sum(arg.nbytes for launch in work.launches for arg in launch.args if isinstance(arg, np.ndarray))


def main(threads: list[int], names: Iterable[str]) -> None:
    most = max(threads)
    times, work = times_of(COPY, threads)
    copied = bytes_of(work) / times[most]
    print(f"a copy moves {copied / 1e9:.1f} GB/s with {most} threads, {bytes_of(work) / times[1] / 1e9:.1f} with one")
    print(f"| kernel | launches | ms, one thread | {' | '.join(map(str, threads[1:]))} | limit |")
    print("|---|" + "---:|" * (len(threads) + 1) + "---|")
    for name in names:
        times, work = times_of(name, threads)
        gains = " | ".join(f"{times[1] / times[count]:.1f}" for count in threads[1:])
        limit = limit_of(times, work, copied)
        print(f"| {name} | {len(work.launches)} | {times[1] * 1e3:.2f} | {gains} | {limit} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", default="1,2,4,8,16", help="from 1 on")
    parser.add_argument("kernels", nargs="*", default=catalog.all_names())
    options = parser.parse_args()
    main([int(count) for count in options.threads.split(",")], options.kernels)
