"""Builds a bundled kernel with several strategies, verifies each once, and times all on the same arrays."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from kernels_ir.catalog import Benchmark, Workload
from wfv import llvm
from wfv.auto_settings import AUTO
from wfv.bench.sampling import Budget, Clock, Progress, Runner, sample
from wfv.errors import OptionError
from wfv.llvm.elf import machine_code
from wfv.options import Options
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import build

BASELINE = "scalar"
SEED = 1  # of random arguments
PASSES = 2  # of an `auto` kernel, before it is timed: the second one compiles constants in


@dataclass(frozen=True)
class Setup:
    """How all cells of a benchmark are compiled and launched. `any_lanes`: `auto` chooses the lanes, too."""

    options: Options  # but for the strategy
    threads: int = 1
    size: str = "default"
    any_lanes: bool = False

    def with_options(self, **changed: Any) -> "Setup":
        """With other values of these options."""
        return replace(self, options=replace(self.options, **changed))

    @property
    def without_text(self) -> str:
        """The optimizations that are switched off, `-` for none."""
        return ", ".join(sorted(self.options.without)) or "-"


@dataclass
class Cell:
    """One kernel under one strategy. One sample is the workload's whole launch sequence, in seconds.

    `mismatches` are the wrong results; a cell with any is not timed. `same_as`: the strategy with the same machine
    code, whose samples it has; "" if it has been timed itself.
    """

    kernel: str
    strategy: str
    setup: Setup
    samples: list[float] = field(default_factory=list)
    mismatches: list[str] = field(default_factory=list)
    same_as: str = ""


Builder = Callable[[Benchmark, str, Setup], Kernel]


def build_kernel(benchmark: Benchmark, strategy: str, setup: Setup) -> Kernel:
    """The kernel, not compiled yet."""
    own = setup.options
    program = build(
        benchmark.ir_path, strategy=strategy, lanes=None if strategy == AUTO and setup.any_lanes else own.lanes,
        target=own.target, threads=setup.threads, boscc=own.boscc, math=own.math, without=own.without,
        bounds="check" if own.bounds else None, analysis=own.analysis,
    )  # fmt: skip
    return program[benchmark.kernel]


def check_runnable(target: str) -> None:
    """Raises OptionError if this CPU cannot run code for the target."""
    if not llvm.target_is_runnable(llvm.find_target(target)):
        raise OptionError(
            f"this CPU cannot run code for {target!r}",
            help="--target host always runs; `wfv opt` prints the IR for any target",
        )


def measure_kernel(
    benchmark: Benchmark,
    strategies: Sequence[str],
    setup: Setup,
    budget: Budget,
    *,
    on_progress: Progress | None = None,
    builder: Builder = build_kernel,
    clock: Clock = time.perf_counter,
) -> list[Cell]:
    """One cell for each strategy; machine code is timed once. Raises OptionError for an unknown size."""
    workload = benchmark.workload(setup.size, SEED)
    cells = [Cell(benchmark.name, strategy, setup) for strategy in strategies]
    runners, timed = list[Runner](), dict[object, str]()  # the first strategy with a code
    for cell in cells:
        kernel = builder(benchmark, cell.strategy, setup)
        code = code_of(kernel, workload) if kernel.chooser is None else cell.strategy
        cell.mismatches, runner = verified(cell.strategy, kernel, workload)
        if not cell.mismatches and timed.setdefault(code, cell.strategy) == cell.strategy:
            runners.append(runner)
        elif not cell.mismatches:
            cell.same_as = timed[code]
    series = sample(runners, budget, clock=clock, on_progress=on_progress)
    samples = {s.name: s.samples for s in series}
    for cell in cells:
        cell.samples = samples.get(cell.same_as or cell.strategy, [])
    return cells


def code_of(kernel: Kernel, workload: Workload) -> frozenset[object]:
    """The machine code that the workload's launches run, without the names of symbols."""
    return frozenset(map(machine_code, objects_of(kernel, workload)))


def objects_of(kernel: Kernel, workload: Workload) -> set[bytes]:
    """The object files that the workload's launches run."""
    ranges = {kernel.range(launch.global_size, launch.local_size) for launch in workload.launches}
    variants = {kernel.code.variants.for_launch(each) for each in ranges}
    for each in variants:
        each.compile()
    return {each.object_code() for each in variants}


def verified(name: str, kernel: Kernel, workload: Workload) -> tuple[list[str], Runner]:
    """The wrong results of the kernel, which is compiled then, and the runner that times the workload's launches."""
    work, mismatches = partial(launch_all, kernel, workload), list[str]()
    for _ in range(1 if kernel.chooser is None else PASSES):
        mismatches = mismatches or verify(workload, work)
    return mismatches, Runner(name, workload.reset, work)


def launch_all(kernel: Kernel, workload: Workload) -> None:
    """One pass through the workload's launches."""
    for launch in workload.launches:
        kernel(launch.global_size, launch.local_size, *launch.args)


def verify(workload: Workload, work: Callable[[], object]) -> list[str]:
    """The wrong results of one pass over fresh arrays."""
    workload.reset()
    work()
    return workload.mismatches()
