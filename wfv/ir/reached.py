"""Reachability in a graph that is given by the successors of its nodes."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def reached(starts: Iterable[Node], following: Callable[[Node], Iterable[Node]]) -> set[Node]:
    """All nodes that the starts lead to, directly or not, the starts included."""
    work = list(starts)
    found = set(work)
    while work:
        fresh = set(following(work.pop())) - found
        found |= fresh
        work += fresh
    return found


def preorder(root: Node, children: Mapping[Node, Sequence[Node]]) -> list[Node]:
    """The nodes of a tree: each before its children, which are in order."""
    found, work = list[Node](), [root]
    while work:
        found.append(node := work.pop())
        work += reversed(children[node])
    return found


def reaching(ends: Iterable[str], following: Mapping[str, set[str]]) -> dict[str, str]:
    """The nodes that lead to one of `ends`, directly or not, each with the one that it leads to."""
    found = {name: name for name in ends}
    while more := {
        name: found[min(others & found.keys())]
        for name, others in following.items()
        if name not in found and others & found.keys()
    }:
        found |= more
    return found
