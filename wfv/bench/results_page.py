"""What docs/results.md shows: the charts and figures of one run of `wfv reproduce results`, from its records."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import geometric_mean
from typing import Any

from kernels_ir.catalog import Benchmark
from wfv.bench.ablation import ablation_table, code_of
from wfv.bench.cells import BASELINE, Setup, build_kernel
from wfv.bench.json_record import cells_of
from wfv.bench.plots import PAGE, draw_speedups
from wfv.bench.table import paper_speedup, speedups_of
from wfv.errors import OptionError
from wfv.inspect.pictures import drawn
from wfv.llvm.elf import read_functions
from wfv.runtime.tables import shown

FORMATS = ("svg", "pdf")
BEST = "unicf"  # of the paper's strategies
SIZED = (BASELINE, "naive", BEST)
SIZE_SETUP = Setup(lanes=8, target="x86-64-v3")  # of code whose size is shown
Parts = Mapping[str, Mapping[str, Any]]


def code_sizes(benchmarks: Sequence[Benchmark]) -> dict[str, dict[str, int]]:
    """The bytes of machine code of each kernel under the strategies SIZED, which are the same on each machine."""
    return {each.name: {strategy: _code_size(each, strategy) for strategy in SIZED} for each in benchmarks}


def _code_size(benchmark: Benchmark, strategy: str) -> int:
    codes = code_of(build_kernel(benchmark, strategy, SIZE_SETUP), benchmark.workload("small", 1))
    return sum(function.size for code in codes for function in read_functions(code))


def results_pictures(parts: Parts) -> Iterator[tuple[str, bytes]]:
    """The charts: the names of the files and their contents."""
    cells = cells_of(parts["paper"])
    best = [cell for cell in cells if cell.strategy in (BASELINE, BEST)]
    for format in FORMATS:
        yield f"results-paper.{format}", draw_speedups(cells, format, PAGE)
        yield f"results-{BEST}.{format}", draw_speedups(best, format, PAGE)
        if "peers" in parts:
            yield f"results-peers.{format}", draw_peers(parts["peers"]["runs"]["best"], format)


def draw_peers(best: Mapping[str, Mapping[str, Any]], file_format: str) -> bytes:
    """The best peer's time over wfv's, a bar for each kernel."""
    found = sorted(
        (each["ratio"], f" {each['ratio']:.2f} ({each['peer']}) ", name) for name, each in best.items() if each["ratio"]
    )

    def paint(figure: Any) -> None:
        axes = figure.add_subplot()
        for ratio, text, name in found:
            axes.barh(name, ratio - 1, left=1, color="0.6", edgecolor="black", linewidth=0.6)
            axes.text(ratio, name, text, va="center", ha="left" if ratio >= 1 else "right")
        axes.axvline(1, color="black", linestyle="dashed", linewidth=1)
        axes.set_xscale("log", base=2)
        axes.xaxis.set_major_formatter("{x:g}")
        axes.margins(x=0.25, y=0.02)
        axes.yaxis.grid(False)
        axes.set_xlabel("time of the best peer in whichever mode / time of wfv")

    return drawn(paint, PAGE.width, len(found) * 0.18 + 0.7, file_format, PAGE.font)


def results_values(parts: Parts) -> dict[str, Any]:
    """What the template of the page is filled with. Raises OptionError if the parts are not of one machine."""
    if len({str(part["machine"]) for part in parts.values()}) > 1:
        raise OptionError("the records are of different machines or versions", help="measure into an empty folder")
    found = speedups_of(cells_of(parts["paper"]))
    speedups = {kernel: each.value for (kernel, strategy), each in found.items() if strategy == BEST}
    ablation = ablation_table(cells_of(parts["ablation"]), False)
    ablation.title = None
    builds = dict[str, dict[str, float]]()
    for row in parts.get("peers", {}).get("results", ()):
        builds.setdefault(row["kernel"], {})[row["column"]] = row["build_seconds"]
    best = parts["peers"]["runs"]["best"] if builds else {}
    return {
        "parts": parts,
        "speedups": speedups,
        "paper": {kernel: paper_speedup(kernel, BEST) for kernel in speedups},
        "ablation": shown(ablation, "markdown"),
        "builds": builds,
        "nine_mean": geometric_mean(
            [best[name]["ratio"] for name in speedups if best.get(name, {}).get("ratio")] or [1]
        ),
    }
