"""`wfv run`: runs a bundled kernel, or one from a file on the arguments of -a, verifies it and times it."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from wfv.bench.sampling import Budget
from wfv.cli.console import check_outputs, problem, say, stdout, write_output
from wfv.cli.options import (
    Bounds,
    BuildFlags,
    CodeOptions,
    Json,
    KernelOrFile,
    LaunchOptions,
    Remarks,
    StrategyOrAuto,
    ThreadsOrAll,
)
from wfv.strategies import STRATEGIES

BUDGET = Budget(runs=30, seconds=1.0, least=5)


def run(
    kernel: KernelOrFile,
    strategy: StrategyOrAuto = None,
    *,
    code: CodeOptions,
    threads: ThreadsOrAll = None,
    verbose: Annotated[
        bool, typer.Option("-v", "--verbose", help="Also print the decisions, and what is not vectorized and why.")
    ] = False,
    bounds: Bounds = False,
    check: Annotated[bool, typer.Option("--check", help="First look for mistakes (docs/check.md).")] = False,
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
    results must equal those of strategy scalar. --check looks for mistakes first, and exits with 4 if there are any.
    """
    from passes.records import has_scalar, saved_options
    from wfv.auto_settings import AUTO, strategy_or_default
    from wfv.bench.cells import BASELINE, Setup, check_runnable, launch_all
    from wfv.bench.json_record import record_text
    from wfv.cli.check import exit_on_mistakes, find_mistakes
    from wfv.cli.decisions import explain_run, faster_line
    from wfv.cli.kernel_source import KernelSource, options_of
    from wfv.cli.launches import are_compared, arrays_table, save_arrays
    from wfv.cli.measure import auto_code, measured, report_mismatches, runs_of, strategy_table
    from wfv.runtime.launch.printf_output import muted
    from wfv.runtime.launch.thread_count import threads_or_default

    source = KernelSource(kernel, flags)
    source.check_launch(launch, save)
    if check:
        exit_on_mistakes(find_mistakes(source, launch))
    named, strategy = strategy, strategy_or_default(strategy)
    options = options_of(strategy, code, flags)
    check_runnable(code.target)
    check_outputs(save, json, remarks)
    text, name, options = source.load_with(options, code.lanes, named)
    strategy = options.strategy.name if saved_options(text) else strategy
    size, any_lanes = launch.size or Setup.size, code.lanes is None
    setup = Setup(replace(options, bounds=bounds), threads_or_default(threads), size, any_lanes)
    others = STRATEGIES if compare_strategies else ()
    strategies = list(dict.fromkeys([*[BASELINE] * has_scalar(text), *others, strategy]))
    with muted():  # it prints once, in the launch below
        runs = runs_of(source, launch, text, name, setup)
        (cells,) = measured([runs], strategies, BUDGET)
    chosen = runs.kernel(strategy)
    workload = None if source.is_bundled else runs.benchmark.workload("", 0)
    auto = auto_code(runs) if strategy == AUTO else ""
    stdout().print(strategy_table(cells, workload is None or are_compared(workload, chosen), auto))
    if not has_scalar(text):
        problem("note: the IR has no scalar form any more: the results are not verified", "")
    write_output(json, record_text(cells))
    if workload is not None:
        workload.reset()
        launch_all(chosen, workload)
    if verbose or remarks is not None:
        explain_run(chosen, runs.sizes(), code.lanes is not None, threads, source.source_path, verbose, remarks)
    if workload is not None:
        stdout().print(arrays_table(workload.arrays))
        if save is not None:
            save_arrays(save, workload.arrays)
    if line := faster_line(cells, strategy):
        say(line)
    exit_code = report_mismatches(cells)
    if exit_code and workload is not None:
        problem("note: a race, or an access out of bounds, gives such results, too: wfv check finds it", "")
    raise typer.Exit(exit_code)
