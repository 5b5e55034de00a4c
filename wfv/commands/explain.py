"""`wfv explain`: what runs in vectors, what it costs and why, and what to try; or why one value is what it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Group
from rich.markup import escape
from rich.table import Table
from rich.tree import Tree

from wfv.commands.common import options_for, stdout
from wfv.commands.kernel_source import KernelSource, suited
from wfv.cost import analyzed
from wfv.errors import OptionError
from wfv.explain.cause_tree import CauseNode, explain_place
from wfv.explain.costly_lines import CostlyLine
from wfv.explain.decisions import Decision
from wfv.explain.source_text import SourceText
from wfv.explain.summary import Summary, summarize
from wfv.explain.verdict import Verdict, title_of
from wfv.options import DEFAULT
from wfv.pipeline.shapes import analyze

_CANDIDATES, _DECISIONS = 6, 3  # shown
_WORTH = 0.02  # of the instructions' cycles: a decision that is shown


def run(source: KernelSource, place: str | None, target: str, math: str) -> None:
    """Prints the summary of a kernel, or the causes of a place in it."""
    options = options_for(DEFAULT, None, target, math=math)
    text, name = source.load()
    options = suited(options, None, text, name)
    if place is None:
        stdout().print(summary_text(summarize(text, name, options, source.source_path)), soft_wrap=True)
        return
    shown = SourceText(text, source.source_path)
    state = analyzed(text, name, options)
    for number, fn in enumerate(state.functions):
        known = analyze(fn, state.options, known=state.analyses.get(fn))
        try:
            trees = explain_place(place, fn, known.shapes)
        except OptionError:
            if number == len(state.functions) - 1:
                raise
            continue
        for tree in trees:
            stdout().print(_drawn(tree, shown), soft_wrap=True)
        return


def summary_text(summary: Summary) -> Group:
    """One screen: the verdict, the shares, the costliest decisions with their causes and advice, the candidates."""
    decisions = [each for each in summary.decisions if each.share >= _WORTH][:_DECISIONS]
    parts = [part for each in decisions for part in _decision_parts(each, summary.source)]
    if not decisions:
        parts = [_nothing_lost(summary.lines), ""]
    advice = [f"also try: {escape(each)}" for each in summary.advice]
    return Group(
        _first_line(summary), _shares(summary), "", *parts, *advice, *[""] * bool(advice), _table(summary.verdict)
    )


def _first_line(summary: Summary) -> str:
    """The verdict; which candidate the rest is about, if that is another one."""
    found = f"{summary.kernel}: [bold]{escape(summary.verdict.text)}[/]"
    if summary.verdict.best.candidate == summary.candidate:
        return found
    return f"{found}. What follows is about {title_of(summary.candidate)}, the best that vectorizes"


def _shares(summary: Summary) -> str:
    return (
        f"of its instructions' time, {summary.vector_share:.0%} is one instruction for all lanes, "
        f"{summary.lane_share:.0%} goes lane by lane, {summary.mask_share:.0%} into masks"
    )


def _nothing_lost(lines: Sequence[CostlyLine]) -> str:
    where = f" The costliest line is {lines[0].line}: {lines[0].what}." if lines else ""
    return f"No decision costs more than {_WORTH:.0%}: all lanes work in step.{where}"


def _decision_parts(decision: Decision, source: SourceText) -> Iterator[str]:
    """The share, the places, the line with a caret, the cause and the advice."""
    remark = decision.remark
    yield f"[bold]{decision.share:4.0%}[/] {_places(decision)}: {escape(decision.fact)}"
    if excerpt := source.excerpt(remark.line, remark.column, remark.file):
        yield escape("\n".join(f"     {line}" for line in excerpt.split("\n")))
    if decision.cause:
        yield f"     why: {escape(decision.cause)}"
    if decision.advice:
        yield f"     try: {escape(decision.advice)}"
    yield ""


def _places(decision: Decision) -> str:
    """The kind, how often, and the lines."""
    file = Path(decision.remark.file).name
    count = f"{len(decision.remarks)} times, " if len(decision.remarks) > 1 else ""
    lines = ", ".join(map(str, decision.lines))
    where = f"line{'s' * (len(decision.lines) > 1)} {lines}" if lines else "the kernel"
    return f"{' and '.join(decision.kinds)}, {count}{where}{f' of {escape(file)}' if file and lines else ''}"


def _table(verdict: Verdict) -> Table:
    table = Table("candidate", box=None, header_style="")
    table.add_column("cycles a work-item", justify="right")
    if verdict.is_measured:
        table.add_column("time, measured", justify="right")
    table.add_column("mostly, by the cost model")
    for row in verdict.rows[:_CANDIDATES]:
        time = [f"{row.time:.2f}" if row.time is not None else "-"] * verdict.is_measured
        table.add_row(row.title, f"{row.cycles:.1f}", *time, row.mostly)
    return table


def _drawn(node: CauseNode, source: SourceText, tree: Tree | None = None) -> Tree:
    place = f" (line {node.line})" if node.line else ""
    label = f"[bold]{escape(node.name)}[/]{place}, {node.shape}: {escape(node.why)}"
    if shown := source.shown(node.line):
        label += f"\n[dim]{node.line:5} | {escape(shown)}[/]"
    drawn = Tree(label) if tree is None else tree.add(label)
    for each in node.below:
        _drawn(each, source, drawn)
    return drawn
