"""Draws control-flow graphs with Graphviz: one panel, or several side by side, to files and in notebooks."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from wfv.errors import optional_module
from wfv.inspect.view.labels import (
    FILLS,
    block_label,
    edge_labels,
    group_label,
    title_label,
    title_with_legend,
    tooltip,
)
from wfv.inspect.view.lane_words import NO_WORDS, block_title
from wfv.inspect.view.nodes import Node, Nodes, aligned_pairs, continued
from wfv.inspect.view.shading import Panel, Shade
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function

LOOKS: dict[str, dict[str, str]] = yaml.safe_load(Path(__file__).with_name("looks.yaml").read_text())


def draw_panels(title: str, panels: Sequence[Panel]) -> Any:
    """A pygraphviz graph of all panels. Raises OptionError if pygraphviz is not installed."""
    graphviz = optional_module("pygraphviz", "pictures need pygraphviz", "pip install 'wfv[view]'")
    graph = graphviz.AGraph(directed=True, strict=False, name="cfg", **LOOKS["graph"])
    graph.node_attr.update(LOOKS["node"])
    graph.edge_attr.update(LOOKS["edge"])
    drawn = [_draw_panel(graph, panel, f"p{i}") for i, panel in enumerate(panels)]
    for left, right in pairwise(drawn):
        _align(graph, left, right)
    used = {panel.shade(fn, block) for panel in panels for fn in panel.functions for block in Cfg(fn).rpo}
    graph.graph_attr["label"] = title_with_legend(title, used, _notes(panels))
    return graph


def _notes(panels: Sequence[Panel]) -> str:
    """What is not explained by a colour, as far as it is drawn."""
    headers = {loop.header.name for panel in panels for fn in panel.functions for loop in Cfg(fn).loops.all}
    divergent = {name for panel in panels for name in panel.divergent_loops}
    is_split = any(True for panel in panels for _ in continued(panel.functions))
    notes = ["dashed edge: back to a loop's header"] if headers else []
    notes += ["dashed box: loop that lanes leave in different iterations"] if headers & divergent else []
    notes += ["dotted edge: past a barrier"] if is_split else []
    return "; ".join(notes)


def render(graph: Any, file_format: str) -> bytes:
    """The picture as svg, pdf, png (150 dots per inch) or dot."""
    if file_format == "dot":
        return str(graph.to_string()).encode()
    if file_format == "png":
        graph.graph_attr["dpi"] = "150"
    return bytes(graph.draw(format=file_format, prog="dot"))


def _draw_panel(graph: Any, panel: Panel, key: str) -> dict[Block, str]:
    """Draws one panel in a box of its own; returns the first block of each node, with the node's name."""
    box = graph.add_subgraph(name=f"cluster_{key}", label=title_label(panel.title, 13), **LOOKS["panel"])
    found: dict[Block, str] = {}
    for number, fn in enumerate(panel.functions):
        inner = box
        if len(panel.functions) > 1:
            inner = box.add_subgraph(
                name=f"cluster_{key}f{number}", label=title_label(f"@{fn.name}", 10), **LOOKS["loop"]
            )
        found |= _draw_function(inner, panel, fn, f"{key}f{number}")
    for src, dst in continued(panel.functions):
        box.add_edge(found[src], found[dst], style="dotted", constraint="false")
    return found


def _draw_function(box: Any, panel: Panel, fn: Function, key: str) -> dict[Block, str]:
    cfg = Cfg(fn)
    nodes = Nodes(cfg, panel.limit)
    ids = {node: f"{key}b{i}" for i, node in enumerate(nodes)}
    for node in nodes:
        _draw_node(box, panel, fn, node, ids[node])
    for loop in cfg.loops.top:
        _draw_loop(box, panel, loop, ids)
    for node in nodes:
        _draw_edges(box, nodes, node, ids, panel, fn.name)
    return {node.first: name for node, name in ids.items()}


def _draw_node(box: Any, panel: Panel, fn: Function, node: Node, name: str) -> None:
    shades = [panel.shade(fn, block) for block in node.blocks]
    shade = max(shades, key=list(Shade).index) if Shade.UNKNOWN not in shades else Shade.UNKNOWN
    look = {"fillcolor": FILLS[shade], "penwidth": "2" if shade is Shade.BRANCH else "1"}
    if node.is_group:
        names = "\n".join(block.name for block in node.blocks)
        box.add_node(name, label=group_label(node), tooltip=names, **LOOKS["group"], **look)
        return
    words = panel.words.get(fn.name, NO_WORDS)
    lanes = "" if shade is Shade.UNIFORM else words.entry.get(node.first.name, "")
    look["peripheries"] = "2" if shade is Shade.KEPT else "1"
    label = block_label(node.first, lanes, words.linearized(node.first))
    box.add_node(name, label=label, tooltip=tooltip(node.first), **look)


def _draw_loop(box: Any, panel: Panel, loop: Loop, ids: dict[Node, str]) -> None:
    inside = {node: name for node, name in ids.items() if all(map(loop.contains, node.blocks))}
    names = list(inside.values())
    if not names or (len(names) == 1 and all(node.is_group for node in inside)):
        return  # the loop is a single node, or a part of one
    is_divergent = loop.header.name in panel.divergent_loops
    words = "divergent loop" if is_divergent else "loop"
    label = title_label(f"{words} at {block_title(loop.header.name)}", 10)
    look = LOOKS["loop"] | (LOOKS["divergent_loop"] if is_divergent else {})
    inner = box.add_subgraph(names, name=f"cluster_loop_{names[0]}", label=label, **look)
    for child in loop.children:
        _draw_loop(inner, panel, child, ids)


def _draw_edges(box: Any, nodes: Nodes, node: Node, ids: dict[Node, str], panel: Panel, function: str) -> None:
    words, cfg, drawn = panel.words.get(function, NO_WORDS), nodes.cfg, set[str]()
    for src, dst, target in nodes.edges(node):
        label = "" if node.is_group else edge_labels(src, words)[dst]
        to = ids[nodes.of[target]]
        if node.is_group and to in drawn:
            continue
        drawn.add(to)
        if cfg.dominates(target, src) and nodes.of[target] is not node:
            # Drawn from the header with the arrow at the tail, so that the header stays above its loop.
            box.add_edge(to, ids[node], label=label, dir="back", style="dashed")
        else:
            box.add_edge(ids[node], to, label=label, style="dashed" if to == ids[node] else "solid")


def _align(graph: Any, left: dict[Block, str], right: dict[Block, str]) -> None:
    """Draws blocks with the same name at the same height, and the left panel on the left."""
    for number, (a, b) in enumerate(aligned_pairs(list(left), list(right))):
        graph.add_subgraph([left[a], right[b]], name=f"row_{left[a]}_{right[b]}", rank="same")
        if number == 0:
            graph.add_edge(left[a], right[b], style="invis")
