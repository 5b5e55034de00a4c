"""The traces of one launch under several strategies, with their tables and their picture."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.table import Table

from wfv.divergence_profile import Profile
from wfv.errors import OptionError
from wfv.inspect.lanes.picture import draw_lanes
from wfv.inspect.lanes.profile import profile_of, profile_tables
from wfv.inspect.lanes.record import LaneTrace
from wfv.inspect.lanes.utilization import letters_of, tables
from wfv.tables import plain_text


@dataclass(frozen=True)
class LaneTraces:
    """The traces of `wfv.trace_lanes`, one for each strategy."""

    traces: tuple[LaneTrace, ...]

    def __iter__(self) -> Iterator[LaneTrace]:
        return iter(self.traces)

    def __len__(self) -> int:
        return len(self.traces)

    def __getitem__(self, strategy: str) -> LaneTrace:
        """The trace of a strategy. Raises KeyError."""
        return {trace.strategy: trace for trace in self.traces}[strategy]

    def tables(self) -> Iterator[list[Table | str]]:
        """For each strategy, a summary, and tables of the utilization by block, loop and line, and of branches."""
        letters = letters_of(self.traces)
        return ([*tables(trace, letters), *profile_tables(profile_of(trace))] for trace in self.traces)

    def profile(self) -> list[Profile]:
        """The divergence profile of each strategy: branches and loops with their lanes."""
        return [profile_of(trace) for trace in self.traces]

    def svg(self, vector: int | None = None, *, has_title: bool = True) -> str:
        """The picture: time against lanes. `vector`: which of those that ran, by default the one used least.

        Raises OptionError if Matplotlib is not installed.
        """
        return draw_lanes(self.traces, vector, has_title).decode()

    def _repr_svg_(self) -> str | None:
        """A notebook falls back to the text if there is no picture."""
        try:
            return self.svg()
        except OptionError:
            return None

    def __repr__(self) -> str:
        return plain_text(*(part for trace in self.tables() for part in trace))
