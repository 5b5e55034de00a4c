"""Measures how soon `auto` has chosen, and how good the choice is: `python docs/settle.py [--threads N] [KERNEL ..]`.

For each bundled kernel and a large convolution, with an empty cache: launches and seconds of launching until choices
are final, and the time of a pass through its launches against the fastest candidate's: the median of the quotients of
interleaved passes. With one thread, seconds are its processor time, so that other processes do not matter.
`taskset -c 0 python docs/settle.py` shows what a machine with one CPU does.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from statistics import median

import numpy as np

os.environ["WFV_CACHE"] = tempfile.mkdtemp(prefix="wfv-settle-")

from kernels_ir import catalog  # after the cache is set
from kernels_ir.catalog import Workload
from wfv.bench.cells import launch_all
from wfv.bench.sampling import clock_for
from wfv.launch import Launch
from wfv.runtime.candidates import worth_measuring
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import build

LONGEST, PASSES = 30.0, 15  # seconds of launching; interleaved passes
CONVOLUTION, SIDE, TAPS = "Convolution11", 2048, 11
SOURCE = """
kernel void convolution(global const float *image, constant float *taps, global float *out, int width, int taps_wide) {
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int j = 0; j < taps_wide; ++j)
        for (int i = 0; i < taps_wide; ++i) sum += taps[j * taps_wide + i] * image[(y + j) * width + x + i];
    out[y * get_global_size(0) + x] = sum;
}
"""


def convolution() -> Workload:
    """One launch that sums 11x11 neighbours of each pixel."""
    width = SIDE + TAPS - 1
    image, taps = np.ones((width, width), np.float32), np.full((TAPS, TAPS), 1 / TAPS**2, np.float32)
    out = np.zeros((SIDE, SIDE), np.float32)
    launch = Launch((SIDE, SIDE), (16, 16), (image, taps, out, width, TAPS))
    return Workload({"out": out}, [launch], lambda initial: {"out": np.ones_like(initial["out"])})


def subject(name: str, threads: int) -> tuple[Kernel, Workload]:
    """A kernel with `auto`, and its launches."""
    if name == CONVOLUTION:
        return build(SOURCE, strategy="auto", tune=True, threads=threads)["convolution"], convolution()
    benchmark = catalog.load(name)
    kernel = build(benchmark.ir_path, strategy="auto", tune=True, threads=threads)[benchmark.kernel]
    return kernel, benchmark.workload("default", 1)


def seconds_of(kernel: Kernel, work: Workload) -> float:
    """Of one pass through the launches."""
    work.reset()
    clock = clock_for(kernel.threads)
    begin = clock()
    launch_all(kernel, work)
    return clock() - begin


def settle(name: str, threads: int) -> tuple[int, float, bool, float, str]:
    """Launches, seconds of launching, whether the choices are final, their time over the best candidate's, its name."""
    kernel, work = subject(name, threads)
    chooser, launches, seconds = kernel.chooser, 0, 0.0
    assert chooser is not None
    while not (launches and chooser.is_settled) and seconds < LONGEST:
        seconds += seconds_of(kernel, work)
        launches += len(work.launches)
    candidates = worth_measuring(chooser.ranked)
    others = [kernel.with_options(each.options) for each in candidates]
    samples: list[list[float]] = [[] for _ in (kernel, *others)]
    for _ in range(PASSES):
        for each, own in zip((kernel, *others), samples, strict=True):
            own.append(seconds_of(each, work))
    own, *rest = samples
    ratios = [median(mine / its for mine, its in zip(own, each, strict=True)) for each in rest]
    worst = ratios.index(max(ratios))
    return launches, seconds, chooser.is_settled, ratios[worst], candidates[worst].title


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", help=f"default: all bundled kernels, and {CONVOLUTION}")
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    print(f"{'kernel':24} launches  seconds  final  time over the best candidate's")
    ratios = []
    for name in given.kernels or [*catalog.all_names(), CONVOLUTION]:
        launches, seconds, is_final, ratio, best = settle(name, given.threads)
        ratios.append(ratio)
        final = "yes" if is_final else "NO"
        print(f"{name:24} {launches:8} {seconds:8.2f}  {final:5}  {ratio:.2f} {best}", flush=True)
    print(f"median {median(ratios):.2f}, at most {max(ratios):.2f}")


if __name__ == "__main__":
    main()
