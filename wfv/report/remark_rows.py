"""What was decided or missed, and the shares of source lines, with the keys of the lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wfv.cost.vector_cost import InstrCost
from wfv.errors import SourceLocation
from wfv.explain.decisions import Decision
from wfv.explain.source_text import SourceText
from wfv.report.data import RemarkRow
from wfv.report.source_files import SourceFiles

_WORTH = 0.01  # of all cycles: a line whose share is shown
_SHOWN = 0.005  # a remark whose share is shown: less would read as 0 %


def remark_rows(decisions: Iterable[Decision], sources: SourceFiles, text: SourceText) -> list[RemarkRow]:
    """A row for each decision, the costliest first."""
    return [
        RemarkRow(
            ", ".join(each.kinds),
            _places(each, sources),
            each.fact,
            each.cause,
            each.advice,
            each.share if each.share >= _SHOWN else None,
            text.excerpt(each.remark.line, each.remark.column, each.remark.file),
        )
        for each in decisions
    ]


def _places(decision: Decision, sources: SourceFiles) -> list[tuple[int, str]]:
    found = dict.fromkeys((each.line, each.file) for each in decision.remarks if each.line)
    return [(line, sources.place(SourceLocation(line, 0, file))) for line, file in sorted(found)]


def line_shares(costs: Sequence[InstrCost], sources: SourceFiles) -> dict[str, float]:
    """The share of each source line of the cycles of all instructions, by the line's key."""
    total = sum(each.cycles for each in costs) or 1.0
    found: dict[str, float] = {}
    for each in costs:
        place = sources.place(each.line)
        found[place] = found.get(place, 0.0) + each.cycles / total
    return {place: share for place, share in found.items() if place and share >= _WORTH}
