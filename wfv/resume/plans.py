"""Plans, masks and shapes of a form as data, and back: what `rewire` needs besides the IR."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from passes.analysis import Shapes
from passes.linearize.edge_masks import Masks
from passes.linearize.plan import Deferred, Edge, NewEdge, Plan
from wfv.ir.core import Block, Instr
from wfv.ir.values import Argument
from wfv.resume.metadata_values import Data
from wfv.resume.names import Names, reference
from wfv.resume.shape_text import parse_shape


def plan_data(plan: Plan) -> dict[str, Data]:
    """By block: the new edges, and which of them each old edge has become."""
    index = {block: i for i, block in enumerate(plan.order)}
    edges = {
        block.name: [[edge.target.name, _deferred_data(edge.deferred, index)] for edge in plan.edges[block]]
        for block in plan.order
    }
    became = _by_source((edge, _position(plan.edges[edge[0]], new)) for edge, new in plan.edge_of.items())
    return {
        "order": [block.name for block in plan.order],
        "edges": edges,  # type: ignore[dict-item]  # of data
        "kept": _sorted(plan.kept, index),
        "merged": _sorted(plan.merged, index),
        "edge of": became,
    }


def _position(edges: list[NewEdge], wanted: NewEdge) -> int:
    return next(i for i, edge in enumerate(edges) if edge is wanted or edge == wanted)


def _sorted(blocks: Iterable[Block], index: dict[Block, int]) -> list[Data]:
    return [block.name for block in sorted(blocks, key=index.__getitem__)]


def _deferred_data(deferred: Deferred, index: dict[Block, int]) -> dict[str, Data]:
    """Old edges, as the names of both ends one after the other, by the block that must still be run."""
    ordered = {
        block: sorted(edges, key=lambda edge: (index[edge[0]], index[edge[1]])) for block, edges in deferred.items()
    }
    return {block.name: [end.name for edge in edges for end in edge] for block, edges in ordered.items()}


def _by_source(pairs: Iterable[tuple[Edge, Data]]) -> dict[str, Data]:
    """What belongs to edges, by the edge's source and then by its target."""
    found: defaultdict[str, dict[str, Data]] = defaultdict(dict)
    for (src, dst), data in pairs:
        found[src.name][dst.name] = data
    return dict(found)


def _of_edges(data: Any, names: Names) -> Iterator[tuple[Edge, Any]]:
    """The inverse of `_by_source`."""
    for src, found in data.items():
        for dst, each in found.items():
            yield (names.block(src), names.block(dst)), each


def plan_of(data: Any, names: Names) -> Plan:
    """The inverse of `plan_data`. Raises ParseError."""
    block = names.block
    edges = {
        block(name): [NewEdge(block(target), _deferred(deferred, names)) for target, deferred in found]
        for name, found in data["edges"].items()
    }
    edge_of = {edge: edges[edge[0]][position] for edge, position in _of_edges(data["edge of"], names)}
    order, kept, merged = (list(map(block, data[key])) for key in ("order", "kept", "merged"))
    return Plan(order, edges, set(kept), set(merged), edge_of)


def _deferred(data: dict[str, list[str]], names: Names) -> Deferred:
    block = names.block
    return {
        block(to): frozenset((block(src), block(dst)) for src, dst in zip(ends[::2], ends[1::2], strict=True))
        for to, ends in data.items()
    }


def masks_data(masks: Masks) -> dict[str, Data]:
    """Masks by block and by edge, and what is known of them."""
    return {
        "entry": {block.name: reference(mask) for block, mask in masks.entry.items()},
        "edge": _by_source((edge, reference(mask)) for edge, mask in masks.edge.items()),
        "may be empty": sorted(block.name for block in masks.may_be_empty),
        "phis": {phi.name: block.name for phi, block in masks.phis.items()},
        "live": sorted(map(reference, masks.live)),
        "next live": sorted(map(reference, masks.next_live)),
    }


def masks_of(data: Any, names: Names) -> Masks:
    """The inverse of `masks_data`. Raises ParseError."""
    block, value = names.block, names.referred
    return Masks(
        {block(name): value(mask) for name, mask in data["entry"].items()},
        {edge: value(mask) for edge, mask in _of_edges(data["edge"], names)},
        set(map(block, data["may be empty"])),
        {names.instr(phi): block(at) for phi, at in data["phis"].items()},
        set(map(value, data["live"])),
        set(map(value, data["next live"])),
    )


def shapes_data(shapes: Shapes) -> dict[str, Data]:
    """The names of the values of each shape."""
    found: defaultdict[str, list[Data]] = defaultdict(list)
    for value, shape in shapes.values.items():
        if isinstance(value, (Instr, Argument)) and value.name:
            found[str(shape)].append(value.name)
    return dict(found)


def shapes_of(data: Any, names: Names) -> Shapes:
    """Shapes with the values alone, which is all that `rewire` asks for. Raises ParseError.

    A value that a step has removed since is left out.
    """
    pairs = ((name, parse_shape(shape)) for shape, found in data.items() for name in found)
    return Shapes({names.values[name]: shape for name, shape in pairs if name in names.values})
