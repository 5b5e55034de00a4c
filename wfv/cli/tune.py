"""`wfv tune`: chooses options by measurement."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.bench.sampling import threads_text
from wfv.cli.console import EXIT_WRONG, check_outputs, say, stderr, stdout, write_output
from wfv.cli.options import BuildFlags, Json, KernelOrFile, LaunchOptions, Math, Target, ThreadsOrAll
from wfv.options import DEFAULT, Options
from wfv.strategies import find_strategy

if TYPE_CHECKING:
    from collections.abc import Callable

    from kernels_ir.catalog import Workload

SIZE, SEED = "default", 1


def tune(
    kernel: KernelOrFile,
    target: Target = "host",
    threads: ThreadsOrAll = None,
    math: Math = "fast",
    runs: Annotated[int, typer.Option(min=4, help="Samples of a candidate at most.")] = 60,
    max_seconds: Annotated[
        float, typer.Option(min=0, help="Seconds of sampling, of all candidates together (4 samples of each at least).")
    ] = 20.0,
    *,
    launch: LaunchOptions,
    json: Json = None,
    flags: BuildFlags,
) -> None:
    """Times a kernel with all strategies and numbers of lanes, and names the fastest. Exits with 3 on a mismatch.

    All candidates are compiled and verified; those that are clearly slower are dropped early (docs/tuning.md).
    """
    from wfv.bench import tune as search
    from wfv.bench.cells import check_runnable
    from wfv.bench.tune_table import make_table, problem_lines, record_text, verdict
    from wfv.cli.kernel_source import KernelSource, options_for, suited
    from wfv.runtime.launch.printf_output import muted
    from wfv.runtime.launch.threads import threads_or_default

    source = KernelSource(kernel, flags.texts)
    options = options_for(DEFAULT, None, target, math=math)
    check_runnable(target)
    check_outputs(json)
    source.check_launch(launch)
    size = launch.size or SIZE
    text, name = source.load()
    options = suited(options, None, text, name)
    with muted():
        make = _bundled(kernel, size) if source.is_bundled else _of_file(launch, text, name, options)
        is_open = not source.is_bundled and launch.local_size is None
        subject = search.Subject(text, name, options, make, threads_or_default(threads), is_open)
        with stderr().status(f"{name}: compiling and timing"):
            found = search.tune(subject, runs, max_seconds)
    if not source.is_bundled:
        size = f"-g {launch.global_size}" + (f" -l {launch.local_size}" if launch.local_size else "")
    stdout().print(make_table(found, f"{name}, {size}, {target}, {threads_text(subject.threads)}"))
    for line in problem_lines(found.trials):
        say(line, "red")
    say(verdict(found))
    write_output(json, record_text(found))
    raise typer.Exit(EXIT_WRONG if any(trial.is_wrong for trial in found.trials) else 0)


def _bundled(name: str, size: str) -> Callable[[int], Workload]:
    from kernels_ir import catalog

    workload = catalog.load(name).workload(size, SEED)
    return lambda lanes: workload


def _of_file(given: LaunchOptions, text: str, name: str, options: Options) -> Callable[[int], Workload]:
    """The workload of -g, -l and -a for a number of lanes; its expected results are those of `scalar`."""
    from wfv.cli.launches import file_workload, launch_of
    from wfv.runtime.program import Program

    given.sizes()  # checks them before anything is compiled
    kernel = Program(text, replace(options, strategy=find_strategy("scalar")))[name]
    values, launch = launch_of(given, kernel)

    @cache
    def workload(lanes: int) -> Workload:
        return file_workload(values, launch, kernel.with_options(replace(kernel.options, lanes=lanes)))

    return lambda lanes: workload(lanes if kernel.hints.has_sub_groups else options.lanes)
