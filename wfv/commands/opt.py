"""`wfv opt`: the IR after any step."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from wfv import pipeline
from wfv.cli_options import FORMS
from wfv.commands import opt_text
from wfv.commands.common import check_output, stderr, stdout, write_output
from wfv.commands.kernel_source import KernelSource
from wfv.commands.opt_job import start
from wfv.errors import OptionError
from wfv.options import Options
from wfv.pipeline import Clock, Stage, State
from wfv.resume import resumable_text
from wfv.suggestions import known


@dataclass(frozen=True)
class View:
    """What is printed, and how. `changed`: "diff", "full", or None for no comparison of the steps."""

    print_after_all: bool = False
    changed: str | None = None
    shapes: bool = False
    masks: bool = False
    function: str | None = None
    time_passes: bool = False


@dataclass(frozen=True)
class Request:
    """What to run. `strategy`, `lanes`: None where the user gave none; `passes`: the text of a list of passes."""

    source: KernelSource
    strategy: str | None = None
    lanes: int | None = None
    stop_after: str | None = None
    passes: str | None = None
    boscc: str | None = None
    math: str | None = None


def run(request: Request, view: View, output: Path | None) -> None:
    """Prints or writes the IR of the last step, or of all, or what each step changed."""
    if request.passes is not None and request.stop_after is not None:
        raise OptionError("--stop-after and -p do not go together", help="the list of passes ends where it ends")
    changed = None if view.changed is None else known(view.changed, FORMS, "form of --print-changed")
    check_output(output)
    job = start(request)
    times, seen = StepTimes(), _Seen(view.shapes or job.shows_shapes, view.masks)
    state = job.run(seen.add, times.add)
    result = seen.result(job.steps[-1].name if job.steps else job.done, state)
    texts = seen.texts
    if view.function is not None:
        texts = [opt_text.only_function(each, view.function) for each in texts]
        result = opt_text.only_function(result, view.function)
    if changed is not None:
        result = "\n".join(opt_text.changed_texts(seen.stages, texts, changed))
    elif view.print_after_all:
        result = "\n".join(map(_with_title, seen.stages, texts))
    if view.time_passes:
        sys.stderr.write(times.report())
    if output is not None:
        write_output(output, _ended(result).encode())
    elif changed == "diff" and (console := stdout()).is_terminal:
        console.print(opt_text.coloured(_ended(result)), end="", soft_wrap=True)
    else:
        sys.stdout.write(_ended(result))


class _Seen:
    """The stages, and the text of each at once, before later steps change its functions."""

    def __init__(self, shapes: bool, masks: bool) -> None:
        self.shapes, self.masks = shapes, masks
        self.stages: list[Stage] = []
        self.texts: list[str] = []

    def add(self, stage: Stage) -> None:
        self.stages.append(stage)
        self.texts.append(self.commented(stage.text, stage))

    def commented(self, text: str, stage: Stage) -> str:
        is_wanted = self.shapes or self.masks
        return opt_text.with_comments(text, stage, self.shapes, self.masks) if is_wanted else text

    def result(self, step: str, state: State) -> str:
        """The IR behind the last step: text that `wfv opt` reads again, unless LLVM has optimized it."""
        if state.optimized_ir:
            return state.optimized_ir
        text = resumable_text(step, state)
        return self.commented(text, self.stages[-1]) if self.stages and self.stages[-1].step == step else text


class StepTimes:
    """Processor seconds of each step, in order."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def add(self, step: str, seconds: float) -> None:
        """Records a step."""
        self.seconds[step] = self.seconds.get(step, 0.0) + seconds

    def report(self) -> str:
        """The times in LLVM's format. `optimize` is LLVM's passes; code generation is not part of `wfv opt`."""
        total, rule = sum(self.seconds.values()), f"===-{'-' * 73}-===\n"
        rows = [(seconds, step) for step, seconds in self.seconds.items()]
        return "".join([
            rule, f"{'Pass execution timing report':^79}".rstrip(), "\n", rule,
            f"  Total Execution Time: {total:.4f} seconds\n\n",
            "   ---User+System---  --- Name ---\n",
            *(_time_row(seconds, total, step) for seconds, step in sorted(rows, reverse=True)),
            _time_row(total, total, "Total"), "\n",
        ])  # fmt: skip


def _time_row(seconds: float, total: float, name: str) -> str:
    return f"   {seconds:8.4f} ({seconds / total if total else 1:6.1%})  {name}\n"


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
