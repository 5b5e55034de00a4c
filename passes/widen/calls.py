"""Rules for calls: wfv's own, LLVM's intrinsics, and libm, by vector forms wherever there is one."""

from __future__ import annotations

from passes.guards import BLOCK_OPERATIONS, mangled
from passes.helpers import callee_under_mask
from passes.inline import is_helper
from passes.widen.arithmetic import clone
from passes.widen.helper_calls import widen_helper_call
from passes.widen.masked import widen_masked_atomic, widen_masked_load, widen_masked_store
from passes.widen.memory import widen_per_lane
from passes.widen.state import Widener
from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.types import FloatType, Type, VecType, count_of
from wfv.ir.values import TRUE, Poison, Value
from wfv.opencl.builtins import libm_functions

_DROPPED = ("llvm.lifetime.", "llvm.assume", "llvm.dbg.", "llvm.experimental.noalias.scope.decl")
# Intrinsics with a scalar operand beside the vectors: its place.
_SCALAR_OPERAND = {"llvm.ctlz": 1, "llvm.cttz": 1, "llvm.abs": 1, "llvm.powi": 1, "llvm.is.fpclass": 1}
_LIBMVEC = (
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp10",
    "exp2", "expm1", "hypot", "log", "log10", "log1p", "log2", "pow", "sin", "sinh", "tan", "tanh",
)  # fmt: skip
_REGISTER_BITS = {"b": 128, "d": 256, "e": 512}
_LIBM = libm_functions()
_PURE = "nounwind willreturn memory(none)"


def widen_call(w: Widener, instr: Instr) -> None:
    callee = instr.callee
    if callee in ("wfv.any", "wfv.all"):
        (cond,) = instr.operands
        vote = w.any_lane if callee == "wfv.any" else w.all_lanes
        w.set_scalar(instr, w.scalar(cond) if w.shape(cond).is_uniform else vote(w.vector(cond)))
    elif callee.startswith("wfv.load."):
        widen_masked_load(w, instr)
    elif callee.startswith("wfv.store."):
        widen_masked_store(w, instr)
    elif callee.startswith("wfv.atomicrmw."):
        widen_masked_atomic(w, instr)
    elif is_helper(callee):
        widen_helper_call(w, instr, callee, instr.operands, TRUE)
    elif helper := callee_under_mask(instr):
        widen_helper_call(w, instr, helper, instr.operands[:-1], instr.operands[-1])
    elif callee.startswith(_DROPPED):
        return
    elif instr.name and w.shape(instr).is_uniform:
        w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))
    elif callee.startswith(BLOCK_OPERATIONS):
        widen_per_lane(w, instr)
    elif callee.startswith("llvm."):
        w.set_vector(instr, _intrinsic(w, instr))
    elif callee in _LIBM:
        w.set_vector(instr, _libm(w, instr))
    else:
        raise UnsupportedError(f"call of @{callee} cannot be vectorized", line=instr.line)


def _intrinsic(w: Widener, instr: Instr) -> Value:
    """The same intrinsic on vectors: each scalar type in its name becomes a vector type."""
    stem = ".".join(part for part in instr.callee.split(".") if not _is_type_name(part))
    if isinstance(instr.type, VecType) or not hasattr(instr.type, "bits"):
        raise UnsupportedError(f"call of @{instr.callee} cannot be vectorized", line=instr.line)
    at = _SCALAR_OPERAND.get(stem)
    args = [w.scalar(x) if i == at else w.vector(x) for i, x in enumerate(instr.operands)]
    suffixes = [mangled(args[0].type if n else w.wide(instr.type)) for n in range(_overloads(instr.callee))]
    if stem == "llvm.is.fpclass":
        suffixes = [mangled(args[0].type)]
    call = w.call(".".join([stem, *suffixes]), w.wide(instr.type), args)
    call.attrs["flags"] = instr.attrs.get("flags", ())
    return call


def _is_type_name(part: str) -> bool:
    return part == "bf16" or (part[0] in "if" and part[1:].isdigit())


def _overloads(callee: str) -> int:
    return sum(_is_type_name(part) for part in callee.split("."))


def _libm(w: Widener, instr: Instr) -> Value:
    """libmvec's vector form, in pieces of a register; or lane by lane where there is none."""
    stem, _, count = _LIBM[instr.callee]
    args = [w.vector(x) for x in instr.operands]
    if stem not in _LIBMVEC or not w.machine.vector_math:
        return _lane_by_lane(w, instr, args)
    letter, width = _form(w, instr.type)
    name = f"_ZGV{letter}N{width}{'v' * count}_{instr.callee}"
    pieces = [
        w.call(name, VecType(width, instr.type), [_piece(w, arg, start, width) for arg in args], _PURE)
        for start in range(0, w.lanes, width)
    ]
    return _join(w, pieces)


def _form(w: Widener, type: Type) -> tuple[str, int]:
    """The widest form that the lanes fill: (instruction set letter, lanes of a call)."""
    assert isinstance(type, FloatType)
    letters = [c for c in "bde" if c <= w.machine.vector_math and _REGISTER_BITS[c] <= max(128, w.lanes * type.bits)]
    return letters[-1], _REGISTER_BITS[letters[-1]] // type.bits


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


def _lane_by_lane(w: Widener, instr: Instr, args: list[Value]) -> Value:
    w.remark("per lane", f"no vector form of {instr.callee} here: {w.lanes} scalar calls")
    result: Value = Poison(w.wide(instr.type))
    for i in range(w.lanes):
        one = w.build.call(instr.callee, instr.type, [w.lane(arg, i) for arg in args])
        result = w.build.insertelement(result, one, i)
    return result
