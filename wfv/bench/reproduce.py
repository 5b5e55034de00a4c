"""Reproduces the tables and figures of papers, in their formats.

* `cc2012`: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 6: speedups and times.
* `pldi2018`: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 3: the uniform branches that stay.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.table import Table

from passes.analysis.analyses import shapes_of
from passes.analysis.shapes import UNIFORM, VARYING, Assumptions, Shape
from passes.linearize.plan import plan_linearization
from wfv.bench.cells import BASELINE, Cell
from wfv.bench.json_record import record_text
from wfv.bench.plots import COLUMN, PAGE, draw_speedups
from wfv.bench.table import Rows, make_table, milliseconds, setup_text
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, branches, is_reducible, natural_loops
from wfv.inspect.pictures import FORMATS as PICTURES
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.parser import parse_module
from wfv.ir.values import Value
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
