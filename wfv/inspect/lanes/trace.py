"""`wfv.trace_lanes`: runs groups of a launch in the interpreter, one vector at a time, and records the lanes."""

import itertools
from collections.abc import Sequence
from typing import Any

from passes.records import hints_of
from wfv.divergence_profile import digest
from wfv.errors import OptionError
from wfv.inspect.interpreted_groups import (
    GroupRun,
    Ids,
    WorkGroup,
    full_printf_buffer,
    group_memory,
    map_arguments,
)
from wfv.inspect.lanes.all_traces import LaneTraces
from wfv.inspect.lanes.instrument import MARK, Instrumented, instrument
from wfv.inspect.lanes.record import LaneTrace, Recorder, VectorTrace
from wfv.inspect.lanes.utilization import share_of
from wfv.ir.core import Function
from wfv.ir.interp import Lockstep, Memory, StepLimitError, UndefinedBehaviour
from wfv.ir.names import PRINTF_PARAMETER
from wfv.launch import Launch
from wfv.options import Options, as_index
from wfv.runtime.arguments.packer import local_memory
from wfv.runtime.arguments.parameters import array_of
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size
from wfv.runtime.variants import derived_options, for_groups

TRIED, TRIAL_STEPS = 7, 3000  # groups; instructions for all lanes of each
MAX_STEPS = 100_000  # instructions for all lanes: about three seconds


def trace_launch(
    text: str, kernel: str, options: Options, launch: Launch, groups: Sequence[Ids], max_steps: int
) -> LaneTrace:
    """Runs the groups on copies of the arrays; other groups do not run.

    The run is that of the code after linearization: each block with the mask that the compiler computes for it.
    `max_steps` limits it. Raises OptionError for a group that does not exist, and compilation errors.
    """
    code = _instrumented(text, kernel, options, launch)
    run = _Run(code, launch, max_steps)
    chosen = [_checked(group, run.counts) for group in groups]
    is_cut = not all(run.group(group) for group in chosen)
    strategy, vectors = options.strategy.name, tuple(run.vectors)
    return LaneTrace(kernel, strategy, run.lanes, code.places, code.loops, vectors, is_cut, code.branches, digest(text))


def choose_groups(text: str, kernel: str, options: Options, launch: Launch) -> list[Ids]:
    """A group that is worth a look: of TRIED on the launch's diagonal, the one whose first vector uses lanes least.

    It is the one in the middle if the kernel has barriers: a vector does not run by itself there.
    """
    code = _instrumented(text, kernel, options, launch)
    run = _Run(code, launch, 0)
    if len(code.scalar) > 1:
        return [_on_diagonal(run.counts, 1, 2)]
    shares: dict[Ids, float] = {}
    for group in dict.fromkeys(_on_diagonal(run.counts, number, TRIED + 1) for number in range(1, TRIED + 1)):
        run.steps_left += TRIAL_STEPS
        run.group(group, only_first=True)
        shares[group] = share_of(run.vectors[-1], code.places, run.lanes)
    return [min(shares, key=shares.__getitem__)]


def _instrumented(text: str, kernel: str, options: Options, launch: Launch) -> Instrumented:
    """The code for the lanes that the runtime would use."""
    if options.strategy.loop_vectorizer:
        raise OptionError("the lanes of strategy llvm are not known", help="LLVM makes its vectors: choose another one")
    found = instrument(text, kernel, options)
    preferred = found.state.interface.preferred_dimension
    own = for_groups(options, launch.local_size, preferred, hints_of(text, kernel))
    return found if own == options else instrument(text, kernel, own)


def _on_diagonal(counts: Ids, number: int, of: int) -> Ids:
    return tuple(count * number // of for count in counts)


def _checked(group: Ids, counts: Ids) -> Ids:
    if all(0 <= number < count for number, count in zip(group, counts, strict=True)):
        return group
    shown, most = (",".join(map(str, ids)) for ids in (group, (count - 1 for count in counts)))
    raise OptionError(f"there is no group {shown}", help=f"the last one of the launch is {most}")


class _Run:
    """One launch, whose arrays are copies; `vectors`: the vectors that ran."""

    def __init__(self, code: Instrumented, launch: Launch, max_steps: int) -> None:
        self.code, self.launch, self.steps_left = code, launch, max_steps
        self.lanes = code.state.options.lanes
        self.memory = Memory()
        self.lockstep = Lockstep(self.code.module, self.memory)
        self.counts = WorkGroup(launch, (0, 0, 0)).counts
        self.given = map_arguments(self.memory, code.state.interface.params, launch.args)
        self.printf_buffer = full_printf_buffer(self.memory)
        self.recorder = Recorder(code.places)
        self.vectors: list[VectorTrace] = []

    def group(self, number: Ids, only_first: bool = False) -> bool:
        """Runs one group, or its first vector; returns whether it came to its end."""
        interface = self.code.state.interface
        group = WorkGroup(self.launch, number, interface.lane_dimension)
        shared = group_memory(interface, self.code.module, group, self.given, self.memory)
        shared[PRINTF_PARAMETER] = self.printf_buffer
        rows = {row[0]: row for row in itertools.islice(group.rows(self.lanes), 1 if only_first else None)}
        dimensions = len(self.launch.global_size)
        vectors = {
            at: VectorTrace(number, group.in_source(at), len(row), dimensions=dimensions) for at, row in rows.items()
        }
        self.vectors += vectors.values()
        run = GroupRun(self.lockstep, self.code.module, interface, self.lanes, group, shared)

        def step(continuation: int) -> set[Any]:
            results = (self._row(continuation, run, row, vectors[first]) for first, row in rows.items())
            return set().union(*results)

        try:
            run.continuations(len(self.code.scalar), step)
        except StepLimitError:
            return False
        return True

    def _row(self, number: int, run: GroupRun, row: list[Ids], vector: VectorTrace) -> set[Any]:
        """Runs a continuation for the work-items of one vector; returns their next continuations' numbers."""
        functions, name = self.code.module.functions, self.code.scalar[number]
        self.recorder.begin(vector)
        if self.code.simd and len(row) == self.lanes:
            return self._call(self._version(number, run, row, vector), run, row, 0)
        if self.code.simd and (rest := functions.get(f"{name}.rest")):
            return self._call(rest, run, row, 0)
        vector.version = "remainder" if self.code.simd else vector.version
        return set().union(*(self._call(functions[name], run, [item], k) for k, item in enumerate(row)))

    def _version(self, number: int, run: GroupRun, row: list[Ids], vector: VectorTrace) -> Function:
        """The fast version whose guard holds, or else the general one."""
        functions = self.code.module.functions
        for guard, fast in self.code.fast[number]:
            if self._call(functions[guard], run, row[:1], 0) == {1}:
                vector.version = "fast"
                return functions[fast]
        return functions[self.code.simd[number]]

    def _call(self, fn: Function, run: GroupRun, row: list[Ids], lane: int) -> set[Any]:
        """Runs a function for work-items, of which the first is this lane; returns their results."""
        left = self.steps_left - sum(vector.time for vector in self.vectors)
        if left <= 0:
            raise StepLimitError
        try:
            return run.call(fn, row, left, more={MARK: self.recorder.at(lane)})
        except UndefinedBehaviour as error:
            help = "`wfv check` with the same arguments finds the line"
            raise OptionError(f"group {run.group.id}: {error}", help=help) from None
        finally:
            self.recorder.end()


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
    docs/lanes.md describes it. Raises OptionError, GeometryError, ArgumentError, and compilation errors.
    """
    text = kernel.origin.known_source
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


def _three(group: Size) -> Ids:
    """The number of a group in three dimensions."""
    numbers = [as_index(part, "group") for part in (group if hasattr(group, "__iter__") else (group,))]
    if not 1 <= len(numbers) <= DIMENSIONS:
        raise OptionError(f"group {group!r}: not one to three numbers", help="pass one, such as (2, 0)")
    return (*numbers, 0, 0)[:DIMENSIONS]
