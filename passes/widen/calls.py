"""Rules for calls: those that wfv's passes made, LLVM's intrinsics, and math functions (passes/widen/math_calls.py)."""

from __future__ import annotations

from passes.functions.names import LOAD, PER_LANE, STORE, callee_under_mask, is_helper, runs_by_lane
from passes.widen import sub_groups
from passes.widen.arithmetic import is_saturating_conversion, widen_as_is, widen_saturating_conversion
from passes.widen.helper_calls import widen_helper_call, widen_lane_loop
from passes.widen.loads_and_stores import widen_masked_load, widen_masked_store
from passes.widen.math_calls import is_half_function, widen_half_function, widen_libm, widen_rare_math
from passes.widen.per_lane import call_per_lane, set_results, widen_masked_atomic, widen_per_lane
from passes.widen.widener import Widener
from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.intrinsics import (
    NO_VECTOR_FORM,
    Family,
    family_of,
    find_primitive,
    is_any,
    is_vote,
    known_family,
    overloaded_name,
)
from wfv.ir.types import StructType, Type
from wfv.ir.values import TRUE, Value
from wfv.opencl import vector_math
from wfv.opencl.builtins import libm_function


def widen_call(w: Widener, instr: Instr) -> None:
    callee, family = instr.callee, known_family(instr.callee)
    if callee.startswith("wfv."):
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
    elif find_primitive(instr.callee) is not None:
        sub_groups.widen_primitive(w, instr)
    elif instr.callee.startswith(LOAD):
        widen_masked_load(w, instr)
    elif instr.callee.startswith(STORE):
        widen_masked_store(w, instr)
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
    """The same intrinsic on vectors: each scalar type in its name becomes a vector type."""
    operands = enumerate(instr.operands)
    args = [w.scalar(x) if i in family.scalar_operands else w.vector(x) for i, x in operands]
    result = _wide_result(w, instr.type)
    if family_of(instr.callee) in NO_VECTOR_FORM:
        set_results(w, instr, call_per_lane(w, instr, args, instr.callee))
        return
    w.remark_if_scalarized(instr)
    call = w.emit.call(overloaded_name(instr.callee, result, [x.type for x in args]), result, args)
    call.attrs["flags"] = instr.attrs.get("flags", ())
    if isinstance(result, StructType):
        w.values.set_parts(instr, [w.build.extractvalue(call, n) for n in range(len(result.elements or ()))])
    else:
        w.set_vector(instr, call)


def _wide_result(w: Widener, type: Type) -> Type:
    if isinstance(type, StructType):
        return StructType(tuple(w.wide(field) for field in type.elements or ()))
    return w.wide(type)
