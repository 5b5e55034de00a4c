"""`wfv explain`: what runs in vectors, what it costs and why, and what to try; or why one value is what it is."""

from __future__ import annotations

from rich.console import Group
from rich.markup import escape
from rich.table import Table
from rich.tree import Tree

from wfv.commands.common import options_for, stdout
from wfv.commands.kernel_source import KernelSource, suited
from wfv.cost import Candidate, analyzed
from wfv.errors import OptionError
from wfv.explain.cause_tree import CauseNode, explain_place
from wfv.explain.costly_lines import CostlyLine
from wfv.explain.source_text import LineText, line_reader
from wfv.explain.summary import Summary, summarize
from wfv.options import DEFAULT
from wfv.pipeline.shapes import analyze
from wfv.strategies import find_strategy

_SHOWN = 8  # candidates


def run(source: KernelSource, place: str | None, target: str, math: str) -> None:
    """Prints the summary of a kernel, or the causes of a place in it."""
    options = options_for(DEFAULT, None, target, math=math)
    text, name = source.load()
    options = suited(options, None, text, name)
    line_text = line_reader(text, source.source_path)
    if place is None:
        stdout().print(summary_text(summarize(text, name, options), line_text), soft_wrap=True)
        return
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
            stdout().print(_drawn(tree, line_text), soft_wrap=True)
        return


def summary_text(summary: Summary, line_text: LineText) -> Group:
    """One screen: the shares, the costliest lines with their causes and advice, the verdict."""
    shares = (
        f"{summary.vector_share:.0%} of its instructions' cycles are one instruction for all lanes, "
        f"{summary.lane_share:.0%} go lane by lane, {summary.mask_share:.0%} into masks"
    )
    lines = [part for line in summary.lines for part in _line_parts(line, line_text)]
    return Group(_first_line(summary), shares, "", *lines, "By the cost model, not measured:", _verdict(summary))


def _first_line(summary: Summary) -> str:
    """Names the candidate that is expected to be the fastest, if the rest is not about it."""
    best = summary.estimates[0]
    if best.candidate == summary.candidate:
        return f"{summary.kernel}: the fastest is probably [bold]{_title(best.candidate)}[/]"
    return (
        f"{summary.kernel}: the fastest is probably [bold]{_title(best.candidate)}[/]. "
        f"This is about {_title(summary.candidate)}, the best that vectorizes"
    )


def _title(candidate: Candidate) -> str:
    lanes = f", {candidate.lanes} lanes" if find_strategy(candidate.strategy).vectorize else ""
    return f"{candidate.strategy}{lanes}"


def _line_parts(line: CostlyLine, line_text: LineText) -> list[str]:
    file = f" of {escape(line.file)}" if line.file else ""
    found = [f"[bold]{line.share:4.0%}[/] line {line.line}{file}: {line.what}"]
    if shown := line_text(line.line, line.file):
        found.append(f"       {line.line:5} | {escape(shown)}")
    if line.remark is not None:
        found.append(f"       why: {escape(line.remark.text)}")
    if line.advice:
        found.append(f"       try: {escape(line.advice)}")
    return [*found, ""]


def _verdict(summary: Summary) -> Table:
    table = Table("candidate", box=None, header_style="")
    table.add_column("cycles a work-item", justify="right")
    table.add_column("mostly")
    for each in summary.estimates[:_SHOWN]:
        table.add_row(_title(each.candidate), f"{each.cycles:.1f}", each.reason)
    return table


def _drawn(node: CauseNode, line_text: LineText, tree: Tree | None = None) -> Tree:
    place = f" (line {node.line})" if node.line else ""
    label = f"[bold]{escape(node.name)}[/]{place}, {node.shape}: {escape(node.why)}"
    if shown := line_text(node.line, ""):
        label += f"\n[dim]{node.line:5} | {escape(shown)}[/]"
    drawn = Tree(label) if tree is None else tree.add(label)
    for each in node.below:
        _drawn(each, line_text, drawn)
    return drawn
