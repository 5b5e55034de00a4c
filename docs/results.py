"""Writes docs/results.md with its charts: measures what has no record in FOLDER/records yet, and renders the records.

    PYTHONPATH=. python docs/results.py FOLDER

It takes some eleven minutes with two peers (docs/peers.md).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import geometric_mean
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kernels_ir import catalog
from kernels_ir.catalog import Benchmark
from wfv.bench.ablation import ablation_table, code_of
from wfv.bench.cells import BASELINE, Cell, Setup, build_kernel
from wfv.bench.json_record import Record, read_json
from wfv.bench.peers.peer import INTEL, POCL, absence
from wfv.bench.pictures import drawn
from wfv.bench.reproduce import write_files
from wfv.bench.sampling import Budget
from wfv.bench.speedup_plot import PAGE, draw_speedups
from wfv.bench.table import paper_speedup, speedups_of
from wfv.bench.table_formats import shown
from wfv.cli.bench import run_ablation, run_peers
from wfv.cli.measure import report_mismatches
from wfv.cli.options import BenchOptions
from wfv.cli.reproduce import paper_cells
from wfv.llvm.elf import read_functions

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
    """What the template of the page is filled with. Raises ValueError if the parts are not of one machine."""
    if len({str(part["machine"]) for part in parts.values()}) > 1:
        raise ValueError("the records are of different machines or versions: measure into an empty folder")
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


def cells_of(record: Mapping[str, Any]) -> list[Cell]:
    """The cells of a record that was read."""
    return [Cell(row["kernel"], row["strategy"], _setup(row), row["samples"]) for row in record["results"]]


def _setup(row: Mapping[str, Any]) -> Setup:
    without = frozenset(row["without"].split(", ")) - {"-"}
    return Setup(row["lanes"], row["target"], row["threads"], row["size"], math=row["math"], without=without)


def parts_to_measure() -> dict[str, Callable[[Path], int]]:
    """What measures each part into a file and returns the exit code; the peers, if one is installed."""

    def paper(path: Path) -> int:
        cells = paper_cells("default", "x86-64-v2", Budget(seconds=1.0))
        path.write_text(Record(cells).text())
        return report_mismatches(cells)

    peers = [name for name in (INTEL, POCL) if absence(name, run_peers.find_library(name)) is None]
    asked = BenchOptions(all=True, max_seconds=0.4, runs=25)
    parts = {"paper": paper, "ablation": lambda path: run_ablation.run(asked, "default", False, path, "table")}
    return parts | ({"peers": lambda path: run_peers.run(asked, ",".join(peers), path, "table")} if peers else {})


def write_results(folder: Path) -> int:
    """Measures the parts that have no record, and writes the page and its charts; returns the exit code."""
    records = folder / "records"
    records.mkdir(parents=True, exist_ok=True)
    for name, measure in parts_to_measure().items():
        path = records / f"{name}.json"
        if not path.exists() and (wrong := measure(path)):
            path.unlink()
            return wrong
    parts = {path.stem: read_json(path) for path in sorted(records.glob("*.json"))}
    sizes = code_sizes([catalog.load(name) for name in catalog.names()])
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True,
    )  # fmt: skip
    page = environment.get_template("results.md.j2").render(sizes=sizes, **results_values(parts))
    write_files(folder, iter([("results.md", page)]))
    write_files(folder / "images", results_pictures(parts))
    return 0


if __name__ == "__main__":
    sys.exit(write_results(Path(sys.argv[1])))
