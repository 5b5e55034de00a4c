"""Pictures of control flow for the page: SVG in which each block is an element of its own that scripts can find."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from wfv.inspect.report.code import block_key
from wfv.inspect.view import draw
from wfv.inspect.view.nodes import Nodes
from wfv.inspect.view.shading import Panel
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function

# Comments, links, which would be tooltips, and ids: a page has several pictures.
_UNWANTED = re.compile(r"<!--.*?-->\n?|</?a\b[^>]*>\n?|(?<=<g) id=\"[^\"]*\"", re.DOTALL)
_NODE = re.compile(r' class="node">\n<title>(\w+)</title>')
_TITLE = re.compile(r"<title>.*?</title>\n?", re.DOTALL)


def graph_svg(panel: Panel) -> str:
    """The picture as an SVG element. A node has the keys of its blocks, and of those that only jump to it."""
    graph = draw.draw_panels("Control flow", [panel])
    graph.graph_attr["label"] = ""  # the page has the legend
    svg = draw.render(graph, "svg").decode()
    nodes = dict(node for number, fn in enumerate(panel.functions) for node in _nodes(panel, fn, number))
    svg = _UNWANTED.sub("", svg[svg.index("<svg") :])
    svg = _TITLE.sub("", _NODE.sub(lambda found: f' class="node block"{nodes[found[1]]}>', svg))
    return re.sub(r'="([\d.]+)pt"', r'="\1"', svg, count=2)


def has_groups(panel: Panel) -> bool:
    """Whether loops or regions are single nodes, because there are many blocks."""
    return any(node.is_group for fn in panel.functions for node in Nodes(Cfg(fn), panel.limit, panel.folds))


def _nodes(panel: Panel, fn: Function, number: int) -> Iterator[tuple[str, str]]:
    """The name of each node in the picture, and its attributes: the keys of its blocks and its title."""
    nodes, index = Nodes(Cfg(fn), panel.limit, panel.folds), {block: at for at, block in enumerate(fn.blocks)}
    for at, node in enumerate(nodes):
        jumps = [block for block in nodes.skipped if nodes.target(block) in node.blocks]
        keys = " ".join(block_key(number, index[block]) for block in (*node.blocks, *jumps))
        title = escape(f"{node.kind} {node.first.name}")
        yield f"p0f{number}b{at}", f' data-block="{keys}" aria-label="{title}"'
