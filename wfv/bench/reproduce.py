"""Reproduces the tables and figures of papers and of the page of results, in the formats of papers.

* `cc2012`: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 6: speedups and times.
* `pldi2018`: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 3: the uniform branches that stay.
* `results`: docs/results.md, the charts and figures of one run, from its records.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import geometric_mean
from typing import Any

from rich.table import Table

from kernels_ir.catalog import Benchmark
from passes.analysis.analyses import shapes_of
from passes.analysis.shapes import UNIFORM, VARYING, Assumptions, Shape
from passes.linearize.plan import plan_linearization
from wfv.bench.ablation import ablation_table
from wfv.bench.cells import BASELINE, Cell, Setup, build_kernel, objects_of
from wfv.bench.json_record import cells_of, record_text
from wfv.bench.plots import COLUMN, PAGE, draw_speedups
from wfv.bench.table import Rows, make_table, milliseconds, paper_speedup, setup_text, speedups_of
from wfv.errors import OptionError
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, branches, is_reducible, natural_loops
from wfv.inspect.pictures import FORMATS as PICTURES
from wfv.inspect.pictures import drawn
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.parser import parse_module
from wfv.ir.values import Value
from wfv.llvm.elf import read_functions
from wfv.strategies import OWN_ANALYSIS
from wfv.tables import rich_table, shown

ENDINGS = {"markdown": ".md", "latex": ".tex", "csv": ".csv"}
LINEARIZERS = {"full": "every branch linearized", "region": "CC 2012", "partial": "PLDI 2018"}
BLOCKS = range(4, 7)  # of the graphs: smaller ones have one branch
LANES = 4


def table_files(name: str, table: Table) -> Iterator[tuple[str, str]]:
    """A table in each format: the names of the files and their texts."""
    yield from ((name + ending, f"{shown(table, format)}\n") for format, ending in ENDINGS.items())


def cc2012_files(cells: Sequence[Cell]) -> Iterator[tuple[str, str | bytes]]:
    """The tables of speedups, beside the paper's, and of times; the figure; all samples."""
    yield from table_files("speedups", make_table(Rows(cells), with_paper=True))
    yield from table_files("times", times_table(cells))
    for format, (name, look) in itertools.product(PICTURES, (("column", COLUMN), ("page", PAGE))):
        yield f"speedups-{name}.{format}", draw_speedups(cells, format, look)
    yield "record.json", record_text(cells)


def times_table(cells: Sequence[Cell]) -> Table:
    """Median milliseconds by kernel and strategy."""
    kernels, strategies = (dict.fromkeys(getattr(cell, of) for cell in cells) for of in ("kernel", "strategy"))
    texts = {(each.kernel, each.strategy): milliseconds(each) for each in cells}
    rows = [(kernel, *(texts[kernel, strategy] for strategy in strategies)) for kernel in kernels]
    title = setup_text(cells).replace(f"Speedup over {BASELINE}", "Median milliseconds")
    return rich_table(("kernel", *(f">{name}" for name in strategies)), rows, title=title)


def kept_table(counts: Sequence[int] = BLOCKS, analysis: str = OWN_ANALYSIS) -> Table:
    """For all acyclic graphs of so many blocks, with each choice of uniform branches: the share of these that stays."""
    rows = []
    for count in counts:
        total, kept = Counter[str](), Counter[str]()
        for fn, uniform in _functions(count):
            total.update(all=len(uniform), functions=1)
            kept.update(_kept(fn, uniform, analysis))
        shares = (f"{kept[name] / total['all']:.1%}" for name in LINEARIZERS)
        rows.append((str(count), f"{total['functions']:,}", f"{total['all']:,}", *shares))
    title = "Uniform branches that stay, of all acyclic graphs with each choice of uniform branches"
    headings = (
        ">blocks",
        ">functions",
        ">uniform branches",
        *(f">{name} ({what})" for name, what in LINEARIZERS.items()),
    )
    return rich_table(headings, rows, title=title)


def _functions(count: int) -> Iterator[tuple[Function, set[int]]]:
    """The functions, each with its uniform branches: some branch diverges, or nothing had to be linearized."""
    for graph in all_graphs(count):
        if natural_loops(graph) or not is_reducible(graph):
            continue
        own = branches(graph)
        for size in range(1, len(own)):
            for uniform in itertools.combinations(own, size):
                yield parse_module(_text(graph)).functions["f"], set(uniform)


def _text(graph: Graph) -> str:
    """A function with this graph: the parameter `%c.B` decides the branch of block B."""
    lines = ["define void @f(" + ", ".join(f"i1 %c.{block}" for block in branches(graph)) + ") {"]
    for block, succs in enumerate(graph):
        targets = ", ".join(f"label %b{succ}" for succ in succs)
        lines += [f"b{block}:", f"  br i1 %c.{block}, {targets}" if len(succs) > 1 else f"  br {targets}"]
    lines[-1] = "  ret void"
    return "\n".join([*lines, "}", ""])


def _kept(fn: Function, uniform: set[int], analysis: str) -> Mapping[str, int]:
    """How many uniform branches each linearizer keeps."""
    seeds: dict[Value, Shape] = {
        arg: UNIFORM if int(arg.name.removeprefix("c.")) in uniform else VARYING for arg in fn.args
    }
    cfg = Cfg(fn)
    shapes = shapes_of(fn, seeds, Assumptions(LANES, analysis=analysis), cfg)
    return {name: len(plan_linearization(cfg, shapes, name).kept) for name in LINEARIZERS}


def write_files(folder: Path, files: Iterator[tuple[str, str | bytes]]) -> list[str]:
    """Writes the files into the folder, which is made if there is none; returns their names."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for name, data in files:
        (folder / name).write_bytes(data.encode() if isinstance(data, str) else data)
        names.append(name)
    return names


FORMATS = ("svg", "pdf")
BEST = "unicf"  # of the paper's strategies
SIZED = (BASELINE, "naive", BEST)
SIZE_SETUP = Setup(lanes=8, target="x86-64-v3")  # of code whose size is shown
Parts = Mapping[str, Mapping[str, Any]]


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
