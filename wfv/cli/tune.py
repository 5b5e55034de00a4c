"""`wfv tune`: chooses options by measurement."""

from typing import Annotated

import typer

from wfv.bench.sampling import threads_text
from wfv.cli.console import EXIT_WRONG, check_outputs, say, stderr, stdout, write_output
from wfv.cli.options import BuildFlags, Json, KernelOrFile, LaunchOptions, Math, Target, ThreadsOrAll
from wfv.options import DEFAULT

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
    from kernels_ir import catalog
    from wfv.bench import tune as search
    from wfv.bench.cells import check_runnable
    from wfv.bench.tune_table import make_table, problem_lines, record_text, verdict
    from wfv.cli.kernel_source import KernelSource, options_for
    from wfv.cli.launches import workloads_by_lanes
    from wfv.runtime.launch.printf_output import muted
    from wfv.runtime.launch.threads import threads_or_default

    source = KernelSource(kernel, flags.texts)
    options = options_for(DEFAULT, None, target, math=math, without=flags.without)
    check_runnable(target)
    check_outputs(json)
    source.check_launch(launch)
    size = launch.size or SIZE
    text, name, options = source.load_with(options, None)
    with muted():
        bundled = catalog.load(kernel).workload(size, SEED) if source.is_bundled else None
        make = (lambda lanes: bundled) if bundled else workloads_by_lanes(launch, text, name, options)
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
