"""`wfv explain`: the vectorized code, its costs, their causes and remedies; or the reason for one value's shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import check_outputs, stdout, write_output
from wfv.cli.option_texts import parse_size
from wfv.cli.options import BuildFlags, CodeOptions, Math, Profile, Remarks, Source, StopAfter, Target
from wfv.errors import OptionError
from wfv.options import DEFAULT

if TYPE_CHECKING:
    from wfv.cli.kernel_source import KernelSource


def explain(
    source: Source,
    place: Annotated[str | None, typer.Argument(metavar="%VALUE|BLOCK|LINE", help="What to explain.")] = None,
    strategy: Annotated[
        str | None, typer.Option(help="The strategy that is explained (default: the cost model's choice).")
    ] = None,
    stop_after: StopAfter = None,
    lanes: Annotated[int | None, typer.Option(help="Work-items per vector (default: the cost model's choice).")] = None,
    target: Target = "host",
    math: Math = "fast",
    profile: Profile = None,
    remarks: Remarks = None,
    local_size: Annotated[
        str | None, typer.Option("-l", metavar="X,Y,Z", help="The local size: no vector is wider than a row of lanes.")
    ] = None,
    *,
    flags: BuildFlags,
) -> None:
    """Explains the costliest lines, or why a value differs in lanes.

    For a kernel: the instructions that run in vectors, the costs of lines, their causes, and remedies to try."""
    from wfv.cli.kernel_source import KernelSource, known_step
    from wfv.cli.kernel_source import options_of as options_with
    from wfv.inspect.explain.after_step import FIRST
    from wfv.inspect.explain.optimization_record import record_of
    from wfv.inspect.explain.summary import options_of, summarize
    from wfv.inspect.explain.text import cause_trees, summary_text
    from wfv.inspect.source_text import SourceText

    own = KernelSource(source, flags)
    check_outputs(remarks)
    step = known_step(stop_after)
    if step and place is None:
        raise OptionError("--stop-after is for a place", help="name a value, a block or a line")
    options = options_with(strategy or DEFAULT, CodeOptions(lanes, target, None, profile, math), flags)
    if not options.strategy.vectorize:
        raise OptionError(f"strategy {strategy!r} makes no vectors to explain", help="name one that vectorizes")
    text, name, options = own.load_with(options, lanes, strategy)
    if place is not None:
        shown = SourceText(text, own.source_path)
        for tree in cause_trees(text, name, options, place, shown, step or FIRST):
            stdout().print(tree, soft_wrap=True)
        return
    summary = summarize(text, name, options, own.source_path, _local_size(own, local_size), strategy, lanes)
    stdout().print(summary_text(summary, options.boscc.profile), soft_wrap=True)
    if remarks is not None:
        chosen = options_of(options, summary.candidate)
        write_output(remarks, record_of(name, chosen, summary.decisions, own.source_file))


def _local_size(source: KernelSource, given: str | None) -> tuple[int, ...]:
    """The given local size, or that of a bundled kernel's small launches; () if it is not known."""
    from kernels_ir import catalog

    if given is not None:
        return parse_size(given, "-l")
    return (source.is_bundled and catalog.load(source.source).workload("small", 1).launches[0].local_size) or ()
