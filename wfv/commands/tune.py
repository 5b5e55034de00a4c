"""`wfv tune`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from kernels_ir.catalog import Launch, Workload
from wfv.bench.candidates import BASELINE
from wfv.bench.cells import check_runnable
from wfv.bench.halving import Limits
from wfv.bench.tune import Subject, Tuning, tune
from wfv.bench.tune_table import make_table, problem_lines, record_text, verdict
from wfv.commands.argument_forms import parse_arguments, parse_size
from wfv.commands.bench import EXIT_MISMATCH
from wfv.commands.common import check_output, find_benchmark, options_for, stderr, stdout, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.commands.run_file import file_workload
from wfv.errors import OptionError
from wfv.options import Options
from wfv.runtime.printf_output import muted
from wfv.runtime.program import Program
from wfv.runtime.thread_count import threads_or_default
from wfv.strategies import find_strategy

SIZE, SEED = "default", 1


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet."""

    source: KernelSource
    global_size: str | None = None
    local_size: str | None = None
    arguments: Sequence[str] = ()
    size: str | None = None
    target: str = "host"
    threads: int | None = None  # None: as wfv.build
    math: str = "fast"
    runs: int = Limits.runs
    max_seconds: float = Limits.seconds


def run(request: Request, *, json: Path | None) -> int:
    """Searches, prints the table and the best, writes the record; returns the exit code."""
    options = options_for(Options().strategy.name, None, request.target, math=request.math)
    check_runnable(request.target)
    check_output(json)
    is_bundled = request.source.is_bundled
    _check_given(request, is_bundled)
    text, name = request.source.load()
    options = suited(options, None, text, name)
    with muted():
        make = _bundled(request) if is_bundled else _of_file(request, text, name, options)
        is_open = not is_bundled and request.local_size is None
        subject = Subject(text, name, options, make, threads_or_default(request.threads), is_open)
        with stderr().status(f"{name}: compiling and timing"):
            found = tune(subject, Limits(request.runs, request.max_seconds))
    _show(found, request)
    if json is not None:
        write_output(json, record_text(found).encode())
    return EXIT_MISMATCH if any(trial.is_wrong for trial in found.trials) else 0


def _check_given(request: Request, is_bundled: bool) -> None:
    """Raises OptionError if an option does not go with the kind of kernel."""
    given = request.global_size or request.local_size or request.arguments or request.source.options
    if is_bundled and given:
        name = request.source.source
        raise OptionError(f"{name} has its own sizes and arguments", help="choose --size small, or pass a file")
    if not is_bundled and request.size:
        raise OptionError("--size is for bundled kernels", help="pass the global size, as -g 1024")


def _bundled(request: Request) -> Callable[[int], Workload]:
    try:
        workload = find_benchmark(request.source.source).workload(request.size or SIZE, SEED)
    except ValueError as error:
        raise OptionError(str(error)) from None
    return lambda lanes: workload


def _of_file(request: Request, text: str, name: str, options: Options) -> Callable[[int], Workload]:
    """The workload of -g, -l and -a; its expected results are those of `scalar`."""
    if request.global_size is None:
        raise OptionError("no global size", help="pass the work-items in each dimension, such as -g 1024")
    global_size = parse_size(request.global_size, "-g")
    local_size = parse_size(request.local_size, "-l") if request.local_size else None
    kernel = Program(text, replace(options, strategy=find_strategy(BASELINE)))[name]
    values = parse_arguments(request.arguments, [param.name for param in kernel.interface.params])
    launch = Launch(global_size, local_size, tuple(values.values()))  # type: ignore[arg-type]
    has_sub_groups = kernel.hints.has_sub_groups

    @cache
    def workload(lanes: int) -> Workload:
        return file_workload(values, launch, kernel.with_options(replace(kernel.options, lanes=lanes)))

    return lambda lanes: workload(lanes if has_sub_groups else options.lanes)


def _show(found: Tuning, request: Request) -> None:
    sizes = request.size or SIZE
    if not request.source.is_bundled:
        sizes = f"-g {request.global_size}" + (f" -l {request.local_size}" if request.local_size else "")
    count = found.subject.threads
    threads = "1 thread" if count == 1 else f"{count} threads"
    stdout().print(make_table(found, f"{found.subject.kernel}, {sizes}, {request.target}, {threads}"))
    for line in problem_lines(found.trials):
        stdout().print(line, style="red", markup=False, soft_wrap=True)
    stdout().print(verdict(found), markup=False, soft_wrap=True)
