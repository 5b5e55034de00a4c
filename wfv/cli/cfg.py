"""`wfv cfg`: control flow as pictures, and as graphs for other tools."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import check_outputs, write_output
from wfv.cli.option_texts import words
from wfv.cli.options import BuildFlags, CodeOptions, KernelName, Source, StopAfter, Strategy, Title, given
from wfv.errors import OptionError
from wfv.options import Options

if TYPE_CHECKING:
    from wfv.inspect.view.shading import Panel

PICTURES, GRAPHS = ("svg", "png", "pdf", "dot"), ("graphml", "json")
LEAST = 2  # panels of a comparison
STEP, COMPARED_STEP = "scalarize", "linearize"


def cfg(
    ctx: typer.Context,
    source: Source,
    output: Annotated[
        Path,
        typer.Option(
            "-o", metavar="OUT.FORMAT", help="A picture (.svg, .png, .pdf, .dot), or the graph (.graphml, .json)."
        ),
    ],
    strategy: Strategy = "unicf",
    stop_after: StopAfter = None,
    *,
    code: CodeOptions,
    compare: Annotated[
        str | None, typer.Option(metavar="S1,S2,..", help="Draw several strategies side by side.")
    ] = None,
    title: Title = True,
    kernel: KernelName = None,
    flags: BuildFlags,
) -> None:
    """Draws the control-flow graph, with its divergent blocks shaded.

    By default the graph after the step "scalarize", which still is the kernel's own control flow; with --compare the
    graph after "linearize".
    """
    from passes.records import saved_record
    from wfv.cli.kernel_source import KernelSource, known_step, options_of, suited
    from wfv.inspect.compiled_kernel import compile_for_reading
    from wfv.inspect.view import draw
    from wfv.inspect.view.control_flow import written

    file_format = output.suffix.lstrip(".").lower()
    if file_format not in PICTURES + GRAPHS:
        raise OptionError(f"cannot draw to {str(output)!r}", help=f"end the name in .{', .'.join(PICTURES + GRAPHS)}")
    if file_format in GRAPHS and compare is not None:
        raise OptionError(f"--compare: a .{file_format} file has one strategy's graph", help="write one file for each")
    names, is_named = _strategies(strategy, compare), compare or given(ctx, "strategy", strategy)
    all_options = [options_of(name, code, flags) for name in names]
    step = known_step(stop_after) or (STEP if compare is None else COMPARED_STEP)
    check_outputs(output)
    own = KernelSource(source, flags, kernel)
    text, name = own.load()
    if stop_after is None and (saved := saved_record(text)) is not None:
        step = saved["step"]
    all_options = [
        suited(each, code.lanes, text, name, each.strategy.name if is_named else None) for each in all_options
    ]
    if file_format in GRAPHS:
        compiled = compile_for_reading(text, name, all_options[0], path=own.source_path)
        write_output(output, written(list(compiled.cfgs(step).values()), file_format))
        return
    panels = [panel_after(text, name, options, step, own.source_path) for options in all_options]
    write_output(output, draw.render(draw.draw_panels(f"Control flow of {name}" * title, panels), file_format))


def _strategies(strategy: str, compare: str | None) -> list[str]:
    if compare is None:
        return [strategy]
    names = words(compare)
    if len(names) < LEAST:
        raise OptionError(
            f"--compare {compare}: not two strategies or more", help="pass several, such as --compare naive,unicf"
        )
    return names


def panel_after(text: str, kernel: str, options: Options, step: str, path: Path | None = None) -> Panel:
    """The control flow after a step, as one column of a picture. Says so if the strategy does not have that step."""
    from wfv.cli.kernel_source import note_missing_step
    from wfv.inspect.compiled_kernel import compile_for_reading

    compiled = compile_for_reading(text, kernel, options, step, path=path)
    last = compiled.steps[-1]
    if last != step:
        note_missing_step(options, step, last)
    return compiled.panel(last)
