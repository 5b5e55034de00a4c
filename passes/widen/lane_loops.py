"""Loops over the active lanes: calls of outlined loops, and atomics at addresses of their own.

The operands of all lanes are in memory, where the loop finds those of one. To extract them from a vector takes longer:
a CPU then runs loads before it knows the addresses of earlier stores, and has to run them again. A histogram by 64
lanes takes 13 times as long so (Zen 4). Numbers that were in memory are loaded there again, in the lane.
"""

from collections.abc import Callable, Sequence, Set
from functools import partial

from passes.sub_groups.combine import no_unrolling
from passes.widen.addresses import replicate_gep
from passes.widen.replicate import after_writes
from passes.widen.widener import Widener
from wfv.ir.core import Instr, is_op
from wfv.ir.types import (
    I8,
    I64,
    PTR,
    VOID,
    ArrayType,
    IntType,
    PtrType,
    StructType,
    Type,
    scalar_of,
    size_of,
    with_element,
)
from wfv.ir.values import TRUE, Value, const_int

COPIES = 8  # lanes of an iteration of a loop over all lanes
_CUTS = ("and", "lshr", "trunc", "sext", "zext", "shl")
_MAX_ALIGN = 64


def widen_lane_loop(w: Widener, instr: Instr, function: str, operands: Sequence[Value], mask: Value) -> None:
    """A call of an outlined loop (passes/linearize/loops_by_lane.py): a loop over the active lanes.

    Before:                                         After, for 4 lanes:
        %r = call float @wfv.call.by_lane.k.0(          store <4 x i32> %from, ptr %in    ; one array for each operand
                i32 %from, ptr %x, i1 %m)               br (any lane of %m): loop, end
                                                    loop: %left = phi i64 [ (bits of %m) ], [ %left & (%left - 1) ]
                                                          %lane = call i64 @llvm.cttz.i64(i64 %left, i1 true)
                                                          %a = load i32, (element %lane of %in)
                                                          %b = call float @wfv.fn.by_lane.k.0(i32 %a, ptr %x)
                                                          store float %b, (element %lane of %out)
                                                          br (%left & (%left - 1) is not 0), loop, end
                                                    end:  %r = load <4 x float>, ptr %out

    A uniform operand is passed as it is, a strided one is computed from the lane's number. LLVM inlines the function.
    """
    fields = _fields_of(instr.type)
    inputs = [_input(w, x) for x in operands]
    outputs = [_new_array(w, type) for type in fields]

    def call(lane: Value) -> None:
        results = w.build.call(function, instr.type, [of_lane(lane) for of_lane in inputs])
        for n, (array, type) in enumerate(zip(outputs, fields, strict=True)):
            result = results if len(fields) == 1 else w.build.extractvalue(results, n)
            _store(w, result, _element(w, array, type, lane))

    _for_active_lanes(w, call, mask)
    w.values.set_parts(instr, [_load(w, array, w.wide(type)) for array, type in zip(outputs, fields, strict=True)])


def widen_in_lane_loop(w: Widener, old: Instr, instr: Instr, operands: Sequence[Value], mask: Value) -> None:
    """A loop over the active lanes, with copies of `instr`, which has no result: `old`, or its plain form."""
    loaded = _loaded(w, old)
    inputs = [_input_of_access(w, x, loaded) for x in operands]
    loop = _for_all_lanes if mask == TRUE else partial(_for_active_lanes, mask=mask)
    loop(w, body=lambda lane: w.emit.copy(instr, [of_lane(lane) for of_lane in inputs]))


def _for_all_lanes(w: Widener, body: Callable[[Value], object]) -> None:
    """A loop that runs `body`, which emits the code for the lane of a number, for COPIES lanes in each iteration."""
    before, loop, end = w.emit.block, w.emit.new_block("lane"), w.emit.new_block("lanes.end")
    w.build.br(loop)
    w.emit.continue_in(loop)
    lane = w.build.phi(I64, [(const_int(I64, 0), before)], name="lane")
    for i in range(COPIES):
        body(w.build.binop("add", lane, i))
    following = w.build.binop("add", lane, COPIES)
    lane.add_incoming(following, loop)
    w.build.cond_br(w.build.icmp("ne", following, w.lanes), loop, end).metadata["llvm.loop"] = no_unrolling(
        w.emit.module
    )
    w.emit.continue_in(end)


def _for_active_lanes(w: Widener, body: Callable[[Value], object], mask: Value) -> None:
    """A loop that runs `body` for the active lanes in their order."""
    left = w.build.cast("zext", w.build.mask_bits(w.vector(mask)), I64)
    before, loop, end = w.emit.block, w.emit.new_block("lane"), w.emit.new_block("lanes.end")
    w.build.cond_br(w.build.icmp("ne", left, 0, name="any"), loop, end)
    w.emit.continue_in(loop)
    lanes = w.build.phi(I64, [(left, before)], name="left")
    body(w.emit.call("llvm.cttz.i64", I64, [lanes, TRUE]))
    rest = w.build.binop("and", lanes, w.build.binop("sub", lanes, 1))
    lanes.add_incoming(rest, w.emit.block)
    w.build.cond_br(w.build.icmp("ne", rest, 0), loop, end)
    w.emit.continue_in(end)


def _fields_of(type: Type) -> tuple[Type, ...]:
    if isinstance(type, StructType):
        return type.elements or ()
    return () if type == VOID else (type,)


def _loaded(w: Widener, instr: Instr) -> set[Value]:
    """The loads of numbers next to each other that may run as late as an instruction, and bits cut out of them."""
    found: set[Value] = set()
    block = next(each for each in w.facts.function.blocks if instr in each.instrs)
    for each in after_writes(block.instrs[: block.instrs.index(instr)]):
        if each.op == "load":
            is_loaded = w.shape(each.operands[0]).is_strided
        else:
            is_loaded = each.op in _CUTS and each.operands[0] in found
        if is_loaded:
            found.add(each)
    return found


def _input_of_access(w: Widener, old: Value, loaded: Set[Value]) -> Callable[[Value], Value]:
    """As `_input`; an address, an index that it widens, and what is `loaded` are computed in the lane."""
    is_index = is_op(old, "getelementptr", "sext", "zext", "shl") and w.shape(old).is_varying
    if not isinstance(old, Instr) or not (is_index or old in loaded):
        return _input(w, old)
    parts = [_input_of_access(w, x, loaded) for x in old.operands]
    copy = replicate_gep if old.op == "getelementptr" else lambda w, old, operands: w.emit.copy(old, operands)
    return lambda lane: copy(w, old, [part(lane) for part in parts])


def _input(w: Widener, old: Value) -> Callable[[Value], Value]:
    """The operand in a lane, as a function of the lane's number. A varying one is stored for that, in an array."""
    type, shape = old.type, w.shape(old)
    if not shape.is_affine:
        array = _new_array(w, type)
        _store(w, w.vector(old), array)
        return lambda lane: _load(w, _element(w, array, type, lane), type)
    base = w.scalar(old)
    if not shape.is_strided:
        return lambda lane: base
    if isinstance(type, PtrType):
        return lambda lane: w.build.gep(I8, base, [w.build.binop("mul", lane, shape.stride)])
    resize = "zext" if size_of(type) > size_of(I64) else "trunc"
    return lambda lane: w.build.binop("add", base, w.build.binop("mul", w.build.cast(resize, lane, type), shape.stride))


def _new_array(w: Widener, type: Type) -> Value:
    """Memory for an element of each lane, in the function's first block, so that there is one for all calls."""
    size = w.lanes * size_of(type)
    attrs = {"elem_type": ArrayType(size, I8), "align": min(size & -size, _MAX_ALIGN)}
    array = Instr(PTR, w.emit.function.unique_name("lanes"), "alloca", [], attrs)
    w.emit.function.blocks[0].instrs.insert(0, array)
    return array


def _element(w: Widener, array: Value, type: Type, lane: Value) -> Value:
    return w.build.gep(_in_array(type), array, [lane])


def _store(w: Widener, value: Value, pointer: Value) -> None:
    """Stores the element of one lane, or the vector of all."""
    kept = w.build.cast("zext", value, _in_array(value.type))
    w.build.store(kept, pointer, align=size_of(scalar_of(kept.type)))


def _load(w: Widener, pointer: Value, type: Type) -> Value:
    kept = _in_array(type)
    return w.build.cast("trunc", w.build.load(kept, pointer, align=size_of(scalar_of(kept))), type)


def _in_array(type: Type) -> Type:
    """The type of a lane's value in an array, or of all. LLVM packs the bits of a vector: integers fill their bytes."""
    element = scalar_of(type)
    return with_element(type, IntType(8 * size_of(element))) if isinstance(element, IntType) else type
