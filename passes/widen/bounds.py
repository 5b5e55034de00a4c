"""The rule for tests of bounds (passes/kernel/bounds.py): one branch for all lanes, that is not taken.

4 lanes, %i strided:

    call void @wfv.bounds(i64 %i, i64 %end, .., i1 %m)      %last = add i64 %i, 3
                                                                br (%i >= %end or %last >= %end): some, go.on
                                                          some: (which of the active lanes are outside)
                                                                br (any): call void @wfv.outside(first of these, ..)

As the end is far below 2^63, the numbers between those of the first and the last lane are below the end if both are.
"""

from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import OUTSIDE
from wfv.ir.types import VOID
from wfv.ir.values import FALSE, TRUE

_FARTHEST = 1 << 24  # from the first lane's number to the last one's, which must not wrap


def widen_bounds_test(w: Widener, instr: Instr) -> None:
    """The test of all active lanes."""
    at, end = instr.operands[:2]
    shape = w.shape(at)
    if not (shape.is_affine and w.shape(end).is_uniform) or abs(shape.stride) * w.lanes > _FARTHEST:
        _test_lanes(w, instr)
        return
    # Lanes may be inactive, and the numbers poison then.
    first, limit = w.build.freeze(w.scalar(at)), w.scalar(end)
    last = w.build.binop("add", first, shape.stride * (w.lanes - 1))
    may_fail = w.build.binop("or", w.build.icmp("uge", first, limit), w.build.icmp("uge", last, limit))
    w.emit.if_then(may_fail, lambda: _test_lanes(w, instr), name="bounds")


def _test_lanes(w: Widener, instr: Instr) -> None:
    """The test of each active lane; the first lane that is outside is reported."""
    at, end, mask = (w.vector(each) for each in (*instr.operands[:2], instr.operands[-1]))
    outside = w.build.select(mask, w.build.icmp("uge", at, end), w.build.splat(FALSE, w.lanes))
    bits = w.build.mask_bits(outside)

    def report() -> None:
        lane = w.emit.call(f"llvm.cttz.{bits.type}", bits.type, [bits, TRUE])
        first = w.build.extractelement(at, lane)
        w.build.call(OUTSIDE, VOID, [first, *(w.scalar(each) for each in instr.operands[2:5])])

    w.emit.if_then(w.build.icmp("ne", bits, 0), report, name="outside")
