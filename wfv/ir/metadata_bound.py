"""Whether chains of metadata nodes are short, for the long metadata that Clang prints: by NumPy, from the text's bytes.

    !7 = distinct !DISubprogram(name: "f", scope: !1, file: !1)     node 7 refers to 1 and 1
    !8 = !DILocation(line: 2, scope: !7)                            node 8 to 7: a chain of 3

The graph has hardly any cycles, and is far wider than deep: the weight of the heaviest chain below each node is that of
the node and the most of what it refers to, and is found by as many rounds as the longest chain has nodes. A cycle makes
it grow in each round; `metadata_depth` must then look.
"""

from __future__ import annotations

import numpy as np

ROUNDS, MAX_NUMBER, DIGITS = 200, 1 << 22, 7
_MARK, _ZERO, _LINE, _BRACE = ord("!"), ord("0"), ord("\n"), ord("{")


def is_flat(ir: str, most: int) -> bool:
    """Whether no chain of nodes is heavier than `most`; False, too, if that is not found at once.

    A node weighs 1, and 1 for each node that is written in it. What strings have of such text counts, too.
    """
    start = ir.find("\n!")
    if start < 0:
        return True
    text = np.frombuffer(ir[start:].encode("utf-8", "surrogateescape") + bytes(DIGITS + 1), np.uint8)
    marks = np.flatnonzero(text == _MARK)
    is_number = (text[marks + 1] - _ZERO) < 10  # in bytes, which wrap around
    numbers = _numbers(text, marks[is_number] + 1)
    is_definition = text[marks[is_number] - 1] == _LINE
    if not is_definition.any() or numbers.max() >= MAX_NUMBER:
        return not is_definition.any()
    follows = text[marks + 1]
    is_written = (follows == _BRACE) | ((follows == ord("D")) & (text[marks + 2] == ord("I")))
    definitions = marks[is_number][is_definition]
    written = np.searchsorted(definitions, marks[is_written]) - 1  # in which node
    nodes = numbers[is_definition]
    weight = np.maximum(np.bincount(written[written >= 0], minlength=len(nodes)), 1)
    return _heaviest(weight, nodes, numbers, is_definition, most) <= most


def _numbers(text: np.ndarray, at: np.ndarray) -> np.ndarray:
    """The numbers that begin at these places, as far as DIGITS go."""
    found = np.zeros(len(at), np.int64)
    goes_on = np.ones(len(at), bool)
    for i in range(DIGITS + 1):
        digit = text[at + i] - _ZERO
        goes_on &= digit < 10
        found = np.where(goes_on, found * 10 + digit, found)
    return found


def _heaviest(
    weight: np.ndarray, nodes: np.ndarray, numbers: np.ndarray, is_definition: np.ndarray, most: int
) -> float:
    """The weight of the heaviest chain; infinite if it is more than `most`, or if ROUNDS do not find it."""
    place = np.full(int(numbers.max()) + 1, -1)
    place[nodes] = np.arange(len(nodes))  # in the order of the text
    owner = np.cumsum(is_definition) - 1  # of each reference: the node that it is in
    target = place[numbers]
    is_edge = ~is_definition & (owner >= 0) & (target >= 0) & (target != owner)
    target, owner = target[is_edge], owner[is_edge]
    if not len(owner):
        return float(weight.max())
    first = np.flatnonzero(np.diff(owner, prepend=-1))  # of the references of each node
    below, owners = weight.copy(), owner[first]
    for _ in range(ROUNDS):
        found = weight.copy()
        found[owners] += np.maximum.reduceat(below[target], first)
        if (found == below).all():
            return float(found.max())
        if found.max() > most:
            break
        below = found
    return float("inf")
