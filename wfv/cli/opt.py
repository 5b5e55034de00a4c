"""`wfv opt`: the IR after any step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from wfv.cli.console import check_outputs, stderr, stdout, write_output
from wfv.cli.options import (
    BuildFlags,
    CodeOptions,
    KernelName,
    Passes,
    SourceOrStdin,
    StopAfter,
    Strategy,
    given,
)
from wfv.errors import OptionError

if TYPE_CHECKING:
    from rich.table import Table

    from wfv.pipeline import Stage, State


def opt(
    ctx: typer.Context,
    source: SourceOrStdin,
    strategy: Strategy = "unicf",
    *,
    code: CodeOptions,
    stop_after: StopAfter = None,
    passes: Passes = None,
    print_after_all: Annotated[bool, typer.Option("--print-after-all", help="Print the IR after each step.")] = False,
    print_changed: Annotated[
        Literal["diff", "full"] | None, typer.Option(help="Print what each step changed, without attributes.")
    ] = None,
    shapes: Annotated[
        bool, typer.Option("--shapes", help="Add the shapes of values and the kinds of loops as comments.")
    ] = False,
    masks: Annotated[bool, typer.Option("--masks", help="Add the mask of each block as a comment.")] = False,
    function: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Vectorize this function, which is no kernel (docs/vectorize.md)."),
    ] = None,
    parameters: Annotated[
        str, typer.Option(metavar="A=SHAPE,..", help="For --function: the shapes of its parameters.")
    ] = "",
    with_mask: Annotated[
        bool, typer.Option("--with-mask", help="Give --function a mask as its last parameter.")
    ] = False,
    only: Annotated[
        str | None, typer.Option("--filter-function", metavar="NAME", help="Only this function and its forms.")
    ] = None,
    time_passes: Annotated[bool, typer.Option("--time-passes", help="Print the time of each step to stderr.")] = False,
    kernel: KernelName = None,
    output: Annotated[
        Path | None, typer.Option("-o", metavar="OUT", help="Write to this file instead of stdout.")
    ] = None,
    flags: BuildFlags,
) -> None:
    """Prints the IR after any step, as LLVM IR. It reads this IR again, to run the steps after it."""
    from wfv.cli.kernel_source import KernelSource, options_of
    from wfv.cli.opt_job import start, start_function

    if passes is not None and stop_after is not None:
        raise OptionError("--stop-after and -p do not go together", help="the list of passes ends where it ends")
    check_outputs(output)
    if function is not None:
        options = options_of(strategy, code, flags)
        job = start_function(source, function, parameters, with_mask, options, stop_after, passes)
    else:
        own = KernelSource(source, flags, kernel)
        job = start(own, given(ctx, "strategy", strategy), code, flags, stop_after, passes)
    times, seen = dict[str, float](), _Seen(shapes or job.shows_shapes, masks)
    state = job.run(seen.add, times.__setitem__)
    last = seen.texts[-1] if function else seen.result(job.steps[-1].name if job.steps else job.done, state)
    result = _printed(seen, last, only, print_changed, print_after_all)
    if time_passes:
        stderr().print(time_table(times))
    result = result if result.endswith("\n") else result + "\n"
    if output is not None:
        write_output(output, result)
    elif print_changed == "diff" and (console := stdout()).is_terminal:
        from rich.syntax import Syntax  # with pygments

        console.print(Syntax(result, "diff", background_color="default"), soft_wrap=True)
    else:
        sys.stdout.write(result)


def _printed(seen: _Seen, last: str, only: str | None, changed: str | None, is_all: bool) -> str:
    """The last text, all texts or the changes; of the function `only`, if it is given."""
    from wfv.cli import opt_text

    texts = seen.texts
    if only is not None:
        texts, last = [opt_text.only_function(each, only) for each in texts], opt_text.only_function(last, only)
    if changed is not None:
        return "\n".join(opt_text.changed_texts(seen.stages, texts, changed))
    if is_all:
        titles = (f"; *** IR after {stage.step} ***\n" for stage in seen.stages)
        return "\n".join(map(str.__add__, titles, texts))
    return last


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
        from wfv.cli.opt_text import with_comments

        return with_comments(text, stage, self.shapes, self.masks) if self.shapes or self.masks else text

    def result(self, step: str, state: State) -> str:
        """The IR after the last step: text that a compilation goes on from."""
        from wfv.pipeline.write_state import resumable_text

        text = resumable_text(step, state)
        return self.commented(text, self.stages[-1]) if self.stages and self.stages[-1].step == step else text


def time_table(seconds: dict[str, float]) -> Table:
    """The processor seconds of each step; `optimize` is LLVM's passes. Code generation is not part of `wfv opt`."""
    from wfv.tables import rich_table

    total = sum(seconds.values())
    rows = sorted(seconds.items(), key=lambda row: -row[1])
    shown = [(step, f"{own:.4f}", f"{own / total:.1%}") for step, own in rows]
    return rich_table(("step", ">seconds", ">share"), [*shown, ("all", f"{total:.4f}", "")], title="Processor time")
