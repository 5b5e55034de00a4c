"""A control-flow graph that draws itself in a notebook."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import networkx as nx

from wfv.errors import OptionError
from wfv.view import draw
from wfv.view.shading import Panel


class ControlFlow(nx.DiGraph):  # type: ignore[misc]
    """What `compiled.cfg(step)` returns: nodes are names of blocks. `svg()` is the picture of `wfv cfg`."""

    panel: Panel | None = None

    def svg(self, all_blocks: bool = False) -> str:
        """The picture; `all_blocks`: also those that only jump on, and each block of a large graph.

        Raises OptionError if pygraphviz is not installed, or if this is a changed copy.
        """
        if self.panel is None:
            raise OptionError("only the graph that `compiled.cfg` returns can be drawn, not a copy of it")
        panel = replace(self.panel, folds=False, limit=0) if all_blocks else self.panel
        title = f"Control flow of {', '.join(fn.name for fn in self.panel.functions)}"
        return draw.render(draw.draw_panels(title, [panel]), "svg").decode()

    def _repr_svg_(self) -> str | None:
        """A notebook falls back to the text if there is no picture."""
        try:
            return self.svg()
        except OptionError:
            return None


def with_panel(graph: Any, panel: Panel) -> ControlFlow:
    """A copy of the graph that draws itself."""
    found = ControlFlow(graph)
    found.panel = panel
    return found
