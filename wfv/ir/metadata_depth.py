"""How deep LLVM may recurse when it walks a graph of metadata nodes: an upper bound, in time linear in its size.

LLVM enters each node once, depth first, in an order that depends on who refers to what: the nodes that it is in at one
time are a path without repetition. Such a path passes through the strongly connected components of the graph in order,
and through each at most once. Within a component it passes at most once through any one node, the hub: it has at most
one part in front of the hub and one behind it, and neither contains the hub. The hub is the node that most nodes refer
to, such as the function that is the scope of its variables. Without it, the component mostly falls apart.

Source of the components: Tarjan, "Depth-First Search and Linear Graph Algorithms" (SIAM J. Comput. 1972), without
recursion.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

ROUNDS = 4  # how often hubs are removed, from components of components


def depth_bound(targets: Mapping[int, Sequence[int]], weights: Mapping[int, int], rounds: int = ROUNDS) -> int:
    """At least the weight of the heaviest path without repetition. `targets`: what each node refers to; nodes are keys.

    Each round looks at each node and reference a fixed number of times.
    """
    walk = _Walk(targets, weights, rounds)
    for node in targets:
        if node not in walk.index:
            walk.run(node)
    return max(walk.heaviest.values(), default=0)


def _component_bound(
    members: Collection[int], targets: Mapping[int, Sequence[int]], weights: Mapping[int, int], rounds: int
) -> int:
    """The bound for paths within one component."""
    weight = sum(weights[node] for node in members)
    if len(members) < 3 or not rounds:
        return weight
    inside = set(members)
    within = {node: [target for target in targets[node] if target in inside] for node in members}
    ((hub, _),) = Counter(target for others in within.values() for target in set(others)).most_common(1)
    del within[hub]
    return min(weight, weights[hub] + 2 * depth_bound(within, weights, rounds - 1))


class _Walk:
    """Finds components, those that others refer to first. `heaviest`: node -> the bound for paths that begin there."""

    def __init__(self, targets: Mapping[int, Sequence[int]], weights: Mapping[int, int], rounds: int) -> None:
        self.targets, self.weights, self.rounds = targets, weights, rounds
        self.index: dict[int, int] = {}
        self.low: dict[int, int] = {}  # the lowest index of an open node that is known to be reachable
        self.below: dict[int, int] = {}  # the bound for paths from finished components that the node refers to
        self.open: list[int] = []  # nodes whose component is not finished
        self.heaviest: dict[int, int] = {}

    def run(self, root: int) -> None:
        path: list[tuple[int, Iterator[int]]] = [self._enter(root)]
        while path:
            node, rest = path[-1]
            for target in rest:
                if target not in self.targets:
                    continue
                if target not in self.index:
                    path.append(self._enter(target))
                    break
                self._meet(node, target)
            else:
                path.pop()
                if self.low[node] == self.index[node]:
                    self._finish(node)
                if path:
                    self._meet(path[-1][0], node)

    def _enter(self, node: int) -> tuple[int, Iterator[int]]:
        self.index[node] = self.low[node] = len(self.index)
        self.below[node] = 0
        self.open.append(node)
        return node, iter(self.targets[node])

    def _meet(self, node: int, target: int) -> None:
        """Notes that `node` refers to `target`, which is finished or open."""
        if target in self.heaviest:
            self.below[node] = max(self.below[node], self.heaviest[target])
        else:
            self.low[node] = min(self.low[node], self.low[target])

    def _finish(self, first: int) -> None:
        """Closes the component of the open nodes from `first` on."""
        members: list[int] = []
        while first not in members[-1:]:
            members.append(self.open.pop())
        own = _component_bound(members, self.targets, self.weights, self.rounds)
        self.heaviest.update(dict.fromkeys(members, own + max(self.below[node] for node in members)))
