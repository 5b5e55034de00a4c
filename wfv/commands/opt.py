"""`wfv opt`: the IR after any step."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.syntax import Syntax
from rich.table import Table

from wfv import pipeline
from wfv.commands import opt_text
from wfv.commands.common import check_output, known_step, options_for, stderr, stdout, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.options import Options
from wfv.pipeline import Clock, Stage
from wfv.suggestions import known

FORMS = ("diff", "full")


@dataclass(frozen=True)
class View:
    """What is printed, and how. `changed`: "diff", "full", or None for no comparison of the steps."""

    print_after_all: bool = False
    changed: str | None = None
    shapes: bool = False
    function: str | None = None
    time_passes: bool = False


def run(
    source: KernelSource,
    strategy: str,
    lanes: int | None,
    stop_after: str | None,
    view: View,
    output: Path | None,
    boscc: str | None = None,
    math: str = "fast",
) -> None:
    """Prints or writes the IR of the last step, or of all, or what each step changed."""
    options = options_for(strategy, lanes, boscc=boscc, math=math)
    step = known_step(stop_after)
    changed = None if view.changed is None else known(view.changed, FORMS, "form of --print-changed")
    check_output(output)
    text, name = source.load()
    texts, times = list[str](), StepTimes()

    def note(stage: Stage) -> None:
        texts.append(opt_text.with_shapes(stage.text, stage.shapes) if view.shapes else stage.text)

    stages = compile_stages(text, name, suited(options, lanes, text, name), step, note, times.add)
    if view.function is not None:
        texts = [opt_text.only_function(each, view.function) for each in texts]
    if changed is not None:
        result = "\n".join(opt_text.changed_texts(stages, texts, changed))
    elif view.print_after_all:
        result = "\n".join(map(_with_title, stages, texts))
    else:
        result = texts[-1]
    if view.time_passes:
        stderr().print(times.table())
    if output is not None:
        write_output(output, _ended(result).encode())
    elif changed == "diff" and sys.stdout.isatty():
        stdout().print(Syntax(_ended(result), "diff", background_color="default"))
    else:
        sys.stdout.write(_ended(result))


class StepTimes:
    """Processor seconds of each step, in order."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def add(self, step: str, seconds: float) -> None:
        """Records a step."""
        self.seconds[step] = self.seconds.get(step, 0.0) + seconds

    def table(self) -> Table:
        """A row for each step; `optimize` runs LLVM's passes, code generation is not part of `wfv opt`."""
        table, total = Table("step", title="Processor time of the steps"), sum(self.seconds.values())
        for heading in ("ms", "share"):
            table.add_column(heading, justify="right")
        for step, seconds in self.seconds.items():
            table.add_row(step, f"{seconds * 1e3:.2f}", f"{seconds / total:.0%}" if total else "-")
        table.add_section()
        table.add_row("all", f"{total * 1e3:.2f}", "")
        return table


def compile_stages(
    text: str,
    kernel: str,
    options: Options,
    stop_after: str | None,
    note: Callable[[Stage], object] | None = None,
    clock: Clock | None = None,
) -> Sequence[Stage]:
    """The kernel after each step, up to `stop_after`; prints a note if the strategy does not have that step.

    `note` is called with each stage at once, before later steps change its functions; `clock` with the name of each
    step and its processor seconds.
    """
    stages: list[Stage] = []

    def observe(stage: Stage) -> None:
        stages.append(stage)
        if note is not None:
            note(stage)

    pipeline.compile_kernel(text, kernel, options, observe=observe, stop_after=stop_after, clock=clock)
    if stop_after is not None and stages[-1].step != stop_after:
        stderr().print(
            f"note: strategy {options.strategy.name!r} has no step {stop_after!r}; this is after {stages[-1].step!r}",
            soft_wrap=True,
        )
    return stages


def _with_title(stage: Stage, text: str) -> str:
    return f"; *** IR after {stage.step} ***\n{text}"


def _ended(text: str) -> str:
    return text if text.endswith("\n") else text + "\n"
