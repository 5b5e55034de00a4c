"""Rules for atomics: once for each lane, in lane order, or once for all lanes where the result is the same.

Where all lanes add to one address and the old value is not used, the lanes are added up in registers:

    atomicrmw add ptr %p, i32 %v monotonic       %s = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %v)
                                                 atomicrmw add ptr %p, i32 %s monotonic

Inactive lanes contribute the operation's neutral element, and without any active lane there is no access. Atomics on
floats stay lane by lane: their sums depend on the order.
"""

from __future__ import annotations

from collections.abc import Callable

from passes.functions.masked_instructions import masked_parts, plain_instr
from passes.widen.per_lane import widen_masked_per_lane, widen_per_lane
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import mangled
from wfv.ir.types import IntType
from wfv.ir.values import Value, const_int

# Operation -> (llvm.vector.reduce.* that combines the lanes, its neutral element in so many bits).
_REDUCTIONS: dict[str, tuple[str, Callable[[int], int]]] = {
    "add": ("add", lambda bits: 0),
    "sub": ("add", lambda bits: 0),
    "or": ("or", lambda bits: 0),
    "xor": ("xor", lambda bits: 0),
    "and": ("and", lambda bits: -1),
    "max": ("smax", lambda bits: -1 << (bits - 1)),
    "min": ("smin", lambda bits: (1 << (bits - 1)) - 1),
    "umax": ("umax", lambda bits: 0),
    "umin": ("umin", lambda bits: -1),
}


def widen_atomicrmw(w: Widener, instr: Instr) -> None:
    if _is_reducible(w, instr, instr):
        pointer, value = instr.operands
        w.emit.copy(instr, [w.scalar(pointer), _combined(w, instr, value, None)])
    else:
        widen_per_lane(w, instr)


def widen_masked_atomic(w: Widener, call: Instr) -> None:
    """The wfv.* calls that passes/linearize/guards.py makes of atomics and of volatile accesses."""
    (pointer, *values), mask, _ = masked_parts(call)
    instr = plain_instr(call)
    if not _is_reducible(w, call, instr):
        widen_masked_per_lane(w, call)
        return
    lanes = w.vector(mask)

    def once() -> None:
        w.emit.copy(instr, [w.scalar(pointer), _combined(w, instr, values[0], lanes)])

    w.emit.if_then(w.build.any_lane(lanes), once)


def _is_reducible(w: Widener, old: Instr, instr: Instr) -> bool:
    """`instr`, plain or as the masked call `old`, accesses one address, and its result is not used."""
    if instr.op != "atomicrmw" or instr.attrs.get("volatile") or instr.attrs["operation"] not in _REDUCTIONS:
        return False
    return w.shape(old.operands[0]).is_uniform and old not in w.facts.used


def _combined(w: Widener, instr: Instr, value: Value, mask: Value | None) -> Value:
    """The values of the lanes under `mask` (None: all lanes), combined."""
    combine, neutral = _REDUCTIONS[instr.attrs["operation"]]
    if w.shape(value).is_uniform:
        return _repeated(w, combine, w.scalar(value), mask)
    vector, type = w.vector(value), value.type
    assert isinstance(type, IntType)
    if mask is not None:
        neutral_vector = w.build.splat(const_int(type, neutral(type.bits)), w.lanes)
        vector = w.build.select(mask, vector, neutral_vector)
    return w.emit.call(f"llvm.vector.reduce.{combine}.{mangled(vector.type)}", type, [vector])


def _repeated(w: Widener, combine: str, value: Value, mask: Value | None) -> Value:
    """A uniform value, combined over the lanes: times their number for a sum, times its parity for xor, else itself."""
    if combine not in ("add", "xor"):
        return value
    assert isinstance(value.type, IntType)
    count: Value = const_int(value.type, w.lanes)
    if mask is not None:
        bits = w.build.mask_bits(mask)
        ones = w.emit.call(f"llvm.ctpop.{mangled(bits.type)}", bits.type, [bits])
        is_wider = isinstance(bits.type, IntType) and bits.type.bits < value.type.bits
        count = w.build.cast("zext" if is_wider else "trunc", ones, value.type)
    if combine == "xor":
        count = w.build.binop("and", count, const_int(value.type, 1))
    return w.build.binop("mul", value, count)
