"""The nodes of a picture: blocks, and in large graphs loops and regions as single nodes; and how graphs are aligned.

A block that only jumps on is left out: its edges lead to the next one. While a graph has more than `limit` nodes, the
smallest loop or region becomes one node, then parts of straight lines. A region is all between a branch and the block
where its sides meet.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

import networkx as nx

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.reached import reached
from wfv.ir.values import ConstInt, Value

LIMIT = 40  # nodes of a function
_CONTINUATION = re.compile(r"\.c(\d+)(?=\.|$)")


@dataclass(frozen=True)
class Node:
    """`blocks`: in reverse post-order, the first one is entered first. `kind`: what it stands for."""

    blocks: tuple[Block, ...]
    kind: str = "block"

    @property
    def first(self) -> Block:
        return self.blocks[0]

    @property
    def is_group(self) -> bool:
        return self.kind != "block"


class Nodes:
    """The nodes of one function; `of` maps each block that is drawn to its node. `limit` 0: every block is one."""

    def __init__(self, cfg: Cfg, limit: int = LIMIT) -> None:
        self.cfg = cfg
        self.skipped = _skipped(cfg) if limit else {}
        self.of: dict[Block, Node] = {block: Node((block,)) for block in cfg.rpo if block not in self.skipped}
        if limit:
            self._collapse(limit)

    def __iter__(self) -> Iterator[Node]:
        return iter(dict.fromkeys(self.of.values()))

    def target(self, block: Block) -> Block:
        """The block that an edge to `block` leads to."""
        return _resolved(block, self.skipped)

    def edges(self, node: Node) -> Iterator[tuple[Block, Block, Block]]:
        """The edges out of a node: source, the target in the function, and the one that is drawn."""
        for src in node.blocks:
            for dst in self.cfg.succs(src):
                drawn = self.target(dst)
                if self.of[drawn] is not node or not node.is_group:
                    yield src, dst, drawn

    def _collapse(self, limit: int) -> None:
        regions = list(_regions(self.cfg))
        inner = [("loop", set(loop.blocks)) for loop in self.cfg.loops.all]
        inner += [("region", inside) for _, inside in regions]
        whole = [("region", {branch, *inside}) for branch, inside in regions]
        for kind, blocks in (each for group in (inner, whole) for each in sorted(group, key=lambda each: len(each[1]))):
            if self._count() <= limit:
                return
            self._join(kind, [block for block in self.cfg.rpo if block in blocks and block in self.of])
        if (count := self._count()) > limit:
            for chain in self._chains():
                length = max(2, -(-count // limit))
                for begin in range(0, len(chain), length):
                    self._join("part", [block for node in chain[begin : begin + length] for block in node.blocks])

    def _count(self) -> int:
        return len(set(self.of.values()))

    def _join(self, kind: str, blocks: list[Block]) -> None:
        """Makes one node of blocks that belong to several."""
        if len({self.of[block] for block in blocks}) > 1:
            self.of.update(dict.fromkeys(blocks, Node(tuple(blocks), kind)))

    def _chains(self) -> list[list[Node]]:
        """Nodes that follow each other without a branch."""
        graph = nx.DiGraph({node: [self.of[to] for _, _, to in self.edges(node)] for node in self})
        chains: list[list[Node]] = []
        for node in graph:
            last = chains[-1][-1] if chains else None
            if last is not None and [*graph.successors(last)] == [node] and [*graph.predecessors(node)] == [last]:
                chains[-1].append(node)
            else:
                chains.append([node])
        return chains


def _skipped(cfg: Cfg) -> dict[Block, Block]:
    """The blocks that only jump on, with the block they jump to: those with one edge in, if no edge is there twice."""
    found: dict[Block, Block] = {}
    headers = {loop.header for loop in cfg.loops.all}
    for block in cfg.rpo:
        if len(block.instrs) != 1 or len(cfg.succs(block)) != 1 or len(cfg.preds(block)) != 1 or block in headers:
            continue
        ((pred,), (target,)) = cfg.preds(block), cfg.succs(block)
        others = [_resolved(each, found) for each in cfg.succs(pred) if each is not block]
        if pred is not target and _resolved(target, found) not in others and target not in headers:
            found[block] = target
    return found


def _resolved(block: Block, skipped: Mapping[Block, Block]) -> Block:
    while block in skipped:
        block = skipped[block]
    return block


def _regions(cfg: Cfg) -> Iterator[tuple[Block, set[Block]]]:
    """A branch and the blocks up to its post-dominator, if edges lead in from the branch and out to the end only."""
    for branch in cfg.rpo:
        end = cfg.ipdom.get(branch)
        if len(cfg.succs(branch)) < 2 or end is None:
            continue
        inside = {block for block in cfg.rpo if _is_between(cfg, branch, block, end)}
        leaves = all(to in inside or to is end for block in inside for to in cfg.succs(block))
        enters = all(src in inside or src is branch for block in inside for src in cfg.preds(block))
        if inside and leaves and enters:
            yield branch, inside


def _is_between(cfg: Cfg, branch: Block, block: Block, end: Block) -> bool:
    is_inside = block is not branch and block is not end and cfg.dominates(branch, block)
    return is_inside and cfg.post_dominates(end, block) and not cfg.dominates(end, block)


def continued(functions: Sequence[Function]) -> Iterator[tuple[Block, Block]]:
    """The blocks that return ids of continuations, each with the entry of a continuation that may come next."""
    numbered = {found[1]: fn for fn in functions if (found := _CONTINUATION.search(fn.name))}
    for block in (block for fn in numbered.values() for block in Cfg(fn).rpo if block.terminator.op == "ret"):
        ids = {str(value.value) for value in reached(block.terminator.operands, _chosen) if isinstance(value, ConstInt)}
        yield from ((block, numbered[number].entry) for number in sorted(ids & numbered.keys()))


def _chosen(value: Value) -> Sequence[Value]:
    """What a phi or select may be."""
    is_select = is_op(value, "select")
    return value.operands[is_select:] if isinstance(value, Instr) and (is_select or value.op == "phi") else ()


def aligned_pairs(left: Sequence[Block], right: Sequence[Block]) -> list[tuple[Block, Block]]:
    """Pairs of blocks with the same name that are in the same order on both sides.

    Both are in topological order except for back edges: with a row for each pair, edges still lead down.
    """
    lefts, rights = ([block.name for block in side] for side in (left, right))
    matches = SequenceMatcher(None, lefts, rights, autojunk=False).get_matching_blocks()
    return [(left[a + k], right[b + k]) for a, b, count in matches for k in range(count)]
