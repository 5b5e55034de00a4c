"""Control-flow views: known answers on graphs made by hand, and random graphs against the definitions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import networkx as nx
import pytest

from tests.support.processor_time import ProcessorTime
from wfv.ir.cfg import Cfg, Loop, block_index_order, iteration_post_dominates
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1, VOID
from wfv.ir.values import Argument, Value

Edges = dict[int, list[int]]
NONE = -1


def make(edges: Edges) -> tuple[Cfg, list[Block]]:
    """A function whose block i branches to edges[i]; block 0 is the entry."""
    fn = Function("f", VOID, [Argument(I1, "c")])
    count = 1 + max([*edges, *(t for targets in edges.values() for t in targets)])
    fn.blocks = [Block(f"b{i}") for i in range(count)]
    for i, block in enumerate(fn.blocks):
        targets = [fn.blocks[t] for t in edges.get(i, [])]
        op = {0: "ret", 1: "br", 2: "br"}.get(len(targets), "switch")
        operands: list[Value] = [*fn.args] if len(targets) == 2 else []
        block.instrs = [Instr(VOID, "", op, operands, blocks=targets)]
    return Cfg(fn), fn.blocks


def number(blocks: Iterable[Block | None]) -> list[int]:
    return [NONE if block is None else int(block.name[1:]) for block in blocks]


def random_edges(rng: random.Random, count: int) -> Edges:
    return {i: [rng.randrange(count) for _ in range(rng.choice((0, 1, 1, 2, 2, 2, 3)))] for i in range(count)}


def random_reducible(rng: random.Random, count: int) -> Edges:
    """Forward edges at random, then edges back to dominators, with many edges out of loops."""
    edges: Edges = {
        i: sorted({min(count, i + rng.randint(1, 4)) for _ in range(rng.choice((1, 2, 2)))}) for i in range(count)
    }
    edges[count] = []
    for _ in range(count // 3):
        cfg, blocks = make(edges)
        src = rng.randrange(count)
        heads = [i for i in range(1, count) if src in edges and cfg.dominates(blocks[i], blocks[src])]
        if heads and len(edges[src]) < 3:
            edges[src] = [*edges[src], rng.choice(heads)]
    return edges


# The definitions, on plain dictionaries: what is reached when a node is deleted.


def reach(start: int, succs: Callable[[int], Iterable[int]], without: int | None = None) -> set[int]:
    seen: set[int] = set()
    work = [start]
    while work:
        node = work.pop()
        if node != without and node not in seen:
            seen.add(node)
            work += succs(node)
    return seen


def exit_edges(edges: Edges, inside: set[int], header: int | None) -> Edges:
    """The graph of one iteration, with the virtual exit -1."""
    cut = {n: [-1 if t not in inside or t == header else t for t in edges.get(n, [])] or [-1] for n in inside}
    graph = {**cut, -1: []}
    stuck = [n for n in inside if -1 not in reach(n, graph.__getitem__)]
    return {n: [*targets, -1] if n in stuck else targets for n, targets in graph.items()}


def post_dominates(graph: Edges, a: int, b: int) -> bool:
    return -1 not in reach(b, graph.__getitem__, without=a)


def check_definitions(edges: Edges) -> None:
    cfg, blocks = make(edges)
    live = reach(0, lambda n: edges.get(n, []))
    assert set(number(cfg.rpo)) == live and len(cfg.rpo) == len(live)
    check_dominance(cfg, blocks, edges, live)
    check_post_dominance(cfg, blocks, edges, live)
    check_loops(cfg, blocks, edges, live)


def check_dominance(cfg: Cfg, blocks: list[Block], edges: Edges, live: set[int]) -> None:
    dom = {(a, b): b not in reach(0, lambda n: edges.get(n, []), without=a) for a in live for b in live}
    for (a, b), expected in dom.items():
        assert cfg.dominates(blocks[a], blocks[b]) == expected
    for b in live:
        strict = [a for a in live if a != b and dom[a, b]]
        nearest = [a for a in strict if all(dom[c, a] for c in strict)]
        assert number([cfg.idom[blocks[b]]]) == (nearest or [NONE])
        assert all(cfg.idom[child] is blocks[b] for child in cfg.dom_children(blocks[b]))
        preds = {p: [a for a in live if p in edges.get(a, [])] for p in live}
        frontier = {y for y in live if any(dom[b, p] for p in preds[y]) and not (dom[b, y] and b != y)}
        assert set(number(cfg.dominance_frontier[blocks[b]])) == frontier


def post_dominator(cfg: Cfg, block: Block) -> Block | None:
    """The immediate post-dominator; None is the virtual exit, to which blocks that reach no end lead, too."""
    found = cfg.post_dominators.idom[block]
    return found if found in cfg else None


def check_post_dominance(cfg: Cfg, blocks: list[Block], edges: Edges, live: set[int]) -> None:
    graph = exit_edges(edges, live, None)
    pdom = {(a, b): post_dominates(graph, a, b) for a in live for b in live}
    depends = cfg.control_dependence()
    for (a, b), expected in pdom.items():
        assert cfg.post_dominates(blocks[a], blocks[b]) == expected
        branch = len(set(edges.get(b, []))) > 1
        is_dependent = branch and any(pdom[a, s] for s in edges[b]) and not (expected and a != b)
        assert (blocks[b] in depends[blocks[a]]) == is_dependent
    for b in live:
        strict = [a for a in live if a != b and pdom[a, b]]
        nearest = [a for a in strict if all(pdom[c, a] for c in strict)]
        assert number([post_dominator(cfg, blocks[b])]) == (nearest or [NONE])


def check_loops(cfg: Cfg, blocks: list[Block], edges: Edges, live: set[int]) -> None:
    expected: dict[int, set[int]] = {}
    preds: Edges = {n: [a for a in live if n in edges.get(a, [])] for n in live}
    for latch in live:
        for header in edges.get(latch, []):
            if cfg.dominates(blocks[header], blocks[latch]):
                body = reach(latch, preds.__getitem__, without=header) | {header}
                expected[header] = expected.get(header, set()) | body
    forest = cfg.loops
    assert {blocks.index(loop.header): set(number(loop.blocks)) for loop in forest.all} == expected
    for loop in forest.all:
        check_loop(cfg, loop, blocks, edges)
    for b in live:
        around = sorted((body for body in expected.values() if b in body), key=len)
        innermost = forest.innermost(blocks[b])
        assert set(number(innermost.blocks) if innermost else []) == (around[0] if around else set())


def check_loop(cfg: Cfg, loop: Loop, blocks: list[Block], edges: Edges) -> None:
    larger = sorted((other for other in cfg.loops.all if other.blocks > loop.blocks), key=lambda o: len(o.blocks))
    assert loop.parent is (larger[0] if larger else None) and loop.depth == len(larger) + 1
    assert loop.parent is None or loop in loop.parent.children
    inside = set(number(loop.blocks))
    header = blocks.index(loop.header)
    leaving = {(n, t) for n in inside for t in edges[n] if t not in inside}
    assert {(blocks.index(a), blocks.index(b)) for a, b in loop.exits} == leaving and len(loop.exits) == len(leaving)
    assert set(number(loop.latches)) == {n for n in inside if header in edges[n]}
    graph = exit_edges(edges, inside, header)
    iteration = iteration_post_dominates(cfg, loop)
    for a in inside:
        for b in inside:
            assert iteration.post_dominates(blocks[a], blocks[b]) == post_dominates(graph, a, b)


def check_block_index(cfg: Cfg) -> None:
    order = block_index_order(cfg)
    index = {block: i for i, block in enumerate(order)}
    assert sorted(number(order)) == sorted(number(cfg.rpo)) and order[0] is cfg.fn.entry

    def is_compact(group: Iterable[Block]) -> bool:
        places = sorted(index[block] for block in group)
        return places == list(range(places[0], places[0] + len(places)))

    for block in order:
        for succ in cfg.succs(block):
            assert index[succ] > index[block] or cfg.dominates(succ, block)
        loop = cfg.loops.innermost(block)
        level = set(order) if loop is None else loop.blocks
        assert is_compact(b for b in level if cfg.dominates(block, b))
    for loop in cfg.loops.all:
        assert is_compact(loop.blocks)
        last = max(index[block] for block in loop.blocks)
        assert all(index[exit] > last or cfg.dominates(exit, block) for block, exit in loop.exits)
        if len(loop.latches) == 1 and cfg.loops.innermost(loop.latches[0]) is loop:
            assert index[loop.latches[0]] == last


@pytest.mark.parametrize("seed", range(300))
def test_random_graphs(seed: int) -> None:
    rng = random.Random(seed)
    check_definitions(random_edges(rng, rng.randint(1, 9)))


@pytest.mark.parametrize("seed", range(150))
def test_random_reducible_graphs(seed: int) -> None:
    rng = random.Random(seed)
    edges = random_reducible(rng, rng.randint(2, 25))
    cfg, _ = make(edges)
    assert cfg.is_reducible
    check_definitions(edges)
    check_block_index(cfg)


def test_block_index_covers_irreducible_graphs() -> None:
    for seed in range(200):
        cfg, _ = make(random_edges(random.Random(seed), 8))
        order = block_index_order(cfg)
        assert len(order) == len(cfg.rpo) and set(order) == set(cfg.rpo)


def test_diamond_keeps_the_order_of_the_text() -> None:
    cfg, b = make({0: [1, 2], 1: [3], 2: [3], 4: [3]})
    assert number(cfg.rpo) == [0, 1, 2, 3] == number(block_index_order(cfg))
    assert number(cfg.preds(b[3])) == [1, 2]  # 4 is unreachable
    assert post_dominator(cfg, b[0]) is b[3] and post_dominator(cfg, b[3]) is None
    assert cfg.control_dependence() == {b[0]: set(), b[1]: {b[0]}, b[2]: {b[0]}, b[3]: set()}
    assert not cfg.dominates(b[0], b[4])


def test_parallel_edges_count_once() -> None:
    cfg, b = make({0: [1, 1, 2], 1: [2]})
    assert number(cfg.succs(b[0])) == [1, 2] and number(cfg.preds(b[1])) == [0]


def test_nested_loops() -> None:
    # 0 -> outer header 1 -> inner header 2 -> 3 -> 2 | 4 -> 1 | 5
    cfg, b = make({0: [1], 1: [2], 2: [3], 3: [2, 4], 4: [1, 5]})
    outer, inner = cfg.loops.all
    assert (outer.header, inner.header) == (b[1], b[2]) and cfg.loops.top == [outer]
    assert inner.parent is outer and outer.children == [inner] and (outer.depth, inner.depth) == (1, 2)
    assert outer.preheader is b[0] and inner.preheader is b[1]
    assert inner.exits == [(b[3], b[4])] and outer.exits == [(b[4], b[5])]
    assert cfg.loops.loops_left(b[3], b[5]) == [inner, outer] and cfg.loops.loops_left(b[3], b[4]) == [inner]
    assert cfg.loops.innermost(b[5]) is None
    assert number(block_index_order(cfg)) == [0, 1, 2, 3, 4, 5]


def test_no_preheader() -> None:
    cfg, _ = make({0: [1, 2], 1: [2], 2: [2, 3]})
    assert cfg.loops.all[0].preheader is None  # two ways in
    cfg, _ = make({0: [1, 2], 1: [1, 2]})
    assert cfg.loops.all[0].preheader is None  # the way in leads elsewhere, too


def test_loop_with_two_exits() -> None:
    # H=1 -> B=2 | C=3, B -> E1=5 | L=4, C -> E2=6 | L, L -> H
    cfg, b = make({0: [1], 1: [2, 3], 2: [5, 4], 3: [6, 4], 4: [1]})
    (loop,) = cfg.loops.all
    assert loop.exits == [(b[2], b[5]), (b[3], b[6])]
    assert number(block_index_order(cfg))[:5] == [0, 1, 2, 3, 4]
    assert post_dominator(cfg, b[4]) is b[1] and post_dominator(cfg, b[1]) is None


def test_post_dominance_per_iteration() -> None:
    # for (;;) { if (varying) continue; if (uniform) break; }
    cfg, b = make({0: [1], 1: [4, 2], 2: [3, 4], 4: [1]})
    (loop,) = cfg.loops.all
    assert cfg.post_dominates(b[2], b[1])
    iteration = iteration_post_dominates(cfg, loop)
    assert not iteration.post_dominates(b[2], b[1]) and not iteration.post_dominates(b[4], b[2])
    assert iteration.idom[b[1]] not in cfg
    assert iteration_post_dominates(cfg, None) is cfg.post_dominators


def test_infinite_loop() -> None:
    cfg, b = make({0: [1, 3], 1: [2], 2: [1]})
    assert all(post_dominator(cfg, block) is None for block in cfg.rpo)
    assert cfg.loops.all[0].exits == []
    assert number(cfg.control_dependence()[b[1]]) == [0]
    cfg, b = make({0: [0]})
    assert cfg.loops.all[0].preheader is None and number(block_index_order(cfg)) == [0]


def test_irreducible() -> None:
    cfg, b = make({0: [1, 2], 1: [2], 2: [1, 3]})
    assert not cfg.is_reducible and cfg.irreducible_edges in ([(b[2], b[1])], [(b[1], b[2])])
    assert cfg.loops.all == []


def test_large_graphs_are_fast() -> None:
    edges = random_reducible(random.Random(1), 60)
    for copy in range(1, 25):  # a long chain of them
        base = copy * 61
        edges |= {base + n: [base + t for t in targets] for n, targets in list(edges.items()) if n <= 60}
        edges[base - 1] = [base]
    with ProcessorTime() as time:
        cfg, _ = make(edges)
        assert len(cfg.rpo) > 1000
        check = (
            cfg.post_dominators.idom,
            cfg.idom,
            cfg.dominance_frontier,
            cfg.control_dependence(),
            block_index_order(cfg),
        )
        assert all(check)
        for loop in cfg.loops.all:
            iteration_post_dominates(cfg, loop)
    assert time.seconds < 5


@pytest.mark.parametrize("seed", range(40))
def test_networkx_agrees(seed: int) -> None:
    rng = random.Random(seed)
    cfg, _ = make(random_edges(rng, rng.randint(1, 14)))
    idom = nx.immediate_dominators(cfg.graph, cfg.fn.entry)
    assert list(cfg.graph) == cfg.rpo
    assert {b: cfg.idom[b] for b in cfg.rpo if b is not cfg.fn.entry} == {
        b: idom[b] for b in cfg.rpo if b is not cfg.fn.entry
    }
    frontiers = nx.dominance_frontiers(cfg.graph, cfg.fn.entry)
    assert {b: cfg.dominance_frontier.get(b, set()) for b in cfg.rpo} == frontiers
