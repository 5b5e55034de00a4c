"""The cost model of BOSCC: what running an instruction costs, and what a mask adds to that.

The unit is a vector instruction on registers. A region is skipped if running it costs enough, and copied without masks
if what masks add costs enough: `wfv.options.Boscc` has the thresholds.

The estimate of what a divergent loop costs in vectors, and lane by lane: which of the two is faster.

In vectors all lanes stay until the last one leaves, each gather or scatter is done once per lane in every iteration,
and a live mask is kept. Lane by lane, a lane runs only its own iterations, but each instruction serves one lane only.

The unit is a vector instruction on registers. The numbers were measured with ragged loops on AVX-512 (docs/results.md).
"""

from passes.analysis.divergence import Shapes
from passes.analysis.trip_counts import iterations
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.values import ConstInt
from wfv.opencl.builtins import libm_function

_VARYING_ACCESS, _STRIDED_ACCESS, _OTHER = 8, 2, 1
_SLOW = ("atomicrmw", "udiv", "sdiv", "urem", "srem")


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


_GATHERED = 1.3  # an element of a gather or scatter
_ACCESS = 2.0  # a vector access under a mask
_MASKING = 8.0  # an iteration of a loop with a live mask: the mask, the vote, the live-outs
_SCALAR, _SCALAR_ACCESS = 0.3, 0.5  # a CPU runs several at once
_SLOW_BY_LANE, _SCALAR_SLOW = 12.0, 8.0  # divisions, square roots, calls
_STAY = 0.6  # the share of the iterations that a lane runs itself, where lanes leave in different iterations
_MARGIN = 0.75  # lane by lane must be that much faster: the estimate is rough
_SLOW_OPS = DIVISIONS | {"fdiv", "frem"}
_FREE = ("phi", "br")


def is_faster_by_lane(loop: Loop, cfg: Cfg, shapes: Shapes, lanes: int) -> bool:
    """Whether the loop is expected to be faster if each lane runs it alone."""
    in_vectors, by_lane = _MASKING, 0.0
    for block in loop.blocks:
        runs = iterations(len(cfg.loops.around(block)) - loop.depth)
        in_vectors += runs * sum(_vector_cost(instr, shapes, lanes) for instr in block.instrs)
        by_lane += runs * sum(_scalar_cost(instr) for instr in block.instrs)
    return lanes * by_lane * _STAY < in_vectors * _MARGIN


def is_gather(instr: Instr, shapes: Shapes) -> bool:
    """Whether it is an access of one element per lane, wherever the lanes' addresses are."""
    if instr.op not in ("load", "store"):
        return False
    address = shapes.of(instr.operands[-1])
    return address.is_varying and not address.possibly_contiguous


def _vector_cost(instr: Instr, shapes: Shapes, lanes: int) -> float:
    if instr.op in ("load", "store"):
        return lanes * _GATHERED if is_gather(instr, shapes) else _ACCESS
    if instr.op in _FREE or shapes.of(instr).is_affine:
        return 0.0
    return _SLOW_BY_LANE if _is_slow(instr) else 1.0


def _scalar_cost(instr: Instr) -> float:
    if instr.op in ("load", "store"):
        return _SCALAR_ACCESS
    if instr.op in ("phi", "getelementptr"):  # part of the address of an access
        return 0.0
    return _SCALAR_SLOW if _is_slow(instr) else _SCALAR


def _is_slow(instr: Instr) -> bool:
    """A function of libm, a square root, a division; by a constant integer, that is a multiplication."""
    if instr.op == "call":
        return family_of(instr.callee) == "sqrt" or libm_function(instr.callee) != ""
    return instr.op in _SLOW_OPS and not (instr.op in DIVISIONS and isinstance(instr.operands[1], ConstInt))
