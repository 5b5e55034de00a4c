"""The cost model of BOSCC: what running an instruction costs, and what a mask adds to that.

The unit is a vector instruction on registers. A region is skipped if running it costs enough, and copied without masks
if what masks add costs enough: `wfv.options.Boscc` has the thresholds.
"""

from __future__ import annotations

from passes.analysis.divergence import Shapes
from wfv.ir.core import Instr

_VARYING_ACCESS, _STRIDED_ACCESS, _OTHER = 8, 2, 1
_SLOW = ("atomicrmw", "udiv", "sdiv", "urem", "srem")
_LOOP_FACTOR, _DEEPEST = 8, 3  # an assumption: iterations of a loop, and the loops around a block that count


def iterations(depth: int) -> int:
    """How often a block with that many loops around it is assumed to run."""
    return int(_LOOP_FACTOR ** min(depth, _DEEPEST))


def cost(instr: Instr, shapes: Shapes) -> int:
    """The cost of running an instruction."""
    if instr.op in ("load", "store"):
        return _access_cost(instr, shapes)
    if instr.op in ("phi", "br") or shapes.of(instr).is_uniform:
        return 0
    return _VARYING_ACCESS if instr.op in _SLOW or instr.callee else _OTHER


def mask_cost(instr: Instr, shapes: Shapes) -> int:
    """What a mask adds: to accesses and atomics, to divisions (a safe divisor), and to phis (a blend)."""
    if instr.op in ("load", "store"):
        return _access_cost(instr, shapes)
    if shapes.of(instr).is_uniform:
        return 0
    return _VARYING_ACCESS if instr.op == "atomicrmw" else _OTHER if instr.op in (*_SLOW, "phi") else 0


def _access_cost(instr: Instr, shapes: Shapes) -> int:
    return _VARYING_ACCESS if shapes.of(instr.operands[-1]).is_varying else _STRIDED_ACCESS
