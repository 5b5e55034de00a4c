"""`wfv opt`: the IR after any step."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from wfv import pipeline
from wfv.commands.common import check_output, known_step, options_for, stderr, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.options import Options
from wfv.pipeline import Stage


def run(
    source: KernelSource,
    strategy: str,
    lanes: int | None,
    stop_after: str | None,
    print_after_all: bool,
    output: Path | None,
    boscc: str | None = None,
    math: str = "fast",
) -> None:
    """Prints or writes the IR of the last step, or of all."""
    options = options_for(strategy, lanes, boscc=boscc, math=math)
    step = known_step(stop_after)
    check_output(output)
    text, name = source.load()
    stages = compile_stages(text, name, suited(options, lanes, text, name), step)
    result = "\n".join(map(_with_title, stages)) if print_after_all else stages[-1].text
    if output is None:
        sys.stdout.write(_ended(result))
    else:
        write_output(output, _ended(result).encode())


def compile_stages(
    text: str, kernel: str, options: Options, stop_after: str | None, note: Callable[[Stage], object] | None = None
) -> Sequence[Stage]:
    """The kernel after each step, up to `stop_after`; prints a note if the strategy does not have that step.

    `note` is called with each stage at once, before later steps change its functions.
    """
    stages: list[Stage] = []

    def observe(stage: Stage) -> None:
        stages.append(stage)
        if note is not None:
            note(stage)

    pipeline.compile_kernel(text, kernel, options, observe=observe, stop_after=stop_after)
    if stop_after is not None and stages[-1].step != stop_after:
        stderr().print(
            f"note: strategy {options.strategy.name!r} has no step {stop_after!r}; this is after {stages[-1].step!r}",
            soft_wrap=True,
        )
    return stages


def _with_title(stage: Stage) -> str:
    return f"; *** IR after {stage.step} ***\n{stage.text}"


def _ended(text: str) -> str:
    return text if text.endswith("\n") else text + "\n"
