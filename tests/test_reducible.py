"""Dispatching headers: the result is reducible, within the size bound, and computes the same."""

from __future__ import annotations

import pytest

from passes.normalize.reducible import make_reducible
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, is_reducible
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1, I32, VOID
from wfv.ir.values import Argument, const_int


def function_of(graph: Graph) -> Function:
    """Branches and switches on arguments."""
    cond, number = Argument(I1, "c", ""), Argument(I32, "n", "")
    fn = Function("f", VOID, [cond, number])
    fn.blocks = [Block(f"b{i}") for i in range(len(graph))]
    for block, succs in zip(fn.blocks, graph, strict=True):
        targets = [fn.blocks[s] for s in succs]
        cases = [const_int(I32, i) for i in range(1, len(succs))]
        op = "ret" if not succs else "switch" if len(succs) > 2 else "br"
        operands = [number, *cases] if op == "switch" else [cond] if len(succs) == 2 else []
        block.instrs.append(Instr(VOID, "", op, operands, blocks=targets))
    return fn


@pytest.mark.parametrize("count", [3, 4, 5])
def test_every_small_graph_becomes_reducible(count: int) -> None:
    for graph in all_graphs(count):
        fn = function_of(graph)
        edges = sum(map(len, graph))
        assert make_reducible(fn) is not is_reducible(graph)
        assert Cfg(fn).is_reducible, graph
        assert len(fn.blocks) <= len(graph) + edges


@pytest.mark.parametrize("count", [8, 20])
def test_the_worst_graph_grows_by_no_more_than_its_edges(count: int) -> None:
    """Every block branches to every other: each cycle but the last has all of its blocks as entries."""
    graph = (*(tuple(range(1, count + 1)) for _ in range(count)), ())
    fn = function_of(graph)
    make_reducible(fn)
    assert Cfg(fn).is_reducible
    assert len(fn.blocks) <= len(graph) + sum(map(len, graph))
