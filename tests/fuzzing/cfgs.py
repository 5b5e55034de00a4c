"""All small control-flow graphs, as kernels whose branches follow a script.

A graph is a tuple of successor tuples: block 0 is the entry, the last one the exit, every block is on a way from the
one to the other. Branch b takes its first successor if bit `visit` of its script is set, where `visit` counts how often
b was reached. A script is the work-item's own (`own[b*n + i]`) or the same for all (`shared[b]`). From some visit on
it leads to the exit, so that every run ends.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import numpy as np

Graph = tuple[tuple[int, ...], ...]
FREE_VISITS = 3

HEAD = """target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %own, ptr addrspace(1) %shared, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %n64 = zext i32 %n to i64
  %h = alloca i32
  store i32 1, ptr %h
"""
G = "ptr addrspace(1)"


def graphs(count: int) -> Iterator[Graph]:
    """All graphs of `count` blocks, one of each isomorphism class."""
    seen: set[Graph] = set()
    inner = range(1, count)
    choices = [*((a,) for a in inner), *itertools.combinations(inner, 2)]
    for succs in itertools.product(choices, repeat=count - 1):
        graph: Graph = (*succs, ())
        if _is_connected(graph) and (key := _canonical(graph)) not in seen:
            seen.add(key)
            yield graph


def random_graph(count: int, rng: random.Random) -> Graph:
    """A graph of `count` blocks."""
    inner = range(1, count)
    choices = [*((a,) for a in inner), *itertools.combinations(inner, 2), *itertools.combinations(inner, 2)]
    while True:
        graph: Graph = (*(rng.choice(choices) for _ in range(count - 1)), ())
        if _is_connected(graph):
            return graph


def _is_connected(graph: Graph) -> bool:
    return len(_reach(graph, 0)) == len(graph) and all(len(graph) - 1 in _reach(graph, b) for b in range(len(graph)))


def _reach(graph: Graph, start: int, without: int = -1) -> set[int]:
    found, todo = set(), [start]
    while todo:
        block = todo.pop()
        if block not in found and block != without:
            found.add(block)
            todo += graph[block]
    return found


def is_reducible(graph: Graph) -> bool:
    """Whether every edge that goes back in a depth-first walk leads to a block that dominates its source."""
    state: dict[int, int] = {}

    def walk(block: int) -> bool:
        state[block] = 1
        for succ in graph[block]:
            if succ not in state and not walk(succ):
                return False
            if state[succ] == 1 and block in _reach(graph, 0, without=succ):
                return False
        state[block] = 2
        return True

    return walk(0)


def _canonical(graph: Graph) -> Graph:
    """The least renaming of the blocks between entry and exit."""
    count = len(graph)
    best: Graph | None = None
    for middle in itertools.permutations(range(1, count - 1)):
        to = {0: 0, count - 1: count - 1, **dict(zip(range(1, count - 1), middle, strict=True))}
        renamed = [()] * count
        for block, succs in enumerate(graph):
            renamed[to[block]] = tuple(sorted(to[s] for s in succs))  # type: ignore[call-overload]
        if best is None or tuple(renamed) < best:
            best = tuple(renamed)
    assert best is not None
    return best


def branches(graph: Graph) -> list[int]:
    """The blocks with two successors."""
    return [block for block, succs in enumerate(graph) if len(succs) == 2]


def kernel(graph: Graph, uniform: frozenset[int], load_early: bool = True) -> str:
    """The kernel of a graph; the branches in `uniform` follow shared scripts, loaded at the start or at each visit."""
    lines, setup = [], []
    for block in branches(graph):
        setup += [f"  %c{block} = alloca i32", f"  store i32 0, ptr %c{block}"]
        if load_early:
            setup += _load_script(block, block in uniform)
    for block, succs in enumerate(graph):
        lines += [f"b{block}:", f"  %h.{block} = load i32, ptr %h", f"  %m.{block} = mul i32 %h.{block}, 31"]
        lines += [f"  %t.{block} = add i32 %m.{block}, {block + 1}", f"  store i32 %t.{block}, ptr %h"]
        lines += [f"  %row.{block} = mul i64 %n64, {block}", f"  %at.{block} = add i64 %row.{block}, %id"]
        lines += [f"  %p.{block} = getelementptr inbounds i32, {G} %out, i64 %at.{block}"]
        lines += [f"  store i32 %t.{block}, {G} %p.{block}, align 4"]
        if len(succs) == 2:
            if not load_early:
                lines += _load_script(block, block in uniform)
            lines += [f"  %v.{block} = load i32, ptr %c{block}", f"  %w.{block} = add i32 %v.{block}, 1"]
            lines += [f"  store i32 %w.{block}, ptr %c{block}", f"  %k.{block} = and i32 %v.{block}, 31"]
            lines += [f"  %x.{block} = lshr i32 %s.{block}, %k.{block}", f"  %y.{block} = trunc i32 %x.{block} to i1"]
            lines += [f"  br i1 %y.{block}, label %b{succs[0]}, label %b{succs[1]}"]
        elif succs:
            lines += [f"  br label %b{succs[0]}"]
        else:
            lines += ["  ret void"]
    return HEAD + "\n".join([*setup, "  br label %b0", *lines, "}", ""])


def _load_script(block: int, is_uniform: bool) -> list[str]:
    if is_uniform:
        place = [f"  %q.{block} = getelementptr inbounds i32, {G} %shared, i64 {block}"]
    else:
        place = [f"  %r.{block} = mul i64 %n64, {block}", f"  %o.{block} = add i64 %r.{block}, %id"]
        place += [f"  %q.{block} = getelementptr inbounds i32, {G} %own, i64 %o.{block}"]
    return [*place, f"  %s.{block} = load i32, {G} %q.{block}, align 4"]


def scripts(graph: Graph, shape: tuple[int, ...], rng: np.random.Generator) -> np.ndarray:
    """Scripts for each block, the first axis of `shape`: free for some visits, then the short way to the exit."""
    free = rng.integers(0, 1 << FREE_VISITS, (len(graph), *shape[1:])).astype(np.uint32)
    distance = _distances(graph)
    for block in branches(graph):
        first, second = graph[block]
        if distance[first] <= distance[second]:
            free[block] |= np.uint32(2**32 - (1 << FREE_VISITS))
    return free.view(np.int32)


def _distances(graph: Graph) -> list[int]:
    far = len(graph)
    distance = [far] * (len(graph) - 1) + [0]
    for _ in graph:
        distance = [min((distance[s] + 1 for s in succs), default=0) for succs in graph]
    return distance


def path(graph: Graph, script: np.ndarray) -> list[int]:
    """The blocks that a work-item with these scripts comes through."""
    visits = [0] * len(graph)
    result, block = [0], 0
    while graph[block]:
        taken = 0
        if len(graph[block]) == 2:
            taken = 1 - (int(np.uint32(script[block])) >> (visits[block] & 31) & 1)
            visits[block] += 1
        block = graph[block][taken]
        result.append(block)
    return result
