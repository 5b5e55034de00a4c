"""Measures how soon `auto` has chosen, and how good the choice is: `python docs/settle.py [--threads N] [KERNEL ..]`.

For each bundled kernel, with an empty cache: launches and seconds of launching until the choice of its first size class
is final, and the time of a pass through its launches against the fastest candidate's, the median of interleaved passes.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from statistics import median

os.environ["WFV_CACHE"] = tempfile.mkdtemp(prefix="wfv-settle-")

from kernels_ir import catalog  # behind the cache
from wfv.bench.cells import launch_all
from wfv.runtime.candidates import worth_measuring
from wfv.runtime.program import build

LONGEST, PASSES = 30.0, 15  # seconds of launching; interleaved passes


def seconds_of(kernel: object, work: catalog.Workload) -> float:
    """Of one pass through the launches."""
    work.reset()
    begin = time.perf_counter()
    launch_all(kernel, work)  # type: ignore[arg-type]
    return time.perf_counter() - begin


def settle(name: str, threads: int) -> tuple[int, float, bool, float]:
    """Launches, seconds of launching, whether the choice is final, and its time over the best candidate's."""
    benchmark = catalog.load(name)
    kernel = build(benchmark.ir_path, strategy="auto", tune=True, threads=threads)[benchmark.kernel]
    chooser = kernel.chooser
    assert chooser is not None
    work, launches, seconds = benchmark.workload("default", 1), 0, 0.0
    while not (launches and chooser.is_settled) and seconds < LONGEST:
        seconds += seconds_of(kernel, work)
        launches += len(work.launches)
    others = [kernel.with_options(each.options) for each in worth_measuring(chooser.ranked)]
    samples: list[list[float]] = [[] for _ in (kernel, *others)]
    for _ in range(PASSES):
        for each, own in zip((kernel, *others), samples, strict=True):
            own.append(seconds_of(each, work))
    own, *rest = map(median, samples)
    return launches, seconds, chooser.is_settled, own / min(rest)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", help="default: all bundled kernels")
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    print(f"{'kernel':24} launches  seconds  final  time over the best candidate's")
    ratios = []
    for name in given.kernels or catalog.all_names():
        launches, seconds, is_final, ratio = settle(name, given.threads)
        ratios.append(ratio)
        print(f"{name:24} {launches:8} {seconds:8.2f}  {'yes' if is_final else 'NO':5}  {ratio:.2f}", flush=True)
    print(f"median {median(ratios):.2f}, at most {max(ratios):.2f}")


if __name__ == "__main__":
    main()
