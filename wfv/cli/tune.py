"""`wfv tune`: makes the choices of `auto` for a launch."""

import typer

from wfv.cli.console import check_outputs, stderr, stdout, write_output
from wfv.cli.options import BuildFlags, CodeOptions, Json, KernelOrFile, LaunchOptions, Math, Target, ThreadsOrAll
from wfv.options import DEFAULT


def tune(
    kernel: KernelOrFile,
    target: Target = "host",
    threads: ThreadsOrAll = None,
    math: Math = "fast",
    *,
    launch: LaunchOptions,
    json: Json = None,
    flags: BuildFlags,
) -> None:
    """Makes the choice of `auto` for a launch now, and times it. Exits with 3 on a mismatch.

    The cache keeps the choice. All candidates are compiled and measured, as in a program that launches the kernel
    often (docs/auto.md).
    """
    from wfv.auto_settings import AUTO
    from wfv.bench.cells import BASELINE, Setup, check_runnable
    from wfv.bench.json_record import record_text
    from wfv.cli.decisions import decisions_table
    from wfv.cli.kernel_source import KernelSource, options_of
    from wfv.cli.launches import are_compared
    from wfv.cli.measure import auto_code, measured, report_mismatches, runs_of, strategy_table, tune_all
    from wfv.cli.run import BUDGET
    from wfv.runtime.launch.printf_output import muted
    from wfv.runtime.launch.thread_count import threads_or_default

    source = KernelSource(kernel, flags)
    source.check_launch(launch)
    check_runnable(target)
    check_outputs(json)
    base = options_of(DEFAULT, CodeOptions(None, target, math=math), flags)
    text, name, options = source.load_with(base, None)
    setup = Setup(options, threads_or_default(threads), launch.size or Setup.size, any_lanes=True)
    with muted():
        runs = runs_of(source, launch, text, name, setup)
        with stderr().status(f"{name}: compiling and timing"):
            workload, tuned = tune_all(runs)
        (cells,) = measured([runs], [BASELINE, AUTO], BUDGET)
    stdout().print(strategy_table(cells, source.is_bundled or are_compared(workload, tuned), auto_code(runs)))
    stdout().print(decisions_table(tuned, runs.sizes(), False, threads))
    write_output(json, record_text(cells))
    raise typer.Exit(report_mismatches(cells))
