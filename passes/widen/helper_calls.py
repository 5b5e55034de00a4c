"""Calls of helper functions that stay out of line (passes/functions/masked_helpers.py)."""

from __future__ import annotations

from passes.functions.names import simd_name
from passes.interface import DUMP_SLOT
from passes.widen.state import Widener
from wfv.errors import InternalError
from wfv.ir.core import Instr
from wfv.ir.types import VOID, Type, VecType
from wfv.ir.values import TRUE, Argument, Poison, Value


def widen_helper_call(w: Widener, instr: Instr, helper: str, args: list[Value], mask: Value) -> None:
    """One call of the vector form, if any lane needs it: uniform arguments mean nothing where no lane is active.

    Before:                                         After, for 4 lanes:
        %r = call i32 @wfv.call.heavy(              %any = icmp ne i4 (bitcast of %m), 0
                i32 %x, i32 %n, i1 %m)              br %any: %r.yes = call <4 x i32> @wfv.fn.heavy.masked.simd(
                                                                          <4 x i32> %x, i32 %n, <4 x i1> %m)
                                                    %r = phi <4 x i32> [%r.yes, ..], [poison, ..]
    """
    w.remark("call", "it is not inlined: one call for all lanes, of its vector form under a mask")
    simd = w.module.functions[simd_name(helper)]
    given: list[Value] = [_argument(w, param, x) for param, x in zip(simd.args, args, strict=False)]
    given.append(w.vector(mask))
    if simd.args[-1].name == DUMP_SLOT:
        given.append(w.dump_slot())

    def call() -> list[Value]:
        made = w.build.call(simd.name, simd.ret, given)
        return [] if simd.ret == VOID else [made]

    if mask == TRUE:
        results = call()
    else:
        none: list[Value] = [] if simd.ret == VOID else [Poison(simd.ret)]
        results = w.choose(_any_lane(w, mask), call, lambda: none, "helper")
    if results:
        w.set_vector(instr, results[0])


def _any_lane(w: Widener, mask: Value) -> Value:
    return w.scalar(mask) if w.shape(mask).is_uniform else w.any_lane(w.vector(mask))


def _argument(w: Widener, param: Argument, value: Value) -> Value:
    if _is_wide(param.type, value.type):
        return w.vector(value)
    if not w.shape(value).is_affine:
        raise InternalError(f"%{param.name} is the same for all lanes in every call, but now varying")
    return w.scalar(value)


def _is_wide(param: Type, value: Type) -> bool:
    return isinstance(param, VecType) and param != value
