"""Makes control flow reducible: a cycle that is entered at several blocks gets one header, which dispatches.

Before (the cycle of %a and %b is entered at both):     After:

    e: br i1 %c, label %a, label %b                         e: br i1 %c, label %to.a, label %to.b
    a: %x = phi [0, %e], [%y, %b]                           to.a: br label %dispatch
       br i1 %p, label %b, label %out                       to.b: br label %dispatch
    b: %y = phi [1, %e], [%x, %a]                           dispatch: %x = phi [0, %to.a], [poison, %to.b],
       br label %a                                                             [poison, %a.to], [%y, %b]
                                                                      %y = phi ..
                                                                      %is.a = phi [true, %to.a], [false, %to.b], ..
                                                                      br i1 %is.a, label %a, label %b

Every edge into an entry of the cycle goes through the new block, so that it dominates the cycle, and whatever lies
inside without the entries is looked at in the same way. No code is copied: each edge is moved once at most, so there
are never more new blocks than there were edges. Whether lanes choose the same entry is a question to the divergence
analysis, of an ordinary phi.

Nothing else has to be repaired. Any entry could be reached from outside all along, so whoever dominated a block of the
cycle from outside dominates the dispatch, and whoever did so from inside still stands on every way from an entry to it.
A phi of an entry that was not chosen is poison, and cannot be used before that entry is.
Source: LLVM, "FixIrreducible"; Havlak, "Nesting of Reducible and Irreducible Loops" (TOPLAS 1997).
"""

from __future__ import annotations

from collections.abc import Iterable

import networkx as nx

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.edges import redirect_edges
from wfv.ir.types import I1, I32, VOID
from wfv.ir.values import Poison, Value, const_int


def make_reducible(fn: Function) -> bool:
    """Rewrites `fn` in place; False if its control flow was reducible already."""
    cfg = Cfg(fn)
    if cfg.is_reducible:
        return False
    preds = {block: cfg.preds(block) for block in cfg.rpo}
    work = [set(cfg.rpo)]
    while work:
        for cycle in _cycles(cfg.graph.subgraph(work.pop())):
            entries = [b for b in cfg.rpo if b in cycle and not cycle.issuperset(preds[b])]
            if len(entries) > 1:
                _dispatch(fn, entries, preds)
            # Through the entries goes no cycle any more but by way of the header.
            work.append(cycle.difference(entries))
    return True


def _cycles(graph: nx.DiGraph) -> Iterable[set[Block]]:
    """The strongly connected components that have an edge."""
    return [c for c in nx.strongly_connected_components(graph) if len(c) > 1 or graph.has_edge(*(tuple(c) * 2))]


def _dispatch(fn: Function, entries: list[Block], preds: dict[Block, list[Block]]) -> None:
    """Puts a header in front of the entries of a cycle."""
    header = Block(fn.unique_name("dispatch"))
    arrivals = [  # (where the header is entered from, whence it was, for which entry)
        (_redirect(fn, pred, entry, entries, header), pred, entry) for entry in entries for pred in preds[entry]
    ]
    for entry in entries:
        for phi in entry.phis:
            came = {pred: value for value, pred in phi.incoming()}
            phi.operands = [came[pred] if to is entry else Poison(phi.type) for _, pred, to in arrivals]
            phi.blocks = [src for src, _, _ in arrivals]
            header.instrs.append(phi)
        entry.instrs[: len(entry.phis)] = []
    _choose(fn, header, entries, [(src, entry) for src, _, entry in arrivals])
    fn.blocks.insert(fn.blocks.index(entries[0]), header)


def _redirect(fn: Function, pred: Block, entry: Block, entries: list[Block], header: Block) -> Block:
    """Makes pred -> entry lead to the header; returns the header's new predecessor, which has this edge only."""
    src, to = pred, header
    if sum(succ in entries for succ in pred.successors) > 1:
        src = to = Block(fn.unique_name(f"to.{entry.name}"), [Instr(VOID, "", "br", blocks=[header])])
        fn.blocks.insert(fn.blocks.index(pred) + 1, src)
    redirect_edges(pred, entry, to)
    return src


def _choose(fn: Function, header: Block, entries: list[Block], arrivals: list[tuple[Block, Block]]) -> None:
    """The phi that says which entry is meant, and the branch on it."""
    is_pair = len(entries) == 2
    type = I1 if is_pair else I32
    # A branch takes its first block on 1, a switch its first one where no case fits.
    numbers = dict(zip(entries, (1, 0) if is_pair else range(len(entries)), strict=True))
    operands: list[Value] = [const_int(type, numbers[entry]) for _, entry in arrivals]
    chosen = Instr(type, fn.unique_name("entry"), "phi", operands, blocks=[src for src, _ in arrivals])
    cases: list[Value] = [] if is_pair else [const_int(type, n) for n in range(1, len(entries))]
    branch = Instr(VOID, "", "br" if is_pair else "switch", [chosen, *cases], blocks=list(entries))
    header.instrs += [chosen, branch]
