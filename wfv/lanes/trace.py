"""`wfv.trace_lanes`: the lanes of a launch at work, under one strategy or several."""

from __future__ import annotations

from collections.abc import Sequence

from kernels_ir.catalog import Launch
from wfv.errors import OptionError
from wfv.lanes.run import MAX_STEPS, choose_groups, trace_launch
from wfv.lanes.traces import LaneTraces
from wfv.options import as_index
from wfv.runtime.arguments.parameters import array_of
from wfv.runtime.compiled_kernel import derived_options
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size

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
    if kernel.source is None:
        raise OptionError(f"kernel {kernel.name!r} has no source", help="build it by wfv.build")
    ndrange = kernel.range(*sizes, as_given=True)
    if any(ndrange.offset):
        raise OptionError("a launch with an offset cannot be traced")
    values = tuple(array_of(arg) for arg in args)
    kernel.bind(*values)  # checks them
    launch = Launch(ndrange.global_size, ndrange.local_size, values)
    names = [strategies] if isinstance(strategies, str) else strategies or [kernel.options.strategy.name]
    found = [derived_options(kernel.options, name, lanes, None) for name in dict.fromkeys(names)]
    if groups is None:
        chosen = choose_groups(kernel.source, kernel.name, found[0], launch)
    else:
        chosen = [_three(group) for group in groups]
    return LaneTraces(
        tuple(trace_launch(kernel.source, kernel.name, each, launch, chosen, max_steps) for each in found)
    )


def _three(group: Size) -> tuple[int, int, int]:
    """The number of a group in three dimensions."""
    numbers = [as_index(part, "group") for part in (group if hasattr(group, "__iter__") else (group,))]
    if not 1 <= len(numbers) <= DIMENSIONS:
        raise OptionError(f"group {group!r}: not one to three numbers", help="pass one, such as (2, 0)")
    x, y, z = (*numbers, 0, 0)[:DIMENSIONS]
    return x, y, z
