"""`wfv run`: runs a bundled kernel, or one from a file on the arguments of -a, verifies it and times it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from zipfile import ZipFile

import typer
from rich.markup import escape
from rich.table import Table

from wfv.bench.sampling import Budget
from wfv.cli.console import check_outputs, say, stdout, write_output
from wfv.cli.options import (
    Boscc,
    BuildFlags,
    Json,
    KernelOrFile,
    Lanes,
    LaunchOptions,
    Math,
    Remarks,
    StrategyOrAuto,
    Target,
    ThreadsOrAll,
)
from wfv.errors import OptionError
from wfv.runtime.tables import rich_table
from wfv.strategies import STRATEGIES

if TYPE_CHECKING:
    from kernels_ir.catalog import Arrays

BUDGET = Budget(runs=30, seconds=1.0, least=5)
SHOWN = 8  # values of an array


def run(
    kernel: KernelOrFile,
    strategy: StrategyOrAuto = None,
    lanes: Lanes = None,
    target: Target = "host",
    threads: ThreadsOrAll = None,
    boscc: Boscc = None,
    math: Math = "fast",
    verbose: Annotated[
        bool, typer.Option("-v", "--verbose", help="Also print the decisions, and what is not vectorized and why.")
    ] = False,
    *,
    launch: LaunchOptions,
    save: Annotated[Path | None, typer.Option(metavar="OUT.npz", help="For a file: write the arrays to it.")] = None,
    compare_strategies: Annotated[
        bool, typer.Option("--compare-strategies", help="Verify and time all strategies.")
    ] = False,
    json: Json = None,
    remarks: Remarks = None,
    flags: BuildFlags,
) -> None:
    """Runs a kernel, verifies it, and times it against scalar. Exits with 3 on a mismatch.

    A bundled kernel has its own arguments and a reference in NumPy. A kernel from a file gets the arguments of -a; its
    results must equal those of strategy scalar.
    """
    from kernels_ir import catalog
    from wfv.auto.settings import strategy_or_default
    from wfv.bench.cells import BASELINE, Setup, check_runnable, launch_all
    from wfv.bench.json_record import record_text
    from wfv.cli.decisions import explain_run, verdict
    from wfv.cli.kernel_source import KernelSource, options_for, suited
    from wfv.cli.measure import Runs, file_runs, measure_all, report_mismatches, strategy_table
    from wfv.runtime.launch.printf_output import muted
    from wfv.runtime.launch.threads import threads_or_default

    source = KernelSource(kernel, flags.texts)
    source.check_launch(launch, save)
    strategy = strategy_or_default(strategy)
    options = options_for(strategy, lanes, target, boscc, math)
    check_runnable(target)
    check_outputs(save, json, remarks)
    count, any_lanes = threads_or_default(threads), lanes is None
    if not source.is_bundled:
        text, name = source.load()
        options = suited(options, lanes, text, name)
        launch.sizes()  # checks them before anything is compiled
    setup = Setup(
        options.lanes, target, count, launch.size or "default", boscc=options.boscc, math=math, any_lanes=any_lanes
    )
    strategies = list(dict.fromkeys([BASELINE, *(STRATEGIES if compare_strategies else ()), strategy]))
    with muted():  # it prints once, in the launch below
        bundled = Runs(catalog.load(kernel), setup) if source.is_bundled else None
        runs = bundled or file_runs(text, name, options, setup, launch)
        cells = measure_all([runs.benchmark], strategies, runs.setup, BUDGET, builder=runs.build)
    stdout().print(strategy_table(cells))
    write_output(json, record_text(cells))
    chosen = runs.kernel(strategy)
    workload = None if source.is_bundled else runs.benchmark.workload("", 0)
    if workload is not None:
        workload.reset()
        launch_all(chosen, workload)
    if verbose or remarks is not None:
        explain_run(chosen, runs.sizes(), lanes is not None, threads, source.source_path, verbose, remarks)
    if workload is not None:
        stdout().print(_arrays_table(workload.arrays))
        if save is not None:
            _save(save, workload.arrays)
    if line := verdict(cells, strategy, chosen, runs.sizes()):
        say(line)
    raise typer.Exit(report_mismatches(cells))


def _arrays_table(arrays: Arrays) -> Table:
    rows = []
    for name, array in arrays.items():
        first = " ".join(f"{value:.6g}" if array.dtype.kind == "f" else str(value) for value in array.ravel()[:SHOWN])
        more = " .." if array.size > SHOWN else ""
        rows.append((escape(name), array.dtype, "x".join(map(str, array.shape)), escape(first) + more))
    return rich_table(("array", "dtype", "shape", "first values"), rows)


def _save(path: Path, arrays: Arrays) -> None:
    """Writes an .npz file. Not by numpy.savez, which does not accept an array named `file`."""

    import numpy as np

    try:
        with path.open("wb") as output, ZipFile(output, "w") as archive:
            for name, array in arrays.items():
                with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                    np.lib.format.write_array(file, array, allow_pickle=False)
    except OSError as error:
        raise OptionError(f"cannot write {str(path)!r}: {error.strerror}") from None
