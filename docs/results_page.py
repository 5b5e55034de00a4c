"""Makes the page of results with its charts: measures the parts that DIR/records has not, then renders results.md.j2.

python docs/results_page.py DIR     # some eleven minutes with two peers (peers.md)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import geometric_mean
from typing import Any

import jinja2

from kernels_ir import catalog
from kernels_ir.catalog import Benchmark
from wfv.bench.ablation import ablation_table
from wfv.bench.cells import BASELINE, Cell, Setup, build_kernel, objects_of
from wfv.bench.json_record import read_json, record_text
from wfv.bench.peers.peer import INTEL, POCL, absence
from wfv.bench.plots import PAGE, draw_speedups
from wfv.bench.reproduce import write_files
from wfv.bench.sampling import Budget
from wfv.bench.table import Rows, make_table, paper_speedup, speedups_of
from wfv.cli.bench import LANES, MORE_STRATEGIES, STRATEGIES, TARGET, run_ablation, run_peers
from wfv.cli.measure import report_mismatches
from wfv.cli.options import BenchLaunch, BenchOptions, BuildFlags
from wfv.cli.reproduce import measure_cells
from wfv.errors import OptionError
from wfv.inspect.pictures import drawn
from wfv.llvm.elf import read_functions
from wfv.options import make_options
from wfv.tables import shown

FORMATS = ("svg", "pdf")
BEST = "unicf"  # of the paper's strategies
SIZED = (BASELINE, "naive", BEST)
SIZE_SETUP = Setup(make_options(lanes=8, target="x86-64-v3"))  # of code whose size is shown
Parts = Mapping[str, Mapping[str, Any]]


def cells_of(record: Mapping[str, Any]) -> list[Cell]:
    """The cells of a record that was read."""
    return [
        Cell(row["kernel"], row["strategy"], _setup(row), row["samples"], same_as=row.get("same_code", ""))
        for row in record["results"]
    ]


def _setup(row: Mapping[str, Any]) -> Setup:
    without = frozenset(row["without"].split(", ")) - {"-"}
    options = make_options(lanes=row["lanes"], target=row["target"], math=row["math"], without=without)
    return Setup(options, row["threads"], row["size"])


def code_sizes(benchmarks: Sequence[Benchmark]) -> dict[str, dict[str, int]]:
    """The bytes of machine code, equal on each machine, of each kernel under the strategies SIZED."""
    return {each.name: {strategy: _code_size(each, strategy) for strategy in SIZED} for each in benchmarks}


def _code_size(benchmark: Benchmark, strategy: str) -> int:
    codes = objects_of(build_kernel(benchmark, strategy, SIZE_SETUP), benchmark.workload("small", 1))
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
    """The values for the template of the page. Raises OptionError if the parts are not of one machine."""
    if len({str(part["machine"]) for part in parts.values()}) > 1:
        raise OptionError("the records are of different machines or versions", help="measure into an empty folder")
    found = speedups_of(cells_of(parts["paper"]))
    speedups = {kernel: each.value for (kernel, strategy), each in found.items() if strategy == BEST}
    ablation = ablation_table(cells_of(parts["ablation"]), False)
    ablation.title = None
    irregular = make_table(Rows(cells_of(parts["irregular"])))
    irregular.title = None
    builds = dict[str, dict[str, float]]()
    for row in parts.get("peers", {}).get("results", ()):
        builds.setdefault(row["kernel"], {})[row["column"]] = row["build_seconds"]
    best = parts["peers"]["runs"]["best"] if builds else {}
    return {
        "parts": parts,
        "speedups": speedups,
        "paper": {kernel: paper_speedup(kernel, BEST) for kernel in speedups},
        "ablation": shown(ablation, "markdown"),
        "irregular": shown(irregular, "markdown"),
        "builds": builds,
        "nine_mean": geometric_mean(
            [best[name]["ratio"] for name in speedups if best.get(name, {}).get("ratio")] or [1]
        ),
    }


def _results(output: Path) -> tuple[int, list[str]]:
    """Measures the parts that have no record, and writes the page; the exit code and the names of the files."""

    records = output / "records"
    records.mkdir(parents=True, exist_ok=True)
    for name, measure in _parts().items():
        path = records / f"{name}.json"
        if not path.exists() and (wrong := measure(path)):
            path.unlink()
            return wrong, []
    parts = {path.stem: read_json(path) for path in sorted(records.glob("*.json"))}
    sizes = code_sizes([catalog.load(name) for name in catalog.names()])
    page = _template().render(sizes=sizes, **results_values(parts))
    pictures = write_files(output / "images", results_pictures(parts))
    return 0, [*write_files(output, iter([("results.md", page)])), *pictures]


def _parts() -> dict[str, Callable[[Path], int]]:
    """The functions that measure a part into a file and return the exit code; the peers, if one is installed."""

    def strategies(names: Sequence[str], compared: str, path: Path) -> int:
        cells = measure_cells(names, compared, Setup(make_options(lanes=LANES, target=TARGET)), Budget(seconds=1.0))
        path.write_text(record_text(cells))
        return report_mismatches(cells)

    peers = [name for name in (INTEL, POCL) if absence(name, run_peers.find_library(name)) is None]
    asked = BenchOptions(all=True, max_seconds=0.4, runs=25)
    parts: dict[str, Callable[[Path], int]] = {
        "paper": partial(strategies, catalog.names(), STRATEGIES),
        "irregular": partial(strategies, catalog.IRREGULAR, MORE_STRATEGIES),
        "ablation": lambda path: run_ablation.run(asked, BenchLaunch(), BuildFlags(), False, path, "table"),
    }
    return parts | ({"peers": lambda path: run_peers.run(asked, ",".join(peers), path, "table")} if peers else {})


def _template() -> jinja2.Template:
    folder = jinja2.FileSystemLoader(Path(__file__).parent)
    strict = {"autoescape": True, "undefined": jinja2.StrictUndefined}
    environment = jinja2.Environment(loader=folder, trim_blocks=True, lstrip_blocks=True, **strict)  # type: ignore[arg-type]
    return environment.get_template("results.md.j2")


if __name__ == "__main__":
    code, files = _results(Path(sys.argv[1]))
    print(f"{sys.argv[1]}: {', '.join(files)}")
    sys.exit(code)
