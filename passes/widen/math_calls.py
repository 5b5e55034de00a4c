"""Rules for math functions: the vector form that the level of math chooses (docs/math_levels.md), or scalar libm calls.

    %y = call float @expf(float %x)     libmvec:             %y = call <8 x float> @_ZGVdN8v_expf(<8 x float> %x)
                                        vector math library: %y = call <8 x float> @wfv_math.8.NAME(<8 x float> %x)
                                        level `exact`:       8 calls of @expf

passes/widen/vector_math.py defines the functions of the vector math library. Sines and cosines of one number have
functions of their own there (sine_cosine_pairs.py).
"""

from __future__ import annotations

from passes.widen.arithmetic import widen_elementwise
from passes.widen.per_lane import call_per_lane
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import DOUBLE, FLOAT, Type, VecType, count_of
from wfv.ir.values import Value
from wfv.opencl.math_implementations import choose_implementation, choose_paired, vector_function_name

_PURE = "nounwind willreturn memory(none)"
_FREM: dict[Type, str] = {FLOAT: "fmodf", DOUBLE: "fmod"}


def widen_frem(w: Widener, instr: Instr) -> None:
    """LLVM's `frem` is libm's `fmod`."""
    function = _FREM.get(instr.type)
    if function is None or w.shape(instr).is_uniform:
        widen_elementwise(w, instr)
    else:
        widen_libm(w, instr, function)


def widen_libm(w: Widener, instr: Instr, function: str) -> None:
    """Vector calls for an instruction that computes libm's `function` of its operands, or one scalar call per lane."""
    args = [w.vector(x) for x in instr.operands]
    machine = w.facts.machine
    choose = choose_paired if instr in w.facts.paired_math and machine.has_fma else choose_implementation
    chosen = choose(function, machine.math, machine.libmvec, w.lanes)
    if chosen.kind == "libm":
        w.set_vector(instr, w.build.join_lanes(instr.type, call_per_lane(w, instr, args, function)))
        return
    type = VecType(chosen.lanes, instr.type)
    starts = range(0, w.lanes, chosen.lanes)
    pieces = [
        w.emit.call(chosen.callee, type, [_piece(w, arg, start, chosen.lanes) for arg in args], _PURE)
        for start in starts
    ]
    w.set_vector(instr, _join_pieces(w, pieces))


def widen_rare_math(w: Widener, instr: Instr) -> None:
    """A call from one function of the vector math library to another, for lanes with rare arguments."""
    args = [w.vector(x) for x in instr.operands]
    call = w.emit.call(vector_function_name(w.lanes, instr.callee), w.wide(instr.type), args)
    call.attrs["suffix"] = "noinline cold"
    w.set_vector(instr, call)


def _piece(w: Widener, vector: Value, start: int, width: int) -> Value:
    """`width` lanes from `start` on; behind the last lane, from lane 0 on again: their values are valid arguments."""
    if w.lanes == width:
        return vector
    return w.build.shufflevector(vector, None, [(start + i) % w.lanes for i in range(width)])


def _join_pieces(w: Widener, pieces: list[Instr]) -> Value:
    """The pieces one behind the other, without lanes behind the last one."""
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
