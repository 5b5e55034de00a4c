"""`wfv run FILE`: runs a kernel on the arguments of -a, compares it with `scalar`, and times it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
from rich.markup import escape
from rich.table import Table

from kernels_ir.catalog import Arrays, Benchmark, Launch, Workload, compare_arrays
from wfv.auto.settings import AUTO, Auto, measures, strategy_or_default
from wfv.bench.cells import BASELINE, Setup, check_runnable, launch_all
from wfv.commands.argument_forms import parse_arguments, parse_size
from wfv.commands.bench import measure_all, report_mismatches
from wfv.commands.common import check_output, options_for, stdout
from wfv.commands.kernel_source import KernelSource, suited
from wfv.commands.run import BUDGET, Explanation, explain, remembering, show_times, strategies_to_run
from wfv.commands.run_verdict import show_verdict
from wfv.errors import OptionError
from wfv.options import Options
from wfv.runtime.arguments import local_memory
from wfv.runtime.kernel import Kernel
from wfv.runtime.printf_output import muted
from wfv.runtime.program import Program
from wfv.runtime.thread_count import threads_or_default
from wfv.strategies import find_strategy

TOLERANCE = {"float16": (1e-2, 1e-3), "float32": (1e-4, 1e-6), "float64": (1e-9, 1e-12)}  # rtol, atol
SHOWN = 8


@dataclass(frozen=True)
class FileRequest:
    """The options of the command, not checked yet."""

    source: KernelSource
    global_size: str | None
    local_size: str | None
    arguments: Sequence[str]
    strategy: str | None
    lanes: int | None
    target: str
    threads: int | None
    boscc: str | None = None
    save: Path | None = None
    compare_strategies: bool = False
    verbose: bool = False
    math: str = "fast"
    json: Path | None = None
    remarks: Path | None = None


class FileWorkload(Workload):
    """One launch, verified against the results of `scalar`."""

    def mismatches(self) -> list[str]:
        columns = (_columns(name, array, self.expected[name]) for name, array in self.arrays.items())
        found = (compare_arrays(*column, TOLERANCE.get(str(column[1].dtype))) for each in columns for column in each)
        return [line for line in found if line]


def _columns(label: str, ours: np.ndarray, theirs: np.ndarray) -> Iterator[tuple[str, np.ndarray, np.ndarray]]:
    """Both arrays with a label; of arrays of records, those of each field."""
    if not ours.dtype.names:
        yield label, ours, theirs
    for part in ours.dtype.names or ():
        yield from _columns(f"{label}.{part}", ours[part], theirs[part])


def run(request: FileRequest) -> int:
    """Runs, compares, times, prints and saves; returns the exit code."""
    strategy = strategy_or_default(request.strategy)
    options = options_for(strategy, request.lanes, request.target, request.boscc, request.math)
    check_runnable(request.target)
    check_output(request.save)
    check_output(request.json)
    check_output(request.remarks)
    text, name = request.source.load()
    options = suited(options, request.lanes, text, name)
    if request.global_size is None:
        raise OptionError("no global size", help="pass the work-items in each dimension, such as -g 1024")
    global_size = parse_size(request.global_size, "-g")
    local_size = parse_size(request.local_size, "-l") if request.local_size else None
    setup = Setup(
        options.lanes,
        request.target,
        threads_or_default(request.threads),
        request.global_size,
        boscc=options.boscc,
        math=options.math,
    )
    auto = Auto(measures(None), any_lanes=request.lanes is None)
    builder = remembering(partial(_build, text, name, options, auto))
    kernel = _build(text, name, options, auto, None, BASELINE, setup)
    values = parse_arguments(request.arguments, [param.name for param in kernel.interface.params])
    launch = Launch(global_size, local_size, tuple(values.values()))  # type: ignore[arg-type]
    strategies = strategies_to_run(strategy, request.compare_strategies)
    with muted():  # it prints once, in the launch below
        workload = file_workload(values, launch, kernel)
        benchmark = Benchmark(kernel.name, kernel.name, Path(), Path(), lambda size, seed: workload, "")
        cells = measure_all([benchmark], strategies, setup, BUDGET, builder=builder)
    show_times(cells, request.json)
    chosen = builder(benchmark, strategy, setup)
    workload.reset()
    launch_all(chosen, workload)
    sizes = (launch.global_size, local_size, local_memory(launch.args, {}))
    if request.verbose or request.remarks is not None:
        path = request.source.source_path
        explain(chosen, [sizes], Explanation(request.lanes is not None, path, request.verbose, request.remarks))
    stdout().print(_arrays_table(workload.arrays))
    if request.save is not None:
        _save(request.save, workload.arrays)
    show_verdict(cells, strategy, chosen, [sizes])
    return report_mismatches(cells)


def _build(
    text: str, name: str, options: Options, auto: Auto, _: Benchmark | None, strategy: str, setup: Setup
) -> Kernel:
    if strategy == AUTO:
        return Program(text, options, threads=setup.threads, auto=auto)[name]
    return Program(text, replace(options, strategy=find_strategy(strategy)), threads=setup.threads)[name]


def file_workload(values: Mapping[str, Any], launch: Launch, scalar: Kernel) -> Workload:
    """One launch, with a scalar kernel for its expected results."""
    arrays = {name: value for name, value in values.items() if isinstance(value, np.ndarray)}

    def reference(initial: Mapping[str, np.ndarray]) -> Arrays:
        copies = {name: array.copy("K") for name, array in initial.items()}
        scalar(launch.global_size, launch.local_size, *({**values, **copies}.values()))
        return copies

    return FileWorkload(arrays, [launch], reference)


def _arrays_table(arrays: Arrays) -> Table:
    table = Table("array", "dtype", "shape", "first values")
    for name, array in arrays.items():
        shape = "x".join(map(str, array.shape))
        first = " ".join(f"{value:.6g}" if array.dtype.kind == "f" else str(value) for value in array.ravel()[:SHOWN])
        table.add_row(escape(name), str(array.dtype), shape, escape(first) + (" .." if array.size > SHOWN else ""))
    return table


def _save(path: Path, arrays: Arrays) -> None:
    """Writes an .npz file. Not by numpy.savez, which does not accept an array named `file`."""
    try:
        with path.open("wb") as output, ZipFile(output, "w") as archive:
            for name, array in arrays.items():
                with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                    np.lib.format.write_array(file, array, allow_pickle=False)
    except OSError as error:
        raise OptionError(f"cannot write {str(path)!r}: {error.strerror}") from None
