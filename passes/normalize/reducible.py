"""Makes control flow reducible: a cycle with several entry blocks gets one header, which dispatches to them.

Before (the cycle of %a and %b is entered at both):     After:

    e: br i1 %c, label %a, label %b                         e: br i1 %c, label %to.a, label %to.b
    a: %x = phi [0, %e], [%y, %b]                           to.a: br label %dispatch
       br i1 %p, label %b, label %out                       to.b: br label %dispatch
    b: %y = phi [1, %e], [%x, %a]                           dispatch: %x = phi [0, %to.a], [poison, %to.b],
       br label %a                                                             [poison, %a.to], [%y, %b]
                                                                      %y = phi ..
                                                                      %is.a = phi [true, %to.a], [false, %to.b], ..
                                                                      br i1 %is.a, label %a, label %b

Every edge into an entry of the cycle is redirected to the new header, which therefore dominates the cycle. The cycle
without its entries is then processed in the same way. No code is copied: each edge is redirected at most once, so there
are at most as many new blocks as edges. Whether all lanes take the same entry is decided by the divergence analysis, by
the shape of the phi %is.a.

SSA form needs no other repair. Every entry was reachable from outside, so a block outside that dominated a block of the
cycle dominates the header, and a block inside that dominated it is still on every path to it from an entry. The phi of
an entry is poison while another entry is taken, and has no use before its own entry is taken.
Source: LLVM, "FixIrreducible"; Havlak, "Nesting of Reducible and Irreducible Loops" (TOPLAS 1997).
"""

from collections.abc import Iterable

import networkx as nx

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, branch_to
from wfv.ir.edits import redirect_edges
from wfv.ir.types import I1, I32, VOID
from wfv.ir.values import Poison, Value, const_int


def make_reducible(fn: Function) -> bool:
    """Rewrites `fn` in place; returns whether it changed, that is whether its control flow was irreducible."""
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
            # Every cycle through an entry passes the header now; cycles without the entries are left.
            work.append(cycle.difference(entries))
    return True


def _cycles(graph: nx.DiGraph) -> Iterable[set[Block]]:
    """The strongly connected components with at least one edge."""
    return [c for c in nx.strongly_connected_components(graph) if len(c) > 1 or graph.has_edge(*(tuple(c) * 2))]


def _dispatch(fn: Function, entries: list[Block], preds: dict[Block, list[Block]]) -> None:
    """Inserts a header before the entries of a cycle."""
    header = Block(fn.unique_name("dispatch"))
    arrivals = [  # (predecessor of the header, old predecessor of the entry, entry)
        (_redirect(fn, pred, entry, entries, header), pred, entry) for entry in entries for pred in preds[entry]
    ]
    for entry in entries:
        for phi in entry.phis:
            value_from = {pred: value for value, pred in phi.incoming()}
            phi.set_incoming((value_from[pred] if to is entry else Poison(phi.type), src) for src, pred, to in arrivals)
            header.instrs.append(phi)
        entry.instrs[: len(entry.phis)] = []
    _branch_to_entry(fn, header, entries, [(src, entry) for src, _, entry in arrivals])
    fn.blocks.insert(fn.blocks.index(entries[0]), header)


def _redirect(fn: Function, pred: Block, entry: Block, entries: list[Block], header: Block) -> Block:
    """Redirects the edge pred -> entry to the header; returns the header's predecessor on this edge.

    If `pred` branches to several entries, that is a new block, so that each edge has a predecessor of its own.
    """
    src, to = pred, header
    if sum(succ in entries for succ in pred.successors) > 1:
        src = to = Block(fn.unique_name(f"to.{entry.name}"), [branch_to(header)])
        fn.blocks.insert(fn.blocks.index(pred) + 1, src)
    redirect_edges(pred, entry, to)
    return src


def _branch_to_entry(fn: Function, header: Block, entries: list[Block], arrivals: list[tuple[Block, Block]]) -> None:
    """Adds the phi of the entry's number, and the branch on it, to the header."""
    is_pair = len(entries) == 2
    type = I1 if is_pair else I32
    # The first successor of a branch is taken on 1, that of a switch if no case matches.
    numbers = dict(zip(entries, (1, 0) if is_pair else range(len(entries)), strict=True))
    operands: list[Value] = [const_int(type, numbers[entry]) for _, entry in arrivals]
    chosen = Instr(type, fn.unique_name("entry"), "phi", operands, blocks=[src for src, _ in arrivals])
    cases: list[Value] = [] if is_pair else [const_int(type, n) for n in range(1, len(entries))]
    branch = Instr(VOID, "", "br" if is_pair else "switch", [chosen, *cases], blocks=list(entries))
    header.instrs += [chosen, branch]
