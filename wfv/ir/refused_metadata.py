"""Metadata in IR text that LLVM's parser accepts and that makes LLVM crash or never end.

LLVM follows debug info without checking it: a location that is inlined at a file ends the process, and a scope that
contains itself makes it run without end. It enters nodes and types by recursion: some 20,000 of them in a chain exhaust
the stack. The text has no comments and no string contents (`wfv.ir.admission` removes them).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wfv.ir import metadata_bound
from wfv.ir.metadata_depth import depth_bound

MAX_NODES, MAX_DEPTH, MAX_TYPES = 1_000_000, 10_000, 10_000
Finding = tuple[int, str, str]  # position, message, help

_HELP = "compile without -g, or with -gline-tables-only"
_NOT_NEEDED = "drop this metadata: it only helps the optimizer"
_LOCAL_SCOPE = frozenset({"DISubprogram", "DILexicalBlock", "DILexicalBlockFile"})
_LOCAL = frozenset({"DILocation", "DILexicalBlock", "DILexicalBlockFile", "DILocalVariable", "DILabel"})
_COUNTED = re.compile(r"![A-Za-z]*\s*[({]", re.ASCII)
_TYPE = re.compile(r"=\s*type\b", re.ASCII)
_DEFINITION = re.compile(r"!(\d+)\s*=\s*(?:distinct\s+)?!(\w*)", re.ASCII)
_FIELD = re.compile(r"\b(scope|inlinedAt|baseType):\s*!(\d+)", re.ASCII)
_TUPLE = re.compile(r"\s*\{([^{}]*)\}", re.ASCII)
_REFERENCE = re.compile(r"!(\d+)", re.ASCII)
_NULL = re.compile(r"(?:^|,)\s*null\b")
_ATTACHED = re.compile(r"(,?)\s*!(dbg|llvm\.loop|tbaa|tbaa\.struct|alias\.scope|noalias)\s*!(\d+)", re.ASCII)
_ERRNO = re.compile(r"!llvm\.errno\.tbaa\s*=\s*!\{([^{}]*)\}", re.ASCII)


class Node(NamedTuple):
    """A numbered node: its kind (`DILocation`, "" for a tuple), and the numbers of the nodes that it refers to."""

    position: int
    kind: str
    operands: list[int]
    fields: list[tuple[str, int]]
    has_null: bool
    references: list[int]  # to any nodes
    weight: int  # the node itself, and those written in it


def refused_metadata(bare: str) -> Iterator[Finding]:
    """The refused nodes, in no particular order."""
    yield from _too_many(bare)
    nodes = _read(bare)
    yield from _too_deep(nodes)
    for node in nodes.values():
        for field, target in node.fields:
            if target in nodes and not _fits(node.kind, field, nodes[target].kind):
                yield node.position, f"`{field}: !{target}` of a {node.kind}: a node of the wrong kind", _HELP
    yield from _cycles(nodes)
    yield from _attachments(bare, nodes)


def _too_many(bare: str) -> Iterator[Finding]:
    for pattern, limit, what in ((_COUNTED, MAX_NODES, "metadata nodes"), (_TYPE, MAX_TYPES, "types")):
        if len(pattern.findall(bare)) > limit:
            position = [match.start() for match in pattern.finditer(bare)][limit]
            yield position, f"more than {limit} {what}", _HELP


def _too_deep(nodes: dict[int, Node]) -> Iterator[Finding]:
    if sum(node.weight for node in nodes.values()) > MAX_DEPTH:
        targets = {number: node.references for number, node in nodes.items()}
        if depth_bound(targets, {number: node.weight for number, node in nodes.items()}) > MAX_DEPTH:
            first = min(node.position for node in nodes.values())
            yield first, f"metadata nodes that refer to each other in a chain of more than {MAX_DEPTH}", _HELP


def has_too_much_metadata(ir: str) -> bool:
    """Whether the metadata of a module that Clang has made exceeds the limits."""
    if ir.count("\n!") <= MAX_DEPTH:
        return False
    if _may_be_too_many(ir) and any(_too_many(ir)):
        return True
    return not metadata_bound.is_flat(ir, MAX_DEPTH) and any(_too_deep(_read(ir)))


def _may_be_too_many(ir: str) -> bool:
    """Whether what Clang prints in front of each node and type, which is found faster than a pattern, is too often."""
    return ir.count("!DI") + ir.count("!{") > MAX_NODES or ir.count("= type") > MAX_TYPES


def _read(bare: str) -> dict[int, Node]:
    definitions = list(_DEFINITION.finditer(bare))
    ends = [match.start() for match in definitions[1:]] + [len(bare)]
    nodes: dict[int, Node] = {}
    for match, end in zip(definitions, ends, strict=False):  # without definitions one end remains
        fields = [(field, int(target)) for field, target in _FIELD.findall(bare, match.end(), end)]
        found = None if match[2] else _TUPLE.match(bare, match.end(), end)
        body = found[1] if found else ""
        operands = [int(number) for number in _REFERENCE.findall(body)]
        references = [int(number) for number in _REFERENCE.findall(bare, match.end(), end)]
        weight = len(_COUNTED.findall(bare, match.end(), end)) + 1
        has_null = bool(_NULL.search(body))
        nodes[int(match[1])] = Node(match.start(), match[2], operands, fields, has_null, references, weight)
    return nodes


def _fits(kind: str, field: str, target: str) -> bool:
    """Whether a node of this kind may have a `target` in this field; only what crashes LLVM is checked."""
    if field == "inlinedAt":
        return target == "DILocation"
    if field == "scope" and kind in _LOCAL:
        return target in _LOCAL_SCOPE
    return True


def _cycles(nodes: dict[int, Node]) -> Iterator[Finding]:
    """Nodes above which scopes or types form a cycle, which LLVM would follow without end."""
    upward = ("scope", "inlinedAt", "baseType")
    parents = {number: {t for field, t in node.fields if field in upward} for number, node in nodes.items()}
    for number in _on_cycles(parents):
        yield nodes[number].position, f"the scopes or types above !{number} form a cycle", _HELP


def _on_cycles(parents: dict[int, set[int]]) -> set[int]:
    """The nodes from which a cycle can be reached: those that remain when leaves are removed repeatedly."""
    children: dict[int, list[int]] = {}
    left = {node: len(above & parents.keys()) for node, above in parents.items()}
    for node, above in parents.items():
        for parent in above:
            children.setdefault(parent, []).append(node)
    leaves = [node for node, count in left.items() if count == 0]
    while leaves:
        leaf = leaves.pop()
        del left[leaf]
        for child in children.get(leaf, ()):
            left[child] -= 1
            if left[child] == 0:
                leaves.append(child)
    return set(left)


def _attachments(bare: str, nodes: dict[int, Node]) -> Iterator[Finding]:
    """The wrong nodes at instructions, functions and variables.

    `!dbg` must be a location or a variable's expression behind a comma (at an instruction or variable), a subprogram at
    a function. The first operand of a loop's node must be the node itself.
    """
    alias_roots = {int(number) for text in _ERRNO.findall(bare) for number in _REFERENCE.findall(text)}
    loop_roots: set[int] = set()
    for comma, kind, text in set(_ATTACHED.findall(bare)):
        number = int(text)
        if (node := nodes.get(number)) is None:
            continue
        good = True
        if kind == "dbg":
            good = node.kind in (("DILocation", "DIGlobalVariableExpression") if comma else ("DISubprogram",))
        elif kind == "llvm.loop":
            good = node.operands[:1] == [number]
            loop_roots.add(number)
        else:
            alias_roots.add(number)
        if not good:
            yield (
                node.position,
                f"`!{kind} !{number}`: a node of the wrong kind",
                _HELP if kind == "dbg" else _NOT_NEEDED,
            )
    yield from _tuples(nodes, loop_roots, "loop")
    yield from _tuples(nodes, alias_roots, "alias")


def _tuples(nodes: dict[int, Node], roots: set[int], what: str) -> Iterator[Finding]:
    """All nodes that loop or alias metadata reaches must be tuples without nulls; a loop may also have a location."""
    todo, seen = list(roots), set(roots)
    while todo:
        node = nodes.get(todo.pop())
        if node is None:
            continue
        if node.has_null or (node.kind and (what, node.kind) != ("loop", "DILocation")):
            yield node.position, f"{node.kind or 'null'} in {what} metadata", _NOT_NEEDED
        fresh = set(node.operands) - seen
        seen |= fresh
        todo += fresh
