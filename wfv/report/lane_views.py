"""Lanes at work: what an instrumented run of some groups has recorded, as rows for the page."""

from __future__ import annotations

from collections.abc import Sequence

from wfv.errors import SourceLocation
from wfv.lanes.record import LaneTrace
from wfv.lanes.table import costliest_lines, line_text, percent
from wfv.lanes.traces import LaneTraces
from wfv.lanes.utilization import places_of_line, reason, utilization
from wfv.report.data import LaneRow, LanesAtWork, LaneView
from wfv.report.source_files import SourceFiles

MOST = 8  # lines of a strategy


def lanes_at_work(traces: LaneTraces, sources: SourceFiles) -> LanesAtWork:
    """The utilization of lanes by source line, under each strategy that was traced."""
    views = [_view(trace, sources) for trace in traces]
    return LanesAtWork(views, "", _note(traces.traces))


def _view(trace: LaneTrace, sources: SourceFiles) -> LaneView:
    found = utilization(trace)
    rows = []
    for line in costliest_lines(found)[:MOST]:
        use, (file, number) = found.lines[line], line
        place = sources.place(SourceLocation(number, 0, file))
        why = reason(trace, found, places_of_line(trace, line))
        title = f"line {number}" if place.startswith("0.") else line_text(line)
        rows.append(LaneRow(title, place, use.time, use.share, why))
    summary = f"Lanes are active {percent(found.total)} of the time, in {found.total.time} instructions."
    return LaneView(f"{trace.strategy}, {trace.lanes} lanes", summary, rows)


def _note(traces: Sequence[LaneTrace]) -> str:
    groups = sorted({",".join(map(str, vector.group)) for trace in traces for vector in trace.vectors})
    cut = " The run was long and was stopped, so that the end is missing." if any(t.is_cut for t in traces) else ""
    return (
        f"Group {', '.join(groups)} of the launch ran in an interpreter, one vector at a time. An instruction for all "
        f"lanes counts once.{cut}"
    )
