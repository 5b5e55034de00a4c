"""Rules for calls: wfv's own, LLVM's intrinsics, and libm, by vector forms wherever there is one."""

from __future__ import annotations

from passes.functions.helpers import callee_under_mask
from passes.functions.inline import is_helper
from passes.functions.masked_forms import LOAD, PER_LANE, STORE
from passes.widen.arithmetic import clone, widen_elementwise
from passes.widen.atomics import widen_masked_atomic
from passes.widen.helper_calls import widen_helper_call
from passes.widen.masked import widen_masked_load, widen_masked_store
from passes.widen.per_lane import set_results, widen_per_lane
from passes.widen.state import Widener
from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.intrinsics import NO_VECTOR_FORM, Family, family_of, known_family, overloaded_name
from wfv.ir.types import DOUBLE, FLOAT, StructType, Type, VecType, count_of
from wfv.ir.values import TRUE, Value
from wfv.opencl import vector_math
from wfv.opencl.builtins import libm_function
from wfv.opencl.math_implementations import choose_implementation, vector_function_name

_PURE = "nounwind willreturn memory(none)"
_FREM: dict[Type, str] = {FLOAT: "fmodf", DOUBLE: "fmod"}


def widen_call(w: Widener, instr: Instr) -> None:
    callee, family = instr.callee, known_family(instr.callee)
    if callee.startswith("wfv."):
        _own(w, instr)
    elif family is not None and family.kind == "drop":
        return
    elif instr.name and w.shape(instr).is_uniform:
        w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))
    elif family is not None and family.kind == "first":
        w.set_vector(instr, w.vector(instr.operands[0]))
    elif family is not None and family.kind == "memory":
        widen_per_lane(w, instr)
    elif function := libm_function(callee):
        w.set_vector(instr, _libm(w, instr, function))
    elif vector_math.has(callee):
        w.set_vector(instr, _rare(w, instr))
    elif family is not None and family.kind == "lanes":
        _intrinsic(w, instr, family)
    else:
        raise UnsupportedError(f"call of @{callee} cannot be vectorized", line=instr.line)


def widen_frem(w: Widener, instr: Instr) -> None:
    """LLVM's `frem` is libm's `fmod`."""
    function = _FREM.get(instr.type)
    if function is None or w.shape(instr).is_uniform:
        widen_elementwise(w, instr)
    else:
        w.set_vector(instr, _libm(w, instr, function))


def _own(w: Widener, instr: Instr) -> None:
    """The functions that the passes make."""
    if instr.callee in ("wfv.any", "wfv.all"):
        (cond,) = instr.operands
        vote = w.any_lane if instr.callee == "wfv.any" else w.all_lanes
        w.set_scalar(instr, w.scalar(cond) if w.shape(cond).is_uniform else vote(w.vector(cond)))
    elif instr.callee.startswith(LOAD):
        widen_masked_load(w, instr)
    elif instr.callee.startswith(STORE):
        widen_masked_store(w, instr)
    elif instr.callee.startswith(PER_LANE):
        widen_masked_atomic(w, instr)
    elif is_helper(instr.callee):
        widen_helper_call(w, instr, instr.callee, instr.operands, TRUE)
    else:
        widen_helper_call(w, instr, callee_under_mask(instr), instr.operands[:-1], instr.operands[-1])


def _intrinsic(w: Widener, instr: Instr, family: Family) -> None:
    """The same intrinsic on vectors: each scalar type in its name becomes a vector type."""
    operands = enumerate(instr.operands)
    args = [w.scalar(x) if i in family.scalar_operands else w.vector(x) for i, x in operands]
    result = _wide_result(w, instr.type)
    if family_of(instr.callee) in NO_VECTOR_FORM:
        set_results(w, instr, _lane_by_lane(w, instr, args, instr.callee))
        return
    call = w.call(overloaded_name(instr.callee, result, [x.type for x in args]), result, args)
    call.attrs["flags"] = instr.attrs.get("flags", ())
    if isinstance(result, StructType):
        w.set_vector(instr, [w.build.extractvalue(call, n) for n in range(len(result.elements or ()))])
    else:
        w.set_vector(instr, call)


def _wide_result(w: Widener, type: Type) -> Type:
    if isinstance(type, StructType):
        return StructType(tuple(w.wide(field) for field in type.elements or ()))
    return w.wide(type)


def _libm(w: Widener, instr: Instr, function: str) -> Value:
    """The vector form that the level of math chooses, in pieces of a register; or lane by lane."""
    args = [w.vector(x) for x in instr.operands]
    chosen = choose_implementation(function, w.machine.math, w.machine.libmvec, w.lanes)
    if chosen.kind == "libm":
        return w.join_lanes(instr.type, _lane_by_lane(w, instr, args, function))
    name, width = chosen.callee, chosen.lanes
    pieces = [
        w.call(name, VecType(width, instr.type), [_piece(w, arg, start, width) for arg in args], _PURE)
        for start in range(0, w.lanes, width)
    ]
    return _join(w, pieces)


def _rare(w: Widener, instr: Instr) -> Value:
    """What a math function of ours calls of another, for lanes that are out of the ordinary."""
    args = [w.vector(x) for x in instr.operands]
    call = w.call(vector_function_name(w.lanes, instr.callee), w.wide(instr.type), args)
    call.attrs["suffix"] = "noinline cold"
    return call


def _piece(w: Widener, vector: Value, start: int, width: int) -> Value:
    """`width` lanes from `start` on; behind the end, lanes come round again (they are benign inputs)."""
    if w.lanes == width:
        return vector
    return w.build.shufflevector(vector, None, [(start + i) % w.lanes for i in range(width)])


def _join(w: Widener, pieces: list[Instr]) -> Value:
    values: list[Value] = list(pieces)
    while len(values) > 1:
        width = count_of(values[0].type)
        values = [
            w.build.shufflevector(a, b, list(range(2 * width))) for a, b in zip(values[::2], values[1::2], strict=True)
        ]
    (whole,) = values
    if count_of(whole.type) > w.lanes:
        whole = w.build.shufflevector(whole, None, list(range(w.lanes)))
    return whole


def _lane_by_lane(w: Widener, instr: Instr, args: list[Value], function: str) -> list[Value]:
    """A call for each lane."""
    is_wanted = w.machine.math == "exact" and libm_function(function)
    why = f"{function} as scalar code calls it" if is_wanted else f"no vector form of {function} here"
    w.remark("per lane", f"{why}: {w.lanes} scalar calls")
    lanes = [[w.lane(x, i) if isinstance(x.type, VecType) else x for x in args] for i in range(w.lanes)]
    return [w.copy(instr, operands) for operands in lanes]
