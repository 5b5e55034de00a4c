"""`wfv fuzz --mutations`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from wfv.commands.common import progress, stderr, stdout
from wfv.fuzz.mutations.campaign import reproduction, run_mutations, write_failure

EXIT_FAILURE = 3


def run(count: int, seed: int, output: Path) -> int:
    """Compiles damaged inputs, prints and writes each failure at once, then a summary; returns the exit code."""
    console = stderr()
    verdicts: Counter[str] = Counter()
    with progress(console) as shown:
        for outcome in shown.track(run_mutations(seed, count), total=count, description="damaged inputs"):
            verdicts[outcome.verdict] += 1
            if outcome.verdict == "failed":
                path = write_failure(outcome, output)
                console.print(f"failed: {outcome.detail}", style="red", markup=False, soft_wrap=True)
                console.print(f"  {path}: {reproduction(outcome.seed)}", markup=False, soft_wrap=True)
    stdout().print(
        f"{count} damaged inputs: {verdicts['built']} compiled, {verdicts['refused']} refused, "
        f"{verdicts['failed'] or 'none'} failed"
    )
    return EXIT_FAILURE if verdicts["failed"] else 0
