"""The explanation of a kernel as text: its summary, or the causes of one value's shape as a tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.console import Group
from rich.markup import escape
from rich.table import Table
from rich.tree import Tree

from wfv import pipeline
from wfv.divergence_profile import Profile
from wfv.errors import UNNAMED
from wfv.inspect.explain.after_step import FIRST, LAST, causes_after
from wfv.inspect.explain.cause_tree import CauseNode
from wfv.inspect.explain.decisions import Decision
from wfv.inspect.explain.summary import Summary, Verdict, summary_of
from wfv.inspect.lanes.profile import profile_tables
from wfv.inspect.source_text import SourceText
from wfv.options import DEFAULT, Options
from wfv.strategies import find_strategy
from wfv.tables import plain_text, rich_table

_INDENT = "     "
_WIDTH = 1000  # of a text: its reader breaks lines
_MAX_LINES = 8  # whose numbers are shown
_CANDIDATES, _DECISIONS = 6, 3  # shown
_WORTH = 0.02  # of the instructions' cycles: a decision that is shown


def explanation(text: str, kernel: str, options: Options, is_given: bool, place: object) -> str:
    """The summary of a kernel of a canonical module (`summary_of`), or the causes of a place. Raises OptionError."""
    if place is not None:
        own = options if options.strategy.vectorize else replace(options, strategy=find_strategy(DEFAULT))
        return plain_text(*cause_trees(text, kernel, own, str(place), SourceText(text)), width=_WIDTH)
    return plain_text(summary_text(summary_of(text, kernel, options, is_given)), width=_WIDTH)


def cause_trees(text: str, name: str, options: Options, place: str, shown: SourceText, step: str = FIRST) -> list[Tree]:
    """The causes of a place after a step, as trees. Raises OptionError."""
    compile = partial(pipeline.compile_kernel, text, name, options, stop_after=LAST)
    return [drawn_tree(node, shown) for node in causes_after(step, text, name, options, place, shown, compile)]


def summary_text(summary: Summary, profile: Profile | None = None) -> Group:
    """One screen: the verdict, the shares, the costliest decisions with their causes and advice, the candidates."""
    head, lines = f"{summary.kernel}: [bold]{escape(summary.verdict.text)}[/]", summary.lines
    if summary.verdict.best.candidate != summary.candidate:
        head += f". What follows is about {summary.candidate.title}{_standing(summary)}"
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


def _measured(profile: Profile) -> list[str | Table]:
    """The branches and loops of a divergence profile."""
    return [f"Measured under {profile.strategy}, {profile.lanes} lanes:", *profile_tables(profile), ""]


def _standing(summary: Summary) -> str:
    """Why the summary is about a candidate that is not the best."""
    ranked = [row.candidate for row in summary.verdict.rows if find_strategy(row.candidate.strategy).vectorize]
    if summary.candidate == ranked[0]:
        return ", the best that vectorizes"
    known = {each.strategy for each in ranked}
    unknown = "; the cost model does not rank it, and weighs its instructions as those of unicf"
    return "" if summary.candidate.strategy in known else unknown


def _table(verdict: Verdict) -> Table:
    best = verdict.rows[:_CANDIDATES]
    more = [each for each in verdict.rows if each.candidate.strategy == "scalar" and each not in best]
    rows = [(row.candidate.title, f"{row.cycles:.1f}", row.reason) for row in (*best, *more)]
    headings = ("candidate", ">cycles a work-item", "mostly, by the cost model")
    return rich_table(headings, rows, box=None, header_style="")


def drawn_tree(node: CauseNode, source: SourceText, tree: Tree | None = None, above: int = 0) -> Tree:
    """`above`: the line that has just been shown."""
    cause = node.cause
    place = f" (line {cause.line})" if cause.line else ""
    label = f"[bold]{escape(cause.title)}[/]{place}" + (f", {node.shape}: {escape(node.why)}" if node.why else "")
    if cause.line != above and (shown := source.shown(cause.line, cause.file)):
        label += f"\n[dim]{cause.line:5} | {escape(shown)}[/]"
    drawn = Tree(label) if tree is None else tree.add(label)
    for each in node.below:
        drawn_tree(each, source, drawn, cause.line)
    return drawn


def decision_parts(decision: Decision, source: SourceText) -> Iterator[str]:
    """The lines of markup about one decision, an empty one after them."""
    remark = decision.remark
    share = f"{decision.share:4.0%} " if decision.share else "     "
    yield f"[bold]{share}{_places(decision)}[/]: {escape(decision.fact)}"
    if excerpt := source.excerpt(remark.line, remark.column, remark.file):
        yield escape("\n".join(f"{_INDENT}{line}" for line in excerpt.split("\n")))
    if decision.cause:
        yield f"{_INDENT}why: {escape(decision.cause)}"
    if decision.advice:
        yield f"{_INDENT}try: {escape(decision.advice)}"
    yield ""


def _places(decision: Decision) -> str:
    """The kinds, how often, and the lines."""
    places = decision.places
    kinds = escape(" and ".join(decision.kinds))
    if not places:
        return kinds
    count = f"{len(decision.remarks)} times, " if len(decision.remarks) > 1 else ""
    files = {file for file, _ in places}
    names = [f"{Path(file).name}:{line}" if len(files) > 1 else str(line) for file, line in places]
    shown = ", ".join(names[:_MAX_LINES]) + (", .." if len(names) > _MAX_LINES else "")
    file = places[0][0]
    of_file = f" of {Path(file).name or 'the IR as LLVM prints it'}" if len(files) == 1 and file != UNNAMED else ""
    return f"{kinds}, {count}line{'s' * (len(names) > 1)} {escape(shown + of_file)}"
