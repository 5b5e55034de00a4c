"""Bugs that `wfv prove` refutes: for each, a kernel on which the interpreter confirms a counterexample.

python -m tests.mutants.refutations FILE[:KERNEL] STRATEGY LANES TARGET      # of tests/; in a copy with a bug
"""

from __future__ import annotations

import re
import sys
import time
from dataclasses import replace
from pathlib import Path

from tests.mutants.mutant import ROOT, Mutant, project_with
from tests.mutants.proofs import Verdict, ended
from wfv.fuzz.campaign import options_of
from wfv.pipeline import kernel_names
from wfv.runtime.program_source import load_source
from wfv.validation.prove import Proof, Report, Result, prove_kernel

TIME_LIMIT, SECONDS = 300.0, 60.0
DEFAULT = ("unicf", "4", "x86-64-v3")
REFUTED = 3

# Some bugs are noticed by a check of wfv's own, before there is code to prove. The proof is without these checks.
CHECKS = (
    ("passes/linearize/plan.py", r"if is_kept and block in self\.shapes\.divergent_branches:", "if False:"),
    ("passes/widen/control.py", r"if not w\.shape\(cond\)\.is_uniform:", "if False:"),
    ("wfv/pipeline/step.py", r"invariants\.check_\w+\(", "(lambda *_: None)("),
)


def remove_checks(root: Path) -> None:
    """In a copy of the project."""
    for file, old, new in CHECKS:
        path = root / file
        path.write_text(re.sub(old, new, path.read_text()))


def refute(mutant: Mutant, case: str) -> Verdict:
    """Whether the bug is refuted by a launch of its kernel. `case`: as in refuted.py."""
    start, file, options = time.monotonic(), *_words(case)
    with project_with(mutant) as root:
        remove_checks(root)
        code, output = ended(["-m", "tests.mutants.refutations", file, *options], root, TIME_LIMIT)
    lines = output.strip().splitlines() or [""]
    return Verdict(mutant, file if code == REFUTED else "", lines[-1], time.monotonic() - start)


def _words(case: str) -> tuple[str, list[str]]:
    file, *options = case.split()
    return file, [*options, *DEFAULT[len(options) :]]


def prove_case(case: str, report: Report | None = None) -> Proof:
    file, (strategy, lanes, target) = _words(case)
    file, _, kernel = file.partition(":")
    text = load_source(ROOT / "tests" / file).ir
    options = replace(options_of(strategy, int(lanes), target), math="exact")
    return prove_kernel(text, kernel or kernel_names(text)[0], options, seconds=SECONDS, report=report)


def main() -> int:
    """Exits with 3 as soon as a counterexample is confirmed."""

    def report(result: Result) -> None:
        print(result.text)
        if result.outcome.counterexample is not None:
            sys.exit(REFUTED)

    prove_case(" ".join(sys.argv[1:]), report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
