"""Pictures of control flow for the page: SVG in which each block is an element of its own that scripts can find."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping

from wfv.inspect.report.code import block_key
from wfv.inspect.view import draw
from wfv.inspect.view.labels import BORDERS, FILLS
from wfv.inspect.view.nodes import Nodes
from wfv.inspect.view.shading import Panel
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function

_SVG = "http://www.w3.org/2000/svg"
_LINK = "http://www.w3.org/1999/xlink"
ET.register_namespace("", _SVG)


def graph_svg(panel: Panel) -> str:
    """The picture as an SVG element. A node has the keys of its blocks, and of those that only jump to it."""
    graph = draw.draw_panels("Control flow", [panel])
    graph.graph_attr["label"] = ""  # the page has the legend
    svg = draw.render(graph, "svg").decode()
    root = ET.fromstring(svg[svg.index("<svg") :])
    found = {name: node for number, fn in enumerate(panel.functions) for name, node in _nodes(panel, fn, number)}
    for parent in list(root.iter()):
        for child in list(parent):
            _clean(parent, child, found)
    for name in ("width", "height"):
        root.set(name, f"{float(root.get(name, '0').removesuffix('pt')):.0f}")
    return ET.tostring(root, encoding="unicode")


def legend() -> list[tuple[str, str, int]]:
    """What the colours of blocks mean: the words, the colour, and the width of the border."""
    return [(shade.value, fill, BORDERS.get(shade, 1)) for shade, fill in FILLS.items()]


def has_groups(panel: Panel) -> bool:
    """Whether loops or regions are single nodes, because there are many blocks."""
    return any(node.is_group for fn in panel.functions for node in Nodes(Cfg(fn), panel.limit, panel.folds))


def _nodes(panel: Panel, fn: Function, number: int) -> Iterator[tuple[str, tuple[str, str]]]:
    """The name of each node in the picture, with the keys of its blocks and its title."""
    nodes, index = Nodes(Cfg(fn), panel.limit, panel.folds), {block: at for at, block in enumerate(fn.blocks)}
    for at, node in enumerate(nodes):
        jumps = [block for block in nodes.skipped if nodes.target(block) in node.blocks]
        keys = " ".join(block_key(number, index[block]) for block in (*node.blocks, *jumps))
        yield f"p0f{number}b{at}", (keys, f"{node.kind} {node.first.name}")


def _clean(parent: ET.Element, child: ET.Element, nodes: Mapping[str, tuple[str, str]]) -> None:
    """Removes links and titles, which would be tooltips; marks the elements of blocks."""
    if child.tag == f"{{{_SVG}}}g":
        title = child.find(f"{{{_SVG}}}title")
        found = nodes.get(title.text or "") if title is not None else None
        child.attrib.pop("id", None)
        if title is not None:
            child.remove(title)
        if found is not None:
            child.set("class", "node block")
            child.set("data-block", found[0])
            child.set("aria-label", found[1])
    for anchor in list(child.findall(f"{{{_SVG}}}a")):
        at = list(child).index(anchor)
        child.remove(anchor)
        for offset, inner in enumerate(list(anchor)):
            child.insert(at + offset, inner)
