"""Updates of a copy that has an element for each lane (passes/group/atomic_copies.py).

    %s = call i32 @llvm.vector.reduce.add.v8i32(%v)     %old = load <8 x i32>, ptr addrspace(3) %copy
    atomicrmw add ptr addrspace(3) %copy, i32 %s        %new = add <8 x i32> %old, %v
                                                        store <8 x i32> %new, ptr addrspace(3) %copy

LLVM keeps the vector in registers during the loop over a group. The launch function combines the lanes, once.

A sum of products of 16-bit numbers adds the odd lanes to the even ones: x86 has one instruction for the multiplications
and this addition (vpmaddwd), or for all three (vpdpwssd), which LLVM finds.

The lanes are combined first (passes/widen/per_lane.py) where that is faster: a number of all lanes, bits, for which
there are popcnt and tests of masks, sums of numbers below 256, such as bytes and their distances, for which there is
vpsadbw, and such products in one register, which would be one chain of the slow additions of vpdpwssd. The greatest of
all lanes would be compared with the copy by a branch, which no processor predicts for data that it has not seen.
"""

from passes.analysis.ranges import range_of
from passes.sub_groups.combine import active_or_neutral, operate
from passes.widen.widener import Widener
from wfv.ir.core import Instr, is_op
from wfv.ir.names import LANE_COPY, LOCAL_VARIABLE
from wfv.ir.types import size_of
from wfv.ir.values import Argument, Value

_BIT, _BYTE = 1, 255


def is_for_lanes(w: Widener, instr: Instr, pointer: Value, value: Value) -> bool:
    """Whether each lane has an element to update at this address, and that is faster than to combine them."""
    is_copy = isinstance(pointer, Argument) and pointer.name.startswith(LOCAL_VARIABLE + LANE_COPY)
    is_small = range_of(value)[1] <= (_BYTE if instr.attrs["operation"] in ("add", "sub") else _BIT)
    is_short = _is_product(w, value) and 8 * size_of(value.type) * w.lanes <= w.facts.machine.vector_bits
    return is_copy and not (is_small or is_short or w.shape(value).is_uniform)


def update_lanes(w: Widener, instr: Instr, pointer: Value, value: Value, neutral: str, mask: Value | None) -> None:
    """Updates the elements of the lanes under `mask` (None: all lanes) by `instr`, an atomicrmw.

    `neutral`: the operation whose neutral element changes nothing.
    """
    vector = active_or_neutral(w.build, neutral, w.vector(value), mask)
    if neutral == "add" and _is_product(w, value):
        even, odd = (w.build.shufflevector(vector, None, range(n, w.lanes, 2)) for n in (0, 1))
        vector = w.build.binop("add", even, odd)
    place, align = w.scalar(pointer), size_of(value.type)
    old = w.build.load(vector.type, place, align)
    w.build.store(operate(w.build, instr.attrs["operation"], old, vector), place, align)


def _is_product(w: Widener, value: Value) -> bool:
    return w.facts.machine.is_x86 and is_op(value, "mul") and all(map(_has_16_bits, value.operands))


def _has_16_bits(value: Value) -> bool:
    """Whether it is an extended number of 16 bits with a sign."""
    most = {"sext": 2, "zext": 1}
    return isinstance(value, Instr) and value.op in most and size_of(value.operands[0].type) <= most[value.op]
