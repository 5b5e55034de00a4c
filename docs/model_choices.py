"""The cost model's choice against the best of its candidates, for the bundled kernels (docs/cost_model.md).

    python docs/model_choices.py                              # for this CPU; 5 to 10 minutes
    python docs/model_choices.py --target x86-64-v2 SpMV DCT  # for other targets and some kernels

All candidates of a kernel run in turns in one process, on one thread, with the local sizes that are bundled. A time is
the least processor time of at least five rounds.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Iterable

os.environ.update(WFV_CACHE="off", WFV_THREADS="1")

import wfv
from kernels_ir import catalog
from wfv.cost import rank
from wfv.options import make_options
from wfv.pipeline import read_source

SECONDS, ROUNDS = 6.0, 5


def run(kernel: wfv.Kernel, work: catalog.Workload) -> float:
    """The processor seconds of all launches."""
    work.reset()
    begin = time.process_time()
    for launch in work.launches:
        kernel(launch.global_size, launch.local_size, *launch.args)
    return time.process_time() - begin


def times_of(benchmark: catalog.Benchmark, target: str) -> dict[str, float]:
    """The least seconds of each candidate, in the order of the model's estimates."""
    text = read_source(benchmark.ir_path.read_text(), is_clangs=True)
    ranked = [each.candidate for each in rank(text, benchmark.kernel, make_options(target=target))]
    programs = {
        f"{each.strategy}/{each.lanes}": wfv.build(text, strategy=each.strategy, lanes=each.lanes, target=target)
        for each in ranked
    }
    work, found = benchmark.workload("default", 1), {name: list[float]() for name in programs}
    end = time.monotonic() + SECONDS
    while time.monotonic() < end or min(map(len, found.values())) < ROUNDS:
        for name, program in programs.items():
            found[name].append(run(program[benchmark.kernel], work))
    return {name: min(seconds[1:]) for name, seconds in found.items()}  # the first one compiles


def main(target: str, names: Iterable[str]) -> None:
    quotients = []
    print("| kernel | choice | best | times the best |\n|---|---|---|---|")
    for name in names:
        times = times_of(catalog.load(name), target)
        choice, best = next(iter(times)), min(times, key=times.__getitem__)
        quotients.append(times[choice] / times[best])
        print(f"| {name} | {choice} | {best} | {quotients[-1]:.2f} |", flush=True)
    print(f"\nmedian {statistics.median(quotients):.2f}, worst {max(quotients):.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", default="host")
    parser.add_argument("kernels", nargs="*", default=catalog.all_names())
    options = parser.parse_args()
    main(options.target, options.kernels)
