"""Loops of a few iterations, which LLVM may unroll although the front end forbids it.

Clang marks each loop `llvm.loop.unroll.disable` at the level of optimization at which it makes IR. A loop over a
filter's window has a constant number of iterations: unrolled, its addresses have one base, and comparisons of its
counter vanish. Whether the unrolled loop is small enough, LLVM decides. A loop over a tile has often 16 iterations of
one block; loops with branches, or with loops inside, gain less.
"""

from __future__ import annotations

from collections.abc import Mapping

from passes.analysis.divergence import Shapes
from passes.specialize.counters import Counter, find_counters
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Instr

_MOST = 8  # iterations
_MOST_OF_A_BLOCK = 16  # if the loop is one block


def back_edges_of_short_loops(cfg: Cfg, shapes: Shapes) -> frozenset[Instr]:
    """The branches back to the headers of the loops that run a small constant number of times."""
    counters = find_counters(cfg, shapes)
    return frozenset(loop.latches[0].terminator for loop in cfg.loops.all if _is_short(loop, counters))


def _is_short(loop: Loop, counters: Mapping[Instr, Counter]) -> bool:
    most = _MOST_OF_A_BLOCK if len(loop.blocks) == 1 else _MOST
    return any(0 < counters[phi].constant_count <= most for phi in loop.header.phis if phi in counters)
