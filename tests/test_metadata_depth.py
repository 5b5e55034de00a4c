"""The bound of the depth of metadata: what is accepted, what is refused, and how much work it is."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from wfv.errors import UnsupportedError
from wfv.ir import metadata_depth
from wfv.ir.admission import check_text
from wfv.ir.metadata_depth import ROUNDS, depth_bound
from wfv.ir.refused_metadata import MAX_DEPTH
from wfv.ir.source_locations import SourceLocations


def _bound(targets: dict[int, list[int]]) -> int:
    return depth_bound(targets, dict.fromkeys(targets, 1))


def _walk_depth(targets: dict[int, list[int]]) -> int:
    """The depth of a depth-first walk that enters each node once, as LLVM's."""
    seen = set[int]()

    def enter(node: int) -> int:
        seen.add(node)
        return 1 + max((enter(target) for target in targets[node] if target not in seen), default=0)

    return max((enter(node) for node in targets if node not in seen), default=0)


def test_chains_trees_and_cycles() -> None:
    assert _bound({}) == 0
    assert _bound({0: [1], 1: [2], 2: []}) == 3
    assert _bound({0: [1, 2], 1: [3], 2: [3], 3: [9]}) == 3  # 9 is no node
    assert _bound({0: [1], 1: [2], 2: [0], 3: [2], 4: [4]}) == 4
    function = {0: list(range(1, 1000))} | {i: [0] for i in range(1, 1000)}  # a scope and its variables
    assert _bound(function) == 3
    assert depth_bound({0: [1], 1: []}, {0: 5, 1: 2}) == 7


def test_no_walk_is_deeper_than_the_bound() -> None:
    rng = random.Random(3)
    for _ in range(300):
        count = rng.randrange(1, 12)
        targets = {i: [rng.randrange(count) for _ in range(rng.randrange(3))] for i in range(count)}
        order = rng.sample(range(count), count)
        assert _walk_depth({i: targets[i] for i in order}) <= _bound(targets) <= count


class _Counted(dict[int, Sequence[int]]):
    """A graph that counts how often a node or an edge is looked at."""

    work = 0

    def __getitem__(self, node: int) -> Sequence[int]:
        return _CountedList(super().__getitem__(node))

    def __contains__(self, node: object) -> bool:
        _Counted.work += 1
        return super().__contains__(node)


class _CountedList(list[int]):
    def __iter__(self) -> Iterator[int]:
        for one in super().__iter__():
            _Counted.work += 1
            yield one


@pytest.mark.parametrize("shape", ["chain", "cycle", "star", "cycles", "random"])
def test_the_work_is_linear(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of some rounds looks at each edge a fixed number of times; a long chain does not need Python's stack."""
    count, rng = 3 * sys.getrecursionlimit(), random.Random(1)
    targets = {
        "chain": {i: [i + 1] for i in range(count)} | {count: []},
        "cycle": {i: [(i + 1) % count, i // 2] for i in range(count)},
        "star": {0: list(range(1, count))} | {i: [0] for i in range(1, count)},
        "cycles": {i: [i ^ 1, (i + 2) % count, 0] for i in range(count)},
        "random": {i: [rng.randrange(count) for _ in range(3)] for i in range(count)},
    }[shape]
    edges = sum(map(len, targets.values()))
    size, sizes = edges + len(targets), list[int]()

    def counted(part: Mapping[int, Sequence[int]], *rest: Any) -> int:
        sizes.append(len(part) + sum(map(len, part.values())))
        return depth_bound(part, *rest)

    monkeypatch.setattr(metadata_depth, "depth_bound", counted)
    _Counted.work = 0
    depth_bound(_Counted(targets), dict.fromkeys(targets, 1))
    assert _Counted.work <= 3 * size
    assert sum(sizes) <= ROUNDS * size


class _CountedMetadata(dict[str, str]):
    work = 0

    def get(self, *key: Any) -> Any:
        _CountedMetadata.work += 1
        return super().get(*key)


def test_the_work_for_source_locations_is_linear() -> None:
    """Blocks in blocks, with one location in each, and calls in calls: more than Python's stack would hold."""
    depth = 2 * sys.getrecursionlimit()
    metadata = _CountedMetadata(
        {"!0": 'distinct !DISubprogram(name: "f", file: !1)', "!1": '!DIFile(filename: "a.cl")'}
    )
    for k in range(depth):
        block, location, call = f"!{3 * k + 2}", f"!{3 * k + 3}", f"!{3 * k + 4}"
        metadata[block] = f"!DILexicalBlock(scope: {f'!{3 * k - 1}' if k else '!0'}, line: {k + 1})"
        metadata[location] = f"!DILocation(line: {k + 1}, column: 2, scope: {block})"
        outer = f", inlinedAt: !{3 * k + 1}" if k else ""
        metadata[call] = f"!DILocation(line: {k + 1}, column: 3, scope: !0{outer})"
    locations = SourceLocations(metadata)
    for k in reversed(range(depth)):
        for number in (3 * k + 3, 3 * k + 4):
            found = locations.of_node(f"!{number}")
            assert (found, found.file) == (k + 1, "a.cl")
    assert _CountedMetadata.work <= 3 * len(metadata)


def _module(nodes: list[str]) -> str:
    lines = "\n".join(f"!{number} = {node}" for number, node in enumerate(nodes))
    return f"define spir_kernel void @k() {{\n  ret void\n}}\n{lines}\n"


def test_many_nodes_are_accepted_and_long_chains_are_not() -> None:
    check_text(_module(["!{}"] + ["!{!0}"] * (3 * MAX_DEPTH)))
    check_text(_module([f"!{{!{i + 1}}}" for i in range(MAX_DEPTH - 1)] + ["!{}"]))
    for wrong in (
        [f"!{{!{i + 1}}}" for i in range(MAX_DEPTH)] + ["!{}"],
        [f"distinct !{{!{(i + 1) % (MAX_DEPTH + 1)}}}" for i in range(MAX_DEPTH + 1)],
        [f"!{{!{{!{{}}}}, !{i + 1}}}" for i in range(MAX_DEPTH // 2)] + ["!{}"],  # nodes in nodes
    ):
        with pytest.raises(UnsupportedError, match="metadata nodes that refer to each other in a chain"):
            check_text(_module(wrong))
