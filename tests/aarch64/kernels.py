"""Runs the nine kernels between guards, for this CPU, and compares with NumPy's results: exit code 1 if one differs.

PYTHONPATH=. python tests/aarch64/kernels.py --strategies scalar,unicf --lanes 4,8
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time

from kernels_ir import catalog
from tests.support.compiled import KERNELS, STRATEGIES, bundled_kernel
from tests.support.guarded_arrays import run_guarded
from wfv import llvm
from wfv.llvm import foreign

SIZE = "tiny"


def wrong_results(name: str, strategy: str, lanes: int) -> list[str]:
    work = catalog.load(name).workload(SIZE, seed=lanes)
    run_guarded(bundled_kernel(name, strategy, lanes), work, "start" if lanes == 8 else "end")
    return work.mismatches()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strategies", default=",".join(STRATEGIES))
    parser.add_argument("--lanes", default="4")
    asked = parser.parse_args()
    foreign._in_child = foreign.canonical  # as tests do: a child takes seconds in QEMU
    target, begin = llvm.find_target("host"), time.monotonic()
    runs = [*itertools.product(KERNELS, asked.strategies.split(","), map(int, asked.lanes.split(",")))]
    wrong = [(run, found) for run in runs if (found := wrong_results(*run))]
    for run, found in wrong:
        print(*run, *found)
    kind = f"{target.triple.split('-')[0]}, {'SVE' if target.has_sve else 'no SVE'}, {target.vector_bits} bits"
    print(f"{kind}: {len(runs)} runs, {len(wrong)} wrong, {time.monotonic() - begin:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
