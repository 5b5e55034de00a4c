"""Rules for calls: calls that wfv's passes made, LLVM's intrinsics, and math functions (passes/widen/math_calls.py).

Calls of functions that stay out of line: helpers' vector forms, and loops that run lane by lane.
"""

from passes.widen import sub_groups
from passes.widen.arithmetic import is_saturating_conversion, widen_as_is, widen_saturating_conversion
from passes.widen.bounds import widen_bounds_test
from passes.widen.lane_loops import widen_lane_loop
from passes.widen.loads_and_stores import widen_load, widen_store
from passes.widen.math_calls import is_half_function, widen_half_function, widen_libm, widen_rare_math
from passes.widen.per_lane import call_per_lane, set_results, widen_masked_atomic, widen_per_lane
from passes.widen.widener import Widener
from wfv.errors import InternalError, UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.intrinsics import (
    NO_VECTOR_FORM,
    Family,
    family_of,
    find_primitive,
    known_family,
    overloaded_name,
)
from wfv.ir.names import (
    BOUNDS,
    DUMP_SLOT,
    LOAD,
    PER_LANE,
    STORE,
    callee_under_mask,
    is_helper,
    is_own,
    masked_name,
    runs_by_lane,
    simd_name,
)
from wfv.ir.own_values import is_any, is_vote
from wfv.ir.types import VOID, StructType, VecType
from wfv.ir.values import TRUE, Argument, Value
from wfv.opencl import vector_math
from wfv.opencl.builtins import libm_function


def widen_helper_call(w: Widener, instr: Instr, helper: str, args: list[Value], mask: Value) -> None:
    """One call of the vector form, if any lane is active: otherwise uniform arguments may be poison.

    Before:                                         After, for 4 lanes:
        %r = call i32 @wfv.call.heavy(              %any = icmp ne i4 (bitcast of %m), 0
                i32 %x, i32 %n, i1 %m)              br %any: %r.then = call <4 x i32> @wfv.fn.heavy.masked.simd(
                                                                          <4 x i32> %x, i32 %n, <4 x i1> %m)
                                                    %r = phi <4 x i32> [%r.then, ..], [poison, ..]
    """
    w.remark("call", "not inlined: one call of its vector form for all lanes, under a mask")
    simd = w.emit.module.functions[simd_name(masked_name(helper))]
    operands: list[Value] = [_argument(w, param, x) for param, x in zip(simd.args, args, strict=False)]
    operands.append(w.vector(mask))
    if simd.args[-1].name == DUMP_SLOT:
        operands.append(w.emit.dump_slot())

    def call() -> Value:
        return w.build.call(simd.name, simd.ret, operands)

    results = [call()] if mask == TRUE else w.emit.if_active(w.any_active(mask), call, simd.ret, "helper")
    if simd.ret != VOID:
        w.values.set_parts(instr, results)


def _argument(w: Widener, param: Argument, value: Value) -> Value:
    if isinstance(param.type, VecType) and param.type != value.type:
        return w.vector(value)
    if not w.shape(value).is_affine:
        raise InternalError(f"%{param.name} is uniform in every analyzed call, but this argument is varying")
    return w.scalar(value)


def widen_call(w: Widener, instr: Instr) -> None:
    callee, family = instr.callee, known_family(instr.callee)
    if is_own(callee):
        _widen_wfv_call(w, instr)
    elif family is not None and family.kind == "drop":
        return
    elif instr.name and w.shape(instr).is_affine:  # strided: a minimum that is assumed not to change its operand
        widen_as_is(w, instr)
    elif family is not None and family.kind == "first":
        w.set_vector(instr, w.vector(instr.operands[0]))
    elif family is not None and family.kind == "memory":
        widen_per_lane(w, instr)
    elif function := libm_function(callee):
        widen_libm(w, instr, function)
    elif vector_math.has(callee):
        widen_rare_math(w, instr)
    elif is_saturating_conversion(instr):
        widen_saturating_conversion(w, instr)
    elif is_half_function(w, instr):
        widen_half_function(w, instr)
    elif family is not None and family.kind == "lanes":
        _widen_intrinsic(w, instr, family)
    else:
        raise UnsupportedError(f"call of @{callee} cannot be vectorized", line=instr.line)


def _widen_wfv_call(w: Widener, instr: Instr) -> None:
    """The functions wfv.*, which only the passes call."""
    if is_vote(instr):
        (cond,) = instr.operands
        vote = w.build.any_lane if is_any(instr) else w.build.all_lanes
        w.set_scalar(instr, w.scalar(cond) if w.shape(cond).is_uniform else vote(w.vector(cond)))
    elif instr.callee == BOUNDS:
        widen_bounds_test(w, instr)
    elif find_primitive(instr.callee) is not None:
        sub_groups.widen_primitive(w, instr)
    elif instr.callee.startswith(LOAD):
        widen_load(w, instr)
    elif instr.callee.startswith(STORE):
        widen_store(w, instr)
    elif instr.callee.startswith(PER_LANE):
        widen_masked_atomic(w, instr)
    elif is_helper(instr.callee):
        _widen_helper(w, instr, instr.callee, instr.operands, TRUE)
    else:
        _widen_helper(w, instr, callee_under_mask(instr.callee), instr.operands[:-1], instr.operands[-1])


def _widen_helper(w: Widener, instr: Instr, helper: str, args: list[Value], mask: Value) -> None:
    widen = widen_lane_loop if runs_by_lane(helper) else widen_helper_call
    widen(w, instr, helper, args, mask)


def _widen_intrinsic(w: Widener, instr: Instr, family: Family) -> None:
    """Calls the intrinsic on vectors: each scalar type in its name becomes a vector type."""
    operands = enumerate(instr.operands)
    args = [w.scalar(x) if i in family.scalar_operands else w.vector(x) for i, x in operands]
    result = w.wide(instr.type)
    if family_of(instr.callee) in NO_VECTOR_FORM:
        set_results(w, instr, call_per_lane(w, instr, args, instr.callee))
        return
    w.remark_if_scalarized(instr)
    call = w.emit.call(overloaded_name(instr.callee, result, [x.type for x in args]), result, args)
    call.attrs["flags"] = instr.flags
    if isinstance(result, StructType):
        w.values.set_parts(instr, [w.build.extractvalue(call, n) for n in range(len(result.elements or ()))])
    else:
        w.set_vector(instr, call)
