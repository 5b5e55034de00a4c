"""Decisions as text for a terminal: the share, the lines, the source with a caret, the cause, and what to try."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.markup import escape

from wfv.explain.decisions import Decision
from wfv.explain.source_text import SourceText

_INDENT = "     "
MAX_LINES = 8  # whose numbers are shown


def decision_parts(decision: Decision, source: SourceText) -> Iterator[str]:
    """The lines of markup about one decision, an empty one behind them."""
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
    file, lines = Path(decision.remark.file).name, decision.lines
    kinds = escape(" and ".join(decision.kinds))
    if not lines:
        return kinds
    count = f"{len(decision.remarks)} times, " if len(decision.remarks) > 1 else ""
    shown = ", ".join(map(str, lines[:MAX_LINES])) + (", .." if len(lines) > MAX_LINES else "")
    return f"{kinds}, {count}line{'s' * (len(lines) > 1)} {shown}{f' of {escape(file)}' if file else ''}"
