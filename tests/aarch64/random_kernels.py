"""Runs random kernels under strategies, lanes and targets that are drawn for this CPU: exit code 1 if one fails.

`wfv fuzz --kernels` has a process for the kernels, and one more for each that is read. In QEMU, each takes seconds to
start: here all is done in this process.

PYTHONPATH=. python tests/aarch64/random_kernels.py --kernels 200
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from wfv.fuzz.campaign import EVERY
from wfv.fuzz.kernels.campaign import KernelCase, run_kernel
from wfv.fuzz.kernels.draw import runnable_targets
from wfv.llvm import foreign


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kernels", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    foreign._in_child = foreign.canonical
    found, failed, begin = Counter[str](), False, time.process_time()
    for number in range(asked.kernels):
        for result in run_kernel(KernelCase(asked.seed, number, EVERY, runnable_targets())):
            if result.outcome is None:
                continue
            found[f"{result.step}: {result.outcome.kind}"] += 1
            if result.outcome.is_failure:
                failed = True
                print(f"{result.case.command} # {result.step}: {result.outcome.what}")
    comparisons = ", ".join(f"{what} {count}" for what, count in sorted(found.items()))
    print(f"{asked.kernels} random kernels: {comparisons}; {time.process_time() - begin:.0f} s of processor time")
    return failed


if __name__ == "__main__":
    sys.exit(main())
