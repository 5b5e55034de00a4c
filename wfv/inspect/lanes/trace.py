"""`wfv.trace_lanes`: the lanes of a launch at work under one strategy or several, as tables and as a picture."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.table import Table

from wfv.errors import OptionError
from wfv.inspect.lanes.picture import draw_lanes
from wfv.inspect.lanes.record import LaneTrace
from wfv.inspect.lanes.run import MAX_STEPS, choose_groups, trace_launch
from wfv.inspect.lanes.utilization import letters_of, tables
from wfv.launch import Launch
from wfv.options import as_index
from wfv.runtime.arguments.packer import local_memory
from wfv.runtime.arguments.parameters import array_of
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size
from wfv.runtime.launch.variant import derived_options
from wfv.runtime.tables import plain_text


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


DIMENSIONS = 3


def trace_lanes(
    kernel: Kernel,
    sizes: tuple[Size, Size | None],
    args: Sequence[object],
    strategies: Sequence[str] | str | None = None,
    *,
    groups: Sequence[Size] | None = None,
    lanes: int | None = None,
    max_steps: int = MAX_STEPS,
) -> LaneTraces:
    """Runs groups of `kernel(*sizes, *args)` in an interpreter, and records which lanes are active in which block.

    The arrays do not change; the other groups do not run. `strategies`: their names, by default that of the kernel.
    `groups`: their numbers in each dimension, by default one that uses its lanes badly. `lanes`: by default those of
    the kernel. `max_steps` instructions for all lanes are run at most. The result draws itself in a notebook;
    docs/lanes.md describes it. Raises OptionError, GeometryError, ArgumentError, and what compiling raises.
    """
    text = kernel.known_source
    values = tuple(array_of(arg) for arg in args)
    ndrange = kernel.range(*sizes, as_given=True, local_bytes=local_memory(values, {}))
    if any(ndrange.offset):
        raise OptionError("a launch with an offset cannot be traced")
    kernel.bind(*values)  # checks them
    launch = Launch(ndrange.global_size, ndrange.local_size, values)
    names = [strategies] if isinstance(strategies, str) else strategies or [kernel.options.strategy.name]
    found = [derived_options(kernel.options, name, lanes, None) for name in dict.fromkeys(names)]
    if groups is None:
        chosen = choose_groups(text, kernel.name, found[0], launch)
    else:
        chosen = [_three(group) for group in groups]
    return LaneTraces(tuple(trace_launch(text, kernel.name, each, launch, chosen, max_steps) for each in found))


def _three(group: Size) -> tuple[int, int, int]:
    """The number of a group in three dimensions."""
    numbers = [as_index(part, "group") for part in (group if hasattr(group, "__iter__") else (group,))]
    if not 1 <= len(numbers) <= DIMENSIONS:
        raise OptionError(f"group {group!r}: not one to three numbers", help="pass one, such as (2, 0)")
    x, y, z = (*numbers, 0, 0)[:DIMENSIONS]
    return x, y, z
