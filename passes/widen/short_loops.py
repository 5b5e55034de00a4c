"""Loops of a few iterations, which LLVM may unroll although the front end forbids it.

Clang marks each loop `llvm.loop.unroll.disable` at the level of optimization at which it makes IR. A loop over a
filter's window has a constant number of iterations: unrolled, its addresses have one base, and comparisons of its
counter vanish. Whether the unrolled loop is small enough, LLVM decides.
"""

from __future__ import annotations

from passes.analysis.divergence import Shapes
from passes.specialize.counters import Counter, find_counters
from wfv.ir.cfg import Cfg
from wfv.ir.core import Instr
from wfv.ir.values import ConstInt

_MOST = 8  # iterations


def back_edges_of_short_loops(cfg: Cfg, shapes: Shapes) -> frozenset[Instr]:
    """The branches back to the headers of the loops that run a small constant number of times."""
    short = {phi for phi, counter in find_counters(cfg, shapes).items() if _is_short(counter)}
    return frozenset(loop.latches[0].terminator for loop in cfg.loops.all if not short.isdisjoint(loop.header.phis))


def _is_short(counter: Counter) -> bool:
    if not (isinstance(counter.start, ConstInt) and isinstance(counter.bound, ConstInt)):
        return False
    return 0 < counter.bound.value - counter.start.value + (not counter.tests_next) <= _MOST
