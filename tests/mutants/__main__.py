"""`python -m tests.mutants`: seeds each bug of the catalog, and reports which proof detects it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from tests.mutants.catalog import MUTANTS
from tests.mutants.mutant import Mutant
from tests.mutants.proofs import Verdict, judge
from tests.mutants.refutations import refute
from tests.mutants.refuted import CASES

REQUIRED = 0.95  # of the mutants
SHOWN = 110  # characters of a failure


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0 if the project passes and enough mutants are killed, 2 for an unknown name."""
    asked = _parser().parse_args(arguments)
    unknown = sorted(set(asked.names) - MUTANTS.keys())
    if unknown:
        print(f"no mutant {', '.join(unknown)}: see --list", file=sys.stderr)
        return 2
    chosen = [mutant for name, mutant in MUTANTS.items() if name in asked.names or not asked.names]
    if asked.list:
        for mutant in chosen:
            print(f"{mutant.name:34} {mutant.file:28} {mutant.why}")
        return 0
    if asked.prove:
        return _refute_all([mutant for mutant in chosen if mutant.name in CASES])
    return _judge_all(chosen, asked.jobs)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("names", metavar="NAME", nargs="*", help="mutants [default: all]")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time")
    parser.add_argument("--prove", action="store_true", help="ask `wfv prove` for those with a kernel (refuted.py)")
    parser.add_argument("--list", action="store_true", help="only show them")
    return parser


def _refute_all(mutants: list[Mutant]) -> int:
    refuted = 0
    for mutant in mutants:
        verdict = refute(mutant, CASES[mutant.name])
        refuted += verdict.is_killed
        print(_line(verdict), flush=True)
    print(f"{refuted} / {len(mutants)} refuted")
    return 0 if refuted == len(mutants) else 1


def _judge_all(mutants: list[Mutant], jobs: int) -> int:
    control, killed = None, 0
    tests = tuple(sorted({file for mutant in mutants for file in mutant.tests}))
    with ThreadPoolExecutor(jobs) as pool:
        runs = [pool.submit(judge, None, tests=tests), *(pool.submit(judge, mutant) for mutant in mutants)]
        for run in as_completed(runs):
            verdict = run.result()
            print(_line(verdict), flush=True)
            if verdict.mutant is None:
                control = verdict
            else:
                killed += verdict.is_killed
    assert control is not None
    if control.is_killed:
        print(f"the proofs fail without a bug: {control.killer}: {control.what}")
        return 1
    print(f"{killed} / {len(mutants)} killed")
    return 0 if killed >= REQUIRED * len(mutants) else 1


def _line(verdict: Verdict) -> str:
    name, file = (verdict.mutant.name, verdict.mutant.file) if verdict.mutant else ("(no bug)", "")
    result = f"{verdict.killer}: {verdict.what}" if verdict.is_killed else f"passes {verdict.what}".rstrip()
    return f"{name:34} {file:28} {verdict.seconds:5.0f} s  {result[:SHOWN]}"


if __name__ == "__main__":
    sys.exit(main())
