"""`wfv fuzz --mutations`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from wfv.commands.common import stderr, stdout
from wfv.fuzz.mutations import reproduction, run_mutations, write_failure

EXIT_FAILURE = 3


def run(count: int, seed: int, output: Path) -> int:
    """Compiles damaged inputs, shows and writes failures as they come, and counts; returns the exit code."""
    console = stderr()
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    verdicts: Counter[str] = Counter()
    with Progress(
        TextColumn("damaged inputs"), *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        for outcome in progress.track(run_mutations(seed, count), total=count):
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
