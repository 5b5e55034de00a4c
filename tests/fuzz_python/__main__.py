"""`python -m tests.fuzz_python N`: runs N random kernels in Python, and writes those that fail."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz_python.campaign import PythonCase, run_python_kernel
from wfv.fuzz.campaign import Limits, run_campaign, write_failure
from wfv.fuzz.fuzzed_strategies import FOR_KERNELS
from wfv.fuzz.kernels.draw import runnable_targets


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0, or 3 if a kernel failed."""
    asked = _parser().parse_args(arguments)
    numbers = range(asked.first, asked.first + asked.count)
    cases = [PythonCase(asked.seed, number, FOR_KERNELS, runnable_targets()) for number in numbers]
    report = run_campaign(cases, run_python_kernel, Limits(asked.jobs))
    for result in report.failures:
        assert result.outcome is not None
        print(f"{write_failure(asked.output, result)}: {result.outcome.kind}: {result.case.command}")
    print(f"{report.cases} kernels, {report.runs} comparisons, {len(report.failures)} failures")
    return 3 if report.failures else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_python", description=__doc__)
    parser.add_argument("count", type=int, metavar="N", help="how many kernels")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the random generator")
    parser.add_argument("--first", type=int, default=0, help="the number of the first kernel")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    parser.add_argument("--output", type=Path, default=Path("wfv-failures"), help="the directory for failures")
    return parser


if __name__ == "__main__":
    sys.exit(main())
