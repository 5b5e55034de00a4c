"""Draws control-flow graphs with Graphviz: one panel, or several side by side, to files and in notebooks.

A block that only jumps on is left out: its edges lead to the next one. The blocks of a straight line are one node.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from wfv.errors import optional_module
from wfv.inspect.view.graphviz_errors import without_fontconfig
from wfv.inspect.view.labels import (
    FILLS,
    Row,
    block_rows,
    edge_labels,
    edge_rows,
    line_label,
    table_label,
    title_label,
    title_with_legend,
    tooltip,
)
from wfv.inspect.view.lane_words import NO_WORDS, LaneWords
from wfv.inspect.view.shading import Panel, Shade
from wfv.inspect.view.value_words import block_title
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.reached import reached
from wfv.ir.values import ConstInt, Value

_CONTINUATION = re.compile(r"\.c(\d+)(?=\.|$)")
LOOKS: dict[str, dict[str, str]] = yaml.safe_load(Path(__file__).with_name("looks.yaml").read_text())


def draw_panels(title: str, panels: Sequence[Panel], joins: bool = True) -> Any:
    """A pygraphviz graph of all panels. Raises OptionError if pygraphviz is not installed.

    `joins`: in a picture of one panel, the blocks of a straight line are one node.
    """
    graphviz = optional_module("pygraphviz", "pictures need pygraphviz", "pip install 'wfv[view]'")
    graph = graphviz.AGraph(directed=True, strict=False, name="cfg", **LOOKS["graph"])
    graph.node_attr.update(LOOKS["node"])
    graph.edge_attr.update(LOOKS["edge"])
    drawn = [_draw_panel(graph, panel, f"p{i}", joins and len(panels) == 1) for i, panel in enumerate(panels)]
    for left, right in pairwise(drawn):
        _align(graph, left, right)
    used = {panel.shade(fn, block) for panel in panels for fn in panel.functions for block in Cfg(fn).rpo}
    graph.graph_attr["label"] = title_with_legend(title, used, _notes(panels))
    return graph


def _notes(panels: Sequence[Panel]) -> list[str]:
    """The legend of the drawn elements that no colour explains."""
    headers = {loop.header.name for panel in panels for fn in panel.functions for loop in Cfg(fn).loops.all}
    divergent = {name for panel in panels for name in panel.divergent_loops}
    is_split = any(True for panel in panels for _ in continued(panel.functions))
    notes = ["dashed edge: back to a loop's header"] if headers else []
    notes += ["dashed box: loop that lanes leave in different iterations"] if headers & divergent else []
    notes += ["dotted edge: past a barrier"] if is_split else []
    return notes


def render(graph: Any, file_format: str) -> bytes:
    """The picture as svg, pdf, png (150 dots per inch) or dot."""
    if file_format == "dot":
        return str(graph.to_string()).encode()
    if file_format == "png":
        graph.graph_attr["dpi"] = "150"
    with without_fontconfig():
        return bytes(graph.draw(format=file_format, prog="dot"))


def _draw_panel(graph: Any, panel: Panel, key: str, joins: bool) -> dict[Block, str]:
    """Draws one panel in a box of its own; returns the name of each block's node.

    `joins`: the blocks of a straight line are one node. Beside other panels they are not: a tall node would push all
    that is at its height apart.
    """
    box = graph.add_subgraph(name=f"cluster_{key}", label=title_label(panel.title, 13), **LOOKS["panel"])
    found: dict[Block, str] = {}
    for number, fn in enumerate(panel.functions):
        inner = box
        if len(panel.functions) > 1:
            inner = box.add_subgraph(
                name=f"cluster_{key}f{number}", label=title_label(f"@{fn.name}", 10), **LOOKS["loop"]
            )
        found |= _draw_function(inner, panel, fn, f"{key}f{number}", joins)
    for src, dst in continued(panel.functions):  # a later continuation is drawn below
        is_below = list(found).index(dst) > list(found).index(src)
        box.add_edge(found[src], found[dst], style="dotted", constraint=str(is_below).lower())
    return found


def _draw_function(box: Any, panel: Panel, fn: Function, key: str, joins: bool) -> dict[Block, str]:
    """Draws one function; returns the name of each block's node."""
    cfg, words, lines = Cfg(fn), panel.words.get(fn.name, NO_WORDS), named_lines(fn, key, joins)
    names = {block: name for name, line in lines.items() for block in line}
    for name, line in lines.items():
        _draw_line(box, panel, fn, line, name)
    for loop in cfg.loops.top:
        _draw_loop(box, panel, loop, names)
    for line in lines.values():
        _draw_edges(box, cfg, line[-1], names, words)
    return names


def _draw_line(box: Any, panel: Panel, fn: Function, line: Sequence[Block], name: str) -> None:
    """Draws the blocks of a straight line as one node."""
    shades, words = [panel.shade(fn, block) for block in line], panel.words.get(fn.name, NO_WORDS)
    cells = [_rows(panel, fn, block, shade, words) for block, shade in zip(line, shades, strict=True)]
    tip = "\n".join(map(tooltip, line))
    if len(line) > 1:
        for cell, block in zip(cells[:-1], line[:-1], strict=True):
            cell.extend(next(iter(edge_rows(block, words).values())))
        label = line_label(list(zip(cells, shades, strict=True)))
        box.add_node(name, label=label, tooltip=tip, shape="plain", style="")
        return
    look = {"fillcolor": FILLS[shades[0]], "penwidth": "2" if shades[0] is Shade.BRANCH else "1"}
    look["peripheries"] = "2" if shades[0] is Shade.KEPT else "1"
    box.add_node(name, label=table_label(cells[0]), tooltip=tip, **look)


def _rows(panel: Panel, fn: Function, block: Block, shade: Shade, words: LaneWords) -> list[Row]:
    lanes = "" if shade is Shade.UNIFORM else words.entry.get(block.name, "")
    changes = panel.changes.get(fn.name, {}).get(block.name, "")
    return block_rows(block, lanes, words.linearized(block), panel.values, changes)


def _draw_loop(box: Any, panel: Panel, loop: Loop, names: dict[Block, str]) -> None:
    inside = list(dict.fromkeys(name for block, name in names.items() if loop.contains(block)))
    name = loop.header.name
    is_divergent = name in panel.divergent_loops
    words = "divergent loop" if is_divergent else "loop with live mask" if name in panel.live_loops else "loop"
    label = title_label(f"{words} at {block_title(name)}", 10)
    look = LOOKS["loop"] | (LOOKS["divergent_loop"] if is_divergent else {})
    inner = box.add_subgraph(inside, name=f"cluster_loop_{inside[0]}", label=label, **look)
    for child in loop.children:
        _draw_loop(inner, panel, child, names)


def _draw_edges(box: Any, cfg: Cfg, src: Block, names: dict[Block, str], words: LaneWords) -> None:
    labels, skipped = edge_labels(src, words), jumps(cfg)
    for dst in cfg.succs(src):
        target = resolved(dst, skipped)
        if cfg.dominates(target, src) and target is not src:
            # Drawn from the header with the arrow at the tail, so that the header stays above its loop.
            box.add_edge(names[target], names[src], label=labels[dst], dir="back", style="dashed")
        else:
            style = "dashed" if target is src else "solid"
            box.add_edge(names[src], names[target], label=labels[dst], style=style)


def _align(graph: Any, left: dict[Block, str], right: dict[Block, str]) -> None:
    """Draws blocks with the same name at the same height, and the left panel on the left."""
    for number, (a, b) in enumerate(aligned_pairs(list(left), list(right))):
        graph.add_subgraph([left[a], right[b]], name=f"row_{left[a]}_{right[b]}", rank="same")
        if number == 0:
            graph.add_edge(left[a], right[b], style="invis")


def named_lines(fn: Function, key: str, joins: bool = True) -> dict[str, list[Block]]:
    """The nodes of a function in a picture: their names, and the blocks of each."""
    cfg = Cfg(fn)
    skipped = jumps(cfg)
    drawn = [block for block in cfg.rpo if block not in skipped]
    lines = straight_lines(cfg, drawn, skipped) if joins else [[block] for block in drawn]
    return {f"{key}b{i}": line for i, line in enumerate(lines)}


def straight_lines(cfg: Cfg, drawn: Sequence[Block], skipped: Mapping[Block, Block]) -> list[list[Block]]:
    """The blocks that are drawn, those of a straight line together: up to a branch, and to where loops begin or end."""
    headers = {loop.header for loop in cfg.loops.all}
    targets = {block: {resolved(each, skipped) for each in cfg.succs(block)} for block in drawn}
    entries, after = Counter(each for some in targets.values() for each in some), dict[Block, Block]()
    for block, some in targets.items():
        for target in some if len(some) == 1 else ():
            is_inside = cfg.loops.innermost(target) is cfg.loops.innermost(block) and target not in headers
            if is_inside and entries[target] == 1 and len(targets[target]) < 2:
                after[block] = target
    lines = [[block] for block in drawn if block not in after.values()]
    for line in lines:
        while line[-1] in after:
            line.append(after[line[-1]])
    return lines


def jumps(cfg: Cfg) -> dict[Block, Block]:
    """The blocks that only jump on and have one edge in, with the block they jump to, if no edge is there twice."""
    found: dict[Block, Block] = {}
    headers = {loop.header for loop in cfg.loops.all}
    for block in cfg.rpo:
        if len(block.instrs) != 1 or len(cfg.succs(block)) != 1 or len(cfg.preds(block)) != 1 or block in headers:
            continue
        ((pred,), (target,)) = cfg.preds(block), cfg.succs(block)
        others = [resolved(each, found) for each in cfg.succs(pred) if each is not block]
        if pred is not target and resolved(target, found) not in others and target not in headers:
            found[block] = target
    return found


def resolved(block: Block, skipped: Mapping[Block, Block]) -> Block:
    """The block that is drawn for an edge to `block`."""
    while block in skipped:
        block = skipped[block]
    return block


def continued(functions: Sequence[Function]) -> Iterator[tuple[Block, Block]]:
    """The blocks that return ids of continuations, each with the entry of a continuation that may come next."""
    numbered = {found[1]: fn for fn in functions if (found := _CONTINUATION.search(fn.name))}
    for block in (block for fn in numbered.values() for block in Cfg(fn).rpo if block.terminator.op == "ret"):
        ids = {str(value.value) for value in reached(block.terminator.operands, _chosen) if isinstance(value, ConstInt)}
        yield from ((block, numbered[number].entry) for number in sorted(ids & numbered.keys()))


def _chosen(value: Value) -> Sequence[Value]:
    """The values that a phi or select may choose."""
    is_select = is_op(value, "select")
    return value.operands[is_select:] if isinstance(value, Instr) and (is_select or value.op == "phi") else ()


def aligned_pairs(left: Sequence[Block], right: Sequence[Block]) -> list[tuple[Block, Block]]:
    """Pairs of blocks with the same name that are in the same order on both sides.

    Both are in topological order except for back edges: with a row for each pair, edges still lead down.
    """
    lefts, rights = ([block.name for block in side] for side in (left, right))
    matches = SequenceMatcher(None, lefts, rights, autojunk=False).get_matching_blocks()
    return [(left[a + k], right[b + k]) for a, b, count in matches for k in range(count)]
