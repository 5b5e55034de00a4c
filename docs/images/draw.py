"""Draws the pictures of docs/linearization.md, docs/lanes.md and docs/walkthrough.md, as SVG and PDF, from the root:

PYTHONPATH=. python docs/images/draw.py

The studies are measured: their PDFs are made of the SVGs, by `cairosvg NAME.svg -o NAME.pdf`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import wfv
from wfv.cli.cfg import panel_after
from wfv.inspect.lanes.picture import draw_lanes
from wfv.inspect.view import draw
from wfv.inspect.view.shading import Panel, Shades
from wfv.ir.cfg import Cfg, block_index_order
from wfv.ir.core import Function, Instr
from wfv.ir.edits import clone_function
from wfv.ir.types import VOID
from wfv.options import make_options
from wfv.pipeline import read_source

HERE = Path(__file__).parent
CASES = HERE.parent.parent / "tests" / "golden" / "linearize"
MARKED = {"color": "#c00000", "fontcolor": "#c00000", "penwidth": "2.5"}


def panel(case: str, strategy: str, step: str, title: str) -> Panel:
    text = read_source((CASES / f"{case}.ll").read_text())
    return replace(panel_after(text, "k", make_options(strategy, 4), step), title=title)


def both_kinds(case: str, *strategies: str) -> list[Panel]:
    """The kernel as it is, and what the strategies make of it."""
    names = {"naive": "full", "unival": "full", "unicf": "region", "partial": "partial"}
    return [
        panel(case, "unicf", "scalarize", "before"),
        *(panel(case, strategy, "linearize", names[strategy]) for strategy in strategies),
    ]


def invalid() -> list[Panel]:
    """The edge b2 -> b3 kept, although lanes from b1 need b4."""
    before, after = both_kinds("needed_by_other_lanes", "unicf")
    (fn,) = before.functions
    bent = rewired(fn, {"b0": ["b1"], "b1": ["b2"], "b2": ["b4", "b3"], "b4": ["b3"], "b3": ["b5"]})
    wrong = replace(before, title="invalid", functions=(bent,), words={}, shades=shades_of(after, bent))
    return [before, wrong, after]


def series() -> list[Panel]:
    """One graph from branches to a line: as it is, in topological order, linearized naively, wrongly, and rightly."""
    before, naive, valid = both_kinds("uniform_branch_past_other_lanes", "naive", "unicf")
    (fn,) = before.functions
    bent = rewired(fn, {"a": ["b"], "b": fn_targets(fn, "b"), "c": ["e"], "e": ["f"]})
    return [
        replace(before, title="original"),
        replace(before, title="topological order"),
        replace(naive, title="naive"),
        replace(before, title="invalid", functions=(bent,), words={}, shades=shades_of(valid, bent)),
        replace(valid, title="valid"),
    ]


def shades_of(panel: Panel, fn: Function) -> dict[str, Shades]:
    """The shades of the panel's function, for a function with the same blocks."""
    return {fn.name: panel.shades[panel.functions[0].name]}


def rewired(fn: Function, targets: dict[str, list[str]]) -> Function:
    """A copy of `fn` in which each block named in `targets` branches to the blocks named there.

    With one target the branch is unconditional; with several it keeps the condition. Phis are removed, because they
    refer to the old edges.
    """
    new = clone_function(fn, fn.name)
    by_name = {block.name: block for block in new.blocks}
    for block in new.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr.op != "phi"]
    for name, names in targets.items():
        old = by_name[name].terminator
        blocks = [by_name[target] for target in names]
        condition = list(old.operands) if len(blocks) > 1 else []
        by_name[name].instrs[-1] = Instr(VOID, "", old.op if condition else "br", condition, blocks=blocks)
    return new


def fn_targets(fn: Function, name: str) -> list[str]:
    """The targets of a block's branch, in its order."""
    return [target.name for block in fn.blocks if block.name == name for target in block.successors]


def loop_example() -> list[Panel]:
    """A loop that lanes leave in different iterations: as it is, with a live mask, and linearized."""
    case = "divergent_loop_with_uniform_branch"
    return [
        panel(case, "unicf", "scalarize", "original"),
        panel(case, "unicf", "loops", "after loops: a live mask"),
        panel(case, "naive", "linearize", "naive"),
        panel(case, "unicf", "linearize", "valid"),
    ]


def walkthrough() -> list[Panel]:
    """The second continuation of docs/walkthrough.ll, before and after its loop and branches are linearized."""
    text, panels = read_source((HERE.parent / "walkthrough.ll").read_text()), []
    for step, title in (("barriers", "before: after barriers"), ("linearize", "after linearize")):
        found = panel_after(text, "settle", make_options("unicf", 4), step)
        panels.append(replace(found, title=title, functions=found.functions[1:]))
    return panels


def lanes(file_format: str) -> bytes:
    """Eight lanes at work, under a strategy that keeps a uniform branch and one that does not."""
    kernel = wfv.build(HERE / "lanes.cl", lanes=8)["weigh"]
    x = np.random.default_rng(1).random(8, np.float32)
    traces = wfv.trace_lanes(kernel, (8, 8), (np.zeros_like(x), x, 1, 3), ["unicf", "naive"])
    return draw_lanes(list(traces), file_format=file_format)


def nodes_of(graph: Any, panel: int) -> dict[str, Any]:
    """The nodes of one panel by the names of their blocks, which tooltips begin with."""
    nodes = (node for node in graph.nodes() if node.startswith(f"p{panel}f"))
    return {node.attr["tooltip"].partition(":")[0]: node for node in nodes}


def mark(graph: Any, panel: int, edge: tuple[str, str]) -> None:
    """Draws an edge of a panel in red."""
    nodes = nodes_of(graph, panel)
    graph.get_edge(*(nodes[name] for name in edge)).attr.update(MARKED)


def line_up(graph: Any, panel: int, names: Sequence[str]) -> None:
    """Draws blocks of a panel below each other, with numbers."""
    nodes = [nodes_of(graph, panel)[name] for name in names]
    for number, node in enumerate(nodes, 1):
        label = node.attr["label"].replace("<b>", f"<b>{number}. ")
        node.attr["label"] = label if label.startswith("<<") else f"<{label}>"
    for before, after in pairwise(nodes):
        graph.add_edge(before, after, style="invis", weight="20")


def finish(name: str, graph: Any, panels: Sequence[Panel]) -> None:
    """What the text says of single blocks and edges."""
    if name == "invalid":
        mark(graph, 1, ("b2", "b3"))
    if name == "series":
        mark(graph, 3, ("b", "f"))
        line_up(graph, 1, [block.name for block in block_index_order(Cfg(panels[1].functions[0]))])


def main() -> None:
    pictures = {
        "full-and-region": ("Full and region", both_kinds("varying_uniform_varying", "unival", "unicf")),
        "region-and-partial": ("Region and partial", both_kinds("partial_keeps_uniform_branch", "unicf", "partial")),
        "series": ("From branches to a line", series()),
        "complex": ("Regions in regions", both_kinds("nested_regions", "unival", "unicf")),
        "loop": ("A loop that lanes leave in different iterations", loop_example()),
        "invalid": ("A block that other lanes need is skipped", invalid()),
        "walkthrough": ("The second continuation of settle", walkthrough()),
    }
    for name, (title, panels) in pictures.items():
        graph = draw.draw_panels(title, panels)
        finish(name, graph, panels)
        for file_format in ("svg", "pdf"):
            (HERE / f"{name}.{file_format}").write_bytes(draw.render(graph, file_format))
    for file_format in ("svg", "pdf"):
        (HERE / f"lanes.{file_format}").write_bytes(lanes(file_format))


if __name__ == "__main__":
    main()
