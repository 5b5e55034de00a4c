"""What a graph's nodes lead to, where the graph is given by a function."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
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
