"""`python -m tests.damaged N`: compiles N damaged inputs; writes those that neither compile nor are refused."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.damaged.campaign import RENEWAL, TIME_LIMIT, compile_damaged, damaged_input
from wfv.fuzz.campaign import OK, Limits, run_campaign, write_failure


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0, or 3 if an input failed."""
    asked = _parser().parse_args(arguments)
    cases = [damaged_input(seed) for seed in range(asked.seed, asked.seed + asked.count)]
    report = run_campaign(cases, compile_damaged, Limits(asked.jobs, TIME_LIMIT, renewal=RENEWAL))
    for result in report.failures:
        assert result.outcome is not None
        print(f"{write_failure(asked.output, result)}: {result.outcome.kind}: {result.case.command}")
    compiled, refused = report.steps["compile", OK], report.refused.total()
    print(f"{report.cases} damaged inputs: {compiled} compiled, {refused} refused, {len(report.failures)} failures")
    return 3 if report.failures else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.damaged", description=__doc__)
    parser.add_argument("count", type=int, metavar="N", help="how many inputs")
    parser.add_argument("--seed", type=int, default=0, help="that of the first")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    parser.add_argument("--output", type=Path, default=Path("wfv-failures"), help="the directory for failures")
    return parser


if __name__ == "__main__":
    sys.exit(main())
