"""`wfv explain`: the vectorized code, its costs, their causes and remedies; or the reason for one value's shape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import check_outputs, stdout, write_output
from wfv.cli.options import BuildFlags, Math, Profile, Remarks, Source, Target, boscc_of, parse_size
from wfv.errors import OptionError
from wfv.options import DEFAULT, Options

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table
    from rich.tree import Tree

    from wfv.cli.kernel_source import KernelSource
    from wfv.divergence_profile import Profile as DivergenceProfile
    from wfv.inspect.explain.cause_tree import CauseNode
    from wfv.inspect.explain.summary import Summary, Verdict
    from wfv.inspect.source_text import SourceText

_CANDIDATES, _DECISIONS = 6, 3  # shown
_WORTH = 0.02  # of the instructions' cycles: a decision that is shown


def explain(
    source: Source,
    place: Annotated[str | None, typer.Argument(metavar="%VALUE|BLOCK|LINE", help="What to explain.")] = None,
    strategy: Annotated[
        str | None, typer.Option(help="The strategy that is explained (default: the cost model's choice).")
    ] = None,
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
    from wfv.cli.kernel_source import KernelSource, options_for
    from wfv.inspect.explain.optimization_record import record_of
    from wfv.inspect.explain.summary import options_of, summarize
    from wfv.inspect.source_text import SourceText

    own = KernelSource(source, flags)
    check_outputs(remarks)
    boscc = boscc_of(None, profile)
    options = options_for(strategy or DEFAULT, lanes, target, boscc, math, flags.without, flags.analysis)
    if not options.strategy.vectorize:
        raise OptionError(f"strategy {strategy!r} makes no vectors to explain", help="name one that vectorizes")
    text, name, options = own.load_with(options, lanes, strategy)
    if place is not None:
        shown = SourceText(text, own.source_path)
        for tree in value_trees(text, name, options, place, shown):
            stdout().print(drawn_tree(tree, shown), soft_wrap=True)
        return
    summary = summarize(text, name, options, own.source_path, _local_size(own, local_size), strategy, lanes)
    stdout().print(summary_text(summary, options.boscc.profile), soft_wrap=True)
    if remarks is not None:
        chosen = options_of(options, summary.candidate)
        write_output(remarks, record_of(name, chosen, summary.decisions, own.source_file))


def value_trees(text: str, name: str, options: Options, place: str, shown: SourceText) -> Iterator[CauseNode]:
    """The causes of a place, in the first function that has it. Raises OptionError."""
    from passes.located_remarks import debug_names, value_lines
    from wfv.cost import analyzed
    from wfv.inspect.explain.cause_tree import Place
    from wfv.pipeline.shapes import analyze

    names, lines = debug_names(text, name), None if "!DILocation(" in text else value_lines(text, name)
    state = analyzed(text, name, options)
    for fn in state.functions:
        known = analyze(fn, state.options)
        try:
            return iter(Place(fn, known.shapes, shown, names, lines).explain(place))
        except OptionError:
            if fn is state.functions[-1]:
                raise
    return iter(())


def _local_size(source: KernelSource, given: str | None) -> tuple[int, ...]:
    """The given local size, or that of a bundled kernel's small launches; () if it is not known."""
    from kernels_ir import catalog

    if given is not None:
        return parse_size(given, "-l")
    return (source.is_bundled and catalog.load(source.source).workload("small", 1).launches[0].local_size) or ()


def summary_text(summary: Summary, profile: DivergenceProfile | None = None) -> Group:
    """One screen: the verdict, the shares, the costliest decisions with their causes and advice, the candidates."""
    from rich.console import Group
    from rich.markup import escape

    from wfv.cli.decisions import decision_parts
    from wfv.inspect.explain.summary import title_of

    head, lines = f"{summary.kernel}: [bold]{escape(summary.verdict.text)}[/]", summary.lines
    if summary.verdict.best.candidate != summary.candidate:
        head += f". What follows is about {title_of(summary.candidate)}{_standing(summary)}"
    shares = (
        f"Of its instructions' time, {summary.vector_share:.0%} is one instruction for all lanes, "
        f"{summary.lane_share:.0%} goes lane by lane, {summary.mask_share:.0%} into masks"
    )
    dimension = [f"{escape(each.fact.capitalize())}" for each in summary.remarks if each.kind == "dimension"]
    decisions = [each for each in summary.decisions if each.share >= _WORTH][:_DECISIONS]
    parts = [part for each in decisions for part in decision_parts(each, summary.source)]
    if not decisions:
        whose = "" if not lines or lines[0].file else " of the IR as LLVM prints it"
        where = f" The costliest line is {lines[0].line}{whose}: {lines[0].what}." if lines else ""
        parts = [f"No decision costs more than {_WORTH:.0%}, by the cost model.{where}", ""]
    advice = [f"also: {escape(each)}" for each in summary.advice]
    measured = _measured(profile) if profile is not None else []
    return Group(
        head, *dimension, shares, "", *parts, *advice, *[""] * bool(advice), *measured, _table(summary.verdict)
    )


def _measured(profile: DivergenceProfile) -> list[str | Table]:
    """The branches and loops of a divergence profile."""
    from wfv.inspect.lanes.profile import profile_tables

    return [f"Measured under {profile.strategy}, {profile.lanes} lanes:", *profile_tables(profile), ""]


def _standing(summary: Summary) -> str:
    """Why the summary is about a candidate that is not the best."""
    from wfv.strategies import find_strategy

    ranked = [row.candidate for row in summary.verdict.rows if find_strategy(row.candidate.strategy).vectorize]
    if summary.candidate == ranked[0]:
        return ", the best that vectorizes"
    known = {each.strategy for each in ranked}
    return "" if summary.candidate.strategy in known else "; the cost model weighs its instructions as those of unicf"


def _table(verdict: Verdict) -> Table:
    from wfv.tables import rich_table

    best = verdict.rows[:_CANDIDATES]
    more = [each for each in verdict.rows if each.candidate.strategy == "scalar" and each not in best]
    rows = [(row.title, f"{row.cycles:.1f}", row.mostly) for row in (*best, *more)]
    headings = ("candidate", ">cycles a work-item", "mostly, by the cost model")
    return rich_table(headings, rows, box=None, header_style="")


def drawn_tree(node: CauseNode, source: SourceText, tree: Tree | None = None, above: int = 0) -> Tree:
    """The node as rich's tree. `above`: the line that has just been shown."""
    from rich.markup import escape
    from rich.tree import Tree

    cause = node.cause
    place = f" (line {cause.line})" if cause.line else ""
    label = f"[bold]{escape(cause.title)}[/]{place}" + (f", {node.shape}: {escape(node.why)}" if node.why else "")
    if cause.line != above and (shown := source.shown(cause.line, cause.file)):
        label += f"\n[dim]{cause.line:5} | {escape(shown)}[/]"
    drawn = Tree(label) if tree is None else tree.add(label)
    for each in node.below:
        drawn_tree(each, source, drawn, cause.line)
    return drawn
