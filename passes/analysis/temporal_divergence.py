"""Temporal divergence: a value that is uniform in a divergent loop is varying where it is used outside of the loop.

    loop:                                           ; divergent: lanes leave in different iterations
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]  ; uniform here: all lanes in the loop have made the same iterations
      %next = add i64 %i, 1
      %again = icmp slt i64 %next, %own
      br i1 %again, label %loop, label %end
    end:
      %x = mul i64 %i, 3                            ; varying: each lane has the %i of its own last iteration

It is a property of the use, not of the value: the analysis keeps %i uniform and applies this rule to each use.
Source: LLVM, "Convergence and Uniformity", temporal divergence; Rosemann, Moll & Hack (POPL 2021).
"""

from __future__ import annotations

from collections.abc import Container

from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block


def loop_left_divergently(definition: Block, use: Block, cfg: Cfg, divergent_loops: Container[Loop]) -> Loop | None:
    """The innermost divergent loop around the block `definition` that the block `use` is outside of, or None."""
    loop = cfg.loops.innermost(definition)
    while loop is not None and not loop.contains(use):
        if loop in divergent_loops:
            return loop
        loop = loop.parent
    return None
