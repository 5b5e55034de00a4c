"""Draws control-flow graphs with Graphviz: one panel, or several side by side."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from wfv.errors import OptionError
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function
from wfv.view.alignment import aligned_pairs
from wfv.view.labels import FILLS, block_label, edge_labels, title_with_legend, tooltip
from wfv.view.shading import Panel, Shade

FONT = "Helvetica,Arial,DejaVu Sans,sans-serif"
GRAPH = {"fontname": FONT, "labelloc": "t", "newrank": "true", "nodesep": "0.35", "ranksep": "0.45", "pad": "0.2"}
NODE = {"shape": "box", "style": "filled,rounded", "fontname": FONT, "fontsize": "11", "margin": "0.08,0.03"}
EDGE = {"fontname": FONT, "fontsize": "10", "arrowsize": "0.7", "color": "#333333"}
MARKED = {"color": "#c00000", "fontcolor": "#c00000", "penwidth": "2.5"}
BOX = {"style": "rounded", "color": "#9a9a9a", "fontsize": "10", "fontcolor": "#555555", "labeljust": "l"}
PANEL_BOX = {"style": "rounded", "color": "#cccccc", "fontsize": "13", "labeljust": "c", "margin": "14"}


def draw_panels(title: str, panels: Sequence[Panel]) -> Any:
    """A pygraphviz graph of all panels. Raises OptionError if pygraphviz is not installed."""
    graph = _graphviz().AGraph(directed=True, strict=False, name="cfg", **GRAPH)
    graph.node_attr.update(NODE)
    graph.edge_attr.update(EDGE)
    drawn = [_draw_panel(graph, panel, f"p{i}") for i, panel in enumerate(panels)]
    for left, right in pairwise(drawn):
        _align(graph, left, right)
    used = {panel.shade(fn, block) for panel in panels for fn in panel.functions for block in Cfg(fn).rpo}
    graph.graph_attr["label"] = title_with_legend(title, used)
    return graph


def render(graph: Any, file_format: str) -> bytes:
    """The picture as svg, png (150 dots per inch) or dot."""
    if file_format == "dot":
        return str(graph.to_string()).encode()
    if file_format == "png":
        graph.graph_attr["dpi"] = "150"
    return bytes(graph.draw(format=file_format, prog="dot"))


def _graphviz() -> Any:
    try:
        return importlib.import_module("pygraphviz")
    except ImportError:
        raise OptionError("pictures need pygraphviz, which is not installed", help="pip install 'wfv[view]'") from None


def _draw_panel(graph: Any, panel: Panel, key: str) -> dict[Block, str]:
    """Draws one panel in a box of its own; returns the nodes' names."""
    box = graph.add_subgraph(name=f"cluster_{key}", label=panel.title, **PANEL_BOX)
    ids: dict[Block, str] = {}
    for number, fn in enumerate(panel.functions):
        inner = box
        if len(panel.functions) > 1:
            inner = box.add_subgraph(name=f"cluster_{key}f{number}", label=f"@{fn.name}", **BOX)
        ids |= _draw_function(inner, panel, fn, f"{key}f{number}")
    return ids


def _draw_function(box: Any, panel: Panel, fn: Function, key: str) -> dict[Block, str]:
    cfg = Cfg(fn)
    ids = {block: f"{key}b{i}" for i, block in enumerate(cfg.rpo)}
    for block in cfg.rpo:
        shade = panel.shade(fn, block)
        width = "2" if shade is Shade.BRANCH else "1"
        box.add_node(
            ids[block],
            label=block_label(block),
            fillcolor=FILLS[shade],
            penwidth=width,
            tooltip=tooltip(block),
        )
    for loop in cfg.loops.top:
        _draw_loop(box, loop, ids)
    for block in cfg.rpo:
        _draw_edges(box, cfg, block, ids, panel.marked)
    return ids


def _draw_loop(box: Any, loop: Loop, ids: dict[Block, str]) -> None:
    nodes = [name for block, name in ids.items() if loop.contains(block)]
    name = f"cluster_loop_{ids[loop.header]}"
    inner = box.add_subgraph(nodes, name=name, label=f"loop {loop.header.name}", **BOX)
    for child in loop.children:
        _draw_loop(inner, child, ids)


def _draw_edges(box: Any, cfg: Cfg, block: Block, ids: dict[Block, str], marked: frozenset[tuple[str, str]]) -> None:
    for target, label in edge_labels(block).items():
        look = MARKED if (block.name, target.name) in marked else {}
        if cfg.dominates(target, block) and target is not block:
            # Drawn from the header with the arrow at the tail, so that the header stays above its loop.
            box.add_edge(ids[target], ids[block], label=label, dir="back", style="dashed", **look)
        else:
            box.add_edge(ids[block], ids[target], label=label, style="dashed" if target is block else "solid", **look)


def _align(graph: Any, left: dict[Block, str], right: dict[Block, str]) -> None:
    """Draws blocks with the same name at the same height, and the left panel on the left."""
    for number, (a, b) in enumerate(aligned_pairs(list(left), list(right))):
        graph.add_subgraph([left[a], right[b]], name=f"row_{left[a]}_{right[b]}", rank="same")
        if number == 0:
            graph.add_edge(left[a], right[b], style="invis")
