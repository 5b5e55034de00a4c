"""All small control-flow graphs, one of each isomorphism class.

A graph is a tuple of successor tuples. Block 0 is the entry and has no predecessors, the last block is the exit, and
every block is on a path from entry to exit. A block has at most two successors, possibly itself. There are 1, 4, 34,
396 and 6,098 graphs of 2 to 6 blocks.
"""

import itertools
from functools import cache
from typing import Any

import numpy as np

from wfv.ir import reached as graph_search

Graph = tuple[tuple[int, ...], ...]
Numbers = np.ndarray[Any, np.dtype[Any]]


@cache
def all_graphs(count: int) -> tuple[Graph, ...]:
    """The graphs of `count` blocks, in a fixed order."""
    choices = _choices(count)
    numbers = _connected_numbers(choices, count)
    least = numbers.copy()
    for renaming in _renamings(count):
        np.minimum(least, _renamed(numbers, renaming, choices, count), out=least)
    return tuple(_graph(int(number), choices, count) for number in numbers[least == numbers])


def symmetries(graph: Graph) -> list[tuple[int, ...]]:
    """The automorphisms: the renamings (block -> new number, as a tuple) that give the same graph."""
    return [to for to in _renamings(len(graph)) if rename(graph, to) == graph]


def rename(graph: Graph, to: tuple[int, ...]) -> Graph:
    """The graph with renumbered blocks."""
    found = {to[block]: tuple(sorted(to[s] for s in succs)) for block, succs in enumerate(graph)}
    return tuple(found[block] for block in range(len(graph)))


def branches(graph: Graph) -> list[int]:
    """The blocks with two successors."""
    return [block for block, succs in enumerate(graph) if len(succs) > 1]


def natural_loops(graph: Graph) -> dict[int, set[int]]:
    """Header -> blocks. A back edge is one whose target dominates its source."""
    loops: dict[int, set[int]] = {}
    for source, succs in enumerate(graph):
        for header in succs:
            if source == header or source not in reached(graph, 0, without=header):
                loops.setdefault(header, {header}).update(_before(graph, source, header))
    return loops


def is_reducible(graph: Graph) -> bool:
    """Whether the graph without its back edges is acyclic."""
    loops = natural_loops(graph)
    forward = tuple(
        tuple(s for s in succs if not (s in loops and block in loops[s])) for block, succs in enumerate(graph)
    )
    return not any(block in reached(forward, s) for block, succs in enumerate(forward) for s in succs)


def reached(graph: Graph, start: int, without: int = -1) -> set[int]:
    """The blocks that are reachable from `start` without passing `without`."""
    return graph_search.reached({start} - {without}, lambda block: {*graph[block]} - {without})


def _before(graph: Graph, source: int, header: int) -> set[int]:
    """The blocks from which `source` is reachable without passing `header`."""
    return {block for block in range(len(graph)) if block != header and source in reached(graph, block, header)}


# A graph is encoded as a number: digit b, in base len(choices), is the index of block b's successors in `choices`.


def _choices(count: int) -> list[tuple[int, ...]]:
    inner = range(1, count)
    return [*((a,) for a in inner), *itertools.combinations(inner, 2)]


def _graph(number: int, choices: list[tuple[int, ...]], count: int) -> Graph:
    return (*(choices[number // len(choices) ** block % len(choices)] for block in range(count - 1)), ())


def _renamings(count: int) -> list[tuple[int, ...]]:
    return [(0, *middle, count - 1) for middle in itertools.permutations(range(1, count - 1))]


def _digit(numbers: Numbers, block: int, choices: list[tuple[int, ...]]) -> Numbers:
    digits: Numbers = numbers // len(choices) ** block % len(choices)
    return digits


def _renamed(numbers: Numbers, to: tuple[int, ...], choices: list[tuple[int, ...]], count: int) -> Numbers:
    index = {choice: i for i, choice in enumerate(choices)}
    table = np.array([index[tuple(sorted(to[s] for s in choice))] for choice in choices])
    new = np.zeros_like(numbers)
    for block in range(count - 1):
        new += table[_digit(numbers, block, choices)] * len(choices) ** to[block]
    return new


def _connected_numbers(choices: list[tuple[int, ...]], count: int) -> Numbers:
    """The numbers of all graphs in which every block is on a path from the entry to the exit."""
    numbers = np.arange(len(choices) ** (count - 1))
    bits = np.array([sum(1 << s for s in choice) for choice in choices])
    succs = [bits[_digit(numbers, block, choices)] for block in range(count - 1)]
    down = np.ones_like(numbers)  # bit set: reachable from the entry
    up = np.full_like(numbers, 1 << count - 1)  # bit set: the exit is reachable from here
    for _ in range(count - 1):
        for block, targets in enumerate(succs):
            down |= np.where(down >> block & 1, targets, 0)
            up |= np.where(up & targets, 1 << block, 0)
    connected: Numbers = numbers[(down == (1 << count) - 1) & (up == (1 << count) - 1)]
    return connected
