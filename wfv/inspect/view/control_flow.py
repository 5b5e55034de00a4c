"""A function's control flow as a networkx graph with attributes, for users; it draws itself in a notebook."""

import json
from collections.abc import Mapping
from typing import Any

import networkx as nx

from wfv.errors import OptionError
from wfv.inspect.view import draw
from wfv.inspect.view.labels import source_lines
from wfv.inspect.view.lane_words import NO_WORDS
from wfv.inspect.view.shading import Panel, Shade
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block
from wfv.ir.printer import print_instr


class ControlFlow(nx.DiGraph):  # type: ignore[misc]
    """The graph of `kernel.cfg(step)`: nodes are names of blocks; docs/cfg.md lists the attributes.

    `svg()` is the picture of `wfv cfg`.
    """

    panel: Panel | None = None

    def svg(self) -> str:
        """The picture. Raises OptionError if pygraphviz is not installed, or if this is a changed copy."""
        if self.panel is None:
            raise OptionError("only the graph that `kernel.cfg` returns can be drawn, not a copy of it")
        title = f"Control flow of {', '.join(fn.name for fn in self.panel.functions)}"
        return draw.render(draw.draw_panels(title, [self.panel]), "svg").decode()

    def _repr_svg_(self) -> str | None:
        """A notebook falls back to the text if there is no picture."""
        try:
            return self.svg()
        except OptionError:
            return None


def control_flow(panel: Panel, shapes: Mapping[str, str]) -> ControlFlow:
    """The graph of the panel's only function, in reverse post-order, a block's edges in its terminator's order.

    `shapes`: of the function's values by name.
    """
    (fn,) = panel.functions
    cfg, words = Cfg(fn), panel.words.get(fn.name, NO_WORDS)
    graph = ControlFlow(name=fn.name, entry=fn.entry.name)
    graph.panel = panel
    for block in cfg.rpo:
        graph.add_node(block.name, **_node(cfg, block, panel, shapes), mask=words.entry.get(block.name, ""))
    for src, dst in cfg.graph.edges:
        edge = (src.name, dst.name)
        taken, deferred = words.edge.get(edge, ""), list(words.deferred.get(edge, ()))
        graph.add_edge(*edge, mask=taken, deferred=deferred, back=cfg.dominates(dst, src))
    return graph


def _node(cfg: Cfg, block: Block, panel: Panel, shapes: Mapping[str, str]) -> dict[str, object]:
    shade, loop = panel.shade(cfg.fn, block), cfg.loops.innermost(block)
    return {
        "text": "\n".join(map(print_instr, block.instrs)),
        "lines": source_lines(block.instrs),
        "shapes": {instr.name: shapes[instr.name] for instr in block.instrs if instr.name in shapes},
        "divergent": None if shade is Shade.UNKNOWN else shade is Shade.BRANCH,
        "divergence": shade.name.lower(),
        "loop": loop.header.name if loop else "",
        "divergent_loop": loop is not None and loop.header.name in panel.divergent_loops,
    }


def written(graphs: list[ControlFlow], file_format: str) -> bytes:
    """The graphs as one of `graphml` or `json` (networkx's node-link form); several functions are one graph.

    GraphML has no lists: `lines` and `deferred` are words separated by blanks, `shapes` is JSON. Unknown attributes
    are left out.
    """
    whole: Any = graphs[0] if len(graphs) == 1 else nx.union_all(graphs, rename=[f"{g.name}/" for g in graphs])
    if file_format == "json":
        return json.dumps(nx.node_link_data(whole, edges="edges"), indent=1).encode()
    plain = nx.DiGraph(**_plain(whole.graph))
    plain.add_nodes_from((node, _plain(found)) for node, found in whole.nodes(data=True))
    plain.add_edges_from((a, b, _plain(found)) for a, b, found in whole.edges(data=True))
    return "\n".join(nx.generate_graphml(plain)).encode()


def _plain(found: Mapping[str, Any]) -> dict[str, Any]:
    words = {name: " ".join(map(str, value)) for name, value in found.items() if isinstance(value, list)}
    tables = {name: json.dumps(value) for name, value in found.items() if isinstance(value, dict)}
    return {name: value for name, value in {**found, **words, **tables}.items() if value is not None}
