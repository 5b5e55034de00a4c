"""The traces of one launch under several strategies: as tables and as a picture."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from wfv.lanes.letters import letters_of
from wfv.lanes.picture import draw_lanes
from wfv.lanes.record import LaneTrace
from wfv.lanes.table import tables


@dataclass(frozen=True)
class LaneTraces:
    """What `wfv.trace_lanes` returns: a trace for each strategy."""

    traces: tuple[LaneTrace, ...]

    def __iter__(self) -> Iterator[LaneTrace]:
        return iter(self.traces)

    def __len__(self) -> int:
        return len(self.traces)

    def __getitem__(self, strategy: str) -> LaneTrace:
        """The trace of a strategy. Raises KeyError."""
        return {trace.strategy: trace for trace in self.traces}[strategy]

    def tables(self) -> Iterator[list[Table | str]]:
        """For each strategy, a summary, and tables of the utilization by block, loop and line."""
        letters = letters_of(self.traces)
        return (list(tables(trace, letters)) for trace in self.traces)

    def svg(self, vector: int | None = None) -> str:
        """The picture: time against lanes. `vector`: which of those that ran, by default the one used least."""
        return draw_lanes(self.traces, vector)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        out = io.StringIO()
        console = Console(file=out, width=120, color_system=None)
        for trace in self.tables():
            console.print(*trace, sep="\n")
        return out.getvalue().rstrip()
