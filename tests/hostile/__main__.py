"""`python -m tests.hostile`: builds and launches hostile inputs, and prints those that are no error and not right."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from tests.hostile.campaign import TIME_LIMIT, HostileInput, all_inputs, run_hostile
from wfv.fuzz.campaign import Limits, run_campaign


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0, or 3 if an input failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1, help="how often the rules choose their random numbers")
    parser.add_argument("--jobs", type=int, default=2, help="the number of processes")
    parser.add_argument("--rule", help="only this one")
    parser.add_argument("--number", type=int, help="only this input of the rule")
    parser.add_argument("--round", type=int, help="the round of --number")
    asked = parser.parse_args(arguments)
    cases = [case for case in all_inputs(asked.rounds) if asked.rule in (None, case.rule)]
    if asked.number is not None:
        cases = [HostileInput(asked.rule, asked.number, asked.round or 0)]
    kinds = Counter[tuple[str, str]]()
    report = run_campaign(
        cases, run_hostile, Limits(asked.jobs, TIME_LIMIT),
        lambda results: kinds.update((each.case.rule, each.outcome.kind) for each in results if each.outcome),
    )  # fmt: skip
    for result in report.failures:
        assert result.outcome is not None
        print(f"{result.outcome.kind}: {result.case.command}\n{result.outcome.what[-600:]}\n")
    for (rule, kind), count in sorted(kinds.items()):
        print(f"{rule:12} {kind:10} {count}")
    print(f"{report.cases} hostile inputs, {len(report.failures)} failures")
    return 3 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
