"""`wfv reduce`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from wfv.commands.common import check_output, stderr, stdout
from wfv.errors import OptionError
from wfv.fuzz.kernels.failures import read_failure
from wfv.fuzz.kernels.reduce import Progress, Reducer


def run(file: Path, output: Path | None, seconds: float) -> None:
    """Writes the reduced kernel and its .json file beside the failure; the result can be reduced again."""
    failure = read_failure(file)
    output = output or file.with_suffix(".reduced.ll")
    check_output(output)
    console = stderr()
    columns = (
        SpinnerColumn(),
        TextColumn("{task.fields[lines]} lines after {task.fields[tests]} tests"),
        TimeElapsedColumn(),
    )
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", lines="", tests="")

        def note(progress: Progress) -> None:
            bar.update(task, lines=progress.lines, tests=progress.tests)

        with Reducer(failure, seconds, note) as reducer:
            if not reducer.outcome.is_failure:
                raise OptionError(
                    f"{str(file)!r} does not fail: {reducer.outcome.kind}", help="pass a kernel that fails"
                )
            text = reducer.run()
    record = {"number": 0, "step": failure.step, "draw": asdict(failure.draw), "outcome": asdict(reducer.outcome)}
    output.write_text(text)
    output.with_suffix(".json").write_text(json.dumps(record, indent=2) + "\n")
    counts = f"{failure.text.count(chr(10))} lines became {text.count(chr(10))} in {reducer.progress.tests} tests"
    stdout().print(
        f"{output}: {counts}; {reducer.outcome.kind}: {reducer.outcome.what[:200]}", markup=False, soft_wrap=True
    )
