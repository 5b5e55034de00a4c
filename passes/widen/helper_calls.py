"""Calls of helper functions that stay out of line (passes/functions/masked_helpers.py)."""

from __future__ import annotations

from passes.functions.names import simd_name
from passes.interface import DUMP_SLOT
from passes.widen.widener import Widener
from wfv.errors import InternalError
from wfv.ir.core import Instr
from wfv.ir.types import VOID, Type, VecType
from wfv.ir.values import TRUE, Argument, Poison, Value


def widen_helper_call(w: Widener, instr: Instr, helper: str, args: list[Value], mask: Value) -> None:
    """One call of the vector form, if any lane is active: otherwise uniform arguments may be poison.

    Before:                                         After, for 4 lanes:
        %r = call i32 @wfv.call.heavy(              %any = icmp ne i4 (bitcast of %m), 0
                i32 %x, i32 %n, i1 %m)              br %any: %r.then = call <4 x i32> @wfv.fn.heavy.masked.simd(
                                                                          <4 x i32> %x, i32 %n, <4 x i1> %m)
                                                    %r = phi <4 x i32> [%r.then, ..], [poison, ..]
    """
    w.remark("call", "not inlined: one call of its vector form for all lanes, under a mask")
    simd = w.emit.module.functions[simd_name(helper)]
    operands: list[Value] = [_argument(w, param, x) for param, x in zip(simd.args, args, strict=False)]
    operands.append(w.vector(mask))
    if simd.args[-1].name == DUMP_SLOT:
        operands.append(w.emit.dump_slot())

    def call() -> list[Value]:
        result = w.build.call(simd.name, simd.ret, operands)
        return [] if simd.ret == VOID else [result]

    if mask == TRUE:
        results = call()
    else:
        poison: list[Value] = [] if simd.ret == VOID else [Poison(simd.ret)]
        results = w.emit.if_else(w.any_active(mask), call, lambda: poison, "helper")
    if results:
        w.set_vector(instr, results[0])


def _argument(w: Widener, param: Argument, value: Value) -> Value:
    if _is_wide(param.type, value.type):
        return w.vector(value)
    if not w.shape(value).is_affine:
        raise InternalError(f"%{param.name} is uniform in every analyzed call, but this argument is varying")
    return w.scalar(value)


def _is_wide(param: Type, value: Type) -> bool:
    return isinstance(param, VecType) and param != value
