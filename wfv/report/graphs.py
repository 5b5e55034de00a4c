"""Pictures of control flow for the page: SVG in which each block is an element of its own that scripts can find."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence

from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.report.ir_lines import block_key
from wfv.view import draw
from wfv.view.shading import Panel

_SVG = "http://www.w3.org/2000/svg"
_LINK = "http://www.w3.org/1999/xlink"
ET.register_namespace("", _SVG)


def graph_svg(panel: Panel) -> str:
    """The picture as an SVG element."""
    svg = draw.render(draw.draw_panels("Control flow", [panel]), "svg").decode()
    root = ET.fromstring(svg[svg.index("<svg") :])
    keys = _keys(panel.functions)
    for parent in list(root.iter()):
        for child in list(parent):
            _clean(parent, child, keys)
    for name in ("width", "height"):
        root.set(name, f"{float(root.get(name, '0').removesuffix('pt')):.0f}")
    return ET.tostring(root, encoding="unicode")


def _keys(functions: Sequence[Function]) -> dict[str, tuple[str, str]]:
    """From the node's name in the picture to the block's key and name."""
    found: dict[str, tuple[str, str]] = {}
    for number, fn in enumerate(functions):
        index = {block: at for at, block in enumerate(fn.blocks)}
        for at, block in enumerate(Cfg(fn).rpo):
            found[f"p0f{number}b{at}"] = block_key(number, index[block]), block.name
    return found


def _clean(parent: ET.Element, child: ET.Element, keys: Mapping[str, tuple[str, str]]) -> None:
    """Removes links and titles, which would be tooltips; marks the elements of blocks."""
    if child.tag == f"{{{_SVG}}}g":
        title = child.find(f"{{{_SVG}}}title")
        found = keys.get(title.text or "") if title is not None else None
        child.attrib.pop("id", None)
        if title is not None:
            child.remove(title)
        if found is not None:
            child.set("class", "node block")
            child.set("data-block", found[0])
            child.set("aria-label", f"block {found[1]}")
    for anchor in list(child.findall(f"{{{_SVG}}}a")):
        at = list(child).index(anchor)
        child.remove(anchor)
        for offset, inner in enumerate(list(anchor)):
            child.insert(at + offset, inner)
