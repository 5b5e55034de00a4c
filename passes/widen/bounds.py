"""The rule for tests of bounds (passes/bounds/bounds.py): one branch for all lanes, that is not taken.

4 lanes, %i strided by 1:

    call void @wfv.bounds(i64 %i, i64 %end, .., i1 %m)      %room = call i64 @llvm.usub.sat.i64(i64 %end, i64 3)
                                                            br (%i >= %room): some, go.on
                                                      some: (which of the active lanes are outside)
                                                            br (any): call void @wfv.outside(first of these, ..)

The least lane's number is compared with the end, less the distance of the greatest lane's. Loops keep only this test:
LLVM computes %room before them.
"""

from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.names import OUTSIDE
from wfv.ir.types import I64, VOID
from wfv.ir.values import FALSE, TRUE, const_int

_FARTHEST = 1 << 24  # from the first lane's number to the last one's, which must not wrap


def widen_bounds_test(w: Widener, instr: Instr) -> None:
    """The test of all active lanes."""
    at, end = instr.operands[:2]
    shape = w.shape(at)
    if not (shape.is_affine and w.shape(end).is_uniform) or abs(shape.stride) * w.lanes > _FARTHEST:
        _test_lanes(w, instr)
        return
    far = shape.stride * (w.lanes - 1)
    first = w.scalar(at) if instr.operands[-1] == TRUE else w.build.freeze(w.scalar(at))  # of an inactive lane: poison
    least = w.build.binop("add", first, min(far, 0))
    room = w.emit.call("llvm.usub.sat.i64", I64, [w.scalar(end), const_int(I64, abs(far))]) if far else w.scalar(end)
    may_fail = w.build.icmp("uge", least, room)
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
