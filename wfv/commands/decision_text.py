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
    places = decision.places
    kinds = escape(" and ".join(decision.kinds))
    if not places:
        return kinds
    count = f"{len(decision.remarks)} times, " if len(decision.remarks) > 1 else ""
    files = {file for file, _ in places}
    names = [f"{Path(file).name}:{line}" if len(files) > 1 else str(line) for file, line in places]
    shown = ", ".join(names[:MAX_LINES]) + (", .." if len(names) > MAX_LINES else "")
    of_file = f" of {Path(places[0][0]).name}" if len(files) == 1 and places[0][0] else ""
    return f"{kinds}, {count}line{'s' * (len(names) > 1)} {escape(shown + of_file)}"
