"""`wfv opt`: the IR after any step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from wfv.cli.console import check_outputs, stdout, write_output
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
from wfv.errors import OptionError, known

if TYPE_CHECKING:
    from wfv.pipeline import Stage, State

_CHANGED, FORMS = "--print-changed", ("diff", "full")


class CommandWithForms(TyperCommand):
    """A command whose options --print-changed and --shapes may stand alone; the first, as in LLVM, is `full` then.

    A word after --print-changed that is no form is the kernel, and so is one without `=` after --shapes.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Completes the options, then parses."""
        pairs = zip(args, [*args[1:], ""], strict=True)
        return super().parse_args(ctx, [_completed(option, word) for option, word in pairs])


def _completed(option: str, word: str) -> str:
    """An option that may stand alone, with its value if the word after it is none."""
    if option == _CHANGED and word not in FORMS:
        return f"{option}=full"
    return f"{option}=" if option == "--shapes" and "=" not in word else option


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
        str | None,
        typer.Option(metavar="diff|full", help="Print what each step changed, without attributes (alone: full)."),
    ] = None,
    shapes: Annotated[
        str | None,
        typer.Option(
            metavar="[A=SHAPE,..]",
            help="Add the shapes of values and the kinds of loops as comments. With --function: of its parameters.",
        ),
    ] = None,
    masks: Annotated[bool, typer.Option("--masks", help="Add the mask of each block as a comment.")] = False,
    function: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Vectorize this function, which is no kernel (docs/vectorize.md)."),
    ] = None,
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
    """Prints the IR after any step, as LLVM IR, and reads it again to go on from there."""
    from wfv.cli import opt_text
    from wfv.cli.kernel_source import KernelSource, options_of
    from wfv.cli.opt_job import start, start_function

    if passes is not None and stop_after is not None:
        raise OptionError("--stop-after and -p do not go together", help="the list of passes ends where it ends")
    changed = None if print_changed is None else known(print_changed, FORMS, "form of --print-changed")
    check_outputs(output)
    if function is not None:
        options = options_of(strategy, code, flags)
        job = start_function(source, function, shapes or "", with_mask, options, stop_after, passes)
    else:
        own = KernelSource(source, flags.texts, kernel)
        job = start(own, given(ctx, "strategy", strategy), code, flags, stop_after, passes)
    times, seen = dict[str, float](), _Seen(shapes is not None or job.shows_shapes, masks)
    state = job.run(seen.add, times.__setitem__)
    last = seen.texts[-1] if function else seen.result(job.steps[-1].name if job.steps else job.done, state)
    result = _printed(seen, last, only, changed, print_after_all)
    if time_passes:
        sys.stderr.write(time_report(times))
    result = result if result.endswith("\n") else result + "\n"
    if output is not None:
        write_output(output, result)
    elif changed == "diff" and (console := stdout()).is_terminal:
        console.print(opt_text.coloured(result), end="", soft_wrap=True)
    else:
        sys.stdout.write(result)


def _printed(seen: _Seen, last: str, only: str | None, changed: str | None, is_all: bool) -> str:
    """The last text, all of them or what changed; of the function `only`, if it is given."""
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


def time_report(seconds: dict[str, float]) -> str:
    """The processor seconds of each step, in LLVM's format.

    `optimize` is LLVM's passes; code generation is not part of `wfv opt`.
    """
    total, rule = sum(seconds.values()), f"===-{'-' * 73}-===\n"
    rows = [*sorted(((own, step) for step, own in seconds.items()), reverse=True), (total, "Total")]
    return (
        f"{rule}{'Pass execution timing report':^79}".rstrip() + f"\n{rule}"
        f"  Total Execution Time: {total:.4f} seconds\n\n   ---User+System---  --- Name ---\n"
        + "".join(f"   {own:8.4f} ({own / total if total else 1:6.1%})  {step}\n" for own, step in rows)
        + "\n"
    )
