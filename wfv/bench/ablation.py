"""An ablation study: the time of kernels without each optimization, relative to the time with all of them."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import geometric_mean, median

from rich.table import Table

from kernels_ir.catalog import Benchmark
from wfv.bench.cells import SEED, Builder, Cell, Setup, code_of, measure_kernel
from wfv.bench.sampling import Budget, Progress, clock_for
from wfv.options import OPTIMIZATIONS
from wfv.strategies import OWN_ANALYSIS
from wfv.tables import rich_table


def measure_ablation(
    benchmark: Benchmark,
    strategy: str,
    setup: Setup,
    budget: Budget,
    on_progress: Progress,
    builder: Builder,
) -> list[Cell]:
    """The cell with all optimizations, then one without each optimization that changes the code of the launches.

    All are sampled in the same rounds. Raises OptionError.
    """
    setups = {"nothing": setup} | {
        name: setup.with_options(without=setup.options.without | {name}) for name in OPTIMIZATIONS
    }
    kernels = {name: builder(benchmark, strategy, own) for name, own in setups.items()}
    workload, clock = benchmark.workload(setup.size, SEED), clock_for(setup.threads)
    codes = {name: code_of(kernel, workload) for name, kernel in kernels.items()}
    names = ["nothing", *(name for name in OPTIMIZATIONS if codes[name] != codes["nothing"])]
    cells = measure_kernel(
        benchmark, names, setup, budget, on_progress=on_progress, clock=clock, builder=lambda _, name, __: kernels[name]
    )
    for cell in cells:
        cell.mismatches = [f"without {cell.strategy}: {line}" for line in cell.mismatches]
    return [replace(cell, strategy=strategy, setup=setups[cell.strategy]) for cell in cells]


def ablation_table(cells: Sequence[Cell], shows_all: bool) -> Table:
    """A row for each optimization; `shows_all`: with all kernels whose code it changes, not only the largest losses."""
    always = frozenset.intersection(*(cell.setup.options.without for cell in cells))
    base = {
        cell.kernel: median(cell.samples) for cell in cells if cell.samples and cell.setup.options.without == always
    }
    rows = []
    for name in OPTIMIZATIONS:
        own = [
            cell
            for cell in cells
            if name in cell.setup.options.without - always and cell.samples and cell.kernel in base
        ]
        factors = sorted(((median(cell.samples) / base[cell.kernel], cell.kernel) for cell in own), reverse=True)
        mean = geometric_mean([*(factor for factor, _ in factors), *[1.0] * (len(base) - len(own))] or [1.0])
        shown = factors if shows_all else factors[:1]
        rows.append(
            (name, str(len(own)), f"{mean:.3f}", ", ".join(f"{kernel} {factor:.2f}" for factor, kernel in shown))
        )
    common, size = cells[0].setup.options, cells[0].setup.size
    title = f"Time without / time with, {cells[0].strategy}, {common.lanes} lanes, {common.target}, size {size}"
    title += f", analysis {common.analysis}" if common.analysis != OWN_ANALYSIS else ""
    caption = f"geometric mean over {len(base)} kernels; those that lose most come first"
    return rich_table(("without", ">kernels changed", ">mean", "kernels"), rows, title=title, caption=caption)
