"""`wfv report`: one HTML file about a kernel."""

from pathlib import Path
from typing import Annotated

import typer

from wfv.auto_settings import AUTO
from wfv.bench.sampling import Budget, clock_for
from wfv.cli.console import check_outputs, write_output
from wfv.cli.option_texts import words
from wfv.cli.options import BuildFlags, CodeOptions, KernelOrFile, LaunchOptions, Threads
from wfv.errors import OptionError
from wfv.options import DEFAULT
from wfv.strategies import STRATEGIES, find_strategy

BUDGET = Budget(runs=30, seconds=0.3, least=11)
SIZE = "default"


def report(
    kernel: KernelOrFile,
    output: Annotated[Path, typer.Option("-o", metavar="OUT.html", help="The file for the page.")],
    strategies: Annotated[
        str | None, typer.Option(help="Strategies to compare, separated by commas (default: all).")
    ] = None,
    strategy: Annotated[
        str | None,
        typer.Option(
            help=f"The strategy whose code is shown, one of {', '.join(STRATEGIES)} (default: the cost model's choice)."
        ),
    ] = None,
    *,
    code: CodeOptions,
    threads: Threads = 1,
    launch: LaunchOptions,
    flags: BuildFlags,
) -> None:
    """Writes one HTML page about a kernel. Exits with 3 on a mismatch.

    The page shows the source, the steps, the control flow, the machine code, times and remarks.

    The page needs no network. A kernel from a file is measured if its launch is given, as for `wfv run`.
    """
    from wfv.bench.cells import Cell, Setup, check_runnable, measure_kernel
    from wfv.cli.kernel_source import KernelSource
    from wfv.cli.kernel_source import options_of as options_with
    from wfv.cli.measure import measured_rows, report_mismatches, runs_of, sampled_text, traces_of
    from wfv.inspect.explain.summary import options_of, summarize
    from wfv.inspect.pictures import check_templates, matplotlib_module
    from wfv.inspect.report.page import report_page
    from wfv.runtime.launch.printf_output import muted

    source = KernelSource(kernel, flags)
    source.check_launch(launch)
    check_templates()  # an error before anything is measured
    matplotlib_module("figure")
    check_outputs(output)
    names = _strategies(strategies)
    base = options_with(strategy or DEFAULT, code, flags)
    check_runnable(code.target)
    text, name, base = source.load_with(base, code.lanes)
    path = source.source_path
    asked = (base.strategy.name, base.lanes) if strategy or code.lanes else (None, None)
    summary = summarize(text, name, base, path, (), *asked)
    options = base if strategy or code.lanes else options_of(base, summary.candidate)
    cells, traces = list[Cell](), None
    with muted():
        setup = Setup(options, threads, launch.size or SIZE)
        if source.is_bundled or launch.global_size or launch.argument or launch.local_size:
            runs, clock = runs_of(source, launch, text, name, setup), clock_for(threads)
            cells = measure_kernel(runs.benchmark, names, runs.setup, BUDGET, builder=runs.build, clock=clock)
            traces = traces_of(runs, options)
        page = report_page(text, options, summary, measured_rows(cells), sampled_text(cells), path, traces or "")
    write_output(output, page.encode(errors="replace"))
    raise typer.Exit(report_mismatches(cells))


def _strategies(text: str | None) -> list[str]:
    """The strategies to compare, each once, `scalar` first. Raises OptionError."""
    names = list(STRATEGIES) if text is None else words(text)
    if AUTO in names:
        raise OptionError("the report compares strategies, and auto chooses one of them", help="leave auto out")
    for name in names:
        find_strategy(name)
    return list(dict.fromkeys(["scalar", *names]))
